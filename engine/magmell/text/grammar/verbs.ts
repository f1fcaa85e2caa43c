/**
 * The forms in which a clause may end: as a sentence, before another clause, before 「もよい」, in the past before 「とき」, and
 * before 「ならば」, which follows a noun directly.
 */
export type VerbForm = "end" | "and" | "te" | "past" | "if";

/** Verbs in -eru and -iru whose stem does not change. */
const ONE_ROW = ["与える", "得る", "加える", "離れる", "見る", "捨てる", "数える", "つける", "終える", "できる"];

/** Endings that are no ordinary verbs, longest first. */
const SPECIAL: readonly (readonly [string, Readonly<Record<VerbForm, string>>])[] = [
  ["でない", { end: "でない", and: "でなく", te: "でなくて", past: "でなかった", if: "でない" }],
  ["である", { end: "である", and: "であり", te: "であって", past: "であった", if: "" }],
  ["しない", { end: "しない", and: "せず", te: "しないで", past: "しなかった", if: "しない" }],
  ["いない", { end: "いない", and: "おらず", te: "いなくて", past: "いなかった", if: "いない" }],
  ["いる", { end: "いる", and: "おり", te: "いて", past: "いた", if: "いる" }],
  ["ある", { end: "ある", and: "あり", te: "あって", past: "あった", if: "ある" }],
  ["多い", { end: "多い", and: "多く", te: "多くて", past: "多かった", if: "多い" }],
  ["少ない", { end: "少ない", and: "少なく", te: "少なくて", past: "少なかった", if: "少ない" }],
  ["する", { end: "する", and: "し", te: "して", past: "した", if: "する" }],
];

/** How the last sound of a five-rule verb changes: before another clause, and in the te and past forms. */
const FIVE_ROWS: Readonly<Record<string, readonly [string, string, string]>> = {
  く: ["き", "いて", "いた"],
  ぐ: ["ぎ", "いで", "いだ"],
  す: ["し", "して", "した"],
  う: ["い", "って", "った"],
  つ: ["ち", "って", "った"],
  ぶ: ["び", "んで", "んだ"],
  む: ["み", "んで", "んだ"],
  る: ["り", "って", "った"],
};

/**
 * Returns a verb or copula in one of its forms. Throws for any other word in a template, which card texts cannot cause.
 */
export function inflect(verb: string, form: VerbForm): string {
  for (const [ending, forms] of SPECIAL) if (verb.endsWith(ending)) return verb.slice(0, -ending.length) + forms[form];
  const stem = verb.slice(0, -1);
  if (form === "end" || form === "if") return verb;
  if (verb.endsWith("ない")) {
    const root = verb.slice(0, -2);
    if (form === "and") return root === "" ? "なく" : `${root}ず`;
    return form === "te" ? `${root}ないで` : `${root}なかった`;
  }
  if (ONE_ROW.some((known) => verb.endsWith(known)) || /[れけえせ]る$/u.test(verb)) {
    return stem + { and: "", te: "て", past: "た" }[form];
  }
  const row = FIVE_ROWS[verb.slice(-1)];
  if (row === undefined) throw new Error(`"${verb}" is no verb that can be inflected`);
  return stem + row[{ and: 0, te: 1, past: 2 }[form]];
}
