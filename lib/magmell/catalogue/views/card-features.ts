import type { Ability } from "@/engine/magmell";

/** Features of abilities that have words on screen: effects, triggers, prohibitions. Other features count without being named. */
const NAMED_FEATURES = [
  "damage",
  "gainLife",
  "loseLife",
  "draw",
  "discard",
  "destroy",
  "return",
  "summon",
  "negate",
  "wake",
  "rest",
  "turnFaceUp",
  "turnFaceDown",
  "powerCounter",
  "weakCounter",
  "counter",
  "token",
  "pump",
  "shrink",
  "grant",
  "control",
  "search",
  "look",
  "reveal",
  "toDream",
  "toStoneArea",
  "toDust",
  "choose",
  "modes",
  "use",
  "cost",
  "whenSummoned",
  "whenDestroyed",
  "whenStone",
  "whenUsed",
  "whenAttacks",
  "whenDefends",
  "whenDamage",
  "whenLife",
  "whenTurn",
  "cannotBeDefended",
  "cannotAttack",
  "cannotDefend",
  "cannot",
  "must",
  "replaces",
] as const;
export type NamedFeature = (typeof NAMED_FEATURES)[number];

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns the features of abilities, each once. A feature is a name from `NAMED_FEATURES`, or a name that begins with a
 * dot and is used only for comparisons.
 */
export function getAbilityFeatures(abilities: readonly Ability[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const ability of abilities) {
    if (ability.type === "unsupported") continue;
    if (ability.type !== "replacement") collect(ability as unknown as Data, found);
    else {
      // How something arrives is told as a replacement too (306.1.2.2), but players do not think of it as one.
      const arrives = ability.on.on === "move" && ability.on.what === "self";
      found.add(arrives ? ".arrives" : "replaces");
      collect((arrives ? ability.instead : ability) as unknown as Data, found);
    }
  }
  return found;
}

/** Looks into everything that data holds, tokens and granted abilities among it. */
function collect(data: Data, found: Set<string>): void {
  const { do: verb, on, cannot, add } = data;
  if (typeof verb === "string") addVerb(verb, data, found);
  else if (typeof on === "string") addEvent(on, data, found);
  else if (typeof cannot === "string") found.add(FORBIDDEN[cannot] ?? "cannot").add(`.cannot ${cannot}`);
  else if (typeof add === "string") found.add(isNegative(data.amount) ? "shrink" : "pump").add(`.add ${add}`);
  else if ("grant" in data) found.add("grant");
  else if ("must" in data) found.add("must");
  else if ("cost" in data) found.add("cost");
  for (const key in data) {
    const value = data[key];
    if (Array.isArray(value)) {
      for (const item of value) if (isData(item)) collect(item, found);
    } else if (isData(value)) collect(value, found);
  }
}

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const isNegative = (amount: unknown) => typeof amount === "number" && amount < 0;

const FORBIDDEN: Readonly<Record<string, NamedFeature>> = {
  beDefended: "cannotBeDefended",
  attack: "cannotAttack",
  defend: "cannotDefend",
};

const COUNTERS: Readonly<Record<string, NamedFeature>> = { power: "powerCounter", weak: "weakCounter" };
const PLACES: Readonly<Record<string, NamedFeature>> = { dream: "toDream", stoneArea: "toStoneArea", dust: "toDust" };
const VERBS: Readonly<Record<string, NamedFeature>> = {
  discardThese: "discard",
  setLife: "gainLife",
  chooseMode: "modes",
};

function addVerb(verb: string, { counter, to }: Data, found: Set<string>): void {
  if (verb === "putCounters" || verb === "removeCounters") {
    found.add((typeof counter === "string" && COUNTERS[counter]) || "counter");
    found.add(`.${verb}`);
  } else if (verb === "put") found.add((typeof to === "string" && PLACES[to]) || `.put ${to}`);
  else if (isNamedFeature(VERBS[verb] ?? verb)) found.add(VERBS[verb] ?? verb);
  else found.add(`.${verb}`);
}

const EVENTS: Readonly<Record<string, NamedFeature>> = {
  used: "whenUsed",
  attack: "whenAttacks",
  defend: "whenDefends",
  damage: "whenDamage",
  lifeGained: "whenLife",
  lifeLost: "whenLife",
  turnBegins: "whenTurn",
  turnEnds: "whenTurn",
};

function addEvent(on: string, { to, from, what }: Data, found: Set<string>): void {
  if (what !== undefined) found.add(what === "self" ? ".of itself" : ".of others");
  if (on !== "move") found.add(EVENTS[on] ?? `.on ${on}`);
  else if (to === "battleArea") found.add("whenSummoned");
  else if (to === "stoneArea") found.add("whenStone");
  else if (to === "dust" || from === "battleArea") found.add("whenDestroyed");
  else found.add(".on move");
}

const NAMES: ReadonlySet<string> = new Set(NAMED_FEATURES);

/** Returns whether a feature has a display name. */
export const isNamedFeature = (feature: string): feature is NamedFeature => NAMES.has(feature);
