import type { StateName } from "./states";

/** Who looks at a page: each is signed in once for all of theirs. */
export type Reader = "visitor" | "player" | "newcomer" | "user" | "admin";

/** One address that is looked at, and the states that the page is brought into afterwards. */
export type SweepRow = {
  /** Folders of `app/[lang]` with the page: the address is one of the first, and the others show the same under another. */
  readonly routes: readonly string[];
  /** A word in braces is a place that the reader's world names, such as the id of a deck. */
  readonly address: string;
  /** Addresses of the routes after the first, which the nightly run looks at as well. */
  readonly others?: readonly string[];
  /** Selector of the part to look at, where the rest of the page is looked at in another row. */
  readonly part?: string;
  /** Selector of what shows that the page is awake, where a sketch of it stands first; its heading if it is missing. */
  readonly awake?: string;
  readonly states?: readonly StateName[];
  /** Whether only the nightly run looks: at what differs little from another row. */
  readonly nightly?: true;
  /** Whether the colors are looked at in the dark, too: on pages that show most of the theme. */
  readonly dark?: true;
};

const row = (routes: string, address: string, more: Omit<SweepRow, "routes" | "address"> = {}): SweepRow => ({
  routes: routes.split(" "),
  address,
  ...more,
});

const CODE = "KFBXUHBT8Q";
/** Cards of a game that was dealt. */
const DEALT = "[data-instance]";
const THREE_COLORS = "ORR3L1j-FBEMBL";
const FORESTS = "m1siKrjtMYoyF2NR";
const UNKNOWN_NAMES = "m1eyhtdshexo8mnxpQnh4XrBuUM";

/** Pages that are read without an account. */
const VISITOR: readonly SweepRow[] = [
  row("/", "/", { states: ["header menu", "header search"] }),
  row("/", "/en"),
  row("/cards", "/cards", { states: ["card added"] }),
  row("/cards", "/cards?q=三冊の取り寄せ&display=list", { part: "main", states: ["card preview"] }),
  row("/cards", "/cards?q=o:引く+t:magic&display=text", { nightly: true, part: "main" }),
  row("/cards", "/en/cards?q=page+display:checklist"),
  row("/cards", "/cards?q=zzz+t:stone", { nightly: true, part: "main" }),
  row("/cards", "/cards?q=knid:unit+頁", { nightly: true, part: "main" }),
  row("/cards/[name]", "/cards/煤煙の司書", { states: ["card shared"] }),
  row("/cards/[name]", "/en/cards/三冊の取り寄せ?asof=2025-06-01", { nightly: true, part: "main" }),
  row("/cards/[name]", "/cards/差し戻し", { nightly: true, part: "main" }),
  row("/cards/[name]/proxy", "/cards/三冊の取り寄せ/proxy"),
  row("/cards/write", "/cards/write", { states: ["text read in part"] }),
  row("/sets", "/sets"),
  row("/sets/[code]", "/sets/FL"),
  row("/illustrators", "/illustrators"),
  row("/illustrators/[name]", "/illustrators/ミズノオト"),
  row("/lists", "/lists"),
  row("/lists/[id]", "/lists/answers"),
  row("/syntax", "/syntax", { states: ["parts opened"] }),
  row("/learn", "/learn"),
  row("/learn/first-turns", "/learn/first-turns", { awake: "main [data-step]" }),
  row("/rules", "/rules"),
  row("/rules", "/rules?q=破壊", { part: "main" }),
  row("/rules", "/rules?q=A.7.99", { nightly: true, part: "main" }),
  row("/rules", "/en/rules?changed=1", { nightly: true, part: "main" }),
  row("/rules/mag/[number]", "/rules/mag/705.4.3"),
  row("/rules/mag/[number]", "/rules/mag/5", { nightly: true, part: "main" }),
  row("/rules/house/[n]", "/rules/house/7"),
  row("/rules/library", "/rules/library"),
  row("/rules/[document]", "/rules/mtg-6e"),
  row("/rules/[document]", "/rules/mtg-house", { nightly: true, part: "main" }),
  row("/rules/[document]", "/rules/mtg-8e", { nightly: true, part: "main" }),
  row("/rules/[document]/[number]", "/rules/mtg-6e/T.4.2"),
  row("/rules/[document]/[number]", "/en/rules/mtg-6e/K.17", { nightly: true, part: "main" }),
  row("/rules/eras", "/rules/eras"),
  row("/rules/words", "/rules/words", { states: ["parts opened"] }),
  row("/rules/sources/[source]", "/rules/sources/duelist"),
  row("/privacy", "/privacy"),
  row("/terms", "/terms"),
  row("/[...rest]", "/nowhere/at-all"),
  row("/offline", "/offline"),
  row("/developers", "/developers", { states: ["parts opened"] }),
  row("/developers/rules", "/developers/rules"),
  row("/developers/rules/[document]/[number]", "/developers/rules/mtg-6e/K.17.2"),
  row("/developers/kit", "/developers/kit", { dark: true, states: ["parts opened"] }),
];

