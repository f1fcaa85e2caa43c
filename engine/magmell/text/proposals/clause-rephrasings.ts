import type { CardKind } from "../../model/card";
import { findSentenceSpans } from "../normalize";
import type { AdaptedText, WordingDifference } from "./adaptations";
import { endClause } from "./inflections";

/** A wording of some clauses in others, or null where a text has no such clauses. */
type ClauseRephrasing = (text: string, kind: CardKind) => AdaptedText | null;

const exact = (text: string): AdaptedText => ({ text, differences: [] });

const nearly = (text: string, given: string, words: string, reason: WordingDifference["reason"] = "instead") => ({
  text,
  differences: [{ reason, given, words }],
});

const TRIGGER = /^[^。]*?(?:とき|たび|時)に?、/u;
const TARGETS = /^([^。]*?を対象と)(?:し、|する。)/u;

/** Splits a stretch at what has to stay before its effects: its trigger and its targets. */
function splitHead(text: string): readonly [head: string, effects: string] {
  const [trigger = ""] = TRIGGER.exec(text) ?? [];
  const rest = text.slice(trigger.length);
  const [all = "", named = ""] = TARGETS.exec(rest) ?? [];
  return [trigger + (named === "" ? "" : `${named}する。`), rest.slice(all.length)];
}

const INSTEAD =
  /^(?:もし、?)?((?!そう|これ|この方法)[^。]*?)(?:ならば|なら|である?場合は?|場合は?)、?(?:もし、?)?かわりに、?([^。]+)。$/u;
/** How many alone are other: 「2体選んで破壊する」. */
const ONLY_COUNT = /^(\d+)([枚体個点])(?:の)?([^。をにがは]*)$/u;

/** Returns what is done instead, with what it leaves unsaid of what it replaces. */
function completeInstead(replaced: string, instead: string): string | null {
  const [, count = "", counter = "", rest = ""] = ONLY_COUNT.exec(instead) ?? [];
  if (count === "") return instead;
  const said = [...replaced.matchAll(new RegExp(`\\d+${counter}`, "gu"))];
  const verbs = rest.match(/\p{Script=Han}+/gu) ?? [];
  if (said.length !== 1 || !verbs.every((verb) => replaced.includes(verb))) return null;
  const words = replaced.replace(/\d+(?=[枚体個点])/u, count);
  return Number(count) > 1 ? words.replace(/(選び|選んで|選ぶ)([、。])それ(?!ら|ぞれ)/u, "$1$2それら") : words;
}

/** 「A。Cなら、かわりにB。」 as 「Cならば、B。そうでないならば、A。」 */
function sayInsteadFirst(text: string): AdaptedText | null {
  const sentences = findSentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  const at = sentences.findIndex((one) => INSTEAD.test(one));
  const [, condition = "", given = ""] = INSTEAD.exec(sentences[at] ?? "") ?? [];
  if (at < 1 || condition === "") return null;
  const before = sentences.slice(0, at - 1).join("");
  const [head, replaced] = splitHead(sentences[at - 1] ?? "");
  const alone = replaced.replace(/。$/u, "");
  // Who does the one does the other.
  const [doer = ""] = /^[^。、は]{1,8}は、?/u.exec(alone) ?? [];
  const other = completeInstead(alone, given);
  const instead = other === null || /^[^。、]{1,8}[はが]/u.test(other) ? other : doer + other;
  if (alone === "" || instead === null || /(?:ならば|なら|場合|かぎり)、/u.test(alone)) return null;
  const after = sentences.slice(at + 1).join("");
  return exact(`${before}${head}${condition}ならば、${instead}。そうでないならば、${alone}。${after}`);
}

const UNLESS =
  /(?<=^|[。、])([^。、]+?)[がは]、?([^。、]+?)(ことを選ば|)ない(?:かぎり|限り)、([^。]+)。(?:([^。、]+?)(?:なら|ならば|場合)、)?/u;

/** 「相手が〜することを選ばないかぎり、A。」 as 「相手は〜してもよい。そうしない場合、A。」 */
function sayUnlessAsChoice(text: string): AdaptedText | null {
  const [all = "", who = "", what = "", chosen = "", effect = "", then] = UNLESS.exec(text) ?? [];
  if (!/(?:あなた|相手|プレイヤー|支配者|契約者)$/u.test(who) || (chosen === "" && then === undefined)) return null;
  const given = chosen === "" ? `${what}ない` : what;
  const paid = endClause(given, "te");
  const done = then === undefined ? "" : endClause(then, "end");
  if (paid === null || done === null || !endClause(given, "end")?.endsWith(done)) return null;
  const end = `${who}は${paid}もよい。そうしない場合、${effect}。${then === undefined ? "" : "そうした場合、"}`;
  return exact(text.replace(all, end));
}

