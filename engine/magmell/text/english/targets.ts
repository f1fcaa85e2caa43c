import type { TargetSpec } from "../../model/ability";
import type { Amount, Filter } from "../../model/select";
import { amountText } from "./amounts";
import { a, inWords, list, type Noun, possessive, thing } from "./grammar";
import { type Group, groupOf } from "./groups";
import type { Page } from "./page";

/** What one 「対象」 of a text may be, without an article. */
function groupOfSpec(page: Page, { zones = [], players, whose, where }: TargetSpec): Group {
  const player = players === undefined ? [] : [PLAYERS[players]];
  const things = zones.length === 0 ? [] : [groupOf(page, { zones, whose, where })];
  const groups = [...player, ...things];
  if (groups.length === 0) return { one: "player or card", many: "players or cards" };
  return {
    one: list(
      groups.map(({ one }) => one),
      "or",
    ),
    many: list(
      groups.map(({ many }) => many),
      "or",
    ),
  };
}

const PLAYERS: Readonly<Record<NonNullable<TargetSpec["players"]>, Group>> = {
  you: { one: "player who is you", many: "players who are you" },
  opponent: { one: "opponent", many: "opponents" },
  any: { one: "player", many: "players" },
};

/** Whether there may be several. */
export const isMany = ({ count }: TargetSpec): boolean => (typeof count === "number" ? count !== 1 : count.max !== 1);

/** Whether only players can be meant. */
export const isPlayer = ({ zones = [], players }: TargetSpec): boolean => players !== undefined && zones.length === 0;

/** Beyond this there is no number that a table could reach. */
const UNBOUNDED = 40;

/** How many of them, before the noun and after it: "up to two", "any number of … up to your life". */
function howMany(page: Page, spec: TargetSpec): readonly [string, string] {
  const { count, divide, zones, whose, where } = spec;
  if (typeof count === "number") return [count === 1 ? "" : inWords(count), ""];
  const { min, max } = count;
  const any = min > 1 ? `${inWords(min)} or more` : min === 1 && divide === undefined ? "one or more" : "any number of";
  const all = JSON.stringify(max) === JSON.stringify(divide) || isAllOf(max, zones, whose, where);
  if (all || (typeof max === "number" && max >= UNBOUNDED)) return [any, ""];
  if (typeof max !== "number") return [any, `, up to ${amountText(page, max)}`];
  if (min <= 0) return [`up to ${inWords(max)}`, ""];
  if (min === max) return [max === 1 ? "" : inWords(max), ""];
  return [`${inWords(min)} ${max - min === 1 ? "or" : "to"} ${inWords(max)}`, ""];
}

/** Whether a number is that of everything that may be aimed at. */
function isAllOf(max: Amount, zones: TargetSpec["zones"], whose: TargetSpec["whose"], where?: Filter): boolean {
  if (typeof max === "number" || !("count" in max) || typeof max.count === "string" || !("all" in max.count))
    return false;
  const { count } = max;
  const of = typeof count.all === "string" ? [count.all] : count.all;
  return JSON.stringify([of, count.whose, count.where]) === JSON.stringify([zones, whose, where]);
}

/** The first mention of a target: "target unit", "up to two target units you control", "your opponent" is never one. */
export function firstMention(page: Page, spec: TargetSpec, form: "all" | "each"): Noun {
  const { one, many } = groupOfSpec(page, spec);
  const several = isMany(spec);
  const [number, bound] = howMany(page, spec);
  // Owners, controllers and places follow the noun, so that "target" stands right before it.
  const noun = several ? `target ${many}` : `target ${one}`;
  const plain = noun.replace(/^target other /, number === "" ? "another target " : "other target ");
  const text = number === "" ? plain : `${number} ${plain}${bound}`;
  const player = isPlayer(spec);
  const said = form === "each" && several && spec.divide === undefined ? `each of ${text}` : text;
  return { ...thing(said, several && form !== "each"), player, owner: ownerOf(spec) };
}

/** In whose piles a target lies, where that is said. */
export function ownerOf({ zones = [], whose }: TargetSpec): string | undefined {
  if (!zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire" || zone === "stoneDeck"))
    return undefined;
  if (zones.length === 0) return undefined;
  return whose === "you" ? "your" : whose === "opponent" ? "your opponent's" : undefined;
}

/** A target in the sentence that names all of them: "a unit you control", "up to two units". */
export function announced(page: Page, spec: TargetSpec): string {
  const { one, many } = groupOfSpec(page, spec);
  const [number, bound] = howMany(page, spec);
  const noun = number === "" ? a(one) : `${number} ${isMany(spec) ? many : one}${bound}`;
  if (spec.divide === undefined) return noun;
  return `${noun}, with ${amountText(page, spec.divide)} divided among them`;
}

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
] as const;

/** A later mention: "that unit", or "the first target" where there are several to keep apart. */
export function laterMention(page: Page, index: number): Noun {
  const spec = page.targets[index];
  if (spec === undefined) return thing("the target");
  const several = isMany(spec);
  const player = isPlayer(spec);
  if (page.targets.length > 1) {
    const ordinal = ORDINALS[index] ?? `${index + 1}th`;
    const text = `the ${ordinal} target${several ? "s" : ""}`;
    return { ...thing(text, several), player, owner: ownerOf(spec) };
  }
  const head = headOf(spec);
  if (head === null) return { ...thing(several ? "the targets" : "the target", several), player };
  const text = several ? `those ${head}s` : `that ${head}`;
  return { text, whose: possessive(text), many: several, player, owner: ownerOf(spec) };
}

/** What one of the targets is called; `null` where they may be of several sorts. */
export function headOf({ zones = [], players, where }: TargetSpec): "unit" | "stone" | "card" | "player" | null {
  if (zones.length === 0) return players === undefined ? null : "player";
  if (players !== undefined) return null;
  if (zones.every((zone) => zone === "battleArea")) return "unit";
  if (zones.every((zone) => zone === "stoneArea")) return "stone";
  if (zones.includes("chant") && where?.card !== true && where?.kind === undefined) return null;
  return zones.includes("battleArea") || zones.includes("stoneArea") ? null : "card";
}