/** Tools that are used without an account: the builder, decks by their codes, goldfish, and the second game. */
const PLAYER: readonly SweepRow[] = [
  row("/decks/new /offline/builder /decks/[id]/edit", "/decks/new", {
    others: ["/offline/builder"],
    awake: "[data-act=add]",
    dark: true,
    states: [
      "list with unknown names",
      "deck with problems",
      "deck view",
      "pool in pictures",
      "card sheet",
      "card note",
      "deck words",
      "deck as text",
      "legal deck",
      "deck taken away",
      "odds of the deck",
      "split of stones",
    ],
  }),
  row("/d/[code] /s/[token]", `/d/${CODE}`, { states: ["figures as tables", "opening hand judged"] }),
  row("/d", "/d?code=KFBXUHBT"),
  row("/decks/mine", "/decks/mine", { part: "main" }),
  row("/d/[code]/sheet /decks/[id]/sheet /s/[token]/sheet", `/d/${CODE}/sheet`),
  row("/d/[code]/proxies /decks/[id]/proxies /s/[token]/proxies", `/d/${CODE}/proxies`),
  row("/goldfish", "/goldfish"),
  row("/goldfish/[code]", `/goldfish/${THREE_COLORS}?seed=7`, {
    awake: DEALT,
    dark: true,
    states: [
      "keys of the game",
      "first turn",
      "units and stones",
      "use that harms oneself",
      "question of a card",
      "reasons of a card",
      "act by hand",
      "subject of an act by hand",
    ],
  }),
  row("/goldfish/[code]", `/en/goldfish/${CODE}?seed=7`, { awake: DEALT }),
  row("/goldfish/[code]", `/goldfish/${CODE}?seed=9`, { part: "main", states: ["game in figures"] }),
  row("/goldfish/[code]", "/goldfish/QwRGaVe2DAlJBSJf?seed=7", { nightly: true, part: "main", states: ["game lost"] }),
  row("/goldfish/[code]", "/goldfish/x", { nightly: true, part: "main" }),
  row("/goldfish/[code]", "/goldfish/K8qHNr0kPI", { nightly: true, part: "main" }),
  row("/goldfish/[code]/replay/[replay]", `/goldfish/${CODE}/replay/SgHAAAAIwK1nJAQ4NR`, { awake: DEALT }),
  row("/goldfish/[code]/trainer", `/goldfish/${CODE}/trainer?seed=7`, { states: ["hand decided"] }),
  row("/goldfish/[code]/trial", `/goldfish/${CODE}/trial?seed=5`, { states: ["games played"] }),
  row("/goldfish/daily", "/goldfish/daily", { states: ["hand of the day decided"] }),
  row("/goldfish/daily", "/goldfish/daily?day={day}", { nightly: true, part: "main" }),
  row("/mtg", "/mtg"),
  row("/mtg/turn", "/mtg/turn"),
  row("/mtg/turn/[era]", "/en/mtg/turn/8e", { nightly: true }),
  row("/mtg/turn/[era]", "/mtg/turn/mod"),
  row("/mtg/formats", "/mtg/formats?on=2000-10-31"),
  row("/mtg/formats/[id]", "/mtg/formats/standard?on=2000-10-31"),
  row("/mtg/lab", "/mtg/lab?board=704.5y&era=6e", { states: ["piece chosen", "eras compared", "turn played out"] }),
  row("/mtg/decks/new /offline/mtg /mtg/decks/[id]/edit", "/mtg/decks/new", {
    others: ["/offline/mtg"],
    states: ["names offered", "list with problems", "list without problems"],
  }),
  row("/mtg/d/[code]", `/mtg/d/${FORESTS}?format=type1`),
  row("/mtg/d/[code]/sheet", `/mtg/d/${FORESTS}/sheet?format=type1`),
  row("/mtg/goldfish", "/mtg/goldfish", { states: ["line not read"] }),
  row("/mtg/goldfish/[code]", `/mtg/goldfish/${FORESTS}?seed=7&era=mod`, {
    states: ["mulligan", "mana unspent", "progress by hand", "token chosen"],
  }),
  row("/mtg/goldfish/[code]", `/mtg/goldfish/${UNKNOWN_NAMES}?seed=7&era=mod`, { part: "main", states: ["name said"] }),
];

