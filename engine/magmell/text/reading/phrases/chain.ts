import { isEqualData, mapParts } from "../../grammar/plain-data";
import type { Parse, ParserInput } from "../parser-input";
import { type Clause, readClauses } from "./clause";
import { hasManner } from "./manners";
import { DOER_POINTER, type PlayerParty } from "./noun-phrase";

/** How a clause is joined to the one behind it. */
type Link = "end" | "onlyIf" | "and" | "or" | "when" | "if" | "while" | "insteadOf" | "until" | "so" | "as";

/** A clause and its link to the next one. `repeats` marks 「〜たび」, which says "every time". */
export type LinkedClause = { readonly clause: Clause; readonly link: Link; readonly repeats?: true };

const AFTER_END: readonly (readonly [word: string, link: Link])[] = [
  ["ときにのみ", "onlyIf"],
  ["とき", "when"],
  ["時", "when"],
  ["たびに", "when"],
  ["たび", "when"],
  ["際", "as"],
  ["ならば", "if"],
  ["なら", "if"],
  ["にのみ", "onlyIf"],
  ["中に", "while"],
  ["中は", "while"],
  ["中", "while"],
  ["場合にのみ", "onlyIf"],
  ["場合にかぎり", "onlyIf"],
  ["場合のみ", "onlyIf"],
  ["ときにのみ", "onlyIf"],
  ["場合", "if"],
  ["のであれば", "if"],
  ["かぎり", "while"],
  ["間", "while"],
  ["あいだ", "while"],
  ["かわりに", "insteadOf"],
  ["まで", "until"],
  ["ように", "so"],
  ["か、", "or"],
  ["か", "or"],
  ["、または", "or"],
  ["または", "or"],
];

const MOST_CHAINS = 80;

/** Predicates that say how things are, not what happens. */
const STATES: readonly Clause["frame"][] = ["be", "exist", "many", "few", "equal"];

/** Returns every way to read the text up to its full stop as a sequence of clauses. */
export const readChains = (input: ParserInput, at: number): readonly Parse<readonly LinkedClause[]>[] =>
  input.parse("chain", at, () => {
    const out: Parse<readonly LinkedClause[]>[] = [];
    for (const { value: clause, end } of readClauses(input, at)) {
      for (const { value: link, end: next } of linksAfter(input, clause, end)) {
        if (link !== "if" && hasManner(clause, "suppose")) continue;
        if (link === "end") out.push({ value: [{ clause, link }], end: next });
        else {
          const every = { clause, link, repeats: true } as const;
          const firsts: readonly LinkedClause[] =
            link === "when" && input.startsWith("たび", end)
              ? [every]
              : [{ clause, link }, ...(link === "when" && isOfWholeGame(clause) ? [every] : [])];
          for (const rest of readChains(input, next))
            for (const first of firsts) out.push({ value: [first, ...rest.value], end: rest.end });
        }
      }
      if (out.length > MOST_CHAINS) break;
    }
    out.push(...out.flatMap(({ value, end }) => joinedStates(value).map((chain) => ({ value: chain, end }))));
    return [...out, ...out.flatMap(({ value, end }) => hoisted(value).map((chain) => ({ value: chain, end })))];
  });

/** Whether 「とき」 in a clause may say "every time" as well as "the next time" (302.1.3.1): 「このゲームの間、〜とき」. */
const isOfWholeGame = ({ adverbs }: Clause): boolean =>
  adverbs.some((adverb) => adverb.says === "until" && adverb.until === "game");

/** 「手札が0枚で、ライフが5以下であるなら」: a state before a condition is a condition, too. */
function joinedStates(chain: readonly LinkedClause[]): readonly (readonly LinkedClause[])[] {
  let link: Link = "end";
  let isNamed = false;
  const joined = chain
    .toReversed()
    .map((one): LinkedClause => {
      const isState = STATES.includes(one.clause.frame) || one.clause.form.ongoing === true;
      const hasSubject = one.clause.args.some(({ particle }) => particle === "が" || particle === "は");
      const said =
        one.link === "and" && isState && hasSubject && isNamed && (link === "if" || link === "while") ? link : one.link;
      link = said;
      isNamed = hasSubject;
      return said === one.link ? one : { ...one, link: said };
    })
    .toReversed();
  return joined.some((one, index) => one !== chain[index]) ? [joined] : [];
}

/** Returns data in which 「自分」 is a player: 「相手は、自分の手札が3枚以下なら、〜」. */
const withDoer = <Data>(data: Data, party: PlayerParty): Data =>
  mapParts(data, (part) => (isEqualData(part, DOER_POINTER) ? party : part)) as Data;

/** Moves a topic before a condition with another subject to the clause after it: 「これは、〜かぎり、〜」. */
function hoisted([first, ...rest]: readonly LinkedClause[]): readonly (readonly LinkedClause[])[] {
  const [topic, ...args] = first?.clause.args ?? [];
  if (first === undefined || topic?.particle !== "は" || !["if", "while", "onlyIf"].includes(first.link)) return [];
  const index = rest.findIndex(({ link }) => link === "and" || link === "end");
  const main = rest[index];
  if (main === undefined || main.clause.args.some(({ particle }) => particle === "は")) return [];
  const moved = { ...main, clause: { ...main.clause, args: [topic, ...main.clause.args] } };
  const asked = topic.phrase.kind === "player" ? withDoer(args, topic.phrase.party) : args;
  const condition = { ...first, clause: { ...first.clause, args: asked } };
  return [[condition, ...rest.slice(0, index), moved, ...rest.slice(index + 1)]];
}

/** The words that join a clause to the next one, and the offset behind them. */
function linksAfter(input: ParserInput, { form, frame, args }: Clause, end: number): readonly Parse<Link>[] {
  const sign = input.text[end];
  if (form.ending === "end" || form.ending === "stem") {
    const stop: readonly Parse<Link>[] =
      form.ending === "end" && (sign === "。" || sign === undefined || sign === "」")
        ? [{ value: "end", end: sign === "。" ? end + 1 : end }]
        : [];
    const found = AFTER_END.find(([word]) => input.startsWith(word, end));
    if (found === undefined) return stop;
    // 「召喚時」
    const isNoun = found[0] === "時" && args.length === 0;
    if (form.ending === "stem" && found[1] !== "or" && !isNoun) return stop;
    const after = end + found[0].length;
    const particle =
      input.wordAt(["に、", "は、", "には、", "、"], after)?.length ??
      ((found[1] === "when" || found[1] === "while") && input.text[after] === "に" ? 1 : 0) +
        (found[0] === "場合" && /[はに]/u.test(input.text[after] ?? "") ? 1 : 0);
    const next = after + particle;
    // 「ライフが5以下のとき」, 「支配しているとき」: as long as it is so.
    const isState = found[1] === "when" && !form.past && (form.ongoing || STATES.includes(frame));
    return [...stop, { value: found[1], end: next }, ...(isState ? [{ value: "while" as const, end: next }] : [])];
  }
  // 「公開してから」
  const next = input.afterComma(form.ending === "te" && input.startsWith("から", end) ? end + 2 : end);
  if (form.ending === "if") return [{ value: "if", end: next }];
  return next < input.text.length ? [{ value: "and", end: next }] : [];
}
