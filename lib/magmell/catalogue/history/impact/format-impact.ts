import type { DeckImpact, ImportImpact } from "./types";

/** Returns the impact of a plan as lines for the terminal. */
export function formatImpact({ asOf, cards, decks, rulings, coverage, texts, goldfish }: ImportImpact): string {
  const lines = [`What it means, by the information in force on ${asOf}:`];
  for (const { number, name, fields } of cards) {
    const changed = fields.map(({ field, before, after }) => `${field} ${before || "none"} → ${after || "none"}`);
    if (changed.length > 0 && fields[0]?.before !== "") lines.push(`  ${number} 《${name}》: ${changed.join("; ")}`);
  }
  lines.push(...deckLines(decks));
  for (const { id, cards: names, stale } of rulings)
    lines.push(
      `  Ruling ${id} (${names.join(", ")}): ${stale ? "older than its cards now, check it" : "about a card that changes"}`,
    );
  for (const { number, name, revision, before, after } of coverage)
    lines.push(
      `  ${number} 《${name}》 from ${revision} is read ${after}${before === null ? "" : `, before ${before}`}`,
    );
  lines.push(
    `  Texts that come or change: ${texts.full} read in full, ${texts.partial} in part, ${texts.none} not at all`,
  );
  const played = `${goldfish.decks} of these decks play otherwise`;
  lines.push(`  Goldfish: no game is saved; links deal the same hands with the new cards, ${played}`);
  return lines.join("\n");
}

function deckLines({ held, becomeIllegal, becomeLegal, named, unchecked }: DeckImpact): readonly string[] {
  const { starter, public: open, hidden } = held;
  const lines = [
    `  Decks with a card that changes: ${starter} starters, ${open} public, ${hidden} others${unchecked > 0 ? `, and ${unchecked} more` : ""}`,
  ];
  if (becomeIllegal + becomeLegal > 0) lines.push(`  Of them ${becomeIllegal} become illegal and ${becomeLegal} legal`);
  for (const { name, seen, cards, legal } of named) {
    const turn = legal[0] === legal[1] ? "" : legal[1] ? ", becomes legal" : ", becomes illegal";
    lines.push(`    ${seen === "starter" ? "Starter" : "Public deck"} ${name}: ${cards.join(", ")}${turn}`);
  }
  return lines;
}
