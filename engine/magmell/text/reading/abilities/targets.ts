import type { TargetSpec } from "../../../model/ability";
import type { Amount, PlayerRef } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import { getPhraseNouns, isSeveral } from "../frames/objects";
import { assignRoles, type SemanticRoles } from "../frames/semantic-roles";
import type { Clause } from "../phrases/clause";
import { hasManner, saysOnly } from "../phrases/manners";
import { lacksNumberOwner, type NounPhrase, type StatName } from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { toPlace, toSinglePlayer } from "../phrases/selections";
import { readAllOf } from "../taken";

/** Returns whether a clause names targets: 「〜を対象とする」, 「〜を対象に取る」. */
export function isTargeting(clause: Clause): boolean {
  const { frame, args } = clause;
  const hasWord = (particle: string): boolean =>
    args.some((arg) => arg.particle === particle && arg.phrase.kind === "word" && arg.phrase.word === "対象");
  if (clause.form.negative) return false;
  return (
    (frame === "make" && (hasWord("と") || hasWord("に"))) ||
    (frame === "take" && hasWord("に")) ||
    (frame === "name" && hasWord("に"))
  );
}

/** Reads a bound on the sum of the chosen things: 「使用コストの合計が4以下になるように、」. */
export function readTotalBound({ frame, args, form, adverbs }: Clause): NonNullable<TargetSpec["total"]> | null {
  const subject = args.find(({ particle }) => particle === "が")?.phrase;
  const goal = args.find(({ particle }) => particle === "に" || particle === "")?.phrase;
  if (
    (frame !== "become" && frame !== "be") ||
    form.negative ||
    adverbs.length > 0 ||
    args.length !== 2 ||
    goal?.kind !== "bound"
  )
    return null;
  const [stat, ...more] =
    subject?.kind === "stat" ? subject.stats : subject?.kind === "amount" ? summedStat(subject.amount) : [];
  if (stat === undefined || stat === "catalyst" || more.length > 0) return null;
  return { stat, is: goal.is, than: goal.than };
}

/** The stat whose sum an amount is: 「使用コストの合計」 without saying of what. */
function summedStat(amount: Amount): readonly StatName[] {
  return typeof amount === "object" && "stat" in amount && lacksNumberOwner(amount) && amount.stat !== "damage"
    ? [amount.stat]
    : [];
}

/** Adds the targets of a clause to the discourse; `false` if they cannot be determined. */
export function readTargets(clause: Clause, discourse: Discourse, total?: TargetSpec["total"]): boolean {
  const items = readAllOf(clause, targetsOf);
  if (items === null) return false;
  const first = discourse.targets.length;
  for (const { item, spec: plain } of items) {
    const spec = total === undefined ? plain : { ...plain, total };
    discourse.targets.push(bindReferences(spec, discourse));
    mentionTarget(item, discourse.targets.length - 1, spec, discourse);
  }
  if (items.length > 1) {
    const groups = items.map((_, index) => ({ target: first + index }));
    discourse.mention({
      select: { join: groups },
      plural: true,
      nouns: [...new Set(items.flatMap(({ item }) => getPhraseNouns(item)))],
      it: true,
    });
  }
  return true;
}

type NamedTargets = { readonly item: NounPhrase; readonly spec: TargetSpec };

/** The groups of targets that a clause names. */
function targetsOf(clause: Clause): readonly NamedTargets[] | null {
  const roles = assignRoles({
    ...clause,
    args: clause.args.filter(({ phrase }) => !(phrase.kind === "word" && phrase.word === "対象")),
  });
  const located = roles?.object === undefined ? null : inPlace(roles.object, roles.source);
  if (roles === null || located === null || !isTargeting(clause) || !saysNoMore(clause, roles)) return null;
  const isEach = hasManner(clause, "each", "oneEach") || roles.quantities[0]?.each === true;
  const items = located.kind === "list" && located.how === "and" ? located.items : eachPlayers(located, isEach);
  if (isEach && items.length < 2) return null;
  const specs = items.flatMap((item): readonly NamedTargets[] => {
    const spec = specOf(item, roles.quantities[0]);
    return spec === null ? [] : [{ item, spec }];
  });
  return specs.length === items.length ? specs : null;
}

