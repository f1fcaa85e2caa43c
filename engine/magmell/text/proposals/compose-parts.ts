import type { CardKind } from "../../model/card";
import { findLabel } from "../labels";
import { findSentenceSpans } from "../normalize";
import { TE_FORMS } from "../payments";
import type { AdaptedText, WordingDifference } from "./adaptations";
import { endClause } from "./inflections";

/** An ability cut into its parts, each in words of this game. */
type Parts = {
  /** Whether its player uses it at will. */
  readonly used: boolean;
  /** Labels that are read, and the event. */
  readonly when: string;
  /** How often it does something in a turn; empty if nothing limits it. */
  readonly limit: string;
  readonly price: string | null;
  /** Whether its controller may do it or not. */
  readonly may: boolean;
  readonly body: readonly string[];
  /** What was written of the price and of how the ability is used. */
  readonly given: string;
  readonly differences: readonly WordingDifference[];
};

/** What other games write in place of an event, before a colon or in brackets. */
const HEADINGS: readonly (readonly [said: RegExp, event: string])[] = [
  [/^(?:CIP|(?:召喚|登場|出現)(?:した)?時(?:の?効果|能力)?|出た時|場に出た時|雄叫び)$/iu, "召喚されたとき、"],
  [/^(?:PIG|死亡時|KO時|破壊時(?:の?効果|能力)?|墓地へ送られた時)$/iu, "戦闘エリアからダストに置かれたとき、"],
  [/^(?:アタック|攻撃)(?:した)?時(?:の?効果|能力)?$/u, "攻撃したとき、"],
  [/^(?:ブロック|防御)(?:した)?時(?:の?効果|能力)?$/u, "防御したとき、"],
];
const BRACKETED = /^(?:【([^】]+)】|《([^》]+)》|『([^』]+)』|\[([^\]]+)\]|((?:\([^)]+\))+)(?=:))[:、]?/u;
const AHEAD = /^([^。:「」[\]]{1,14}):/u;
const USED = /^起動(?:メイン|:?(?:自分|あなた)?の?(?:メインフェイズ|自?ターン)|・(?:自|メイン)[^】]*)?$/u;
const OWN_TIME = /^(?:(?:自分|あなた)の?)(?:メインフェイズ|ターン|番)(?:中|の間|の最中)?に?、?(?:のみ|だけ)?/u;
/** 「自分のターンに1回使える。」, 「自分のメインフェイズに発動できる。」 */
const OWN_USE =
  /^(?:自分|あなた)の?(?:メインフェイズ|ターン|番)(?:中|の間)?に?、?(?:\d[度回](?:だけ|まで)?、?)?(?:使える|使用できる|発動できる)。/u;
const TIMES = /^(?:1?ターンに?|各ターンに?|毎ターン)(\d)[度回](?:だけ|まで|のみ)?[、:]?/u;
/** A sentence that says how often or when an ability is used. */
const LIMIT_SENTENCE =
  /^(?:ただし、?)?(?:(?:この|その)(?:(?:カード名|名称|カード)の)?(?:[①-⑨]の)?(?:能力|効果)は、?|これは、?)?(?:それぞれ)?(?:(?:(?:自分|あなた|相手)の?(?:メインフェイズ|ターン|番)(?:中|の間)?に?も?|(?:1|各|毎)?ターンに?\d[度回])(?:まで|しか|だけ|のみ)*、?)+(?:(?:使|発動|誘発)[^。]*)?。$/u;
const COUNT_OF_USES = /ターンに?(\d)[度回]/u;
const BY_NAME = /(?:カード名|名称)の/u;

