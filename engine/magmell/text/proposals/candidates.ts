import { compileWordPairs, replaceEverydayWords } from "../everyday-words";
import type { PredicateForm } from "../reading/morphology/conjugation";
import { listVerbs } from "../reading/morphology/verbs";
import {
  PHASE_WORDS,
  PLAYER_WORDS,
  STAT_WORDS,
  STATE_WORDS,
  THING_WORDS,
  ZONE_WORDS,
} from "../reading/phrases/word-tables";
import type { TextSpan } from "../types";
import { EVERYDAY_TERMS } from "./everyday-terms";
import { findOwnVerb, type Inflection, inflect, inflectionOf, readForm } from "./inflections";
import { cutPieces, type Piece } from "./pieces";

/** A replacement for a part of a text. `cost` estimates how far its meaning is from the intended one. */
export type WordChange = TextSpan & {
  readonly words: string;
  readonly cost: number;
  /** Whether the words say the same in another place or after another pause. */
  readonly same?: true;
};

const COSTS = {
  move: 0.5,
  particle: 1,
  count: 1.2,
  order: 0.8,
  unsaid: 1.8,
  link: 1.3,
  form: 1.4,
  split: 1.4,
  word: 2,
  removal: 2.2,
};
/** Returns whether a change stays close to the original text. The second change to a text must be close. */
export const isNear = ({ cost }: WordChange): boolean => cost < COSTS.word + 1;

const PARTICLES = ["を", "に", "が", "は", "で", "から", "の"];
/** Particles that leave the role of their word as it is: a subject and a topic, and what is chosen 「中で」 or 「中から」. */
const SAME_ROLE: readonly (readonly [words: RegExp, given: string, said: readonly string[]])[] = [
  [/./u, "が", ["は", "の"]],
  [/./u, "は", ["が"]],
  [/(?:中|うち)$/u, "から", ["で"]],
  [/(?:中|うち)$/u, "で", ["から"]],
];
/** Links that say the same of what is before them: that it happens, or that it is so. */
const LINKS = [
  ["とき", "たび"],
  ["かぎり", "ならば", "場合"],
];
/** What is so rather than happens, where 「とき」 means 「場合」. */
const IS_SO = /(?:[いあ]る|ない|以上|以下|状態)の?$/u;
/** Links in kanji, which are pieces of their own. */
const KANJI_LINKS: Readonly<Record<string, readonly string[]>> = {
  度: ["たび"],
  際: ["とき"],
  時: ["とき"],
  時点: ["とき"],
  間: ["かぎり"],
  限: ["かぎり"],
  場合: ["かぎり", "ならば"],
};
const COUNTS = { unit: "1体", magic: "1枚", stone: "1枚", card: "1枚" } as const;
const WORD_TABLES = [THING_WORDS, ZONE_WORDS, PLAYER_WORDS, STAT_WORDS, STATE_WORDS, PHASE_WORDS];

/** 「2体以上の他のユニットを」: how many, and of what. */
const COUNTED =
  /(?<count>[0-9一二三四五六七八九十]+[体枚個つ](?:以上|以下|まで)?)の(?<thing>[^、。「」\n]{1,12}?)(?<particle>[をが])/gu;

/** Returns changes that move a count behind its noun: 「2体以上の他のユニットを」 becomes 「他のユニットを2体以上」. */
export const reorderCounts = (text: string, from: number): readonly WordChange[] =>
  [...text.slice(from).matchAll(COUNTED)].map(({ 0: all, groups = {}, index }) => ({
    start: from + index,
    end: from + index + all.length,
    words: `${groups.thing}${groups.particle}${groups.count}`,
    cost: COSTS.order,
    same: true,
  }));

/** The words that stand for things, players, areas, numbers, states and phases. */
const NOUNS: readonly string[] = [...new Set(WORD_TABLES.flatMap((table) => table.map(([word]) => word)))];

const TERMS = compileWordPairs(EVERYDAY_TERMS);

/**
 * Returns a text in which terms of other games after an offset are replaced by those of this game; empty if it has
 * none.
 */
export function translateTerms(text: string, from: number): readonly string[] {
  const given = text.slice(from);
  const translated = replaceEverydayWords(
    TERMS.reduce<string>((some, [term, meant]) => some.replace(term, meant), given),
  );
  return translated === given ? [] : [text.slice(0, from) + translated];
}

/** Returns changes that each remove one, two or three adjacent pieces of a sentence. */
export const removePieces = (text: string, pieces: readonly Piece[]): readonly WordChange[] =>
  [1, 2, 3].flatMap((length) =>
    pieces.flatMap((first, index) => {
      const last = pieces[index + length - 1];
      if (last === undefined || /[。\n]/u.test(text.slice(first.start, last.end))) return [];
      const end = text[last.end] === "、" ? last.end + 1 : last.end;
      return [{ start: first.start, end, words: "", cost: COSTS.removal + 0.1 * (end - first.start) }];
    }),
  );

