import type { TargetSpec } from "../../../model/ability";
import type { Amount, Filter } from "../../../model/select";
import type { RenderContext } from "../render-context";
import {
  addArticle,
  createThingNoun,
  joinList,
  joinWords,
  type Noun,
  spellNumber,
  toOrdinal,
  toPossessive,
} from "../words";
import { renderAmount } from "./amounts";
import { renderTotalBound } from "./compare";
import { type GroupNoun, renderGroup } from "./groups";

/** Singular and plural of the legal targets of one 「対象」, without an article. */
function groupOfSpec(context: RenderContext, { zones = [], players, whose, where }: TargetSpec): GroupNoun {
  const player = players === undefined ? [] : [PLAYERS[players]];
  const things = zones.length === 0 ? [] : [renderGroup(context, { zones, whose, where })];
  const groups = [...player, ...things];
  if (groups.length === 0) return { one: "player or card", many: "players or cards" };
  return {
    one: joinList(
      groups.map(({ one }) => one),
      "or",
    ),
    many: joinList(
      groups.map(({ many }) => many),
      "or",
    ),
  };
}

const PLAYERS: Readonly<Record<NonNullable<TargetSpec["players"]>, GroupNoun>> = {
  you: { one: "player who is you", many: "players who are you" },
  opponent: { one: "opponent", many: "opponents" },
  any: { one: "player", many: "players" },
};

/** Returns whether the number of targets can exceed one. */
export const isPluralTarget = ({ count }: TargetSpec): boolean =>
  typeof count === "number" ? count !== 1 : count.max !== 1;

/** Whether only players can be meant. */
const isPlayerTarget = ({ zones = [], players }: TargetSpec): boolean => players !== undefined && zones.length === 0;

/** The maximum from which a target count is written as unlimited. */
const UNBOUNDED = 40;

/** The number of targets, before and after the noun: "up to two", "any number of … up to your life". */
function howMany(context: RenderContext, spec: TargetSpec): readonly [string, string] {
  const { count, divide, zones, whose, where } = spec;
  if (typeof count === "number") return [count === 1 ? "" : spellNumber(count), ""];
  const { min, max } = count;
  const any =
    min > 1 ? `${spellNumber(min)} or more` : min === 1 && divide === undefined ? "one or more" : "any number of";
  const all = JSON.stringify(max) === JSON.stringify(divide) || isAllOf(max, zones, whose, where);
  if (all || (typeof max === "number" && max >= UNBOUNDED)) return [any, ""];
  if (typeof max !== "number") return [any, `, up to ${renderAmount(context, max)}`];
  if (min <= 0) return [`up to ${spellNumber(max)}`, ""];
  if (min === max) return [max === 1 ? "" : spellNumber(max), ""];
  return [`${spellNumber(min)} ${max - min === 1 ? "or" : "to"} ${spellNumber(max)}`, ""];
}

/** Whether a number is that of everything that may be aimed at. */
function isAllOf(max: Amount, zones: TargetSpec["zones"], whose: TargetSpec["whose"], where?: Filter): boolean {
  if (typeof max === "number" || !("count" in max) || typeof max.count === "string" || !("all" in max.count))
    return false;
  const { count } = max;
  const of = typeof count.all === "string" ? [count.all] : count.all;
  return JSON.stringify([of, count.whose, count.where]) === JSON.stringify([zones, whose, where]);
}

/** Returns a target as it is first mentioned: "target unit", "up to two target units you control". */
export function renderFirstMention(context: RenderContext, spec: TargetSpec, form: "all" | "each"): Noun {
  const { one, many } = groupOfSpec(context, spec);
  const several = isPluralTarget(spec);
  const [number, bound] = howMany(context, spec);
  // Owners, controllers and places follow the noun, so that "target" stands right before it.
  const noun = several ? `target ${many}` : `target ${one}`;
  const plain = noun.replace(/^target other /, number === "" ? "another target " : "other target ");
  const text = joinWords(number === "" ? plain : `${number} ${plain}${bound}`, renderTotalBound(context, spec.total));
  const player = isPlayerTarget(spec);
  const said = form === "each" && several && spec.divide === undefined ? `each of ${text}` : text;
  return { ...createThingNoun(said, several && form !== "each"), player, owner: ownerOf(spec) };
}

/** The possessive for the owner of a target in a hand or pile, if the text names the owner. */
function ownerOf({ zones = [], whose }: TargetSpec): string | undefined {
  if (!zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire" || zone === "stoneDeck"))
    return undefined;
  if (zones.length === 0) return undefined;
  return whose === "you" ? "your" : whose === "opponent" ? "your opponent's" : undefined;
}

/** Returns a target in the sentence that names all of them: "a unit you control", "up to two units". */
export function renderAnnouncedTarget(context: RenderContext, spec: TargetSpec): string {
  const { one, many } = groupOfSpec(context, spec);
  const [number, bound] = howMany(context, spec);
  const noun = number === "" ? addArticle(one) : `${number} ${isPluralTarget(spec) ? many : one}${bound}`;
  if (spec.total !== undefined) return joinWords(noun, renderTotalBound(context, spec.total));
  if (spec.divide === undefined) return noun;
  return `${noun}, with ${renderAmount(context, spec.divide)} divided among them`;
}

/** Returns a target as it is mentioned later: "that unit", or "the first target" if there are several targets. */
export function renderLaterMention(context: RenderContext, index: number): Noun {
  const spec = context.targets[index];
  if (spec === undefined) return createThingNoun("the target");
  const several = isPluralTarget(spec);
  const player = isPlayerTarget(spec);
  if (context.targets.length > 1) {
    const text = `the ${toOrdinal(index + 1)} target${several ? "s" : ""}`;
    return { ...createThingNoun(text, several), player, owner: ownerOf(spec) };
  }
  const head = getTargetHead(spec);
  if (head === null) return { ...createThingNoun(several ? "the targets" : "the target", several), player };
  const text = several ? `those ${head}s` : `that ${head}`;
  return { text, whose: toPossessive(text), many: several, player, owner: ownerOf(spec) };
}

/** Returns the noun for a single target; `null` if the targets may be of different kinds. */
export function getTargetHead({ zones = [], players, where }: TargetSpec): "unit" | "stone" | "card" | "player" | null {
  if (zones.length === 0) return players === undefined ? null : "player";
  if (players !== undefined) return null;
  if (zones.every((zone) => zone === "battleArea")) return "unit";
  if (zones.every((zone) => zone === "stoneArea")) return "stone";
  if (zones.includes("chant") && where?.card !== true && where?.kind === undefined) return null;
  return zones.includes("battleArea") || zones.includes("stoneArea") ? null : "card";
}
