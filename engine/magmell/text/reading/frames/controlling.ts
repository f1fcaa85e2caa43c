import type { Duration } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Select } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { Clause } from "../phrases/clause";
import { DOER_POINTER, type NounPhrase } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { readControlCondition } from "./comparisons";
import { HAVE_FRAME } from "./having";
import { createObjectEffect } from "./object-effect";
import { resolveParty } from "./objects";
import type { SemanticRoles } from "./semantic-roles";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

const LASTING = ["until", "thisTurn"] as const;

/** How long a player controls something: for good, where nothing else is said. */
function untilIn({ adverbs }: Clause): Duration {
  for (const adverb of adverbs) {
    if (adverb.says === "until") return adverb.until as Duration;
    if (adverb.says === "thisTurn") return "turn";
  }
  return "game";
}

/** A player comes to control things. */
function takeControl(
  roles: SemanticRoles,
  what: NounPhrase | undefined,
  clause: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const party = roles.agent === undefined ? "you" : roles.agent.kind === "player" ? roles.agent.party : null;
  const who = party === null ? null : resolveParty(party, reading.discourse);
  if (who === null || what === undefined) return null;
  const until = untilIn(clause);
  const act = createObjectEffect("control", ({ select }) => ({ do: "control", what: select, who, until }));
  return act?.({ ...roles, object: what }, clause, reading) ?? null;
}

const control: VerbFrame = {
  manners: ["each", ...LASTING],
  effect: (roles, clause, reading) =>
    roles.agent === undefined ? null : takeControl(roles, roles.object, clause, reading),
  condition: readControlCondition,
  // 「支配するユニット」: those of the doer.
  relative: ({ agent, object }, { form }) => {
    if (object !== undefined || form.negative) return null;
    if (agent === undefined) return { whose: DOER_POINTER };
    return agent.kind === "player" ? { whose: agent.party } : null;
  },
};

const gain: VerbFrame = {
  ...HAVE_FRAME,
  manners: LASTING,
  effect: (roles, clause, reading) => {
    const { object } = roles;
    return object?.kind === "word" && object.word === "支配権" ? takeControl(roles, object.of, clause, reading) : null;
  },
};

/** 「それらの支配者を入れ替える」 */
const exchange: VerbFrame = {
  // 「それのAPとHPを入れ替える」
  change: ({ object, agent }, { form }) => {
    const stat = object?.kind === "stat" ? object : agent?.kind === "stat" && object === undefined ? agent : undefined;
    if (stat?.stats.join() !== "ap,hp" || stat.of === undefined || form.negative) return null;
    if (stat === object && agent !== undefined && agent.kind !== "player") return null;
    return { of: stat.of, changes: [{ swap: true }] };
  },
  effect: ({ object, agent }, { form }, { discourse }) => {
    if (object === undefined || form.negative || (agent !== undefined && agent.kind !== "player")) return null;
    if (isLifeOfBoth(object)) return [{ do: "exchangeLife" }];
    const of = exchanged(object);
    const both = of === null ? null : bindReferences(of, discourse);
    if (both === null || typeof both !== "object" || !("join" in both)) return null;
    const [one, other] = both.join;
    return one === undefined || other === undefined || both.join.length !== 2
      ? null
      : [{ do: "exchangeControl", one, other }];
  },
};

/** 「お互いのライフ」, 「あなたのライフと相手のライフ」 */
function isLifeOfBoth(object: NounPhrase): boolean {
  if (object.kind === "life") return object.whose === "each" && object.quantity === undefined;
  if (object.kind !== "list" || object.how !== "and") return false;
  const owners = object.items.map((item) => (item.kind === "life" && !item.quantity ? item.whose : undefined));
  return owners.length === 2 && owners.includes("you") && owners.includes("opponent");
}

/** The things whose control is exchanged. */
function exchanged(object: NounPhrase): Select | null {
  if (object.kind === "word" && object.word === "支配権" && object.of !== undefined) return toSelect(object.of);
  if (object.kind !== "player" || typeof object.party !== "object" || !("controllerOf" in object.party)) return null;
  return object.party.controllerOf;
}

export const CONTROL_FRAMES: VerbFrames = { control, gain, exchange };