const TIMES = /まで|ターン|の間/u;

/** The end of what goes on with another of the same kind. */
const TOGETHER = /(?:または|か|と|や|かつ|、?および)、?$/u;

const hasVerb = (text: string): boolean => cutPieces(text, 0).some((piece) => findOwnVerb(piece) !== undefined);

/**
 * Returns changes that move a part of a text to the beginning of each earlier clause; none where a word before it
 * belongs to it, or it to a word after it.
 */
export function moveStretch(text: string, from: number, { start, end }: TextSpan): readonly WordChange[] {
  if (text[start - 1] === "の" || text[end - 1] === "の") return [];
  const moved = text.slice(start, end).replace(/、$/u, "");
  // One of several things that are said together stays with the others.
  if ([text.slice(0, start), moved].some((words) => TOGETHER.test(words))) return [];
  // A clause before a noun belongs to it.
  const clauses = [text.slice(from, start), ...(text[end - 1] === "、" ? [] : [moved])];
  if (clauses.some((clause) => /[うくぐすつぶむるたいだ]$/u.test(clause))) return [];
  // A verb whose object was said before it has another one, or none, in front of that.
  const lacksObject = hasVerb(moved) && !moved.includes("を");
  return [from, ...[...text.slice(from, start).matchAll(/、/gu)].map(({ index }) => from + index + 1)]
    .filter((at) => at < start && !(lacksObject && text.slice(at, start).includes("を")))
    .map((at) => {
      const passed = text.slice(at, start);
      // What is moved past a verb, or a verb past a time, may belong to something else then.
      const isPast = hasVerb(passed) || (TIMES.test(passed) && hasVerb(moved));
      return {
        start: at,
        end,
        words: `${moved}、${passed}`,
        cost: COSTS.move,
        ...(!isPast && TIMES.test(moved) && { same: true as const }),
      };
    });
}

/** Where something goes, which says much of what its verb means. */
const GOAL = /(?:手札|ダスト|夢|魔導書|デッキ|エリア)[へに]$/u;

/** Returns replacements for one piece: another particle, link, form, verb, count or noun. */
export function changePiece(text: string, piece: Piece): readonly WordChange[] {
  const { start, end, core, tail } = piece;
  const say = (words: string, cost: number): WordChange => ({ start, end, words, cost });
  const particles = SAME_ROLE.flatMap(([words, given, said]) => (given === tail && words.test(core) ? said : []));
  return [
    ...particles.map((one) => say(core + one, COSTS.particle)),
    ...changeLink(core + tail).map((words) => say(words, COSTS.link)),
    ...(/^[にはも]?は?$/u.test(tail) ? (KANJI_LINKS[core] ?? []) : []).map((one) => say(one, COSTS.link)),
    ...(core === "" || /^\d/u.test(core) ? [] : listUnsaid(text.slice(0, start))).map((one) => ({
      ...say(one, COSTS.unsaid),
      end: start,
    })),
    ...countThings(piece).map((words) => say(words, COSTS.count)),
    ...changeVerb(piece, GOAL.test(text.slice(0, start))).map(({ words, cost }) => say(words, cost)),
    ...splitHere(text, piece),
    ...(core === "" || NOUNS.includes(core) || isName(text, core) || listVerbs().some(({ stem }) => stem === core)
      ? []
      : NOUNS.filter((noun) => isMistyped(core, noun))
    ).map((noun) => say(noun + tail, COSTS.word)),
  ];
}

/** Returns the same words with another link at their end that says the same. */
function changeLink(words: string): readonly string[] {
  if (words.endsWith("たら")) return [`${words.slice(0, -2)}たとき`];
  return LINKS.flatMap((group) => {
    const link = group.find((one) => words.endsWith(one));
    const before = words.slice(0, -(link ?? "").length);
    if (link === undefined) return [];
    return [...group.filter((one) => one !== link), ...(link === "とき" && IS_SO.test(before) ? ["場合"] : [])].map(
      (one) => before + one,
    );
  });
}

