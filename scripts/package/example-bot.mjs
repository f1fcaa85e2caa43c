// Plays two decks against each other: node example-bot.mjs cards.json CODE CODE [seed]
import { readFileSync } from "node:fs";
import { createCards, legalAnswers, quickSeat, startWithDecks, stepGame, validateDecks } from "grimoire-magmell";
import { createNumberTable, decodeDeck } from "grimoire-magmell/deck-code";
import { fromBulk } from "grimoire-magmell/from-api";

const [file, one, other, seed = "1"] = process.argv.slice(2);
if (other === undefined) {
  console.error("Usage: node example-bot.mjs cards.json CODE CODE [seed]");
  process.exit(2);
}
const bulk = JSON.parse(readFileSync(file, "utf8"));
const cards = createCards(fromBulk(bulk));
const decks = [one, other].map((code) => {
  const decoded = decodeDeck(code, createNumberTable(bulk.cards));
  if (!decoded.ok) throw new Error(`Invalid deck code ${code}: ${decoded.problem.code}`);
  return decoded.deck;
});
const validation = validateDecks(cards, decks, false);
if (!validation.ok) throw new Error(`A deck is not legal: ${JSON.stringify(validation.problems)}`);

/** Answers as the quick player does. Replace this function to make your own bot. */
const answer = (state) => quickSeat(cards, state, legalAnswers(cards, state));

const state = startWithDecks(cards, validation.lists, Number(seed), 0);
let decisions = 0;
for (; state.choice !== null; decisions += 1) {
  const problem = stepGame(cards, state, answer(state));
  if (problem !== null) throw new Error(`The answer is refused: ${problem.code}`);
}
console.log(JSON.stringify({ turns: state.turn, decisions, winner: state.outcome.winner }));
