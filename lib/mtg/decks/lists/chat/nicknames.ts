import { isKnownName } from "@/engine/mtg/deck";
import type { ListEntry } from "../list-markup";

/** What players call cards, each with the names that it may mean, parted by bars. No card has one of these names. */
const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  `goyf=Tarmogoyf; bob=Dark Confidant; confidant=Dark Confidant; fow=Force of Will; fof=Fact or Fiction; bolt=Lightning Bolt;
stp=Swords to Plowshares; swords=Swords to Plowshares; plow=Swords to Plowshares; path=Path to Exile; snap=Snapcaster Mage;
snapcaster=Snapcaster Mage; sfm=Stoneforge Mystic; stoneforge=Stoneforge Mystic; jitte=Umezawa's Jitte; bbe=Bloodbraid Elf;
jtms=Jace, the Mind Sculptor; gary=Gray Merchant of Asphodel; gray merchant=Gray Merchant of Asphodel; downfall=Hero's Downfall;
erebos=Erebos, God of the Dead|Erebos, Bleak-Hearted; caryatid=Sylvan Caryatid; courser=Courser of Kruphix; tks=Thought-Knot Seer;
elspeth=Elspeth, Sun's Champion|Elspeth, Knight-Errant; nykthos=Nykthos, Shrine to Nyx;
drs=Deathrite Shaman; deathrite=Deathrite Shaman; gsz=Green Sun's Zenith; sotf=Survival of the Fittest;
tog=Psychatog; rav trap=Ravenous Trap; dark rit=Dark Ritual; rit=Dark Ritual; sdt=Sensei's Divining Top;
top=Sensei's Divining Top; led=Lion's Eye Diamond; lftl=Life from the Loam; loam=Life from the Loam; ooze=Scavenging Ooze;
scooze=Scavenging Ooze; thalia=Thalia, Guardian of Thraben; geist=Geist of Saint Traft; finks=Kitchen Finks; sphinx's rev=Sphinx's Revelation;
rev=Sphinx's Revelation; verdict=Supreme Verdict; emrakul=Emrakul, the Aeons Torn; ulamog=Ulamog, the Infinite Gyre`
    .split(/;\s*/u)
    .map((row) => row.split("="))
    .map(([nickname = "", names = ""]) => [nickname, names.split("|")]),
);

/** Returns the entries with a doubt at each name that is what players call a card, with the cards that it may mean. */
export const askNicknames = (entries: readonly ListEntry[]): readonly ListEntry[] =>
  entries.map((entry) => {
    const { raw, read } = entry;
    if (read.is !== "card" || !read.isCounted || /[《<]/u.test(raw) || isKnownName(read.name)) return entry;
    const meant = NICKNAMES.get(read.name.toLowerCase());
    if (meant === undefined) return entry;
    const part = read.part === "side" ? "SB: " : "";
    const choices = [...meant, `《${read.name}》`].map((name) => `${part}${read.count} ${name}`);
    return { ...entry, read: { ...read, doubt: "ONE_NAME", choices } };
  });
