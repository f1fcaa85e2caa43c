import type { CardKind } from "../../model/card";
import { sayOwnWord } from "../own-words";
import type { AdaptedText } from "./adaptations";
import { endClause, nameVerb } from "./inflections";

const exact = (text: string): AdaptedText => ({ text, differences: [] });

/** What stands before what is done: a trigger, a condition, a time. */
const HEAD = /^.*(?:とき|時|たび|たびに|なら|ならば|場合|かぎり|かわりに|その後|[ただ]ら|そうし[^、。]*)に?、/u;
const COUNTED =
  /(?<=^|[、。にはと])((?:[^、。「」にはがを]+が[^、。「」にはがを]*[たるい])?[^、。「」にはがを]*?(?:ユニット|魔石|カード|マジック|プレイヤー|手札))を?(\d+[体枚人])(まで)?(?=[にをのは、])/u;

/** 「ユニット2体までに割り振る」 as 「ユニット2体までを選ぶ。それらに割り振る」: what is chosen is chosen first. */
function chooseFirst(text: string): AdaptedText | null {
  const at = text.slice(0, -1).lastIndexOf("。") + 1;
  const sentence = text.slice(at);
  const [head = ""] = HEAD.exec(sentence) ?? [];
  const rest = sentence.slice(head.length);
  const found = COUNTED.exec(rest);
  if (found === null || /対象|選|探|引|もよい|トークン|一番|それ|上から/u.test(rest)) return null;
  const [all, what = "", count = "", upTo = ""] = found;
  const they = Number.parseInt(count, 10) > 1 ? "それら" : "それ";
  const done = rest.slice(0, found.index) + they + rest.slice(found.index + all.length);
  return exact(`${text.slice(0, at)}${head}${what}${count}${upTo}を選ぶ。${done}`);
}

const LINKED =
  /(もよい|よい|ができる|でき)。(?:(?:あなた|自分|相手|プレイヤー)[がは]、?)?([^。、]{0,14}?)([ただ])(ら|なら|ならば|場合|場合は|とき|時|後|後に)、/u;

/** 「〜を支払ってもよい。支払ったら、」 as 「〜を支払ってもよい。そうした場合、」. */
function sayIfDone(text: string): AdaptedText | null {
  const [all = "", may = "", verb = "", past = ""] = LINKED.exec(text) ?? [];
  const at = text.indexOf(all);
  const offer = text.slice(text.lastIndexOf("。", at - 1) + 1, at);
  const said = nameVerb(verb + past);
  if (all === "" || said === null || !offer.includes(said) || verb === "そうし") return null;
  return exact(text.replace(all, `${may}。そうした場合、`));
}

/** 「カードを引く。引いた後、」 as 「カードを引く。その後、」. */
function sayAfterwards(text: string): AdaptedText | null {
  const [all = "", verb = ""] = /(?<=。)([^。、を]{1,10}[ただ])後に?、/u.exec(text) ?? [];
  const said = verb === "" ? null : nameVerb(verb);
  const before = text.slice(0, text.indexOf(all));
  // What follows an offer depends on it.
  return said === null ||
    /よい。$|でき[^。]*。$/u.test(before) ||
    !before.slice(before.slice(0, -1).lastIndexOf("。") + 1).includes(said)
    ? null
    : exact(text.replace(all, "その後、"));
}

const PREVENTED =
  /(?<=^|[。、])([^。]+)。(?:ただし、?)?([^。、]+?)[はが]、?([^。]+?)(ことで|ことによって|ことにより|なら|ならば|れば|たら)、?(?:これ|それ|この効果|その効果)を(?:防|回避|無効|打ち消|拒否)[^。]*。$/u;

