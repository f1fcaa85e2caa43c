import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const printing = (name: string, set: string, released: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ object: "card", lang: "en", layout: "normal", name, set, set_name: set.toUpperCase(), released_at: released },
  ...{ type_line: "Creature — Knight", mana_cost: "{1}{W}", cmc: 2, colors: ["W"], ...more },
  ...("type_line" in more ? {} : { power: "2", toughness: "1", keywords: ["Haste"] }),
});
const BLUE = { type_line: "Instant", mana_cost: "{U}", cmc: 1, colors: ["U"] };
const HALVES = [
  { name: "Ash", mana_cost: "{R}", type_line: "Instant" },
  { name: "Ember", mana_cost: "{1}{R}", type_line: "Instant" },
];

/** A bulk file as Scryfall writes them, with cards of our own: none has the name of a real one but those that lists name. */
const CARDS = [
  printing("Reed Warden", "inv", "2000-10-02"),
  printing("Reed Warden", "inv", "2000-10-02", { lang: "ja", printed_name: "葦の番人" }),
  printing("Marsh Lamp", "6ed", "1999-04-21", BLUE),
  printing("Marsh Lamp", "6ed", "1999-04-21", { ...BLUE, lang: "ja", printed_name: "沼のともしび" }),
  printing("Old Bell", "usg", "1998-10-12", { type_line: "Artifact", mana_cost: "{7}", cmc: 7, colors: [] }),
  printing("Gate Page", "por", "1997-05-01"),
  printing("Late Knight", "zzz", "2007-05-04"),
  printing("Sol Ring", "3ed", "1994-04-01", { type_line: "Artifact", mana_cost: "{1}", cmc: 1, colors: [] }),
  printing("Sol Ring", "3ed", "1994-04-01", { lang: "ja", printed_name: "太陽の指輪" }),
  printing("Ash // Ember", "inv", "2000-10-02", {
    layout: "split",
    card_faces: HALVES,
    type_line: "Instant // Instant",
  }),
  printing("Wax // Wane", "inv", "2000-10-02", { layout: "split", type_line: "Instant // Instant" }),
  ...["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name) =>
    printing(name, "6ed", "1999-04-21", { type_line: `Basic Land — ${name}`, mana_cost: "", cmc: 0, colors: [] }),
  ),
];

/** Lists and a set beside those of the documents, of our own. */
const FORMATS = {
  format: "grimoire-formats/1",
  source: "A sample of the test",
  sets: [
    {
      ...{ code: "zza", ja: "試しのセット", en: "Trial Set", released: "2001-02-05" },
      ...{ kind: "expansion", block: "invasion" },
    },
  ],
  lists: [{ format: "type1", from: "1999-10-01", restricted: ["Old Bell"], banned: ["Reed Warden"] }],
};

/** Loads card data and formats by the commands of the production build, on the database of the site of this spec. */
export async function loadMtgData(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mtg-data-"));
  const command = join(process.env.E2E_FOLDER ?? process.cwd(), ".next/commands/mtg.mjs");
  const env = { ...process.env, DATABASE_URL: process.env.DATABASE_OWNER_URL };
  for (const [area, content] of Object.entries({ cards: CARDS, formats: FORMATS })) {
    const file = join(folder, `${area}.json`);
    await writeFile(file, JSON.stringify(content));
    await promisify(execFile)(process.execPath, [command, area, "import", file], { env });
  }
  await rm(folder, { recursive: true });
}
