import { type AlignedSegment, countMinimumKana, matchesKanaSound } from "./align-reading";

/**
 * A position within an aligned part: how many characters and how many kana of the reading were matched (at least, if
 * `open`). It is unknown which kana belong to which character.
 */
export type AlignmentPosition = {
  readonly part: number;
  readonly signs: number;
  readonly kana: number;
  readonly open: boolean;
};

/** Minimum length of a reading that is cut by an end of the word: 人の must not match 人野原. */
const LEAST_CUT = 2;

/** Matches a word against an aligned name, in which each part may be typed as written or as read. */
export class AlignedNameMatcher {
  /** Positions known not to match the rest of the word. */
  readonly #dead = new Set<string>();

  constructor(
    private readonly parts: readonly AlignedSegment[],
    private readonly word: string,
  ) {}

  /** Start and end of the word in the name, for the last possible start, which covers the least of the name. */
  ends(): readonly [AlignmentPosition, AlignmentPosition] | null {
    for (let part = this.parts.length - 1; part >= 0; part -= 1) {
      const { kana, written, read } = this.parts[part] as AlignedSegment;
      for (let heard = read.length - 1; heard >= 0 && !kana; heard -= 1) {
        // The character that a kana belongs to is estimated by proportion.
        const signs = Math.min(written.length - 1, Math.floor((heard * written.length) / read.length));
        const from = { part, signs, kana: heard, open: false };
        const to = this.#heard(0, from);
        if (to) return [from, to];
      }
      for (let signs = written.length - 1; signs >= 0; signs -= 1) {
        const from = { part, signs, kana: signs, open: !kana && signs > 0 };
        const to = this.#written(0, from);
        if (to) return [from, to];
      }
    }
    return null;
  }

  #follow(done: number, at: AlignmentPosition): AlignmentPosition | null {
    if (done === this.word.length) return at;
    const key = `${done} ${at.part} ${at.signs} ${at.kana} ${at.open}`;
    if (at.part === this.parts.length || this.#dead.has(key)) return null;
    const end = this.#written(done, at) ?? (this.parts[at.part]?.kana ? null : this.#heard(done, at));
    if (!end) this.#dead.add(key);
    return end;
  }

  /** Matches a character as written. */
  #written(done: number, { part, signs, kana }: AlignmentPosition): AlignmentPosition | null {
    const { kana: isKana, written, read } = this.parts[part] as AlignedSegment;
    const sign = written.charAt(signs);
    const fits = isKana
      ? this.#sounds(done, sign) || this.#sounds(done, read.charAt(signs))
      : this.word.charAt(done) === sign;
    if (!fits) return null;
    const next = { part, signs: signs + 1, kana: kana + 1, open: !isKana };
    return this.#follow(done + 1, signs + 1 === written.length ? this.#after(part) : next);
  }

  /** Matches any number of kana of the reading from here. */
  #heard(done: number, at: AlignmentPosition): AlignmentPosition | null {
    const { written, read } = this.parts[at.part] as AlignedSegment;
    const last = at.open ? read.length - countMinimumKana(written.slice(at.signs)) : at.kana;
    for (let from = at.kana; from <= last; from += 1) {
      for (let to = from; to < read.length && this.#sounds(done + to - from, read.charAt(to)); to += 1) {
        const end = this.#afterHeard(done, at, from, to + 1);
        if (end) return end;
      }
    }
    return null;
  }

  #afterHeard(done: number, at: AlignmentPosition, from: number, to: number): AlignmentPosition | null {
    const { written, read } = this.parts[at.part] as AlignedSegment;
    const next = done + to - from;
    const [isWhole, isEnd] = [to === read.length, next === this.word.length];
    const isCut = (done === 0 && from > 0) || (isEnd && !isWhole);
    if (isCut && to - from < LEAST_CUT) return null;
    if (isWhole) return this.#follow(next, this.#after(at.part));
    const guessed = Math.round((to * written.length) / read.length);
    if (isEnd) return { ...at, signs: Math.max(at.signs + 1, guessed), kana: to, open: false };
    for (let signs = at.signs + 1; signs < written.length && signs <= at.signs + to - from; signs += 1) {
      const end = this.#written(next, { part: at.part, signs, kana: to, open: false });
      if (end) return end;
    }
    return null;
  }

  #after = (part: number): AlignmentPosition => ({ part: part + 1, signs: 0, kana: 0, open: false });

  #sounds = (place: number, kana: string): boolean => matchesKanaSound(this.word, place, kana);
}
