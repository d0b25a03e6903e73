// A player for Thousand in a few lines: it reads a question a line and writes an answer a line.
const RANKS = "9JQKTA";
const rank = (action) => RANKS.indexOf(action[2][0]);

function choose({ ask, legal }) {
  if (ask === "right") return null; // lets a right out of turn wait
  const marriage = legal.find((action) => action.at(-1) === "marriage");
  const cards = legal.filter((action) => ["play", "give", "discard"].includes(action[1]));
  if (marriage) return marriage;
  if (cards.length) {
    cards.sort((one, other) => rank(one) - rank(other));
    return cards[0][1] === "play" ? cards.at(-1) : cards[0];
  }
  return legal.find((action) => ["pass", "look"].includes(action[1])) ?? legal[0];
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => console.log(JSON.stringify(choose(JSON.parse(line)))));