/** Prices that other games write as signs: how many stones are rested, and of what color. */
const SIGNS: readonly (readonly [said: RegExp, paid: (found: RegExpExecArray) => string])[] = [
  [
    /^(?:無色?|魔石|コスト|マナ|石)?([①-⑨\d])(?:枚|コスト|点)?(?:を?(?:支?払う|支払い))?$/u,
    ([, n = ""]) => restStones(n, ""),
  ],
  [/^([青赤緑])(?:の?魔石)?([①-⑨\d])(?:枚)?(?:を?支?払う)?$/u, ([, color = "", n = ""]) => restStones(n, color)],
  [/^(([青赤緑])\2*)(?:を?支?払う)?$/u, ([, all = "", color = ""]) => restStones(String(all.length), color)],
  [/^(?:レスト|タップ|横向きにする|行動済みにする)(?:する)?$/u, () => "自身をレストする"],
  [/^(?:このカード|このユニット|これ|この魔石|自身)を(?:レスト|タップ)(?:する|にする)?$/u, () => "自身をレストする"],
];

const restStones = (count: string, color: string): string =>
  `あなたの${color === "" ? "" : `${color}の`}魔石を${count.normalize("NFKC")}枚レストする`;

/** Returns what is paid in words of this game, ending in a verb; null if it is no price. */
function readPrice(given: string, kind: CardKind): string | null {
  const items = given
    .replace(OWN_TIME, "")
    .replace(/^コスト:?/u, "")
    .replace(/[[\]《》「」]/gu, "")
    .split(/[、と](?=[^、]*$)|、/u);
  const self = kind === "stone" ? "この魔石" : "このユニット";
  const paid = items.map((item) => {
    for (const [said, words] of SIGNS) {
      const found = said.exec(item.replace(/[()]/gu, ""));
      if (found !== null) return words(found).replace("自身", self);
    }
    const plain = item
      .replace(/^自分の|^あなたの(?=手札)/u, "")
      .replace(/(?:することが|ことが)でき(?:る|ます)$|できる$/u, "する")
      .replace(/す?する$/u, "する")
      .replace(/(?<=(?:レスト|破壊|公開|ウェイク))$/u, "する")
      .replace(/生け贄に(?:捧げ|す)る$/u, "ダストに置く")
      .replace(/(?:ゲームから)?(?:除外|追放|リムーブ)(?:する)?$/u, "夢に置く");
    return /[をに].*[うくすつぶむる]$/u.test(plain) && !/対象|選/u.test(plain) ? plain : null;
  });
  if (paid.includes(null)) return null;
  const last = paid.at(-1) ?? "";
  const before = paid.slice(0, -1).map((one) => endClause(one ?? "", "and"));
  return before.includes(null) ? null : [...before, last].join("、");
}

/** Returns a price as what may be done: 「手札を1枚捨ててもよい。そうした場合、」 */
function offer(price: string): string | null {
  const te =
    endClause(price, "te") ?? TE_FORMS.flatMap(([end, said]) => (end.test(price) ? [price.replace(end, said)] : []))[0];
  return te === undefined ? null : `${te}もよい。そうした場合、`;
}

/** What is offered for a price within an ability, the price first. */
const OFFERS: readonly RegExp[] = [
  /^(?:あなたは、?|自分は、?)?(?:コスト)?\[([^\]]+)\]:?を?(?:支?払(?:って(?:も)?(?:よい|いい)|うことができる|える))。(?:支?払ったら|支?払った(?:なら|場合|とき)ば?|そうした(?:ら|なら|場合|とき)ば?|その場合)、/u,
  /^(?:コスト)?\[([^\]]+)\][:。]?/u,
  /^([^。:「」]{2,40}):/u,
  /^((?:[^。「」]*、)?[^。、「」]+?[うくすつぶむる])ことで、/u,
  /^([^。「」]+?[てで])発動できる。/u,
  /^([^。、「」]+[うくすつぶむる])なら、/u,
  /^(?:あなたは、?|自分は、?)?([^。「」]+?[てで])も?(?:よい|いい|良い)。(?:[^。、]{1,8}[ただ](?:ら|なら|場合|とき|時)ば?|その場合)、/u,
];

