import type { Select } from "../../model/select";
import type { Clause } from "./clauses";
import type { Page } from "./page";
import { headOfSelect, manyOf } from "./selections";

/** Notes that an instruction has stored what it was done to; "it" goes on to mean the same. */
export function keep(page: Page, store: string | undefined, what: Select, manner: string, clause: Clause): Clause {
  if (store === undefined) return clause;
  const head = headOfSelect(page, what);
  const many = manyOf(page, what);
  const known = "stored" in Object(what) ? page.stored.get((what as { stored: string }).stored)?.owner : undefined;
  page.stored.set(store, { head: head === "player" ? "card" : head, manner, many, owner: known });
  page.focus = `stored ${store}`;
  return clause;
}
