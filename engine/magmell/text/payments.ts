/** The ends of verbs, each with the one before 「もよい」. */
export const TE_FORMS: readonly (readonly [RegExp, string])[] = [
  [/する$/u, "して"],
  [/できる$/u, "して"],
  [/く$/u, "いて"],
  [/す$/u, "して"],
  [/う$/u, "って"],
  [/る$/u, "て"],
];

/** Returns what is paid, up to 「もよい」; null if it ends in no verb. */
const toOffer = (price: string): string | null => {
  const found = TE_FORMS.find(([end]) => end.test(price));
  return found === undefined ? null : `${price.replace(...found)}もよい。そうした場合、`;
};

/** 「[手札を1枚捨てる]…コストを払ってよい。払ったら、」: a price in brackets, before the event or where it is offered. */
const BRACKETED =
  /^(?:\[([^\]]+)\]:?)?([^。[]*?)(?:あなたは)?(?:、)?コスト(?:\[([^\]]+)\])?を支?払っても?(?:よい|いい)。(?:支?払った(?:なら?ば?|ら|場合)|そうした(?:なら?ば?|ら|場合))、/u;
/** 「手札を1枚捨てることができる:」, 「魔石を1枚裏向きにできる:」 */
const OFFERED = /([^。、:]+?)(?:(る|く|す|う)ことができる|(でき)る):/u;
/** 「手札を1枚捨てることで、」 */
const MEANS = /(?<=、)([^。、]+?[るくすうぶつむぐ])ことで、/u;

/**
 * Returns the wordings of an ability whose price other games write before its effect, each with another meaning: a price that
 * its player may pay, and what is done 「ことで」 also without a choice. The text itself if it has no such price.
 */
export function readPayments(text: string): readonly string[] {
  const [bracketed, before, between = "", offered] = BRACKETED.exec(text) ?? [];
  const price = (before ?? offered)?.replace(/^あなたの(?=手札|表向き|魔石)/u, "");
  if (bracketed !== undefined && price !== undefined && (before === undefined || offered === undefined)) {
    const offer = toOffer(price);
    return offer === null
      ? [text]
      : [text.replace(BRACKETED, () => `${between}${offer}`).replace(/払わない(?=なら)/u, "そうしない")];
  }
  const [, paid = "", end, can] = OFFERED.exec(text) ?? [];
  const offer = toOffer(paid + (end ?? (can === undefined ? "" : "する")));
  if (paid !== "" && offer !== null) return [text.replace(OFFERED, () => offer)];
  const [, means = ""] = MEANS.exec(text) ?? [];
  const chosen = toOffer(means);
  const done = TE_FORMS.find(([one]) => one.test(means));
  return means === "" || chosen === null || done === undefined
    ? [text]
    : [text.replace(MEANS, () => chosen), text.replace(MEANS, () => `${means}。その後、`)];
}
