/** How many cards a page of a list holds. */
export const PAGE_SIZE = 60;

export type Page<T> = {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** One page of a list; `page` counts from 1, and one beyond the end has no items. There is always a first page. */
export function pageOf<T>(list: readonly T[], page: number, size = PAGE_SIZE): Page<T> {
  const start = (page - 1) * size;
  return {
    items: list.slice(start, start + size),
    page,
    pages: Math.max(1, Math.ceil(list.length / size)),
    total: list.length,
  };
}
