import {
  BookOpen,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  ExternalLink,
  Globe,
  Hand,
  Heart,
  type IconNode,
  Info,
  Keyboard,
  LayoutGrid,
  List,
  ListFilter,
  Menu as MenuLines,
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
  ZoomIn,
  ZoomOut,
} from "lucide";
import { createElement } from "react";

/** Lucide's drawings as data: its components for React would bring script to every page, also to those where nothing moves. */
const GLYPHS = {
  filter: ListFilter,
  check: Check,
  close: X,
  plus: Plus,
  minus: Minus,
  search: Search,
  info: Info,
  warning: TriangleAlert,
  error: OctagonX,
  more: Ellipsis,
  first: ChevronFirst,
  last: ChevronLast,
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
  menu: MenuLines,
  grid: LayoutGrid,
  text: TextQuote,
  checklist: TableProperties,
  again: RotateCcw,
  shuffle: Shuffle,
  keyboard: Keyboard,
  hand: Hand,
  heart: Heart,
  larger: ZoomIn,
  smaller: ZoomOut,
  elsewhere: ExternalLink,
} as const satisfies Record<string, IconNode>;

export type IconName = keyof typeof GLYPHS;

export const ICON_NAMES = Object.keys(GLYPHS) as readonly IconName[];

/**
 * Renders an icon beside text, with the height of its capitals. Hidden from screen readers, because the text has the
 * same meaning.
 */
export const Icon = ({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className ? `shrink-0 ${className}` : "shrink-0"}
  >
    {GLYPHS[name].map(([shape, attributes], place) => createElement(shape, { ...attributes, key: place }))}
  </svg>
);
