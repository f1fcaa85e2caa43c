import { isTestFile, type Room, type Target } from "./rooms";

type ImportLaw = {
  readonly may: readonly Target[];
  /** Alternative to a forbidden import, shown in the message. */
  readonly instead: string;
};

/** Rooms below every game: what games share, and the types and tools of rulebooks. */
const GROUND: readonly Target[] = ["kernel", "rule tools"];
const ENGINE: readonly Target[] = [
  ...GROUND,
  "model",
  "rulebook",
  "rulebook door",
  "rules",
  "machine",
  "text",
  "text door",
  "seats",
  "odds",
  "odds door",
  "engine door",
];
const MTG: readonly Target[] = [
  ...GROUND,
  "mtg model",
  "mtg rulebook",
  "mtg rulebook door",
  "mtg rules",
  "mtg machine",
  "mtg boards",
  "mtg deck",
  "mtg deck door",
  "mtg door",
];
/** Card text and odds have doors of their own, so that a page loads neither without need. */
const DOORS: readonly Target[] = [
  "engine door",
  "rulebook door",
  "text door",
  "odds door",
  "mtg deck door",
  "mtg door",
  "mtg rulebook door",
];
const RULES: ImportLaw = {
  may: [...GROUND, "model", "rulebook", "rulebook door", "rules"],
  instead: "Rules, checks and effects know only the model: push a frame and let the machine run it.",
};
const VOCABULARY: ImportLaw = {
  may: [...GROUND, "model", "rulebook", "rulebook door"],
  instead: "The model is vocabulary: move the behaviour to rules, checks or effects.",
};

const TEXT: ImportLaw = {
  may: [...GROUND, "model", "rulebook", "rulebook door", "text", "text door"],
  instead: "Card text compiles to data of the model; the machine meets it there.",
};

const ODDS: ImportLaw = {
  may: [...GROUND, "model", "machine", "odds", "odds door"],
  instead: "Odds are counted from cards and decks; what has to be played is sampled by seats.",
};

const MTG_DECK: ImportLaw = {
  may: [...GROUND, "mtg model", "mtg rulebook", "mtg rulebook door", "mtg deck"],
  instead: "Formats judge names and numbers; they play no game.",
};

const MTG_VOCABULARY: ImportLaw = {
  may: [...GROUND, "mtg model", "mtg rulebook", "mtg rulebook door"],
  instead:
    "The model is vocabulary of one game: move behaviour to rules, checks or combat, what both games share to engine/kernel.",
};

const UI: ImportLaw = {
  may: [...DOORS, "lib", "words", "ui", "react", "next", "zod", "other packages"],
  instead:
    "Components get what they show as props: the page reads it from data.ts; writing goes through a route handler; words come from app/i18n.",
};