/**
 * Returns a clause that names targets itself, such as 「対象のユニット1体をレストする」, with its phrases replaced by those targets.
 * Null if the targets cannot be determined; the same object if the clause names none.
 */
export function bindOwnTargets(clause: Clause, discourse: Discourse): Clause | null {
  const place = clause.args.findIndex(({ phrase }) => phrase.kind === "things" && phrase.aimed);
  const arg = clause.args[place];
  if (arg?.phrase.kind !== "things") return clause;
  const { aimed: _, ...item } = arg.phrase;
  const floating = clause.args.find(({ particle, phrase }) => particle === "" && phrase.kind === "quantity");
  const spare =
    floating?.phrase.kind === "quantity" && item.quantity === undefined ? floating.phrase.quantity : undefined;
  const quantity = item.quantity ?? spare;
  const known = quantity === undefined ? knownTarget(item, discourse) : null;
  if (known !== null)
    return {
      ...clause,
      args: clause.args.map((one, index) => (index === place ? { ...one, phrase: known } : one)),
    };
  const spec = quantity === undefined ? null : specOf({ ...item, quantity }, undefined);
  if (spec === null) return null;
  discourse.targets.push(bindReferences(spec, discourse));
  const target = discourse.targets.length - 1;
  mentionTarget(item, target, spec, discourse);
  const phrase: NounPhrase = {
    kind: "pointer",
    select: { target },
    ...(spec.count !== 1 && { plural: true as const }),
  };
  const args = clause.args.flatMap((one, index) =>
    index === place ? [{ ...one, phrase }] : spare !== undefined && one === floating ? [] : [one],
  );
  return bindOwnTargets({ ...clause, args }, discourse);
}

/** 「対象のカード」: the targets of the text, where it has one group of them and the noun is theirs. */
function knownTarget(item: NounPhrase, { targets, mentions }: Discourse): NounPhrase | null {
  const [spec] = targets;
  const noun = getPhraseNouns(item)[0];
  const mention = mentions.find(({ select }) => JSON.stringify(select) === '{"target":0}');
  if (item.kind !== "things" || spec === undefined || targets.length > 1 || mention === undefined) return null;
  if (Object.keys(item.where).length > 0 || item.zones !== undefined || item.whose !== undefined) return null;
  if (noun === undefined || !mention.nouns.includes(noun)) return null;
  return { kind: "pointer", select: { target: 0 }, ...(spec.count !== 1 && { plural: true as const }) };
}

/** Whether a clause says nothing but what is targeted, from where, how many and by you. */
function saysNoMore(
  clause: Clause,
  { agent, object: _, source, quantities, manner, amounts, ...others }: SemanticRoles,
) {
  return (
    saysOnly(clause, "each", "oneEach") &&
    (agent === undefined || (agent.kind === "player" && agent.party === "you")) &&
    manner.length + amounts.length === 0 &&
    quantities.length < 2 &&
    quantities.every(({ counter }) => counter !== "回") &&
    Object.values(others).every((role) => role === undefined)
  );
}

/** 「ダストからユニット・カード1枚を対象とする」 */
function inPlace(object: NounPhrase, source: NounPhrase | undefined): NounPhrase | null {
  if (source === undefined) return object;
  if (object.kind !== "things" || object.zones !== undefined || object.whose !== undefined) return null;
  if (source.kind !== "zone" || source.position !== undefined || source.quantity !== undefined) return null;
  return { ...object, zones: [source.zone], ...(source.whose && { whose: source.whose }) };
}

/** 「お互いのダストにあるカードを1枚ずつ」: one group of each player. */
function eachPlayers(phrase: NounPhrase, each: boolean): readonly NounPhrase[] {
  if (phrase.kind !== "things" || phrase.whose !== "each" || !(each || phrase.quantity?.each)) return [phrase];
  return (["you", "opponent"] as const).map((whose) => ({ ...phrase, whose }));
}

