import { readdirSync, readFileSync } from "node:fs";
import type { CardKind } from "../../model/card";
import { renderText } from "../../text";
import { canonicalizeAbility } from "../../text/references/canonical-ability";
import { POOL_CARDS } from "../pool/pool";

/** A text as printed on a card. */
export type CardText = { readonly name: string; readonly kind: CardKind; readonly text: string };

type CardFile = {
  readonly cards: readonly {
    readonly name: string;
    readonly revisions: readonly { readonly kind: CardKind; readonly text?: string }[];
  }[];
};

const FOLDER = new URL("../../../../prisma/seed/cards/", import.meta.url);

/** Returns every text of the card files, including all revisions, and of the pool. */
export function listCardTexts(): readonly CardText[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  const printed = files.flatMap((file) => {
    const { cards } = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as CardFile;
    return cards.flatMap(({ name, revisions }) => revisions.map(({ kind, text = "" }) => ({ name, kind, text })));
  });
  const pool = POOL_CARDS.map(({ name, kind, abilities }) => ({
    name,
    kind,
    text: renderText(abilities.map(canonicalizeAbility), "ja", kind),
  }));
  return [...printed, ...pool].filter(({ text }) => text !== "");
}
