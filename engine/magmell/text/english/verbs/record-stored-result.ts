import type { Select } from "../../../model/select";
import { getSelectHead, isPluralSelect } from "../nouns/selections";
import type { EnglishClause } from "../phrase";
import type { RenderContext } from "../render-context";

/** Records the stored object of an effect and makes it the referent of "it". Returns `clause` unchanged. */
export function recordStoredResult(
  context: RenderContext,
  store: string | undefined,
  what: Select,
  manner: string,
  clause: EnglishClause,
): EnglishClause {
  if (store === undefined) return clause;
  const head = getSelectHead(context, what);
  const many = isPluralSelect(context, what);
  const known = "stored" in Object(what) ? context.stored.get((what as { stored: string }).stored)?.owner : undefined;
  context.stored.set(store, { head: head === "player" ? "card" : head, manner, many, owner: known });
  context.focus = `stored ${store}`;
  return clause;
}
