import type { EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Amount, PlayerRef, Select } from "../../../model/select";
import { bindReferences, boundIfKnown } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import type { Clause } from "../phrases/clause";
import { createPointer, type NounPhrase, type NounPhraseByKind } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { getDoer, readForDoer } from "./doers";
import { getClauseAmount, mentionSelection, resolveParty, selectObjects } from "./objects";
import { type SemanticRoles, toEventPlayer, toSubject, toSubjectFilter } from "./semantic-roles";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

/** The only target, if nothing has been mentioned since. */
function onlyTarget(discourse: Discourse): { readonly before: readonly Effect[]; readonly select: Select } | null {
  const latest = discourse.latest(({ it }) => it)?.select;
  return discourse.targets.length === 1 && typeof latest === "object" && "target" in latest
    ? { before: [], select: latest }
    : null;
}

/** 「〜に3点のダメージを与える」, 「〜は3点のダメージを受ける」 */
const damageTo = (
  to: NounPhrase | undefined,
  by: NounPhrase | undefined,
  damage: NounPhrase | undefined,
  roles: SemanticRoles,
  reading: ReadingContext,
): readonly Effect[] | null => {
  if (damage?.kind !== "damage" || damage.of?.kind === "amount") return null;
  const { discourse } = reading;
  const counted = getClauseAmount(roles, damage.quantity);
  const raw = counted === null ? null : withOwnStats(counted, by, discourse);
  if (raw === null) return null;
  // 「それ」 in the number was said before the things that are dealt damage; 「そのプレイヤー」 may be who is dealt it.
  const known = boundIfKnown(raw, discourse);
  const source =
    by === undefined || by.kind === "player" ? undefined : selectObjects(by, undefined, discourse.chooser, reading);
  if (source === null) return null;
  const before = discourse.damaged === null ? null : { before: [], select: discourse.damaged };
  const chosen =
    to === undefined ? (discourse.sentence.about ?? before ?? onlyTarget(discourse)) : recipients(to, reading);
  if (chosen == null) return null;
  discourse.damaged = chosen.select;
  const amount = known ?? bindReferences(raw, discourse);
  discourse.noted.amount = amount;
  return [
    ...chosen.before,
    {
      do: "damage",
      to: chosen.select,
      amount,
      ...(source !== undefined && source.select !== "self" && { by: source.select }),
    },
  ];
};

/** A number with 「自身のAP」, and on a magic 「AP」, as that of what deals the damage; `null` where several do. */
function withOwnStats(amount: Amount, by: NounPhrase | undefined, { isMagic }: Discourse): Amount | null {
  const text = JSON.stringify(amount);
  const own = text.replaceAll(
    isMagic
      ? /"of":(?:\{"stored":"@unnamed"\}|\{"player":\{"controllerOf":\{"stored":"@doer"\}\}\})/gu
      : /"of":\{"player":\{"controllerOf":\{"stored":"@doer"\}\}\}/gu,
    `"of":${JSON.stringify(by === undefined || by.kind === "player" ? "self" : toSelect(by))}`,
  );
  if (own === text) return amount;
  return by === undefined || by.kind === "player" || (by.kind === "pointer" && by.plural)
    ? null
    : (JSON.parse(own) as Amount);
}

function recipients(
  to: NounPhrase,
  reading: ReadingContext,
): { readonly before: readonly Effect[]; readonly select: Select } | null {
  const { discourse } = reading;
  if (to.kind === "player") {
    if (to.party === "each") return { before: [], select: { players: "both" } };
    const player = resolveParty(to.party, discourse);
    if (player === null) return null;
    const select = playerSelect(player);
    discourse.mention({ select, plural: false, nouns: [], player, it: false });
    return { before: [], select };
  }
  const chosen = selectObjects(stillHere(to), undefined, discourse.chooser, reading);
  if (chosen !== null) {
    mentionSelection(chosen, discourse);
    discourse.sentence.about = { ...chosen, before: [] };
  }
  return chosen;
}

