import { foldWord } from "./fold-line";

/** Signs that a word may have between its letters, or lack: spaces, hyphens and the dot between Japanese words. */
const isLoose = (sign: string | undefined): boolean =>
  sign === " " || sign === "-" || sign === "・" || sign === "\u3000";

const isLatin = (sign: string | undefined): boolean => sign !== undefined && /[\p{Script=Latin}\d]/u.test(sign);
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign);
const isKatakana = (sign: string | undefined): boolean => sign !== undefined && /[\p{Script=Katakana}ー]/u.test(sign);

/** The most loose signs between two letters of a word. */
const MOST_LOOSE = 3;

type Branch = { readonly next: Map<string, Branch>; keys: string[] };

/** A word that was found: what it may stand for, and where it ends. */
export type WordMatch = { readonly keys: readonly string[]; readonly end: number };

const NONE: WordMatch = { keys: [], end: 0 };

/** Words by their letters, to find the longest that stands at a place of a folded line. */
export class WordTrie {
  private readonly root: Branch = { next: new Map(), keys: [] };

  constructor(words: Iterable<readonly [form: string, key: string]>) {
    for (const [form, key] of words) this.add(foldWord(form), key);
  }

  private add(form: string, key: string): void {
    let branch = this.root;
    for (let place = 0; place < form.length; place += 1) {
      const sign = form[place] as string;
      if (isLoose(sign)) continue;
      const next: Branch = branch.next.get(sign) ?? { next: new Map(), keys: [] };
      branch.next.set(sign, next);
      branch = next;
    }
    if (branch !== this.root && !branch.keys.includes(key)) branch.keys.push(key);
  }

  /** The longest word at a place. A word ends where its letters do, with an ending of the English plural where it has one. */
  find(text: string, start: number): WordMatch {
    let found = NONE;
    let branch: Branch | undefined = this.root;
    let loose = 0;
    for (let place = start; place < text.length; place += 1) {
      const sign = text[place] as string;
      const next: Branch | undefined = branch.next.get(sign);
      if (next === undefined) {
        if (place > start && isLoose(sign) && loose < MOST_LOOSE) {
          loose += 1;
          continue;
        }
        break;
      }
      branch = next;
      loose = 0;
      if (branch.keys.length === 0) continue;
      const end = this.endOf(text, place + 1);
      if (end !== null) found = { keys: branch.keys, end };
    }
    return found;
  }

  /** The end of a word whose letters end at a place; `null` where it goes on. */
  private endOf(text: string, place: number): number | null {
    const last = text[place - 1];
    if (isDigit(last)) return isLatin(text[place]) ? null : place;
    if (isLatin(last)) {
      const plural = /^(?:es|s)(?![\p{Script=Latin}\d])/u.exec(text.slice(place, place + 3))?.[0].length ?? 0;
      if (!isLatin(text[place]) || isDigit(text[place])) return place;
      return plural > 0 ? place + plural : null;
    }
    if (!isKatakana(last) || !isKatakana(text[place])) return place;
    return this.startsAt(text, place) ? place : null;
  }

  /** Whether a word of katakana begins at a place and ends with the katakana there. */
  private startsAt(text: string, start: number): boolean {
    let branch: Branch | undefined = this.root;
    for (let place = start; place < text.length; place += 1) {
      branch = branch.next.get(text[place] as string);
      if (branch === undefined) return false;
      if (branch.keys.length > 0 && !isKatakana(text[place + 1])) return true;
    }
    return false;
  }
}