/** 「自分の魔石フェイズに発動できる。」 */
const IN_PHASE =
  /^(?:自分|あなた)の?((?:スタンバイ|ドロー|魔石|エンド)フェイズ)(?:中)?に、?(?=(?:\d[度回]、?)?発動できる。)/u;
/** 「〜場合、〜1体を対象として発動できる。」 */
const MAY_USE =
  /^(?:([^。「」]*?[ただるうくす])(?:とき|時|場合)に?、?)?(?:\d[度回]、?)?(?:([^。、「」]*を対象と)して)?発動できる。/u;

/** Cuts an ability into its parts; null where a part is not known. */
function cutParts(text: string, kind: CardKind): Parts | null {
  let rest = text;
  let used = false;
  let when = "";
  let limit = "";
  let price: string | null = null;
  let isOther = false;
  const given: string[] = [];
  const differences: WordingDifference[] = [];
  const self = kind === "stone" ? "この魔石が" : "このユニットが";
  /** Takes what stands in front as one part; false if it is none that is known. */
  const take = (words: string, all: string, bracketed: boolean): boolean => {
    const event = HEADINGS.find(([said]) => said.test(words))?.[1];
    const times = TIMES.exec(`${words}、`)?.[0] === `${words}、` ? TIMES.exec(words)?.[1] : undefined;
    const label = findLabel(words);
    const paid = kind === "magic" ? null : readPrice(words, kind);
    if (label?.says === "mark") return true;
    if (label !== null && label.says !== "limit") {
      when += `【${words}】`;
      return true;
    }
    isOther = true;
    if (USED.test(words)) used = true;
    else if (times !== undefined) limit = times;
    else if (label?.says === "limit") limit = "1";
    else if (event !== undefined && kind !== "magic")
      when += self + (kind === "stone" ? event.replace(/^召喚された/u, "魔石エリアに置かれた") : event);
    else if (paid !== null) price = price === null ? paid : `${endClause(price, "and") ?? price}、${paid}`;
    else if (!bracketed || /(?:時|とき|まで|なら|場合|かぎり|中|間)$|ステップ|ターン/u.test(words)) return false;
    else differences.push({ reason: "leftOut", given: all, words: "" });
    if (USED.test(words) || limit !== "" || price !== null) given.push(all);
    return true;
  };
  for (let found: RegExpExecArray | null; ; ) {
    const word = /^起動(?:メイン)?[、:]/u.exec(rest) ?? TIMES.exec(rest);
    if (word !== null) {
      take(word[0].replace(/[、:]$/u, ""), word[0], true);
      rest = rest.slice(word[0].length);
      continue;
    }
    found = BRACKETED.exec(rest) ?? AHEAD.exec(rest);
    const words = found?.slice(1).find((one) => one !== undefined);
    // What is offered in brackets is taken with the offer.
    if (found === null || words === undefined || /^(?:を?支?払|を支)/u.test(rest.slice(found[0].length))) break;
    if (!take(words, found[0], !AHEAD.test(rest) || BRACKETED.test(rest))) break;
    rest = rest.slice(found[0].length);
  }
  const own = OWN_USE.exec(rest)?.[0] ?? (used || price !== null ? (OWN_TIME.exec(rest)?.[0] ?? "") : "");
  used ||= OWN_USE.test(rest);
  isOther ||= own !== "";
  given.push(own);
  rest = rest.slice(own.length);
  const sentences = findSentenceSpans(rest).map(({ start, end }) => rest.slice(start, end));
  while (sentences.length > 1 && LIMIT_SENTENCE.test(sentences.at(-1) ?? "")) {
    const last = sentences.pop() ?? "";
    const times = COUNT_OF_USES.exec(last)?.[1] ?? "";
    if (times === "" && !/使|発動/u.test(last)) return null;
    used ||= /フェイズ/u.test(last) && !/誘発/u.test(last);
    limit ||= times;
    given.push(`…${last}`);
    if (BY_NAME.test(last) && times !== "")
      differences.push({ reason: "instead", given: last, words: `この能力は各ターンに${times}度だけ誘発する。` });
  }
  rest = sentences.join("");
  const event = used
    ? ""
    : (/^[^。「」]*?[ただるうくす](?:とき|時|たび|場合)に?、(?=[^。]*(?:[[:]|ことで|よい|できる))/u.exec(rest)?.[0] ??
      "");
  if (price === null && kind !== "magic")
    for (const offered of OFFERS) {
      const [all = "", words = ""] = offered.exec(rest.slice(event.length)) ?? [];
      const paid = all === "" ? null : readPrice(endClause(words, "end") ?? words, kind);
      if (paid === null) continue;
      price = paid;
      given.push(all);
      when += event;
      rest = rest.slice(event.length + all.length);
      break;
    }
  rest = rest.replace(IN_PHASE, (given, phase: string) => {
    when += `あなたの${phase}の開始時、`;
    differences.push({ reason: "instead", given, words: `あなたの${phase}の開始時、` });
    return "";
  });
  const [offered = "", happened, target] = (kind !== "magic" && price === null && !used && MAY_USE.exec(rest)) || [];
  if (offered !== "" && (happened !== undefined || when !== "")) {
    if (happened !== undefined) when += `${happened.replace(/に成功した$/u, "された")}とき、`;
    rest = (target === undefined ? "" : `${target}する。`) + rest.slice(offered.length);
    isOther = true;
  }
  if ((!isOther && limit === "" && price === null) || rest === "") return null;
  return {
    used,
    when,
    limit,
    price,
    may: offered !== "" && when !== "",
    given: given.join(""),
    differences,
    body: findSentenceSpans(rest).map(({ start, end }) => rest.slice(start, end)),
  };
}

/** Returns sentences as one, since a price buys all of them; null if one has no form that goes on. */
function joinSentences(sentences: readonly string[]): string | null {
  const before = sentences.slice(0, -1).map((one) => endClause(one.replace(/。$/u, ""), "and"));
  return before.includes(null) ? null : [...before, sentences.at(-1) ?? ""].join("、").replaceAll("、その後、", "、");
}

/**
 * Returns an ability put together again from its parts in the order of this game: the event, what is chosen as a target, a price that
 * may be paid, what is done, and how often. Empty if it has no such parts.
 */
export function composeParts(text: string, kind: CardKind): readonly AdaptedText[] {
  const parts = text.includes("\n") ? null : cutParts(text, kind);
  if (parts === null) return [];
  const { used, when, limit, price, may, given, differences } = parts;
  const isUsed = used || (price !== null && when === "");
  if (isUsed && (kind === "magic" || when !== "")) return [];
  const often = limit === "" ? "" : `この能力は各ターンに${limit}度だけ誘発する。`;
  if (price === null && !isUsed && !may) return [{ text: when + parts.body.join("") + often, differences }];
  const paid = price === null ? "" : offer(price);
  const [first = "", ...more] = parts.body;
  const [, target = "", rest = first] = /^([^。]*を対象と)(?:する。|し、)(.*)$/u.exec(first) ?? [];
  const done = joinSentences(rest === "" ? more : [rest, ...more]);
  if (paid === null || done === null) return [];
  const bought = target !== "" && !/^(?:それ|その|このターン|ターン)/u.test(done) ? `それを${done}` : done;
  const begin = target === "" ? "" : `${target}する。`;
  const free = price === null ? endClause(bought.replace(/。$/u, ""), "te") : "";
  if (free === null) return [];
  const act = price === null ? `${free}もよい。` : paid + bought;
  if (!isUsed) return [{ text: when + begin + act + often, differences }];
  const start = "あなたのメインフェイズの開始時、";
  return [
    {
      text: start + begin + act,
      differences: [
        ...differences.filter((one) => !BY_NAME.test(one.given)),
        { reason: "used", given, words: `${start}…もよい。そうした場合、…` },
      ],
    },
  ];
}