/** 「それに」 means no card that has just been put elsewhere. */
const stillHere = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === "pointer" && JSON.stringify(phrase.select) === '{"stored":"@it"}'
    ? { ...phrase, select: createPointer("here") }
    : phrase;

/** A player as something that is dealt damage: one who is spoken of as a target stays that target. */
const playerSelect = (player: PlayerRef): Select => ({ player });

const give: VerbFrame = {
  effect: (roles, _, reading) => {
    // A player who deals damage chooses to what.
    const doer = roles.agent?.kind === "player" ? getDoer(roles, reading.discourse) : null;
    if (doer !== null) reading.discourse.doer = doer;
    return damageTo(roles.goal, roles.agent, roles.object, roles, reading);
  },
  event: (roles, clause) => damageEvent(roles.goal, roles.agent ?? roles.means, roles.object, clause),
  relative: ({ agent, goal, object }, { form }) => {
    // 「それに与えられる」
    const isDealt = form.voice === "passive" && !form.negative && !form.past && !form.ongoing;
    if (isDealt && goal !== undefined && agent === undefined && object === undefined) return { to: goal };
    return agent !== undefined && object === undefined && !form.negative && !form.past
      ? { by: agent, ...(goal && { to: goal }) }
      : null;
  },
};

/** 「あなたはカードを2枚引き、2点のダメージを受ける」: the player of the clause before. */
function toldPlayer({ said }: Discourse): NounPhrase | undefined {
  return said?.args.find(({ particle, phrase }) => particle === "は" && phrase.kind === "player")?.phrase;
}

const receive: VerbFrame = {
  effect: (roles, _, reading) => {
    if (roles.agent?.kind === "player" && roles.agent.party === "each" && roles.per !== undefined) {
      return readForDoer(roles, reading, (who) =>
        damageTo({ kind: "player", party: who }, undefined, roles.object, roles, reading),
      );
    }
    return damageTo(
      roles.agent ?? toldPlayer(reading.discourse),
      roles.source ?? roles.means,
      roles.object,
      roles,
      reading,
    );
  },
  event: (roles, clause) => damageEvent(roles.agent, roles.source ?? roles.means, roles.object, clause),
  relative: ({ object, agent }, { form }) => {
    if (object === undefined && agent !== undefined && !form.negative && !form.past && !form.ongoing)
      return { to: agent };
    if (object?.kind !== "damage" || agent !== undefined || form.ongoing !== true) return null;
    return { where: { damage: { is: form.negative ? "=" : ">", than: 0 } } };
  },
  condition: ({ object, agent }, { form }) => {
    if (object?.kind !== "damage" || agent?.kind !== "pointer" || form.ongoing !== true) return null;
    return { some: { of: agent.select, where: { damage: { is: form.negative ? "=" : ">", than: 0 } } } };
  },
  change: ({ agent, object, source, means }, { form }) => {
    if (agent === undefined || object?.kind !== "damage" || !form.negative) return null;
    const by = source ?? means;
    const where = by === undefined ? undefined : toSubjectFilter(by);
    if (where === null) return null;
    return { of: agent, changes: [{ cannot: "beDamaged", ...(where && { where }) }] };
  },
};

function damageEvent(
  to: NounPhrase | undefined,
  by: NounPhrase | undefined,
  damage: NounPhrase | undefined,
  { form }: Clause,
): EventPattern | null {
  if (damage?.kind !== "damage" || to === undefined || form.negative) return null;
  const what = toSubject(to);
  const source = by === undefined ? undefined : toSubject(by);
  if (what === null || source === null) return null;
  return {
    on: "damage",
    what,
    ...(source !== undefined && { by: source }),
    ...(damage.inBattle !== undefined && { inBattle: damage.inBattle }),
  };
}

