import type { PlayerId } from "../../model/ids";
import { tokenizeLine } from "./tokens";
import { getWrittenForm } from "./vocabulary";
import type { BoardLanguage } from "./word-forms";

/** Words, numbers and lists as each language writes them. */
export class BoardWriter {
  constructor(private readonly language: BoardLanguage) {}

  in(ja: string, en: string): string {
    return this.language === "ja" ? ja : en;
  }

  word(key: string): string {
    return getWrittenForm(key, this.language);
  }

  player(seat: number): string {
    return this.in(this.word(`player:${seat}`), seat === 0 ? "You" : "Opponent");
  }

  /** The possessive of a player in English. */
  whose(seat: PlayerId): string {
    return seat === 0 ? "your" : "opponent's";
  }

  head(text: string): string {
    return this.in(`${text}：`, `${text}:`);
  }

  line(head: string, facts: readonly string[]): string {
    return this.in(`${head}：${this.list(facts)}`, `${head}: ${this.list(facts)}`);
  }

  list(facts: readonly string[]): string {
    return facts.join(this.in("、", ", "));
  }

  /** Objects by their numbers. */
  all(ids: readonly number[]): string {
    return ids.map((id) => `#${id}`).join(this.in("と", " and "));
  }

  /** A number of things: `3 life`, 「ライフ 3」. Nouns of English have their plural. */
  counted(key: string, count: number, unit = ""): string {
    const word = this.word(key);
    if (this.language === "ja") return `${word}${count}${unit}`;
    const isCounter = word.endsWith("counter") && count !== 1;
    return `${count} ${word}${isCounter ? "s" : ""}`;
  }

  counters(name: string, count: number): string {
    const said = STORED.includes(name) ? this.word(`counter:${name}`) : POWER.includes(name) ? name : this.quoted(name);
    return this.in(`${said}カウンター${count}個`, `${count} ${said} counter${count === 1 ? "" : "s"}`);
  }

  by(key: "controller" | "protector", player: PlayerId): string {
    return this.in(`${this.player(player)}${this.word(key)}`, `${this.word(key)} ${this.player(player).toLowerCase()}`);
  }

  /** A name between marks. A closing mark within it is doubled. */
  quoted(name: string): string {
    return this.in(`《${name.replaceAll("》", "》》")}》`, `"${name.replaceAll('"', '""')}"`);
  }

  /** A word of the writer's own: bare where nothing else can be meant. */
  own(word: string): string {
    const [only, ...more] = tokenizeLine(word);
    return only?.kind === "unknown" && only.text === word && more.length === 0 ? word : this.quoted(word);
  }
}

const STORED: readonly string[] = ["loyalty", "defense", "lore"];
const POWER: readonly string[] = ["+1/+1", "-1/-1"];
