import { type Page, slicePage } from "@/lib/collections";
import { appendQuery } from "../api-paths";

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Serializes the position of a page in its list, with links to the previous and next page. */
export function serializePaging({ page, pages, total }: Omit<Page<unknown>, "items">, path: string, query: Query = {}) {
  const at = (number: number) => appendQuery(path, { ...query, page: number === 1 ? null : number });
  return {
    page,
    pages,
    total,
    links: { next: page < pages ? at(page + 1) : null, previous: page > 1 ? at(Math.min(page - 1, pages)) : null },
  };
}

/** Returns one page of a list, with its serialized position. */
export function paginate<T>(list: readonly T[], page: number, size: number, path: string, query: Query = {}) {
  const { items, ...place } = slicePage(list, page, size);
  return { items, place: serializePaging(place, path, query) };
}