/** A verb about the life of one player. */
const lifeVerb = (verb: "gainLife" | "loseLife"): Pick<VerbFrame, "effect" | "event"> => ({
  effect: (roles, _, reading) => {
    // 「1点回復する」
    const isBare = verb === "gainLife" && roles.object === undefined && roles.quantities[0]?.counter === "点";
    const life: NounPhrase | undefined = isBare ? { kind: "life" } : roles.object;
    if (life?.kind !== "life") return null;
    return readForDoer(withOwner(roles, life), reading, (who) => {
      if (life.quantity?.count === "any" || roles.quantities[0]?.count === "any") {
        if (verb !== "loseLife" || (life.quantity !== undefined && roles.quantities.length > 0)) return null;
        const store = reading.discourse.newName();
        reading.discourse.noted.amount = { stored: store };
        return [
          { do: "chooseNumber", who, min: 0, max: { life: who }, store },
          { do: verb, who, amount: { stored: store } },
        ];
      }
      const raw = getClauseAmount(roles, life.quantity);
      if (raw === null) return null;
      const amount = bindReferences(raw, reading.discourse);
      reading.discourse.noted.amount = amount;
      return [{ do: verb, who, amount }];
    });
  },
  event: ({ agent, object }, { form }) => {
    if (object?.kind !== "life" || form.negative) return null;
    const whose = object.whose ?? (agent?.kind === "player" ? agent.party : undefined);
    return whose === undefined
      ? null
      : { on: verb === "gainLife" ? "lifeGained" : "lifeLost", who: toEventPlayer(whose) };
  },
});

/** 「あなたのライフを2点回復する」: whose life it is says who recovers it. */
const withOwner = (roles: SemanticRoles, { whose }: NounPhraseByKind<"life">): SemanticRoles =>
  roles.agent !== undefined || whose === undefined ? roles : { ...roles, agent: { kind: "player", party: whose } };

const recover: VerbFrame = {
  ...lifeVerb("gainLife"),
  change: ({ agent, object }, { form }) =>
    agent !== undefined && object?.kind === "life" && form.negative
      ? { of: agent, changes: [{ cannot: "gainLife" }] }
      : null,
};

const loseLife = lifeVerb("loseLife");

const lose: VerbFrame = {
  ...loseLife,
  change: ({ agent, object }) =>
    agent !== undefined && object?.kind === "things" && object.noun === "ability"
      ? { of: agent, changes: [{ loses: "abilities" }] }
      : null,
};

const isGame = (phrase: NounPhrase | undefined): boolean =>
  phrase === undefined || (phrase.kind === "word" && phrase.word === "ゲーム");

/** Winning and losing the game (202): at once, or forbidden. */
const outcome = (verb: "win" | "lose"): VerbFrame => ({
  effect: ({ agent, goal }, { form }, { discourse }) => {
    const party = agent === undefined ? discourse.doer : agent.kind === "player" ? agent.party : null;
    if (party === null || form.negative || !isGame(goal)) return null;
    const who = resolveParty(party, discourse);
    return who === null ? null : [{ do: verb, who: bindReferences(who, discourse) }];
  },
  change: ({ agent, goal }, { form }) =>
    agent?.kind === "player" && form.negative && isGame(goal) ? { of: agent, changes: [{ cannot: verb }] } : null,
});

/** 「次のドローフェイズを飛ばす」 */
const skip: VerbFrame = {
  effect: (roles, { form }, reading) => {
    const { object } = roles;
    if (object?.kind !== "phase" || !object.next || form.negative) return null;
    const agent =
      roles.agent ?? (object.whose === "any" ? undefined : ({ kind: "player", party: object.whose } as const));
    return readForDoer({ ...roles, agent }, reading, (who) => [{ do: "skip", who, phase: object.phase }]);
  },
};

export const LIFE_AND_DAMAGE_FRAMES: VerbFrames = {
  give,
  receive,
  recover,
  lose,
  win: outcome("win"),
  loseGame: outcome("lose"),
  skip,
};