/** 「それを夢に置いた後、召喚する」 as 「それを夢に置く。その後、それを召喚する」. */
function splitAfter(text: string): AdaptedText | null {
  const [all = "", clause = "", next = ""] = /([^。、]*を[^。、]*[ただ])後(?:に|で)?、?([^。]*)/u.exec(text) ?? [];
  const done = endClause(clause, "end");
  if (done === null || next === "") return null;
  return exact(text.replace(all, `${done}。その後、${next.includes("を") ? "" : "それを"}${next}`));
}

const PAID =
  /((?:[^。]*?(?:とき|たび|時)に?、)?)([^。]*もよい。)そうした(?:場合|なら|ならば)、?([^。、]+を対象と)(?:する。|し、)/u;

/** 「〜てもよい。そうした場合、ユニット1体を対象とする。」: targets are named before anything is paid. */
function nameTargetsFirst(text: string): AdaptedText | null {
  const [all = "", trigger = "", price = "", target = ""] = PAID.exec(text) ?? [];
  const rest = text.slice(text.indexOf(all) + all.length);
  if (all === "" || rest === "") return null;
  return exact(text.replace(all, `${trigger}${target}する。${price}そうした場合、`));
}

/** 「〜し、ユニット1体を対象としてもよい。そうした場合、」 as 「〜てもよい。そうした場合、ユニット1体を対象とする。」 */
function payBeforeTargets(text: string): AdaptedText | null {
  const found = /([^。、]*を[^。、]*)、([^。、]+を対象と)し?ても?(?:よ|い|良)い。そうした(?:場合|なら|ならば)、/u.exec(
    text,
  );
  const [all = "", clause = "", target = ""] = found ?? [];
  const paid = endClause(clause, "te");
  return paid === null ? null : exact(text.replace(all, `${paid}もよい。そうした場合、${target}する。`));
}

/** 「ユニットとマジックを1枚ずつ手札に加える」 as one sentence for each. */
function splitOneOfEach(text: string): AdaptedText | null {
  const found =
    /(?<=^|[。、])([^。、]*?(?:から|のうち|にある|(?:ダスト|夢)の))、?([^。、とを]+)と([^。、とを]+)を、?(?:それぞれ)?(\d+枚)ずつ(まで)?、?(?:選んで|選び、?)?([^。]+)。/u.exec(
      text,
    );
  const [all = "", from = "", one = "", other = "", count = "", most = "", verb = ""] = found ?? [];
  // What is said of all of them later would be said of the last ones.
  const later = text.slice(text.indexOf(all) + all.length);
  return found === null || /この方法|それら|その(?:数|枚数)|[ただ](?:カード|枚数)/u.test(later)
    ? null
    : exact(text.replace(all, `${from}${one}を${count}${most}${verb}。${from}${other}を${count}${most}${verb}。`));
}

/** A limit of uses by the number from which on they are not allowed. */
function sayFromWhichOn(text: string): AdaptedText | null {
  const found =
    /(?:(?:各|1|毎|1つの)ターンの?(?:間)?[に、]、?)(\d+)枚(?:まで)?しか、?([^。、を]+)を使(?:え|用でき)(?:ない|ません)|(?:(?:各|1|毎)ターンの?(?:間)?[に、]、?)([^。、を]+)を、?(\d+)枚(?:まで)?しか使(?:え|用でき)(?:ない|ません)/u.exec(
      text,
    );
  const [all = "", first, thing, other, second] = found ?? [];
  if (found === null) return null;
  const words = `1ターンに${Number(first ?? second) + 1}枚以上の${thing ?? other}を使用できない`;
  return exact(text.replace(all, words));
}

/** 「すべてのユニットに、それぞれの支配者の〜」 as one sentence for each player. */
function splitByController(text: string): AdaptedText | null {
  const [given = ""] = /[^。]*すべてのユニット[^。]*(?:それぞれの|その)支配者の[^。]*。/u.exec(text) ?? [];
  if (given === "" || /(?:あなた|相手)/u.test(given)) return null;
  const [trigger, effects] = splitHead(given);
  const sayOf = (who: string) =>
    effects
      .replace(/すべてのユニット/gu, `${who}のすべてのユニット`)
      .replace(/(?:それぞれの|その)支配者の/gu, `${who}の`);
  const words = `${trigger}${sayOf("あなた")}${sayOf("相手")}`;
  return nearly(text.replace(given, words), given, words);
}

/** Tokens have a name (106.4). */
const NAMELESS =
  /(?<![》」]で、?[^。、]*)(?:(?<=^|[。、・])|(?<=[はに]、?))((?:AP|[青赤緑無])[^。]{0,30}?ユニット・?トークン)/u;

function nameTokens(text: string): AdaptedText | null {
  const [given = ""] = NAMELESS.exec(text) ?? [];
  if (given === "" || /名(?:称|前)|《/u.test(text)) return null;
  const words = `名称が《トークン》で、${given}`;
  return nearly(text.replace(given, words), given, words);
}

