import { QUERY_KEYS, type QueryKeyId } from "../keys";
import type { Predicate, QueryNode } from "../types";
import { type QueryTextLanguage, writePredicate } from "./write-predicate";

/** Returns the text of a query node without simplification, canonical unless a language is given. */
export const writeNode = (node: QueryNode, language: QueryTextLanguage = "canonical"): string =>
  write(node, language).text;

type WrittenNode = {
  readonly text: string;
  readonly binds: "or" | "and" | "term";
  /** Sort rank: words, keys in the order of their table, groups, unread parts. */
  readonly rank: number;
  /** Operands of a group, or the negated node. */
  readonly parts?: readonly WrittenNode[];
  readonly excluded?: WrittenNode;
  /** Set if the term can be joined with others of the same head into a list. */
  readonly list?: { readonly head: string; readonly values: readonly string[] };
};

const KEY_ORDER = Object.keys(QUERY_KEYS) as QueryKeyId[];
const AFTER_KEYS = KEY_ORDER.length + 2;

function write(node: QueryNode, language: QueryTextLanguage): WrittenNode {
  switch (node.type) {
    case "test":
      return writtenTest(node.predicate, language);
    case "not":
      return excluding(write(node.part, language));
    case "and":
    case "or":
      return joining(
        node.type,
        node.parts.map((part) => write(part, language)),
      );
    case "copies":
      return {
        text: `[[${write(node.query, language).text}]]${node.op}${node.count}`,
        binds: "term",
        rank: AFTER_KEYS,
      };
    case "unread":
      return { text: node.text, binds: "term", rank: AFTER_KEYS + 2 };
  }
}

function writtenTest(predicate: Predicate, language: QueryTextLanguage): WrittenNode {
  const { head, value } = writePredicate(predicate, language);
  const ranks = { words: 0, exact: 1, stones: AFTER_KEYS } as const;
  const rank = "key" in predicate ? KEY_ORDER.indexOf(predicate.key) + 2 : ranks[predicate.on];
  const written: WrittenNode = { text: `${head}${value}`, binds: "term", rank };
  // Terms with `!=` are never joined: a list after `!=` excludes all of its values.
  return head === "" || head.endsWith("!=") ? written : { ...written, list: { head, values: [value] } };
}

function excluding(inner: WrittenNode): WrittenNode {
  if (inner.excluded) return inner.excluded;
  const text = `-${inner.binds === "term" ? inner.text : `(${inner.text})`}`;
  return { text, binds: "term", rank: inner.rank, excluded: inner };
}

function joining(type: "and" | "or", written: readonly WrittenNode[]): WrittenNode {
  const flat = written.flatMap((part) => (part.binds === type && part.parts ? part.parts : [part]));
  const distinct = new Map((type === "or" ? listed(flat) : flat).map((part) => [part.text, part]));
  const parts = [...distinct.values()].sort((a, b) => a.rank - b.rank || compare(a.text, b.text));
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const texts = parts.map(({ text, binds }) => (type === "and" && binds === "or" ? `(${text})` : text));
  return { text: texts.join(type === "or" ? " or " : " "), binds: type, rank: AFTER_KEYS + 1, parts };
}

/** Joins terms that differ in their value only into lists. */
function listed(parts: readonly WrittenNode[]): readonly WrittenNode[] {
  const lists = new Map<string, WrittenNode>();
  const others: WrittenNode[] = [];
  for (const part of parts) {
    if (!part.list) others.push(part);
    else {
      const { head } = part.list;
      const values = [...new Set([...(lists.get(head)?.list?.values ?? []), ...part.list.values])].sort(compare);
      lists.set(head, { ...part, text: `${head}${values.join(",")}`, list: { head, values } });
    }
  }
  return [...lists.values(), ...others];
}

/** Order of list values: numbers by size, others by code unit. */
function compare(a: string, b: string): number {
  if (/^\d+$/u.test(a) && /^\d+$/u.test(b)) return Number(a) - Number(b);
  return a < b ? -1 : Number(a > b);
}
