/** Conjugation classes: the ending of a five-row verb, or one of the other classes. */
export type VerbClass = "く" | "ぐ" | "す" | "う" | "つ" | "ぶ" | "む" | "る" | "一段" | "する" | "ある" | "い";

/** Grammatical form of a predicate, such as voice, negation and tense. */
export type PredicateForm = {
  readonly voice?: "passive" | "causative";
  /** 「できる」 */
  readonly able?: true;
  readonly negative?: true;
  /** 「でもある」 */
  readonly also?: true;
  readonly past?: true;
  /** 「ている」 */
  readonly ongoing?: true;
  /** 「てもよい」 */
  readonly permitted?: true;
  /** 「なければならない」 */
  readonly required?: true;
  /** Whether the clause ends, continues, or is a condition (「れば」). A bare stem is the noun of a する verb. */
  readonly ending: "end" | "and" | "te" | "if" | "stem";
};

type Marks = Omit<PredicateForm, "ending">;
type Suffix = readonly [suffix: string, form: PredicateForm];

/** The stems from which all forms of a verb are made. */
type Stems = {
  readonly dictionary: string;
  readonly conjunctive: string;
  readonly te: string;
  readonly past: string;
  readonly negative: string;
  readonly conditional: string;
  /** Before 「ず」, where it differs from the negative stem. */
  readonly literary?: string;
};

const ichidan = (stem: string): Stems => ({
  dictionary: `${stem}る`,
  conjunctive: stem,
  te: `${stem}て`,
  past: `${stem}た`,
  negative: stem,
  conditional: `${stem}れば`,
});

/** The forms of a verb from its stems; those of 「て」 with a helping verb only once. */
function formsOf(stems: Stems, marks: Marks = {}, helped = false): readonly Suffix[] {
  const { dictionary, conjunctive, te, past, negative, conditional, literary = negative } = stems;
  const negated: Marks = { ...marks, negative: true };
  const able: Marks = { ...marks, able: true };
  const forms: Suffix[] = [
    [dictionary, { ...marks, ending: "end" }],
    [`${conjunctive}ます`, { ...marks, ending: "end" }],
    [`${conjunctive}ません`, { ...negated, ending: "end" }],
    [`${conjunctive}ました`, { ...marks, past: true, ending: "end" }],
    [conjunctive, { ...marks, ending: "and" }],
    [te, { ...marks, ending: "te" }],
    [past, { ...marks, past: true, ending: "end" }],
    [`${past}ら`, { ...marks, past: true, ending: "if" }],
    [conditional, { ...marks, ending: "if" }],
    [`${negative}ない`, { ...negated, ending: "end" }],
    [`${negative}なかった`, { ...negated, past: true, ending: "end" }],
    [`${literary}ず`, { ...negated, ending: "and" }],
    [`${literary}ずに`, { ...negated, ending: "and" }],
    [`${negative}なく`, { ...negated, ending: "and" }],
    [`${negative}ないで`, { ...negated, ending: "te" }],
    [`${negative}なければ`, { ...negated, ending: "if" }],
    [`${negative}なければならない`, { ...marks, required: true, ending: "end" }],
    [`${dictionary}ことができる`, { ...able, ending: "end" }],
    [`${dictionary}ことができない`, { ...able, negative: true, ending: "end" }],
    [`${dictionary}ことはできない`, { ...able, negative: true, ending: "end" }],
    [`${dictionary}ことができず`, { ...able, negative: true, ending: "and" }],
    [`${dictionary}ことができなければ`, { ...able, negative: true, ending: "if" }],
    [`${dictionary}ことができなかった`, { ...able, negative: true, past: true, ending: "end" }],
    [`${dictionary}ことを選んでもよい`, { ...marks, permitted: true, ending: "end" }],
  ];
  if (helped) return forms;
  return [
    ...forms,
    ...["もよい", "も良い", "もいい", "よい", "いい", "もかまわない"].map(
      (may): Suffix => [`${te}${may}`, { ...marks, permitted: true, ending: "end" }],
    ),
    [`${te}もよく`, { ...marks, permitted: true, ending: "and" }],
    [`${te}はならない`, { ...able, negative: true, ending: "end" }],
    [`${te}はいけない`, { ...able, negative: true, ending: "end" }],
    [`${te}ある`, { ...marks, ongoing: true, ending: "end" }],
    [`${te}おり`, { ...marks, ongoing: true, ending: "and" }],
    [`${te}おらず`, { ...negated, ongoing: true, ending: "and" }],
    ...formsOf(ichidan(`${te}い`), { ...marks, ongoing: true }, true),
  ];
}

