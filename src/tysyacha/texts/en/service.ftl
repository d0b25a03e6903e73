# What the service adds in words to its answers: rules, previews of links, the sheet of a game with real cards.

service-special = { $name }: { $value }
