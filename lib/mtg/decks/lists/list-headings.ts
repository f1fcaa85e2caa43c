import { indexHeadings, LEFT_OUT_HEADINGS } from "@/lib/decks/lists/list-lines";
import type { IgnoredSection, ListSection, ParsedLine } from "./list-markup";
import { hasOddWord } from "./name-shape";

/** Headings, and the part of the list that follows them; groups are within the part before them. */
const HEADINGS = indexHeadings<ListSection | IgnoredSection | "group">({
  pool: "pool cardpool プール カードプール",
  about: "about metadata general デッキ情報 情報",
  aside: `${LEFT_OUT_HEADINGS} acquireboard wunschliste planes/schemes planes schemes attractions contraptions stickers dungeons notindeck notinthedeck notinthemaindeck nichtimdeck nichtdabei pasdansledeck pasdanslejeu horsdeck fuoridalmazzo nonnelmazzo fueradelmazo noenelmazo foradodeck невколоде 抜いた候補 入れ替え 入替 入替候補 サイド候補 サイドボード候補 候補外`,
  main: "deck decklist main md maindeck deckprincipal mazoprincipal mazzoprincipale mainboard hauptdeck commander mazo mazzo колода 덱 套牌 デッキ デッキリスト デッキレシピ メイン メインデッキ メインボード 統率者",
  side: "sideboard side sb sidedeck companion wishboard seitenbrett réserve reserve reserva riserva banquillo banco banca panchina резерв сайдборд сайд 사이드보드 사이드 备牌 備牌 副牌 サイド サイドボード サイドデッキ サイドカード 相棒",
  group:
    "land lands basiclands nonbasiclands creature creatures spell spells otherspells artifact artifacts enchantment enchantments instant instants sorcery sorceries sorc. planeswalker planeswalkers battle battles other others total cards kreaturen länder standardländer zauber zaubersprüche spontanzauber hexereien verzauberungen artefakte andere créatures terrains sorts éphémères rituels enchantements artefacts autres criaturas tierras hechizos instantáneos conjuros encantamientos artefactos otros terre magie istantanei stregonerie incantesimi artefatti altre terrenos mágicas feitiços instantâneas mágicasinstantâneas encantamentos artefatos outros 생물 대지 주문 순간마법 집중마법 부여마법 마법물체 生物 地 地牌 咒语 咒語 瞬间 瞬間 法术 法術 结界 結界 神器 鹏洛客 鵬洛客 土地 基本土地 基本でない土地 クリーチャー 呪文 スペル その他 その他の呪文 アーティファクト エンチャント インスタント ソーサリー プレインズウォーカー バトル 合計 枚数 計",
});
const ORNAMENTS = /^[\s=\-–—*_~【[(<{（「『《≪〈|■◆●○▼▽□◇▲△◎:]+|[\s=\-–—*_~】\])>}）」』》≫〉|■◆●○▼▽□◇▲△:]+$/gu;

/** Headings in words for cards that are no part of the deck, and for other decks. */
const ASIDE_WORDS =
  /^(?:(?:other |possible )?(?:cards?|ideas|options|things)\s)?(?:(?:i['’]?m|i am|we['’]?re|still|also|currently|to)\s)*(?:consider(?:ing|ed|ations?)?|thinking (?:about|of)|not (?:so )?sure(?: about)?|unsure(?: about)?|tr(?:y|ied)|testing|cuts?|cut (?:cards?|for now|from [^\d]+)|removed|taken out|missing|wants?|haves|want ?list|wishlist|wunschliste|comments?|kommentare|commentaires|(?:similar|related|other|more) decks|possible (?:additions|includes|changes)|not in (?:the )?deck|nicht im deck)(?:\s\([^()\d]*\)?)?$/iu;

