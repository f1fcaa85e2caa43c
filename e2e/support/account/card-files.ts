import { ownCard } from "./own-card";

/** Returns a file of new stones in a set of its own, which nobody publishes. */
export function stoneFile(count: number) {
  const cards = Array.from({ length: count }, (_, at) => ({
    number: 40_000 + at,
    name: `試しの石${at}`,
    reading: "ためし",
    englishName: `Trial Stone ${at}`,
    revisions: [{ effectiveOn: "2026-01-01", kind: "stone", text: "" }],
    printings: [],
  }));
  const set = { code: "QSTONE", name: "試しの巻", englishName: "Trial", releasedOn: "2026-01-01" };
  return { name: "QSTONE.json", content: JSON.stringify({ format: "grimoire-cards/1", sets: [set], cards }) };
}

/** Returns a card without an English name, of a rarity, and with the picture of that name. */
export async function picturedCard(image: string, imageAlt: string) {
  const own = await ownCard();
  const content = JSON.parse(own.file);
  content.sets[0].rarities = [{ code: "SR", name: "スーパーレア", englishName: "Super rare" }];
  delete content.cards[0].englishName;
  Object.assign(content.cards[0].printings[0], { rarity: "SR", image, imageAlt });
  return {
    ...own,
    content,
    set: content.sets[0].name as string,
    pictured: JSON.stringify(content),
    printing: content.cards[0].printings[0].number as string,
  };
}