/** Pages on the way to an account, and what others have made. */
const NEWCOMER: readonly SweepRow[] = [
  row("/sign-in", "/sign-in", { states: ["sign-in refused", "code asked for"] }),
  row("/sign-up", "/sign-up", { states: ["sign-up refused"] }),
  row("/forgot", "/forgot"),
  row("/link", "/link"),
  row("/link", "/link#{invite}", { nightly: true, part: "main" }),
  row("/link", "/link#{reset}", { part: "main", states: ["weak password"] }),
  row("/link", "/link#{verify}", { nightly: true, part: "main" }),
  row("/link", "/link#{expired}", { nightly: true, part: "main", states: ["link out of reach"] }),
  row("/decks", "/decks"),
  row("/decks", "/decks?q=はじめての赤", { nightly: true, part: "main" }),
  row("/decks/[id]", "/decks/{deck}", { states: ["deck shared"] }),
  row("/decks/[id]", "/decks/{deck}?view=list", { nightly: true, part: "main" }),
  row("/decks/compare", "/decks/compare?a={deck}&b={other}"),
  row("/authors/[key]", "/authors/{author}"),
  row("/embed/decks/[id]", "/embed/decks/{deck}"),
  row("/report", "/report?deck={deck}"),
  row("/cards/[name]/suggest", "/cards/水圧/suggest", { states: ["field to correct"] }),
  row("/mtg/decks", "/mtg/decks?format=type1"),
];

/** Pages of an account. */
const USER: readonly SweepRow[] = [
  row("/account", "/account", { states: ["proof asked for", "second step begun", "recovery codes"] }),
  row("/decks/mine", "/decks/mine", { states: ["own deck chosen"] }),
  row("/decks/[id]/versions", "/decks/{mine}/versions?from=1&to=2"),
  row("/decks/[id]", "/decks/{hidden}", { part: "main" }),
  row("/mtg/decks/[id]", "/mtg/decks/{mtgDeck}"),
  row("/mtg/decks/[id]/edit", "/mtg/decks/{mtgDeck}/edit", { nightly: true, part: "main" }),
];

/** Pages of the administration. */
const ADMIN: readonly SweepRow[] = [
  row("/admin", "/admin"),
  row("/admin/import", "/admin/import", { states: ["files refused"] }),
  row("/admin/drafts/[id]", "/admin/drafts/{draft}", { states: ["draft gone"] }),
  row("/admin/drafts/[id]", "/admin/drafts/{large}?kind=new&page=2", { nightly: true, part: "main" }),
  row("/admin/edit", "/admin/edit"),
  row("/admin/edit/cards/[number]", "/admin/edit/cards/1"),
  row("/admin/edit/cards/[number]", "/admin/edit/cards/new", { part: "main", states: ["card form refused"] }),
  row("/admin/edit/lists", "/admin/edit/lists"),
  row("/admin/edit/lists/[id]", "/admin/edit/lists/answers"),
  row("/admin/edit/rulings", "/admin/edit/rulings"),
  row("/admin/edit/rulings/[id]", "/admin/edit/rulings/new"),
  row("/admin/history", "/admin/history"),
  row("/admin/history/[version]", "/admin/history/1"),
  row("/admin/history/[version]/rollback", "/admin/history/1/rollback"),
  row("/admin/pictures", "/admin/pictures"),
  row("/admin/audit", "/admin/audit"),
  row("/admin/suggestions", "/admin/suggestions"),
  row("/admin/reports", "/admin/reports"),
  row("/admin/people", "/admin/people", { states: ["administrator refused"] }),
];

/** Every page of the site and the states that differ from it, by reader. */
export const TABLE: Readonly<Record<Reader, readonly SweepRow[]>> = {
  visitor: VISITOR,
  player: PLAYER,
  newcomer: NEWCOMER,
  user: USER,
  admin: ADMIN,
};

export const READERS = Object.keys(TABLE) as readonly Reader[];
