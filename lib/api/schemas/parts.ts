import { z } from "zod";
import { said } from "../said";

/*
 * Pieces of answers. Objects are strict here, so that tests notice whatever is not written down; what is published lets
 * further fields through, because answers may gain some.
 */

export const day = () => z.iso.date();

export const version = said(
  z.string(),
  "カタログの版。データの番号、最も新しいテキストの日、読み取り結果の印からなります。",
  "Names the content of the catalogue: its data version, the day of its youngest text, and a mark of how texts were read.",
);

export const bilingual = z.strictObject({ ja: z.string(), en: z.string() });

/** A card where only its identity matters. */
export const cardRef = z.strictObject({
  number: said(z.int(), "カードの番号。決して変わりません。", "The card's number. It never changes."),
  name: said(z.string(), "カード名。", "The card's name, in Japanese."),
});

const link = (ja: string, en: string) => said(z.string().nullable(), ja, en);

/** Which part of a list an answer holds. */
export const paging = {
  page: said(z.int(), "何ページ目か。1から数えます。", "Which page this is, counted from 1."),
  pages: said(z.int(), "ページの数。", "How many pages there are."),
  total: said(z.int(), "全部でいくつあるか。", "How many there are on all pages."),
};
export const pagingLinks = z.strictObject({
  next: link("次のページのアドレス。最後のページではnull。", "Address of the next page; null on the last."),
  previous: link("前のページのアドレス。最初のページではnull。", "Address of the page before; null on the first."),
});