/** Returns whether a word is another with one sign wrong, missing or too many. */
function isMistyped(word: string, meant: string): boolean {
  if (meant.length < 3 || Math.abs(word.length - meant.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === meant[from]) from += 1;
  let same = 0;
  while (same < Math.min(word.length, meant.length) - from && word.at(-1 - same) === meant.at(-1 - same)) same += 1;
  return Math.max(word.length, meant.length) - from - same === 1;
}

/** Returns what a clause may leave unsaid behind some words: what was named, or else the one who does it. */
function listUnsaid(before: string): readonly string[] {
  const sentence = before.slice(before.lastIndexOf("。") + 1);
  const named = /([^。、]*)(?:を対象と|を[^。、]*選)(?!.*(?:対象と|選))/u.exec(before)?.[1];
  if (named !== undefined && !/それ/u.test(sentence)) {
    const they = /(?<!\d)(?:[2-9]|\d\d)[体枚]|好きな|すべて|と.*\d[体枚]/u.test(named) ? "それら" : "それ";
    return [`${they}を`, `${they}に`];
  }
  return /[がは]|対象/u.test(sentence) ? [] : ["このユニットが", "あなたが"];
}

/** Returns whether a word is the name of a counter, or stands elsewhere too, where it would stay. */
const isName = (text: string, word: string): boolean => word.endsWith("カウンター") || text.split(word).length > 2;

/** 「ユニットを」 as 「ユニット1体を」 and 「すべてのユニットを」. */
function countThings({ core, tail }: Piece): readonly string[] {
  const [, value] = THING_WORDS.find(([word]) => core.endsWith(word)) ?? [];
  if (value === undefined || !PARTICLES.includes(tail) || tail === "の") return [];
  const count = COUNTS[value.noun as keyof typeof COUNTS] ?? "1体";
  return [`${core}${count}${tail}`, `すべての${core}${tail}`];
}

/** The forms that the end of a piece may be, the longest first, where its verb is not known. */
const inflectionsOf = ({ core, tail }: Piece): readonly Inflection[] =>
  core === ""
    ? []
    : listClasses()
        .flatMap((verbClass) => readForm(tail, verbClass) ?? [])
        .sort((one, other) => other.suffix.length - one.suffix.length);

const listClasses = () =>
  [...new Set(listVerbs().map(({ verbClass }) => verbClass))].filter((one) => one !== "い" && one !== "ある");

/** The forms of a known verb whose own form is none that texts have: 「与えろ」. */
const USUAL_FORMS: readonly PredicateForm[] = [{ ending: "end" }, { past: true, ending: "end" }];

/** Verbs that say nothing but that something goes where was named. */
const MOVES = /^(?:置|戻|加え)/u;

/**
 * Other verbs in the same form, which share a sign with the one that is said or only move something to its goal, and
 * the same verb in another form.
 */
function changeVerb(piece: Piece, hasGoal: boolean): readonly { readonly words: string; readonly cost: number }[] {
  const own = findOwnVerb(piece);
  // A word in katakana that is no verb of this game says nothing of what it could be.
  if (own === undefined && /^[\p{Script=Katakana}ー]+$/u.test(piece.core)) return [];
  const hidden = own ?? listVerbs().find(({ stem }) => stem.length > 1 && piece.core.endsWith(stem));
  const found = own === undefined ? inflectionsOf(piece)[0] : inflectionOf(own, piece);
  const rest = found?.rest ?? "";
  const forms = own === undefined ? [] : found === undefined ? USUAL_FORMS : nearForms(found.form);
  return [
    ...forms.flatMap((form) =>
      own === undefined ? [] : inflect(own, form).map((said) => ({ words: said + rest, cost: COSTS.form })),
    ),
    ...listVerbs().flatMap((verb) =>
      verb.stem === "" ||
      verb === own ||
      found === undefined ||
      distanceOf(hidden?.stem ?? piece.core, verb.stem) ===
        (hidden === undefined && hasGoal && MOVES.test(verb.stem) ? 2 : 1)
        ? []
        : inflect(verb, found.form).map((said) => ({
            words: said + rest,
            cost: COSTS.word + distanceOf(piece.core, verb.stem),
          })),
    ),
  ];
}

/** The same predicate in another tense or aspect. Another voice would say it of another. */
const nearForms = ({ voice, past, ongoing, ...form }: PredicateForm): readonly PredicateForm[] => [
  { ...form, ...(voice && { voice }), ...(past ? {} : { past: true as const }) },
  { ...form, ...(voice && { voice }), ...(ongoing ? {} : { ongoing: true as const }) },
];

/** A clause that continues, as a separate sentence. */
function splitHere(text: string, piece: Piece): readonly WordChange[] {
  const verb = findOwnVerb(piece);
  if (verb === undefined || text[piece.end] !== "、") return [];
  const found = inflectionOf(verb, piece);
  if (found?.rest !== "" || !["and", "te"].includes(found.form.ending)) return [];
  return inflect(verb, { ...found.form, ending: "end" }).map((said) => ({
    start: piece.start,
    end: piece.end + 1,
    words: `${said}。`,
    cost: COSTS.split,
    same: true,
  }));
}

/** 0 for words that share most of their signs, 1 for words that share none. Only signs in kanji say what is meant. */
function distanceOf(one: string, other: string): number {
  const shared = [...new Set(one)].filter((sign) => /\p{Script=Han}/u.test(sign) && other.includes(sign)).length;
  return 1 - shared / Math.max(1, Math.min(one.length, other.length));
}
