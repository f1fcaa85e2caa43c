import type { CardKind } from "../../../model/card";
import type { Amount, Filter, PlayerRef, Select } from "../../../model/select";
import { type Discourse, type Mention, UnresolvedWordError } from "./discourse";

type Data = unknown;

/**
 * Replaces the back-references in a part of an ability by their referents. Throws `UnresolvedWordError` if a word has
 * none.
 */
export const bindReferences = <Part>(part: Part, discourse: Discourse): Part => bound(part, discourse) as Part;

/** Returns an amount with its words resolved to earlier mentions; `null` if a word has no referent. */
export function boundIfKnown(amount: Amount, discourse: Discourse): Amount | null {
  try {
    return bindReferences(amount, discourse);
  } catch (problem) {
    if (problem instanceof UnresolvedWordError) return null;
    throw problem;
  }
}

function bound(part: Data, discourse: Discourse): Data {
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((inner: Data) => bound(inner, discourse));
  const tree = part as Readonly<Record<string, Data>>;
  if (typeof tree.stored === "string" && tree.stored.startsWith("@")) return pointedAt(tree.stored.slice(1), discourse);
  const player = playerWord(tree);
  if (player !== null) return playerAt(player, discourse);
  const related = relatedPlayer(tree, discourse);
  if (related !== null) return related;
  const named =
    tree.other === true && discourse.isMagic
      ? discourse.latest(({ it, own, nouns }) => it && own !== true && nouns.length > 0)
      : null;
  if (named !== null && tree.not === undefined) {
    const { other: _, ...rest } = tree;
    return bound({ ...rest, not: { among: named.select } }, discourse);
  }
  const out: Record<string, Data> = {};
  for (const [key, inner] of Object.entries(tree)) {
    if ((key === "storedColor" || key === "storedName") && typeof inner === "string" && inner.startsWith("@")) {
      const name = key === "storedColor" ? discourse.noted.color : discourse.noted.name;
      if (name === undefined) throw new UnresolvedWordError(inner);
      out[key] = name;
    } else out[key] = bound(inner, discourse);
  }
  return out;
}

/** Whether a noun only repeats the known kind of its referent: 「破壊されたユニットの支配者」. */
function saysKnownKind({ of, where }: Readonly<Record<string, Data>>, { results }: Discourse): boolean {
  const { kind, ...others } = (where ?? {}) as Filter;
  const word = (of as { readonly stored?: unknown } | undefined)?.stored;
  if (typeof kind !== "string" || Object.keys(others).length > 0 || typeof word !== "string") return false;
  const { nouns = [], each } = results.get(word.replace("@result:", "")) ?? {};
  const noun = KIND_NOUNS[kind];
  return each !== true && nouns.includes(noun) && !isOtherKind(nouns, noun);
}

/** 「それの支配者」, whom 「そのプレイヤー」 means afterwards. */
function relatedPlayer(tree: Readonly<Record<string, Data>>, discourse: Discourse): PlayerRef | null {
  const said = (tree.controllerOf ?? tree.ownerOf) as Readonly<Record<string, Data>> | undefined;
  if (typeof said !== "object" || said === null) return null;
  const of = saysKnownKind(said, discourse) ? (said.of as Readonly<Record<string, Data>>) : said;
  if (typeof of.stored !== "string" || !of.stored.startsWith("@")) return null;
  const select = bound(of, discourse) as Select;
  const player: PlayerRef = "controllerOf" in tree ? { controllerOf: select } : { ownerOf: select };
  discourse.mention({ select: { player }, plural: false, nouns: [], player, it: false });
  return player;
}

/** The word in 「そのプレイヤー」 and 「自分」, which stand as the controller of a word. */
function playerWord(tree: Readonly<Record<string, Data>>): string | null {
  const of = tree.controllerOf as { readonly stored?: unknown } | undefined;
  if (typeof of !== "object" || of === null || typeof of.stored !== "string") return null;
  return ["@doer", "@player", "@pile"].includes(of.stored) ? of.stored.slice(1) : null;
}

