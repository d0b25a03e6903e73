"""Where requests come in: errors in words, headers, origins."""