/** Five-row verbs: dictionary form, then the stems of 「ます」, 「て」, 「た」, 「ない」 and 「ば」. */
const FIVE_ROWS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  く: ["き", "いて", "いた", "か", "け"],
  ぐ: ["ぎ", "いで", "いだ", "が", "げ"],
  す: ["し", "して", "した", "さ", "せ"],
  う: ["い", "って", "った", "わ", "え"],
  つ: ["ち", "って", "った", "た", "て"],
  ぶ: ["び", "んで", "んだ", "ば", "べ"],
  む: ["み", "んで", "んだ", "ま", "め"],
  る: ["り", "って", "った", "ら", "れ"],
};

function fiveRowForms(ending: string): readonly Suffix[] {
  const [conjunctive, te, past, negative, conditional] = FIVE_ROWS[ending] ?? ["", "", "", "", ""];
  const stems = { dictionary: ending, conjunctive, te, past, negative, conditional: `${conditional}ば` };
  return [
    ...formsOf(stems),
    ...formsOf(ichidan(conditional), { able: true }),
    ...formsOf(ichidan(`${negative}れ`), { voice: "passive" }),
    ...formsOf(ichidan(`${negative}せ`), { voice: "causative" }),
  ];
}

const ichidanForms = (): readonly Suffix[] => [
  ...formsOf(ichidan("")),
  ...formsOf(ichidan("られ"), { voice: "passive" }),
  ...formsOf(ichidan("られ"), { able: true }),
  ...formsOf(ichidan("させ"), { voice: "causative" }),
];

const suruForms = (): readonly Suffix[] => [
  ...formsOf({
    dictionary: "する",
    conjunctive: "し",
    te: "して",
    past: "した",
    negative: "し",
    conditional: "すれば",
    literary: "せ",
  }),
  ...formsOf(ichidan("でき"), { able: true }),
  ...formsOf(ichidan("され"), { voice: "passive" }),
  ...formsOf(ichidan("させ"), { voice: "causative" }),
  ["", { ending: "stem" }],
];

const aruForms = (): readonly Suffix[] => [
  ["ある", { ending: "end" }],
  ["あり", { ending: "and" }],
  ["あって", { ending: "te" }],
  ["あった", { past: true, ending: "end" }],
  ["あれば", { ending: "if" }],
  ["あったら", { ending: "if" }],
  ["ない", { negative: true, ending: "end" }],
  ["なく", { negative: true, ending: "and" }],
  ["なかった", { negative: true, past: true, ending: "end" }],
  ["なければ", { negative: true, ending: "if" }],
];

const adjectiveForms = (): readonly Suffix[] => [
  ["い", { ending: "end" }],
  ["く", { ending: "and" }],
  ["くて", { ending: "te" }],
  ["かった", { past: true, ending: "end" }],
  ["ければ", { ending: "if" }],
  ["くない", { negative: true, ending: "end" }],
  ["くなければ", { negative: true, ending: "if" }],
];

/** The forms of a class by what stands behind the stem of the verb. */
type FormTable = { readonly bySuffix: ReadonlyMap<string, readonly PredicateForm[]>; readonly longest: number };

const made = new Map<VerbClass, FormTable>();

/** Returns the forms of a conjugation class; builds them on first use. */
export function getFormTable(verbClass: VerbClass): FormTable {
  const known = made.get(verbClass);
  if (known !== undefined) return known;
  const bySuffix = new Map<string, PredicateForm[]>();
  let longest = 0;
  for (const [suffix, form] of suffixesOf(verbClass)) {
    bySuffix.set(suffix, [...(bySuffix.get(suffix) ?? []), form]);
    longest = Math.max(longest, suffix.length);
  }
  const table = { bySuffix, longest };
  made.set(verbClass, table);
  return table;
}

function suffixesOf(verbClass: VerbClass): readonly Suffix[] {
  switch (verbClass) {
    case "一段":
      return ichidanForms();
    case "する":
      return suruForms();
    case "ある":
      return aruForms();
    case "い":
      return adjectiveForms();
    default:
      return fiveRowForms(verbClass);
  }
}
