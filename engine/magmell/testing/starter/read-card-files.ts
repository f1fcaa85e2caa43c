import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CardKind, Timing } from "../..";

/** One revision of a card in a card file, in force from a day on. */
type Revision = {
  readonly effectiveOn: string;
  readonly kind: CardKind;
  readonly timing?: Timing;
  readonly useCost?: string;
  readonly catalyst?: string;
  readonly ap?: number;
  readonly hp?: number;
  readonly text: string;
};
type CardFile = {
  readonly cards: readonly {
    readonly name: string;
    readonly token?: boolean;
    readonly revisions: readonly Revision[];
  }[];
};

export type StarterCard = { readonly name: string; readonly token: boolean; readonly revision: Revision };

const FOLDER = new URL("../../../../prisma/seed/cards/", import.meta.url);

/** Returns the cards of all card files, each with its latest revision in force on a day (205.3). */
export function readCardFiles(asOf: string): readonly StarterCard[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as CardFile).cards)
    .flatMap(({ name, token = false, revisions }) => {
      const inForce = revisions.filter(({ effectiveOn }) => effectiveOn <= asOf);
      const [revision] = inForce.sort((one, other) => other.effectiveOn.localeCompare(one.effectiveOn));
      return revision === undefined ? [] : [{ name, token, revision }];
    });
}
