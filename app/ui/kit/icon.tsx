import type { ReactNode } from "react";

/* Drawn on a grid of 24, in strokes of 1.75, so that they sit beside text of any size. */
const SHAPES = {
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20.5 20.5" />,
  info: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6M12 7.2v.3" />,
  warning: <path d="M12 4 2.8 20h18.4L12 4Zm0 6v5m0 2.2v.3" />,
  error: <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5Zm1.2 6.2 5.6 5.6m0-5.6-5.6 5.6" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  left: <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  right: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  down: <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />,
  undo: <path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4" />,
  redo: <path d="m16 5 4 4-4 4m3.5-4H10a5.5 5.5 0 0 0 0 11h4" />,
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  share: <path d="M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5.5m3-5.5v5.5" />,
  book: <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14" />,
  person: <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c1-4 4-6 8-6s7 2 8 6" />,
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3" />
  ),
  globe: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c-5-5-5-13 0-18 5 5 5 13 0 18ZM3.5 9.5h17m-17 5h17" />,
  list: <path d="M4 6h16M4 12h16M4 18h16" />,
  grid: <path d="M4 4h6v7H4zm10 0h6v7h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
  again: <path d="M5 12a7 7 0 1 0 2.2-5.1L5 9M5 4.5V9h4.5" />,
  shuffle: (
    <path d="M4 7h3c5 0 6 10 11 10h2m-3-3 3 3-3 3M4 17h3c1.5 0 2.7-.9 3.7-2.2M13.3 9.2C14.5 7.9 16 7 18 7h2m-3-3 3 3-3 3" />
  ),
  keyboard: <path d="M3 6.5h18v11H3zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14h8" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A sign beside words, as high as their capitals. Hidden from screen readers: the words say it. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `shrink-0 ${className}` : "shrink-0"}
    >
      {SHAPES[name]}
    </svg>
  );
}