function playerAt(word: string, discourse: Discourse): PlayerRef {
  if (word === "doer") return discourse.chooser;
  if (word === "pile") {
    if (discourse.pile === null) throw new UnresolvedWordError("その魔導書");
    return discourse.pile.whose ?? discourse.chooser;
  }
  const mention = discourse.latest(({ player }) => player !== undefined);
  if (mention?.player === undefined) throw new UnresolvedWordError("そのプレイヤー");
  return mention.player;
}

function pointedAt(word: string, discourse: Discourse): Data {
  const [kind = "", noun = "", ...details] = word.split(":");
  switch (kind) {
    case "here":
      return selectOf(
        discourse.latest(({ it, gone, plural }) => it && gone !== true && !plural) ??
          discourse.latest(({ it, gone }) => it && gone !== true),
        "それ",
        discourse,
      );
    case "it": {
      // 「それ」 is one thing where the text has spoken of one.
      const it = discourse.latest(({ it, plural }) => it && !plural) ?? discourse.latest(({ it }) => it);
      return selectOf(discourse.drawn && isOwn(it) ? null : it, "それ", discourse);
    }
    case "unnamed":
      if (discourse.isMagic || !isOwn(discourse.latest(({ it }) => it))) throw new UnresolvedWordError("AP");
      return "self";
    case "them": {
      const them = discourse.latest(({ it, plural }) => it && plural);
      // One single thing may be meant loosely; which of several ones, or all of them, is not said.
      const only = discourse.latest(({ it }) => it);
      const isOnly = discourse.latest((mention) => mention.it && mention !== only) === null;
      return selectOf(them ?? (isOnly && !isOwn(only) ? only : null), "それら", discourse);
    }
    case "that":
      return selectOf(
        thatOf(noun, discourse, ({ select }) => !isJoined(select)),
        `その${noun}`,
        discourse,
      );
    case "all": {
      const all = thatOf(noun, discourse, (one) => countOf(one, discourse) === Number(details[0]));
      return selectOf(all, `その${noun}${details[0]}`, discourse);
    }
    case "those":
      return selectOf(
        thatOf(noun, discourse, () => true),
        `それらの${noun}`,
        discourse,
      );
    // All that both players did it to, also where it is asked of one of them.
    case "whole":
      checkDetails(noun, details, discourse);
      return selectOf(omitEach(discourse.results.get(noun)), `${noun}したもの`, discourse);
    case "result":
      checkDetails(noun, details, discourse);
      return selectOf(discourse.results.get(noun) ?? null, `${noun}したもの`, discourse);
    case "count": {
      if (noun === "remove") return numberAt(discourse.noted.removed, "取り除いた数");
      checkDetails(noun, details, discourse);
      const result = discourse.results.get(noun);
      const select = selectOf(result ?? null, `${noun}した数`, discourse);
      // Of what is stored there are as many as there were then.
      return typeof select === "object" && "stored" in select ? select : { count: select };
    }
    case "among":
      if (discourse.among === null)
        return selectOf(
          discourse.latest(({ it, plural }) => it && plural),
          "その中",
          discourse,
        );
      return discourse.among;
    case "rest":
      return restOf(discourse);
    case "former":
    case "latter":
      return inOrder(discourse, kind === "former" ? 0 : 1);
    case "object":
      return selectOf(
        discourse.latest(({ it }) => it),
        "契約者",
        discourse,
      );
    case "amount":
      return numberNoted(discourse);
    case "total": {
      const counters = numberAt(discourse.noted.counters, "その数の合計");
      return { counters: counters.name, on: counters.on };
    }
    case "X":
      return numberAt(discourse.noted.x, "X");
    case "difference":
      return numberAt(discourse.noted.difference, "その差");
    default:
      throw new UnresolvedWordError(word);
  }
}

