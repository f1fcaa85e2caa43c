import type { Clause } from "./clause";
import type { NounPhrase } from "./noun-phrase";

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
