import type { Argument, Clause } from "./clause";
import type { NounPhrase } from "./noun-phrase";

/**
 * Splits a clause with several objects and goals, 「1枚を手札に、1枚をダストに置く」, into one clause for each. Returns any other
 * clause unchanged.
 */
export function expandGapping(clause: Clause): readonly Clause[] {
  const shared = clause.args.filter(({ particle }) => particle === "は" || particle === "が");
  const own = clause.args.filter((arg) => !shared.includes(arg));
  const first = own[0];
  if (first === undefined || !isRepeated(own, first)) return [clause];
  const groups: Argument[][] = [];
  for (const arg of own) {
    if (arg.particle === first.particle) groups.push([]);
    groups.at(-1)?.push(arg);
  }
  const width = groups[0]?.length ?? 0;
  if (width < 2 || groups.some(({ length }) => length !== width)) return [clause];
  return groups.map((args) => ({ ...clause, args: [...shared, ...args] }));
}

const isRepeated = (args: readonly Argument[], { particle }: Argument): boolean =>
  (particle === "を" || particle === "に") && args.filter((arg) => arg.particle === particle).length > 1;

/** Returns 「〜を攻撃対象に指定する」 and 「〜が攻撃対象になる」 as attacks; any other clause unchanged. */
export function asAttack(clause: Clause): Clause {
  const { frame, form, args } = clause;
  const isPassive = frame === "become";
  if (!isPassive && frame !== "name" && frame !== "make" && frame !== "choose") return clause;
  const goal = args.find(({ particle, phrase }) => particle === "に" && isAttackTarget(phrase));
  if (goal === undefined || (isPassive && form.voice !== undefined)) return clause;
  return {
    ...clause,
    frame: "attack",
    form: isPassive ? { ...form, voice: "passive" } : form,
    args: args.filter((arg) => arg !== goal),
  };
}

const isAttackTarget = (phrase: NounPhrase): boolean =>
  phrase.kind === "pointer" && JSON.stringify(phrase.select) === '{"battle":"target"}' && phrase.where === undefined;