/** 「A。ただし、相手は〜することで、これを防いでよい。」 as 「相手は〜してもよい。そうしない場合、A。」 */
function sayUnlessPrevented(text: string): AdaptedText | null {
  const [all = "", effect = "", who = "", price = "", end = ""] = PREVENTED.exec(text) ?? [];
  const paid = all === "" ? null : endClause(end === "れば" ? `${price}る` : price, "te");
  if (paid === null) return null;
  const first = (chooseFirst(`${effect}。`)?.text ?? `${effect}。`).slice(0, -1);
  const [head = ""] = HEAD.exec(first) ?? [];
  const rest = first.slice(head.length);
  const [, chosen = "", done = rest] = /^([^。]+を(?:選ぶ|対象とする)。)(.+)$/u.exec(rest) ?? [];
  // Who declines does not choose for the other player.
  const doer = chosen !== "" || /は/u.test(done) || /あなた|自分/u.test(who) ? "" : "あなたは、";
  return exact(text.replace(all, `${head}${chosen}${who}は${paid}もよい。そうしない場合、${doer}${done}。`));
}

const ONLY_THEN =
  /^(.*。)(?:ただし、?)?(?:この(?:能力|効果)|これ)は、?((?:自分|あなた|相手)の(?:ターン|[^、。]{2,5}フェイズ))(?:の間|中)?に?(?:のみ|だけ|しか)、?[^。]*。$/su;

/** 「A。この効果は自分のターンの間のみ有効。」 as 「自分のターンの間、A。」 */
function limitToTime(text: string, kind: CardKind): AdaptedText | null {
  const [, ability = "", time = ""] = ONLY_THEN.exec(text) ?? [];
  return ability === "" || kind === "magic" || !/(?:とき|時|たび|たびに|かぎり|間)、/u.test(ability)
    ? null
    : exact(`${time}の間、${ability}`);
}

/** 「Xを〜の数とする。…X点…」 with what X is behind where it is used. */
function defineLast(text: string): AdaptedText | null {
  const [all = "", x = "", what = ""] =
    /(?<=^|。)([XYZ])[はを]、?([^。]+?)(?:とする|である|に等しい)。/u.exec(text) ?? [];
  const rest = text.slice(text.indexOf(all) + all.length);
  return all === "" || !rest.includes(x) ? null : exact(`${text.replace(all, "")}${x}は、${what}に等しい。`);
}

const INLINE_MODES =
  /(?:次|以下|下記)の?(?:うち|中|効果|能力)?の?(?:\d+つ)?の?(?:うち|中|効果)?(?:から|より|の)?、?(\d+つ)(まで)?を?(?:選|行)[^。\n]*。?\n?((?:「[^「」]+」[、。か]?|[①-⑨]:?[^①-⑨\n]+){2,})。?$/u;

/** Modes on one line, in 「」 or with numbers, as a list. */
function listModes(text: string): AdaptedText | null {
  const [all = "", count = "", upTo = "", given = ""] = INLINE_MODES.exec(text) ?? [];
  const modes = given.match(/(?<=「)[^「」]+(?=」)|(?<=[①-⑨]:?)[^①-⑨:\n]+/gu) ?? [];
  return all === ""
    ? null
    : exact(
        text.replace(all, `以下から${count}${upTo}を選ぶ。${modes.map((one) => `\n・${endSentence(one)}`).join("")}`),
      );
}

const endSentence = (words: string): string => `${words.replace(/[。、]+$/u, "")}。`;

const TOKEN_PART =
  "(?:(?:(?:名称|名前)(?:が|は|を)?)?《[^》]+》(?:という(?:名称|名前)(?:の|で)?)?|(?:色が)?[青赤緑]色?|(?:AP|HP)[がは]?\\d+)(?:である|という|で|の|を持つ|、|/|・)*";
const TOKEN = new RegExp(`(?:${TOKEN_PART}){2,}(?:ユニットの?・?)?トークン(?:である)?(《[^》]+》)?`, "u");

/** A token with its name, color, AP and HP in any order, in the order of this game. */
function nameToken(text: string): AdaptedText | null {
  const [all = ""] = TOKEN.exec(text) ?? [];
  const [name, color, ap, hp] = [/《[^》]+》/u, /[青赤緑](?!の?《)/u, /(?<=AP[がは]?)\d+/u, /(?<=HP[がは]?)\d+/u].map(
    (part) => part.exec(all.replace(/《[^》]+》/gu, (one) => (part.source.startsWith("《") ? one : "")))?.[0],
  );
  if (name === undefined || ap === undefined || hp === undefined) return null;
  return exact(
    text.replace(all, `AP${ap}/HP${hp}の${color === undefined ? "" : `${color}の`}ユニット・トークン${name}`),
  );
}

