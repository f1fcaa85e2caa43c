import type { PatternSubject } from "../../../model/ability";
import type { Amount, Filter, PlayerRef } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import type { FrameName } from "../morphology/verbs";
import type { Argument, Clause, Particle } from "../phrases/clause";
import type { NounPhrase, PlayerParty } from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { toFilter } from "../phrases/selections";

/** The phrases of a clause by their role for its verb, regardless of order and voice. */
export type SemanticRoles = {
  /** The doer, with 「が」 or 「は」. */
  readonly agent?: NounPhrase;
  readonly object?: NounPhrase;
  /** 「に」 */
  readonly goal?: NounPhrase;
  /** 「から」 */
  readonly source?: NounPhrase;
  /** 「で」 */
  readonly manner: readonly NounPhrase[];
  /** 「によって」 */
  readonly means?: NounPhrase;
  /** 「と」 */
  readonly partner?: NounPhrase;
  /** 「より」 */
  readonly than?: NounPhrase;
  /** The phrase before a copula. */
  readonly complement?: NounPhrase;
  /** Numbers without a noun. */
  readonly quantities: readonly Quantity[];
  readonly amounts: readonly Amount[];
  /** 「〜につき」 */
  readonly per?: NounPhrase;
  /** 「〜しか」 */
  readonly limit?: NounPhrase;
};

const isPlayer = (phrase: NounPhrase): boolean => phrase.kind === "player";

/** Returns the roles of the phrases in a clause; `null` if two phrases have the same role. */
export function assignRoles(clause: Clause): SemanticRoles | null {
  const { args, form } = clause;
  const found: { -readonly [Key in keyof SemanticRoles]: SemanticRoles[Key] } = {
    manner: [],
    quantities: [],
    amounts: [],
  };
  const manner: NounPhrase[] = [];
  const quantities: Quantity[] = [];
  const amounts: Amount[] = [];
  const open: NounPhrase[] = [];
  const only: NounPhrase[] = [];
  const fill = (
    role: "agent" | "object" | "goal" | "source" | "means" | "partner" | "than" | "complement" | "per",
    phrase: NounPhrase,
  ): boolean => {
    if (found[role] !== undefined) return false;
    found[role] = phrase;
    return true;
  };
  for (const { particle, phrase } of args) {
    if (particle === "" && phrase.kind === "quantity" && !isLast(args, phrase, clause))
      quantities.push(phrase.quantity);
    else if (particle === "" && phrase.kind === "amount" && !isLast(args, phrase, clause)) amounts.push(phrase.amount);
    else if (particle === "だけ" && phrase.kind === "amount") amounts.push(phrase.amount);
    else if (particle === "だけ" && phrase.kind === "quantity") quantities.push(phrase.quantity);
    // 「1回しか〜できない」
    else if (particle === "しか") only.push(phrase);
    else if (particle === "で") manner.push(phrase);
    else if (particle === "は" || particle === "も") open.push(phrase);
    // 「対象となる」 is 「対象になる」.
    else if (particle === "と" && clause.frame === "become") {
      if (!fill("goal", phrase)) return null;
    } else if (!fill(ROLE_OF[particle], phrase)) return null;
  }
  const passive = form.voice === "passive";
  // In the passive the subject is what it happens to.
  if (passive && found.agent !== undefined && found.object === undefined) {
    found.object = found.agent;
    found.agent = undefined;
  }
  // 「相手にダメージが与えられる」 is given to that player.
  const isGiven = clause.frame === "give";
  if (passive && !isGiven && found.goal !== undefined && isPlayer(found.goal) && found.means === undefined) {
    found.means = found.goal;
    found.goal = undefined;
  }
  for (const phrase of open) if (!fillTopic(found, phrase, passive, clause)) return null;
  const [limit, ...limits] = only;
  if (limits.length > 0) return null;
  return { ...found, manner, quantities, amounts, ...(limit !== undefined && { limit }) };
}

