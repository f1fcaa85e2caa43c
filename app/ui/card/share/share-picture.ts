import { textIn } from "@/app/ui/card/card-text";
import { identicon } from "@/app/ui/card/identicon";
import { COLOR_SHAPES } from "@/app/ui/card/symbols";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { COLORS, type Color, type Symbols } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import type { OutlineFont } from "@/lib/pictures/outline-font";
import { wrapText } from "./wrap-text";

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const INK = { paper: "#faf7f0", leaf: "#ffffff", ink: "#1d1a16", soft: "#5f574b", gold: "#7a5a12", line: "#ddd5c6" };
const PIGMENTS = { blue: "#1f4e9c", green: "#1f6b45", red: "#a8321f" } as const satisfies Record<Color, string>;
/** The column of words beside the card. */
const [LEFT, ROOM] = [520, 620];
const TEXT_LINES = 5;

type Font = Pick<OutlineFont, "outline" | "width">;
type Line = { readonly text: string; readonly size: number; readonly fill: string };

/** A card as a drawing for places that show links: the face with its emblem, and beside it what the card says. */
export function sharePicture(card: CatalogueCard, lang: Lang, words: Dictionary["site"], font: Font): string {
  const head = headLines(card, lang, words, font);
  const shown = [...head, "costs" as const, ...textLines(card, lang, font, head.length > 3 ? 3 : TEXT_LINES)];
  let y = 60;
  const parts = shown.map((line) => {
    if (line === "costs") {
      y += 64;
      return symbolRow(card, y - 44, font);
    }
    y += line.size * (line.fill === INK.soft && line.size > 30 ? 1.7 : 1.42);
    return letters(font, line, LEFT, y);
  });
  const foot = letters(font, { text: `${words.siteName} · MAGMELL`, size: 26, fill: INK.gold }, LEFT, 578);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="100%" height="100%" fill="${INK.paper}"/>${face(card)}${parts.join("")}${foot}</svg>`;
}

function headLines(card: CatalogueCard, lang: Lang, words: Dictionary["site"], font: Font): readonly Line[] {
  const [name, other] = lang === "ja" ? [card.name, card.reading] : [card.englishName, card.name];
  const whole = font.width(name, 76);
  const size = whole <= ROOM ? 76 : Math.max(44, Math.min(56, (56 * ROOM * 1.7) / font.width(name, 56)));
  const lines = wrapText(name, 2, (line) => font.width(line, size) <= ROOM);
  const kind = [card.token ? words.token : words.kinds[card.kind], card.timing ? words.timings[card.timing] : null];
  const strength =
    card.kind === "unit" ? ` · ${words.fields.ap} ${card.ap ?? "–"} / ${words.fields.hp} ${card.hp ?? "–"}` : "";
  return [
    { text: other, size: 26, fill: INK.soft },
    ...lines.map((text) => ({ text, size, fill: INK.ink })),
    { text: kind.filter(Boolean).join(" · ") + strength, size: 32, fill: INK.soft },
  ];
}

const textLines = (card: CatalogueCard, lang: Lang, font: Font, most: number): readonly Line[] =>
  wrapText(textIn(lang, card), most, (line) => font.width(line, 30) <= ROOM).map((text) => ({
    text,
    size: 30,
    fill: INK.ink,
  }));

/** The font has no mark of an ability, which is drawn where the line leaves room for it. */
function letters(font: Font, { text, size, fill }: Line, x: number, y: number): string {
  const mark = text.startsWith("■")
    ? `M${x + 0.2 * size} ${y - 0.7 * size}h${0.6 * size}v${0.6 * size}h${-0.6 * size}Z`
    : "";
  return `<path d="${font.outline(text, size, x, y).path}${mark}" fill="${fill}"/>`;
}

/** The card itself: its colours as a frame, and its emblem. */
function face({ name, colors }: CatalogueCard): string {
  const [first = INK.soft, second = first] = colors.map((color) => PIGMENTS[color]);
  const { fine, bold, marks } = identicon(name);
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return [
    `<defs><linearGradient id="frame" x2="1" y2="1"><stop offset=".5" stop-color="${first}"/><stop offset=".5" stop-color="${second}"/></linearGradient></defs>`,
    `<rect x="64" y="51" width="378" height="528" rx="22" fill="url(#frame)"/>`,
    `<rect x="80" y="67" width="346" height="496" rx="8" fill="${INK.leaf}"/>`,
    `<g transform="translate(98 160) scale(1.55)" ${stroke}><path d="${fine}" stroke="${second}" stroke-width=".8"/><path d="${bold}" stroke="${first}" stroke-width="1.9"/><path d="${marks}" stroke="${INK.gold}" stroke-width="4.6"/></g>`,
  ].join("");
}

/** Use cost in circles, catalyst in diamonds; the shape inside tells the colour without it. */
function symbolRow({ useCost, catalyst }: CatalogueCard, y: number, font: Font): string {
  const signs = [...signsOf(useCost, "circle", font), ...signsOf(catalyst, "diamond", font)];
  const shown = signs.map((sign, n) => `<g transform="translate(${LEFT + n * 48} ${y}) scale(1.35)">${sign}</g>`);
  return shown.join("");
}

function signsOf(symbols: Symbols, form: "circle" | "diamond", font: Font): readonly string[] {
  const ground = (tint: string) => {
    const how = `fill="${INK.leaf}" stroke="${tint}" stroke-width="1.6"`;
    return form === "circle"
      ? `<circle cx="16" cy="16" r="15" ${how}/>`
      : `<path d="M16 .8 31.2 16 16 31.2.8 16Z" ${how}/>`;
  };
  const figure = (color: Color) =>
    `<path transform="translate(5 4.5) scale(.69)" d="${COLOR_SHAPES[color].path}" fill="${PIGMENTS[color]}"/>`;
  const number = { text: String(symbols.any), size: 20, fill: INK.ink };
  // Stones of any colour are one plain ring with their number.
  const any =
    symbols.any > 0 ? [ground(INK.ink) + letters(font, number, 16 - font.width(number.text, 20) / 2, 23)] : [];
  const colored = COLORS.flatMap((color) =>
    Array.from({ length: symbols[color] }, () => ground(PIGMENTS[color]) + figure(color)),
  );
  return [...any, ...colored];
}
