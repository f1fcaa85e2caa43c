import { type Page, pageOf } from "@/lib/collections";
import { withQuery } from "../api-address";

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Which part of a list an answer holds, and where the parts beside it are. */
export function serializePaging({ page, pages, total }: Omit<Page<unknown>, "items">, path: string, query: Query = {}) {
  const at = (number: number) => withQuery(path, { ...query, page: number === 1 ? null : number });
  return {
    page,
    pages,
    total,
    links: { next: page < pages ? at(page + 1) : null, previous: page > 1 ? at(Math.min(page - 1, pages)) : null },
  };
}

/** One page of a list, and what an answer says about it. */
export function paginate<T>(list: readonly T[], page: number, size: number, path: string, query: Query = {}) {
  const { items, ...place } = pageOf(list, page, size);
  return { items, place: serializePaging(place, path, query) };
}
