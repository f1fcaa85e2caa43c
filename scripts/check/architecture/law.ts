import { isTest, type Room, type Target } from "./rooms";

type Row = {
  readonly may: readonly Target[];
  /** Advice to whoever needs something else, shown with the offence. */
  readonly instead: string;
};

const ENGINE: readonly Target[] = [
  "kernel",
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
] as readonly Target[];
/** Card text and odds have doors of their own, so that a page loads neither without need. */
const DOORS: readonly Target[] = ["engine door", "rulebook door", "text door", "odds door"];
const RULES: Row = {
  may: ["kernel", "model", "rulebook", "rulebook door", "rules"],
  instead: "Rules, checks and effects know only the model: push a frame and let the machine run it.",
};
const VOCABULARY: Row = {
  may: ["kernel", "model", "rulebook", "rulebook door"],
  instead: "The model is vocabulary: move the behaviour to rules, checks or effects.",
};

const TEXT: Row = {
  may: ["kernel", "model", "rulebook", "rulebook door", "text", "text door"],
  instead: "Card text compiles to data of the model; the machine meets it there.",
};

const ODDS: Row = {
  may: ["kernel", "model", "machine", "odds", "odds door"],
  instead: "Odds are counted from cards and decks; what has to be played is sampled by seats.",
};

/** Who may import whom: the table of docs/architecture.md. */
export const LAW: Readonly<Record<Room, Row>> = {
  kernel: {
    may: ["kernel"],
    instead: "The kernel is what any card game shares: hand in what it needs as an argument.",
  },
  model: VOCABULARY,
  rulebook: VOCABULARY,
  "rulebook door": VOCABULARY,
  rules: RULES,
  machine: {
    may: ["kernel", "model", "rulebook", "rulebook door", "rules", "machine"],
    instead: "The machine runs what it is given: text and seats stand outside and call it.",
  },
  text: TEXT,
  "text door": TEXT,
  seats: {
    may: ["kernel", "model", "machine", "seats"],
    instead: "A seat sees the answers it is offered and the machine's public functions, as a player would.",
  },
  odds: ODDS,
  "odds door": ODDS,
  "engine door": { may: ENGINE, instead: "The engine imports nothing from outside." },
  "engine kit": {
    may: [...ENGINE, "engine kit", "node", "test packages"],
    instead: "Tests of the engine need nothing but the engine.",
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
  ui: {
    may: [...DOORS, "lib", "ui", "react", "next", "zod", "other packages"],
    instead:
      "Components get what they show as props: the page reads it from data.ts; writing goes through a route handler; words come from app/ui/i18n.",
  },
  routes: {
    may: [...DOORS, "lib", "server", "data", "ui", "routes", "react", "next", "zod", "node", "other packages"],
    instead: "Pages and routes read through lib/*/data.ts and write through lib/*/mutations.ts.",
  },
  e2e: {
    may: ["e2e", "factories", "node", "test packages", "other packages"],
    instead: "End-to-end tests use the site like a stranger: seed the world with the factories in prisma.",
  },
  factories: { may: [], instead: "" },
  prisma: { may: [], instead: "" },
  scripts: { may: [], instead: "" },
  "test kit": { may: [], instead: "" },
  root: { may: [], instead: "" },
};

/** Rooms whose import lines are not read: scripts and configuration may use what they like. */
export const FREE_ROOMS: readonly Room[] = ["factories", "prisma", "scripts", "test kit", "root"];

/** Imports that break the law and are allowed for now, as `from -> to`. It only ever gets shorter. */
export const EXCEPTIONS: readonly string[] = [];

const FOR_TESTS: readonly Target[] = ["test packages", "node", "factories", "test kit", "engine kit"];

/** Rooms and packages that a file may import. A test may also import test packages, Node and the data layer. */
export function mayImport(path: string, room: Room): readonly Target[] {
  const { may } = LAW[room];
  if (!isTest(path) || room === "e2e") return may;
  if (path.startsWith("engine/")) return [...LAW["engine kit"].may];
  return [...may, ...FOR_TESTS, "data", "server", "database", "prisma"];
}
