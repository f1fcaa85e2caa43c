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

const GLYPHS = {
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
} as const satisfies Record<string, LucideIcon>;

export type GlyphName = keyof typeof GLYPHS;

/** A sign beside words, as high as their capitals. Hidden from screen readers: the words say it. */
export function Glyph({ name, size = 20, className }: { name: GlyphName; size?: number; className?: string }) {
  const Drawing = GLYPHS[name];
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.75}
      className={className ? `shrink-0 ${className}` : "shrink-0"}
    />
  );
}