/** The number of things that a mention means, where the text says it. */
function countOf({ select, plural }: Mention, discourse: Discourse): number | null {
  if (typeof select === "object" && "target" in select) {
    const count = discourse.targets[select.target]?.count;
    return typeof count === "number" ? count : null;
  }
  if (typeof select === "object" && "join" in select)
    return select.join.reduce<number | null>((sum, one) => {
      const count = countOf({ select: one, plural: true, nouns: [], it: true }, discourse);
      return sum === null || count === null ? null : sum + count;
    }, 0);
  return plural ? null : 1;
}

const isJoined = (select: Select): boolean => typeof select === "object" && "join" in select;

/** What 「そのユニット」 may mean: the latest with that noun, or else a card that may be one. */
const thatOf = (noun: string, discourse: Discourse, fits: (mention: Mention) => boolean): Mention | null =>
  discourse.latest(
    (one) => (one.it || one.named === true) && one.own !== true && one.nouns.includes(noun) && fits(one),
  ) ??
  discourse.latest(
    (one) => one.it && one.own !== true && one.nouns.includes("カード") && !isOtherKind(one.nouns, noun) && fits(one),
  );

const KIND_NOUNS: Readonly<Record<CardKind, string>> = { unit: "ユニット", magic: "マジック", stone: "魔石" };

/** Whether a mention is the card with the ability, which 「それ」 behind a drawn card does not mean. */
const isOwn = (mention: Mention | null): boolean => mention?.own === true || mention?.select === "self";

/** Whether a noun names a kind of card, and a mention has nouns of another kind. */
const isOtherKind = (nouns: readonly string[], noun: string): boolean =>
  Object.values(KIND_NOUNS).includes(noun) &&
  nouns.some((one) => one !== noun && Object.values(KIND_NOUNS).includes(one));

/** The selection of a mention; in a loop over the players only what is on the side of the one whose turn it is. */
function selectOf(mention: Mention | null, word: string, { loop }: Discourse): Select {
  if (mention === null) throw new UnresolvedWordError(word);
  return mention.each && loop !== null ? { of: mention.select, where: { whose: loop } } : mention.select;
}

/** Throws where 「手札に加えたカード」 were put somewhere else, or 「相手が捨てたカード」 were discarded by somebody else. */
function checkDetails(verb: string, [place = "", by = ""]: readonly string[], discourse: Discourse): void {
  const select = discourse.results.get(verb)?.select;
  const store = typeof select === "object" && "stored" in select ? select.stored : "";
  const doer = discourse.doers.get(store) ?? by;
  if ((place !== "" && (discourse.places.get(store) ?? "dust") !== place) || (by !== "" && doer !== by))
    throw new UnresolvedWordError(`${verb} ${place} ${by}`);
}

function omitEach(mention: Mention | undefined): Mention | null {
  if (mention === undefined) return null;
  const { each: _, ...whole } = mention;
  return whole;
}

function numberAt<Value>(value: Value | undefined, word: string): Value {
  if (value === undefined) throw new UnresolvedWordError(word);
  return value;
}

/** The number said last; in a loop over the players that of one of them, of which nothing else can speak. */
function numberNoted({ noted: { amount, ofEach }, loop }: Discourse): Amount {
  const said = numberAt(amount, "その数");
  if (ofEach === undefined || said !== ofEach) return said;
  if (loop === null || typeof said !== "object" || !("count" in said)) throw new UnresolvedWordError("その数");
  return { count: { of: said.count, where: { whose: loop } } };
}

/** Those of a set that have not been taken out of it, or what a choice has left. */
function restOf({ among, taken, left }: Discourse): Select {
  if (among === null || taken.length === 0) {
    if (left === null) throw new UnresolvedWordError("残り");
    return left;
  }
  const gone: Select = taken.length === 1 && taken[0] !== undefined ? taken[0] : { join: taken };
  return { of: among, where: { not: { among: gone } } };
}

function inOrder(discourse: Discourse, index: number): Select {
  if (discourse.targets.length > index) return { target: index };
  throw new UnresolvedWordError(index === 0 ? "前者" : "後者");
}