function mentionTarget(item: NounPhrase, target: number, spec: TargetSpec, discourse: Discourse): void {
  const isPlayer = spec.players !== undefined;
  const player: PlayerRef | undefined = isPlayer && spec.zones === undefined ? { controllerOf: { target } } : undefined;
  discourse.mention({
    select: { target },
    plural: isSeveral(spec.count),
    nouns: getPhraseNouns(item),
    it: true,
    ...(player !== undefined && { player }),
  });
}

/** One group of targets: 「相手のユニット2体まで」, 「プレイヤー1人またはユニット1体」. */
function specOf(phrase: NounPhrase, floating: Quantity | undefined): TargetSpec | null {
  if (phrase.kind === "list") return eitherSpec(phrase.items, floating);
  const quantity = ("quantity" in phrase ? phrase.quantity : undefined) ?? floating ?? ONE;
  if (phrase.kind === "player") {
    const players =
      phrase.party === "you" ? "you" : phrase.party === "opponent" ? "opponent" : phrase.party === "any" ? "any" : null;
    const count = boundsOf(quantity, null);
    const isCounted = ["人", "", "±"].includes(quantity.counter);
    return players === null || count === null || !isCounted ? null : { players, count };
  }
  const things =
    phrase.kind === "zone"
      ? ({
          kind: "things",
          noun: "card",
          zones: [phrase.zone],
          where: {},
          ...(phrase.whose && { whose: phrase.whose }),
        } as const)
      : phrase;
  if (things.kind === "pointer") return battleUnit(things, quantity);
  if (things.kind !== "things") return null;
  const place = toPlace(things);
  const whose = toSinglePlayer(things.whose);
  if (place === null || whose === null) return null;
  const head = {
    zones: place.zones,
    ...(whose !== undefined && { whose }),
    ...(Object.keys(place.where).length > 0 && { where: place.where }),
  };
  const count = boundsOf(quantity, { ...head, count: 1 });
  return count === null ? null : { ...head, count };
}

/** 「防御ユニットを対象とする」 */
function battleUnit(phrase: Extract<NounPhrase, { kind: "pointer" }>, quantity: Quantity): TargetSpec | null {
  const { select } = phrase;
  if (typeof select !== "object" || !("battle" in select)) return null;
  return quantity.count === 1 ? { zones: ["battleArea"], where: { among: select }, count: 1 } : null;
}

const ONE: Quantity = { count: 1, counter: "" };

/** How many targets: a number, or bounds; as many as there are for 「好きな数」. */
function boundsOf({ count }: Quantity, head: TargetSpec | null): TargetSpec["count"] | null {
  if (typeof count === "number") return count;
  if (typeof count === "object" && "min" in count)
    return typeof count.min === "number" ? { min: count.min, max: count.max } : null;
  if (count === "any" && head?.zones !== undefined) {
    const { zones, whose, where } = head;
    const all = zones.length === 1 && zones[0] !== undefined ? zones[0] : zones;
    return { min: 0, max: { count: { all, ...(whose && { whose }), ...(where && { where }) } } };
  }
  return null;
}

/** 「プレイヤー1人またはユニット1体」: one group with both. */
function eitherSpec(items: readonly NounPhrase[], floating: Quantity | undefined): TargetSpec | null {
  const specs = items.map((item) => specOf(item, floating));
  const [one, other] = specs;
  if (specs.length !== 2 || !one || !other || JSON.stringify(one.count) !== JSON.stringify(other.count)) return null;
  if (one.players !== undefined && other.zones !== undefined) return { ...other, players: one.players };
  if (other.players !== undefined && one.zones !== undefined) return { ...one, players: other.players };
  if (one.zones === undefined || other.zones === undefined || one.whose !== other.whose) return null;
  if (one.where !== undefined || other.where !== undefined) return null;
  return { ...one, zones: [...one.zones, ...other.zones] };
}