const REVERTED =
  /(?:この)?ターン(?:の)?終了時に?、?(?:(?:それの|その))?支配権?を、?元(?:のプレイヤー|の支配者|の持ち主)?に戻す。/u;

/** What a duration says already. */
function leaveOutRevert(text: string): AdaptedText | null {
  const [given = ""] = REVERTED.exec(text) ?? [];
  if (given === "" || !/(?:このターン|ターン終了時まで)[^。]*支配/u.test(text)) return null;
  return nearly(text.replace(given, ""), given, "", "leftOut");
}

/** 「〜とき、発動できる。A。」 as 「〜とき、Aしてもよい。」; on a magic, it says when that may be used. */
function sayMay(text: string, kind: CardKind): AdaptedText | null {
  if (kind === "magic") return null;
  const [all = "", when = "", act = ""] = /(とき|時|場合)に?、?発動できる。([^。]+)。/u.exec(text) ?? [];
  const done = act === "" ? null : endClause(act, "te");
  return done === null ? null : nearly(text.replace(all, `${when}、${done}もよい。`), "発動できる", "〜てもよい");
}

/** Returns whether one sentence is behind some words. What a second one says would be done without the price too. */
const isOneSentence = (text: string, before: string): boolean =>
  /^[^。]*。?$/u.test(text.slice(text.indexOf(before) + before.length));

/** 「〜時、Aして発動できる。B。」 as 「〜時、Aしてもよい。そうした場合、B。」; on a magic, A is an additional cost of its use. */
function sayActivationPrice(text: string, kind: CardKind): AdaptedText | null {
  const found = /(^|(?:とき|時|場合)に?、)([^。、]*(?:を|に)[^。、]*[てで])(?:発動|使用)できる。/u.exec(text);
  const [all = "", when = "", price = ""] = found ?? [];
  if (kind !== "magic" && !isOneSentence(text, all)) return null;
  if (all === "" || /対象と|選/u.test(price) || (when === "") !== (kind === "magic")) return null;
  const paid = endClause(price, kind === "magic" ? "end" : "te") ?? (kind === "magic" ? null : price);
  if (paid === null) return null;
  const said = kind === "magic" ? `このマジックを使用する際、${paid}。` : `${when}${paid}もよい。そうした場合、`;
  return exact(text.replace(all, said));
}

/** 「〜時、Aすることができる:B」, with the price before a colon, as 「〜時、Aしてもよい。そうした場合、B」. */
function sayOptionalPrice(text: string): AdaptedText | null {
  const [all = "", price = ""] = /(?<=(?:とき|時)、)([^。、:]+)ことができる:/u.exec(text) ?? [];
  const paid = all === "" || !isOneSentence(text, all) ? null : endClause(price, "te");
  return paid === null ? null : exact(text.replace(all, `${paid}もよい。そうした場合、`));
}

const EITHER =
  /(相手|あなた|自分)は、?([^。「」・]+?[うくすつぶむる])か、?([^。「」・]+?[うくすつぶむる])かを選ぶ。(?:(前|後)者を選んだ(?:場合|なら)ば?、([^。]+)。)?/u;

/** 「相手は、AかBかを選ぶ。前者を選んだ場合、C。」 as a choice of modes. */
function sayEitherAsModes(text: string): AdaptedText | null {
  const [all = "", who = "", one = "", other = "", which = "", then = ""] = EITHER.exec(text) ?? [];
  if (all === "" || !text.endsWith(all)) return null;
  const more = (side: string) => (which === side ? `${then}。` : "");
  const modes = `\n・${who}は${one}。${more("前")}\n・${who}は${other}。${more("後")}`;
  return exact(text.replace(all, `${who}は以下から1つを選ぶ。${modes}`));
}

/** 「A。またはB。」 as a choice of modes. */
function sayOrAsModes(text: string): AdaptedText | null {
  const [, one = "", other = ""] = /^([^。「」・]+)。または、?([^。「」・]+)。$/u.exec(text) ?? [];
  return one === "" || /(?:とき|時|たび)、|対象/u.test(one + other)
    ? null
    : exact(`以下から1つを選ぶ。\n・${one}。\n・${other}。`);
}

/** Rules for clauses of any content, the first ones the likeliest. */
export const CLAUSE_REPHRASINGS: readonly ClauseRephrasing[] = [
  sayInsteadFirst,
  sayUnlessAsChoice,
  splitAfter,
  payBeforeTargets,
  nameTargetsFirst,
  splitOneOfEach,
  sayFromWhichOn,
  splitByController,
  nameTokens,
  leaveOutRevert,
  sayActivationPrice,
  sayOptionalPrice,
  sayMay,
  sayEitherAsModes,
  sayOrAsModes,
];