/** Returns whether a line is a heading in words of cards that are no part of the deck. */
export const isAsideHeading = (line: string): boolean =>
  ASIDE_WORDS.test(line.replace(/^#+/u, "").replace(ORNAMENTS, "").trim());

/** Words in bold or italics that begin with the word for a sideboard: `**side that i used**`. */
const MARKED_SIDE =
  /^\s*(\*{1,3}|_{1,3})(?:[Ss]ide[Bb]oard|SIDEBOARD|(?:[Ss]ide|SIDE|[Ss]b|SB)(?=\1|\s\p{Ll}))(?!\p{L})[^\d:*_]*\1\s*$/u;

/** Parses a line in bold or italics as the heading of a sideboard; null for any other line. */
export const parseMarkedSide = (raw: string): ReturnType<typeof parseListHeading> =>
  MARKED_SIDE.test(raw) ? { is: "heading", part: "side", sum: null } : null;

/** Sums of headings: behind their words, before them, or nowhere. */
const HEADING_SUMS = [
  /^(?<name>.*?)[\s(:[/-]*(?<sum>\d{1,3})\s?(?:枚|cards?)?[)\]]*\s*:?\s*$/iu,
  /^[\s=*_-]*(?<sum>\d{1,3})\s?(?:枚の?|x|cards?\s)?\s?(?<name>\D*)$/iu,
  /^(?<name>.*)$/u,
];

/** A mark of a heading whose part began above or in another column. */
export const CONTINUED = /\s\(?(?:continued|cont(?:'d|\.)?)\)?(?=:?$)/iu;

/** Signs before and around a heading that are no brackets of a remark, and words in front of it. */
const AROUND = /^[\s=\-–—*_~【〔■◆●○▼▽□◇▲△◎]+(.*?)[\s=\-–—*_~】〕■◆●○▼▽□◇▲△◎]*$/u;
const OWNER = /^(?:(?:my|our|the|mein|unser|das|mon|ma|notre|le|la|il|mio|mi|el|o|meu)\s|(?:私|自分)の)/iu;
/** A heading with a remark behind it, which may begin with its sum: `Sideboard (15, untested)`, `Side - so far`. */
const REMARKED = [
  /^(?<name>[^\d([,:]{2,40}?)\s?[([](?:(?<sum>\d{1,3})(?:\s?(?:枚|cards?))?(?=[\s,;:]))?[^()[\]]*[)\]]\s*:?$/iu,
  /^(?<name>[^\d([,:]{2,40}?)(?:,|\s[-–—]{1,2})\s(?<sum>\d{1,3})(?:\s?(?:枚|cards?)|(?=[,;:]|$))(?!.*\d\s?x?\s(?!distinct|unique|different)\p{L})[^:]*:?$/iu,
  /^(?<name>[^\d([,:]{2,40}?)\s[-–—]{1,2}\s(?!.*\d)(?<remark>[^:]*):?$/u,
];

const toHeading = (kind: ListSection | IgnoredSection | "group", sum: string | undefined): ListHeading => ({
  is: "heading",
  part: kind === "group" ? null : kind,
  sum: sum === undefined ? null : Number(sum),
});
type ListHeading = Extract<ParsedLine, { readonly is: "heading" }>;

/** No heading is longer, also with a remark behind it. */
const LONGEST_HEADING = 200;

/** Parses a line as a heading, with or without a number of cards or a remark; null for any other line. */
export function parseListHeading(line: string): ListHeading | null {
  if (line.length > LONGEST_HEADING) return null;
  const own = line.replace(AROUND, "$1").replace(OWNER, "");
  for (const bare of new Set([line, own, own.replace(CONTINUED, ""), own.replace(/\s?\([^()\d]*\)\s*:?$/u, "")])) {
    for (const form of HEADING_SUMS) {
      const { name = "", sum } = form.exec(bare)?.groups ?? {};
      const kind = headingOf(name);
      if (kind !== null) return toHeading(kind, sum);
    }
  }
  const { name = "", sum, remark } = REMARKED.map((form) => form.exec(own)?.groups).find(Boolean) ?? {};
  const kind = headingOf(name);
  // "Deck - Oxen" is a title, and "Side - Moss Ox" may be a card.
  const isSure = remark === undefined || (kind !== "main" && hasOddWord(remark));
  return kind === null || !isSure ? null : toHeading(kind, sum);
}

/** Returns the kind of heading that a text is, also of several words (`Instants and Sorceries`); null if it is none. */
export function headingOf(text: string): ListSection | IgnoredSection | "group" | null {
  const find = (part: string) => {
    const word = part
      .replace(ORNAMENTS, "")
      .replace(/\s|(?<=\p{L})-(?=\p{L})/gu, "")
      .toLowerCase();
    return HEADINGS.get(word) ?? HEADINGS.get(word.replace(/(?:cards?|の?(?:合計|総計|小計|計))$/u, ""));
  };
  const parts = text.split(/\s?(?:[・&,+/]|\s(?:and|et|und|y|e)\s)\s?/iu);
  return find(text) ?? (parts.every((part) => find(part) === "group") ? "group" : null);
}

/** Categories behind a card, with a label: `[Creature,Combo] ^Have,#37d67a^`. */
export const CATEGORIES = /\s*\[([A-Za-z][^[\]]*)\](?:\s\^[^^]*\^)?$/u;
/** The only category without a mark that keeps a card out of the deck; a player may call any other one as a heading. */
const MAYBEBOARD = /^(?:maybe(?:board)?|considering|検討中)\b/iu;

/** Returns the section of the categories behind a card, such as `[Maybeboard{noDeck},Land]`; null without categories. */
export function findCategory(line: string): { readonly part: ListSection | IgnoredSection | null } | null {
  const categories = CATEGORIES.exec(line)?.[1]?.split(",");
  // The first category decides whether a card is in the deck at all.
  if (categories?.[0]?.includes("{noDeck}")) return { part: "aside" };
  const isOfDeck = (category: string) => sectionOf(category) !== "aside" || MAYBEBOARD.test(category);
  const parts = categories?.filter((category) => !category.includes("{noDeck}") && isOfDeck(category)).map(sectionOf);
  return parts === undefined ? null : { part: parts.find((part) => part !== null) ?? null };
}

/** Returns the list section that a heading word means; null for card types and other words. */
export const sectionOf = (text = ""): ListSection | IgnoredSection | null => {
  const section = headingOf(text.replace(/\{[^{}]*\}/gu, ""));
  return section === "group" ? null : section;
};
