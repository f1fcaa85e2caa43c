import {
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  Globe,
  Hand,
  Info,
  Keyboard,
  LayoutGrid,
  List,
  type LucideIcon,
  Minus,
  OctagonX,
  Plus,
  Redo2,
  RotateCcw,
  Search,
  Share,
  Shuffle,
  Sun,
  TableProperties,
  TextQuote,
  Trash2,
  TriangleAlert,
  Undo2,
  User,
  X,
} from "lucide-react";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GLYPH_SHAPES } from "./glyph-shapes";

const DRAWINGS = {
  check: Check,
  close: X,
  plus: Plus,
  minus: Minus,
  search: Search,
  info: Info,
  warning: TriangleAlert,
  error: OctagonX,
  more: Ellipsis,
  left: ChevronLeft,
  right: ChevronRight,
  down: ChevronDown,
  undo: Undo2,
  redo: Redo2,
  copy: Copy,
  share: Share,
  trash: Trash2,
  book: BookOpen,
  person: User,
  sun: Sun,
  globe: Globe,
  list: List,
  grid: LayoutGrid,
  text: TextQuote,
  checklist: TableProperties,
  again: RotateCcw,
  shuffle: Shuffle,
  keyboard: Keyboard,
  hand: Hand,
} as const satisfies Record<keyof typeof GLYPH_SHAPES, LucideIcon>;

type Attributes = Readonly<Record<string, string>>;

/** The drawing of the package as one path: its circles and boxes as arcs and lines, each part from a place of its own. */
function asPath(drawing: ReactNode): string {
  const parts = renderToStaticMarkup(drawing).matchAll(/<(path|circle|rect) ([^>]*)>/g);
  return [...parts].map(([, shape = "", text = ""], place) => outline(shape, attributesOf(text), place > 0)).join("");
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

function outline(shape: string, { d = "", ...sizes }: Attributes, follows: boolean): string {
  const [cx = 0, cy = 0, r = 0] = [sizes.cx, sizes.cy, sizes.r].map(Number);
  if (shape === "circle") return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
  if (shape === "rect") return box(sizes);
  // Where a part follows another, a step to its beginning would be taken from the other's end.
  return follows ? d.replace(/^m(-?[\d.]+ -?[\d.]+) ?/, "M$1l") : d;
}

function box({ x, y, width, height, rx }: Attributes): string {
  const [left = 0, top = 0, r = 0] = [x, y, rx].map(Number);
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r];
  const corner = (end: string) => `a${r} ${r} 0 0 1${end}`;
  return [
    `M${left + r} ${top}h${across}${corner(` ${r} ${r}`)}v${down}${corner(`-${r} ${r}`)}`,
    `h-${across}${corner(`-${r}-${r}`)}v-${down}${corner(` ${r}-${r}`)}`,
  ].join("");
}

test.each(Object.entries(DRAWINGS))("%s is drawn as in the package", (name, drawing) => {
  expect(GLYPH_SHAPES[name as keyof typeof GLYPH_SHAPES]).toBe(asPath(createElement(drawing)));
});
