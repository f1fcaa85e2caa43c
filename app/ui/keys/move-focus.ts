/** The ways of the arrow keys over the table. */
type Way = "left" | "right" | "up" | "down";

/** Last focused position, from which arrow keys continue if its card is gone. */
let last = { row: "hand", place: 0 };

/**
 * Moves the focus between cards on the table: left and right within a row, up and down between rows in screen order.
 * Rows have `data-row`, cards `data-item`. The focus goes to a card's first action, or to its face if it has no action.
 */
export function moveFocus(way: Way): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")].filter((row) => itemsOf(row).length > 0);
  if (rows.length === 0) return;
  const focused = document.activeElement?.closest<HTMLElement>("[data-item]") ?? null;
  const home = focused?.closest<HTMLElement>("[data-row]") ?? null;
  if (focused === null || home === null) {
    const row = rows.find(({ dataset }) => dataset.row === last.row) ?? rows.at(-1);
    focusItem(row, last.place);
    return;
  }
  const place = itemsOf(home).indexOf(focused);
  const next = rows[rows.indexOf(home) + (way === "up" ? -1 : 1)];
  if (way === "left" || way === "right") focusItem(home, place + (way === "left" ? -1 : 1));
  else if (next) focusItem(next, nearest(next, focused));
}

const itemsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-item]")];

/** Index of the card in a row that is directly above or below. */
function nearest(row: HTMLElement, from: HTMLElement): number {
  const middle = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = itemsOf(row).map((item) => Math.abs(middle(item) - middle(from)));
  return distances.indexOf(Math.min(...distances));
}

function focusItem(row: HTMLElement | undefined, place: number): void {
  if (row === undefined) return;
  const items = itemsOf(row);
  const at = Math.max(0, Math.min(items.length - 1, place));
  const target = ["[data-pick]", "[data-act]", "[data-face]", "button"]
    .map((part) => items[at]?.querySelector<HTMLElement>(part))
    .find((found) => found != null);
  last = { row: row.dataset.row ?? last.row, place: at };
  target?.focus();
  items[at]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
