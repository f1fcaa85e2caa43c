import { MTG_RULE_IDS, type MtgRuleId } from "@/engine/mtg/rulebook";
import { groupBy } from "@/lib/collections";
import type { Bilingual } from "./documents";
import { factsOf } from "./structure/facts";

/** The sort of a source: rules in force, a person, a printed or posted paper. */
type SourceKind = "rules" | "person" | "paper";

/** The weight of a source: a rule in force, an official answer, that of a representative, or a paper of its day. */
const RANKS = {
  inForce: ["comp-rules", "tournament-rules", "tournament-update", "oracle"],
  official: ["wotc-rules-team", "bethmo", "aahz", "dci-letter"],
  representative: ["dangelo", "delaney", "barclay", "jackson", "peterson"],
} as const;
type SourceRank = keyof typeof RANKS | "paper" | "unknown";

/** Sources that the summary introduces in its acknowledgements. */
const INTRODUCED = [
  ...["aahz", "barclay", "bethmo", "comp-rules", "dangelo", "delaney", "encyclopedia", "fifth-edition", "jackson"],
  ...["mirage", "peterson", "tempest", "wotc-rules-team"],
];

/** A source that a document names after its sentences, or introduces. */
type Source = {
  readonly key: string;
  readonly name: Bilingual;
  readonly kind: SourceKind;
  readonly rank: SourceRank;
  /** Whether the summary itself introduces it; of others it tells nothing but the name. */
  readonly introduced: boolean;
  /** The office of a person, as far as the document tells it. */
  readonly role: Bilingual | null;
};

type Row = readonly [key: string, kind: SourceKind, ja: string, en: string, roleJa?: string, roleEn?: string];

const ROWS: readonly Row[] = [
  [
    "comp-rules",
    "rules",
    "CompRules（第6版詳細ルール）",
    "CompRules (comprehensive rules, sixth edition)",
    "第6版のルールそのもの",
    "The rules of the sixth edition themselves",
  ],
  [
    "dangelo",
    "person",
    "Stephen D'Angelo",
    "Stephen D'Angelo",
    "この裁定集の編者、ネットワーク代表者",
    "Compiler of the summary, network representative",
  ],
  ["tournament-rules", "rules", "大会ルール", "Tournament rules"],
  ["wotc-rules-team", "rules", "WotCルール・チーム", "WotC rules team", "公式の裁定", "Official rulings"],
  ["bethmo", "person", "Beth Moursund（bethmo）", "Beth Moursund (bethmo)", "ルール・マネージャー", "Rules manager"],
  ["duelist", "paper", "雑誌『Duelist』", "Duelist magazine"],
  [
    "delaney",
    "person",
    "David DeLaney",
    "David DeLaney",
    "ニュースグループでのネットワークの代表",
    "Network representative of the newsgroup",
  ],
  ["mirage", "paper", "ミラージュのルールブック", "Mirage rulebook", "ルールブック", "Rulebook"],
  ["aahz", "person", "Tom Wylie（Aahz）", "Tom Wylie (Aahz)", "前のルール・マネージャー", "Former rules manager"],
  ["tournament-update", "paper", "大会ルールの更新", "Tournament update"],
  ["invasion-faq", "paper", "インベイジョンのFAQ", "Invasion FAQ"],
  [
    "fifth-edition",
    "paper",
    "第5版ルールブック",
    "Fifth edition rulebook",
    "前の版のルールブック",
    "Rulebook of the edition before",
  ],
  ["qas", "paper", "アングルードのQ&A（QAS）", "Unglued questions and answers (QAS)"],
  ["tempest", "paper", "テンペストのルールブック", "Tempest rulebook", "ルールブック", "Rulebook"],
  [
    "barclay",
    "person",
    "Paul Barclay",
    "Paul Barclay",
    "メーリングリストでのネットワークの代表",
    "Network representative of the mailing list",
  ],
  [
    "jackson",
    "person",
    "Collin Jackson",
    "Collin Jackson",
    "DCIルールのネットワーク代表者",
    "Network representative for DCI rules",
  ],
  ["legends-rulecards", "paper", "レジェンドのルールカード", "Legends rule cards"],
  ["urzas-saga-rule-page", "paper", "ウルザズ・サーガのルールのページ", "Urza's Saga rules page"],
  ["nemesis-faq", "paper", "ネメシスのFAQ", "Nemesis FAQ"],
  ["dci-letter", "paper", "DCIの手紙", "DCI letter"],
  ["donais", "person", "Donais", "Donais"],
  ["urzas-destiny-faq", "paper", "ウルザズ・デスティニーのFAQ", "Urza's Destiny FAQ"],
  ["dommermuth", "person", "Dommermuth", "Dommermuth"],
  ["three-kingdoms-faq", "paper", "ポータル三国志のFAQ", "Portal Three Kingdoms FAQ"],
  ["oracle", "paper", "Oracle", "Oracle"],
  ["gray", "person", "Gray", "Gray"],
  ["jordan", "person", "Jordan", "Jordan"],
  ["masques-faq", "paper", "メルカディアン・マスクスのFAQ", "Mercadian Masques FAQ"],
  [
    "encyclopedia",
    "paper",
    "マジックの公式の事典",
    "Magic Official Encyclopedia",
    "カードの訂正。紹介されるだけで、挙げられてはいない",
    "Corrections of cards; introduced, but never named",
  ],
  [
    "peterson",
    "person",
    "Paul Peterson",
    "Paul Peterson",
    "メーリングリストの前の代表。紹介されるだけで、挙げられてはいない",
    "Former representative of the mailing list; introduced, but never named",
  ],
];