/** 「【コスト：〜】」 as what is done when the card is used. */
function sayCostOfUse(text: string): AdaptedText | null {
  const found = /^【?(?:追加の?|使用)?コスト[:、]?([^】。]+?)(?:、|】|。)(?=[^、]*。)/u.exec(text);
  if (found === null) return null;
  const [all, price = ""] = found;
  const done = /[うくすつぶむる]$/u.test(price) ? price : `${price}する`;
  return exact(text.replace(all, `このカードを使用する際、${done}。`));
}

/** 「魔石エリアに置かれたとき、」 with the card that it is said of. */
function nameSelf(text: string, kind: CardKind): AdaptedText | null {
  return /^[^、。がはを]{1,14}[ただ](?:とき|時)、/u.test(text)
    ? exact(sayOwnWord(`このユニットが${text}`, kind))
    : null;
}

/** 「〜なら、この効果は使えない。」 as what forbids the use of the card. */
function forbidUse(text: string, kind: CardKind): AdaptedText | null {
  const [all = "", condition = ""] =
    /(?<=^|。)([^。]+?)(?:ならば?|場合|とき|時|間|かぎり)に?は?、?(?:この(?:効果|カード|能力|マジック)|これ)[はを]、?(?:使えない|使用できない|発動できない)。/u.exec(
      text,
    ) ?? [];
  return all === "" || kind !== "magic"
    ? null
    : exact(text.replace(all, `${condition}かぎり、このカードは使用できない。`));
}

const CAPPED =
  /(?<=^|[。、])([^、。]*?[にへ]、?)?([^、。]+?)(?:1([枚体個])につき、?1[点枚]|の(?:数|枚数|合計)(?:に等しい|と同じ|だけの?|分の?)(?:点数の|枚数の|数の)?)(の?)((?:ダメージ|カード|ライフ)[^、。]*)。(?:ただし、?)?[^。]*?(?:最大|上限)[^。]*?(\d+)[^。]*。$/u;
const CAPPED_BEHIND = /(\d+)[点枚](?:が(?:上限|最大)|まで|を超え|より多く)[^。]*。$/u;

/** 「魔石1枚につき1点のダメージ。ただし、5点が上限である。」 as what is done from that number on, and else. */
function capNumber(text: string): AdaptedText | null {
  const limit = CAPPED_BEHIND.exec(text)?.[1];
  const [all = "", to = "", what = "", counter = "", , act = "", most = limit] =
    CAPPED.exec(limit === undefined ? text : text.replace(CAPPED_BEHIND, `上限${limit}。`)) ?? [];
  if (all === "" || most === undefined) return null;
  const at = text.lastIndexOf(what);
  const unit = counter !== "" ? counter : /魔石|手札|カード|ダスト/u.test(what) ? "枚" : "体";
  const [number, many] = act.startsWith("カード") ? ["枚", "枚数"] : ["点", "点数"];
  const start = text.slice(0, Math.max(0, at - to.length));
  const said = (amount: string, fixed: boolean) =>
    act.startsWith("ダメージ")
      ? `${to}${amount}の${act}`
      : fixed
        ? act.replace("を", `を${amount}`)
        : `${amount}の${act}`;
  return exact(
    `${start}${what}が${most}${unit}以上ならば、${said(`${most}${number}`, true)}。そうでないならば、${said(`${what}の数に等しい${many}`, false)}。`,
  );
}

/** Rules for clauses of any content that change nothing of what is said. */
export const GENERAL_REPHRASINGS: readonly ((text: string, kind: CardKind) => AdaptedText | null)[] = [
  sayIfDone,
  sayAfterwards,
  limitToTime,
  sayUnlessPrevented,
  defineLast,
  capNumber,
  listModes,
  nameToken,
  sayCostOfUse,
  nameSelf,
  forbidUse,
  chooseFirst,
];