/** The phrase before a copula has no particle, and is no number that stands alone. */
const isLast = (args: readonly Argument[], phrase: NounPhrase, { frame }: Clause): boolean =>
  frame === "be" && args.at(-1)?.phrase === phrase;

const ROLE_OF: Readonly<
  Record<Particle, "agent" | "object" | "goal" | "source" | "means" | "partner" | "than" | "complement" | "per">
> = {
  は: "agent",
  が: "agent",
  も: "agent",
  を: "object",
  に: "goal",
  から: "source",
  で: "means",
  と: "partner",
  より: "than",
  まで: "goal",
  によって: "means",
  につき: "per",
  だけ: "complement",
  しか: "complement",
  "": "complement",
};

/** Verbs whose doer is always a player. */
const PUTTING: readonly FrameName[] = ["put", "add", "return", "reveal", "discard"];

/** Uses a topic as the subject, or else as the object. */
function fillTopic(
  found: { agent?: NounPhrase; object?: NounPhrase; whole?: NounPhrase },
  phrase: NounPhrase,
  passive: boolean,
  { frame, form }: Clause,
): boolean {
  if (passive && !isPlayer(phrase) && found.object === undefined) {
    found.object = phrase;
    return true;
  }
  // 「残りは魔導書の下に置く」: only players put things somewhere.
  if (!isPlayer(phrase) && found.object === undefined && PUTTING.includes(frame) && !form.negative) {
    found.object = phrase;
    return true;
  }
  if (found.agent === undefined) {
    found.agent = phrase;
    return true;
  }
  if (found.object === undefined && frame !== "be") {
    found.object = phrase;
    return true;
  }
  return false;
}

/** Returns a phrase as the subject of an event pattern; `null` if it cannot be one. */
export function toSubject(phrase: NounPhrase): PatternSubject | null {
  switch (phrase.kind) {
    case "pointer":
      if (phrase.quantity !== undefined && !isOne(phrase.quantity)) return null;
      if (phrase.where !== undefined) return "among" in phrase.where ? null : { ...phrase.where, among: phrase.select };
      return phrase.select === "self" ? "self" : { among: phrase.select };
    case "things":
      return phrase.quantity !== undefined && !isOne(phrase.quantity) ? null : toFilter(phrase);
    case "zone":
      return phrase.zone === "hand" && phrase.whose !== "each" ? whoseFilter(phrase.whose) : null;
    case "player":
      return { player: toEventPlayer(phrase.party) };
    case "list": {
      const filters = phrase.items.map((item) => toSubjectFilter(item));
      if (!filters.every((one) => one !== null)) return null;
      // 「カードまたは能力」 is everything there.
      const any = filters.filter((one) => !filters.some((other) => other !== one && includesAll(other, one)));
      return any.length === 1 && any[0] !== undefined ? any[0] : { any };
    }
    default:
      return null;
  }
}

/** Whether all that match a filter match a wider one. */
const includesAll = (wide: Filter, narrow: Filter): boolean =>
  Object.entries(wide).every(([key, value]) => isEqualData(value, narrow[key as keyof Filter])) &&
  !isEqualData(wide, narrow);

const isOne = ({ count }: Quantity): boolean => count === 1;
const whoseFilter = (party: PlayerParty | undefined): Filter =>
  party === undefined || party === "any" || party === "each" ? {} : { whose: party };

/** Returns the player of an event pattern; 「プレイヤー」 means anyone. */
export const toEventPlayer = (party: PlayerParty): PlayerRef | "anyone" =>
  party === "any" || party === "each" ? "anyone" : party;

/** Returns each single player whom a phrase means. */
export const listPlayers = (party: PlayerParty): readonly PlayerRef[] =>
  party === "any" || party === "each" ? ["you", "opponent"] : [party];

/** Returns a phrase as a filter on the subject of an event; `null` for players. */
export const toSubjectFilter = (phrase: NounPhrase): Filter | null => {
  const subject = toSubject(phrase);
  if (subject === null) return null;
  if (subject === "self") return { among: "self" };
  return "player" in subject ? null : subject;
};