const rankOf = (key: string, kind: SourceKind): SourceRank => {
  const found = Object.entries(RANKS).find(([, keys]) => (keys as readonly string[]).includes(key));
  if (found) return found[0] as keyof typeof RANKS;
  return kind === "person" ? "unknown" : "paper";
};

/** All sources that the documents name. */
export const SOURCES: readonly Source[] = ROWS.map(([key, kind, ja, en, roleJa, roleEn]) => ({
  key,
  name: { ja, en },
  kind,
  rank: rankOf(key, kind),
  introduced: INTRODUCED.includes(key),
  role: roleJa === undefined || roleEn === undefined ? null : { ja: roleJa, en: roleEn },
}));

const BY_KEY = new Map(SOURCES.map((source) => [source.key, source]));

/** The source with this key; `null` for other words. */
export const findSource = (key: string): Source | null => BY_KEY.get(key) ?? null;

/** A sentence of an entry with the source it names. */
type Citation = {
  readonly id: MtgRuleId;
  readonly source: string;
  readonly locator: string | null;
  readonly printed: string | null;
  /** The day as read, `YYYY-MM-DD`; `null` where none is printed. */
  readonly date: string | null;
  /** Whether the printed date can be read in one way only. */
  readonly sure: boolean;
};

/** Every citation of every entry, in the order of the documents. */
export const CITATIONS: readonly Citation[] = MTG_RULE_IDS.flatMap((id) =>
  (factsOf(id).sources ?? []).map(({ source, locator = null, printed = null, date = null, sure = true }) => ({
    id,
    source,
    locator,
    printed,
    date,
    sure,
  })),
);

const BY_ENTRY = groupBy(CITATIONS.map((one) => [one.id as string, one] as const));

/** The citations of an entry, the oldest first; those without a date first of all. */
export const citationsOf = (id: string): readonly Citation[] =>
  (BY_ENTRY.get(id) ?? []).toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));

/** The citations of a source, the oldest first. */
export const citationsFrom = (source: string): readonly Citation[] =>
  CITATIONS.filter((one) => one.source === source).toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));

/** The numbers of citations by year, the oldest first; `null` counts those without a date. */
export function citationsByYear(
  citations: readonly Citation[],
): readonly (readonly [year: string | null, count: number])[] {
  const counts = new Map<string | null, number>();
  for (const { date } of citations) {
    const year = date?.slice(0, 4) ?? null;
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a ?? "").localeCompare(b ?? ""));
}
