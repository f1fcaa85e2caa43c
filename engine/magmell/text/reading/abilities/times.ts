import type { Condition } from "../../../model/select";
import { readCondition } from "../frames/meanings";
import type { Argument, Clause } from "../phrases/clause";
import { DOER_POINTER, type NounPhrase, type PlayerParty } from "../phrases/noun-phrase";

const isTime = ({ particle, phrase }: Argument): boolean =>
  particle === "に" && (phrase.kind === "phase" || (phrase.kind === "turn" && phrase.which === undefined));

/**
 * Extracts times such as 「あなたのターンに」 and 「メインフェイズに」 from a clause as conditions. Null if a time cannot be expressed as a
 * condition.
 */
export function extractTimes(
  clause: Clause,
): { readonly clause: Clause; readonly conditions: readonly Condition[] } | null {
  const conditions = clause.args.filter(isTime).map(({ phrase }) => {
    const time = withOwnTurn(phrase, clause);
    const args = time === null ? null : [{ particle: "" as const, phrase: time }];
    return args === null ? null : readCondition({ ...clause, frame: "be", form: { ending: "end" }, args, adverbs: [] });
  });
  const outside = clause.adverbs.flatMap((adverb): readonly Condition[] =>
    adverb.says === "outside" ? [{ not: { phase: adverb.phase } }] : [],
  );
  return conditions.includes(null)
    ? null
    : {
        clause: {
          ...clause,
          args: clause.args.filter((arg) => !isTime(arg)),
          adverbs: clause.adverbs.filter(({ says }) => says !== "outside"),
        },
        conditions: [...(conditions as Condition[]), ...outside],
      };
}

/** 「相手が自分のターンに」: the turn of the player who does it; `null` where the subject is neither a player nor yours. */
function withOwnTurn(phrase: NounPhrase, { args }: Clause): NounPhrase | null {
  if (!("whose" in phrase) || phrase.whose !== DOER_POINTER) return phrase;
  const whose = partyOf(args.find(({ particle }) => particle === "が" || particle === "は")?.phrase);
  return whose === null ? null : ({ ...phrase, whose } as NounPhrase);
}

function partyOf(subject: NounPhrase | undefined): PlayerParty | null {
  if (subject === undefined || (subject.kind === "pointer" && subject.select === "self")) return "you";
  const party = subject.kind === "player" ? subject.party : subject.kind === "things" ? subject.whose : undefined;
  return party === "you" || (party === "opponent" && subject.kind === "player") ? party : null;
}

/** Returns whether an adverb states a time that ends, such as 「ターン終了時まで」. A static ability states none. */
export const isPassing = (adverb: Clause["adverbs"][number]): boolean =>
  adverb.says === "until" || (adverb.says === "thisTurn" && !adverb.every);