/** Allowed imports for each area of the code: the table of docs/architecture.md. */
export const IMPORT_RULES: Readonly<Record<Room, ImportLaw>> = {
  kernel: {
    may: ["kernel"],
    instead: "The kernel is what any card game shares: hand in what it needs as an argument.",
  },
  "rule tools": {
    may: GROUND,
    instead: "Tools of rulebooks serve any document: hand in the entries of the game as an argument.",
  },
  model: VOCABULARY,
  rulebook: VOCABULARY,
  "rulebook door": VOCABULARY,
  rules: RULES,
  machine: {
    may: [...GROUND, "model", "rulebook", "rulebook door", "rules", "machine"],
    instead: "The machine runs what it is given: text and seats stand outside and call it.",
  },
  text: TEXT,
  "text door": TEXT,
  seats: {
    may: [...GROUND, "model", "machine", "seats"],
    instead: "A seat sees the answers it is offered and the machine's public functions, as a player would.",
  },
  odds: ODDS,
  "odds door": ODDS,
  "engine door": { may: ENGINE, instead: "The engine imports nothing from outside, and neither game the other." },
  "mtg model": MTG_VOCABULARY,
  "mtg rulebook": MTG_VOCABULARY,
  "mtg rulebook door": MTG_VOCABULARY,
  "mtg rules": {
    may: [...GROUND, "mtg model", "mtg rulebook", "mtg rulebook door", "mtg rules"],
    instead:
      "Rules, checks and combat know only the model: push a frame and let the machine run it. What both games share belongs into engine/kernel.",
  },
  "mtg deck": MTG_DECK,
  "mtg deck door": MTG_DECK,
  "mtg machine": {
    may: [...GROUND, "mtg model", "mtg rulebook", "mtg rulebook door", "mtg rules", "mtg machine"],
    instead: "The machine runs what it is given: boards and reports stand outside and call it.",
  },
  "mtg boards": {
    may: [...GROUND, "mtg model", "mtg rulebook", "mtg rulebook door", "mtg rules", "mtg machine", "mtg boards"],
    instead: "Boards build a state and report what the machine makes of it; no page and no other game is known here.",
  },
  "mtg door": { may: MTG, instead: "The engine imports nothing from outside, and neither game the other." },
  "kernel kit": {
    may: ["kernel", "kernel kit", "node", "test packages"],
    instead: "The kit of the kernel tests any game: it takes the game as a kit and imports none.",
  },
  "engine kit": {
    may: [...ENGINE, "kernel kit", "engine kit", "node", "test packages"],
    instead: "Tests of the engine need nothing but the engine.",
  },
  "mtg kit": {
    may: [...MTG, "kernel kit", "mtg kit", "node", "test packages"],
    instead: "Tests of a game need nothing but that game and the kernel.",
  },
  lib: {
    may: [...DOORS, "lib", "zod", "pure packages"],
    instead:
      "Pure modules of lib take what they need as arguments. Reads belong in data.ts, writes in mutations.ts, what needs Node or Next in the server modules of lib; the engine is used through its door.",
  },
  server: {
    may: [...DOORS, "lib", "server", "data", "database", "zod", "node", "next", "react", "prisma", "other packages"],
    instead: "Server modules of lib know no page: move the page's part to app.",
  },
  database: {
    may: ["server", "lib", "prisma", "prisma client", "node", "other packages"],
    instead: "lib/server/db.ts and lib/server/notifications.ts only open the database.",
  },
  data: {
    may: [...DOORS, "lib", "server", "data", "database", "prisma", "prisma client", "zod", "node", "other packages"],
    instead: "data.ts and mutations.ts take the viewer as an argument: leave React, cookies and Next to app.",
  },
  words: UI,
  ui: UI,
  routes: {
    may: [...DOORS, "lib", "server", "data", "words", "ui", "routes", "react", "next", "zod", "node", "other packages"],
    instead: "Pages and routes read through lib/*/data.ts and write through lib/*/mutations.ts.",
  },
  e2e: {
    may: ["e2e", "factories", "node", "test packages", "other packages"],
    instead: "End-to-end tests use the site like a stranger: seed the world with the factories in prisma.",
  },
  "http tests": {
    may: ["http tests", "e2e", "words", "lib", "factories", "node", "test packages", "zod", "other packages"],
    instead:
      "Tests over HTTP read answers like a stranger: words by key from app/i18n, addresses and codes from lib, rows from the factories in prisma.",
  },
  factories: { may: [], instead: "" },
  prisma: { may: [], instead: "" },
  scripts: { may: [], instead: "" },
  "test kit": { may: [], instead: "" },
  root: { may: [], instead: "" },
};

/** Areas whose imports are not checked: scripts, configuration and test kits may import anything. */
export const UNRESTRICTED_ROOMS: readonly Room[] = ["factories", "prisma", "scripts", "test kit", "root"];

/** Forbidden imports that are allowed for now, as `from -> to`. New entries are never added. */
export const IMPORT_EXCEPTIONS: readonly string[] = [];

const FOR_TESTS: readonly Target[] = [
  "test packages",
  "node",
  "factories",
  "test kit",
  "kernel kit",
  "engine kit",
  "mtg kit",
];

/** Kits that the tests of an engine room use: those of its own game. */
function kitOf(path: string): Room | null {
  if (path.startsWith("engine/magmell/")) return "engine kit";
  if (path.startsWith("engine/mtg/")) return "mtg kit";
  return path.startsWith("engine/") ? "kernel kit" : null;
}

/**
 * Returns the areas and package groups that a file may import from. A test may also import test packages, Node and the
 * data layer.
 */
export function isImportAllowed(path: string, room: Room): readonly Target[] {
  const { may } = IMPORT_RULES[room];
  if (!isTestFile(path) || room === "e2e" || room === "http tests") return may;
  const kit = kitOf(path);
  if (kit !== null) return [...may, ...IMPORT_RULES[kit].may];
  return [...may, ...FOR_TESTS, "data", "server", "database", "prisma"];
}
