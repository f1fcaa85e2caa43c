import type { DictionaryPath } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getPagePartPath } from "@/app/ui/links/page-part";
import { buildNameQuery, truncateSharedName } from "@/lib/decks/sharing/shared-name";
import type { SavedDeck } from "@/lib/magmell/decks/types";

/** Dictionary paths of the share dialog's words, for the `WithWords` around a `ShareButton`. */
export const SHARE_WORDS = [
  "share.dialog",
  "decks.visibility",
  "decks.failures",
] as const satisfies readonly DictionaryPath[];

/** A deck to share: a saved deck with its visibility, the code of its current content, or both. */
export type SharedDeck = {
  readonly kind: "deck";
  readonly name: string;
  /** The name in links with the deck's code; none for a generated name. */
  readonly given?: string | null;
  /** `null` for a deck that no account has. `link` is the path of an unlisted deck, as its owner or its readers know it. */
  readonly saved: Pick<SavedDeck, "id" | "visibility" | "link" | "mine"> | null;
  /** `null` where a card is unknown. */
  readonly code: string | null;
};

/** A card to share: its name in the reader's language, and the canonical one of its URL. */
type SharedCard = { readonly kind: "card"; readonly name: string; readonly card: string };

/** A replay to share: the name of its deck, and the paths of its page, its frame for other sites and its picture. */
type SharedReplay = {
  readonly kind: "replay";
  readonly name: string;
  readonly page: string;
  readonly frame: string;
  readonly picture: string;
};

export type ShareTarget = SharedDeck | SharedCard | SharedReplay;

/** One way to share: paths of the page, its picture, and its embed page. */
export type ShareChoice = {
  readonly key: "live" | "frozen";
  readonly page: string;
  readonly picture: string;
  /** Embed code; null if it would reveal a secret URL. */
  readonly embed: string | null;
};

/**
 * Returns the ways to share a target. A URL that follows later changes comes first; a private deck has only the code of
 * its content.
 */
export function listShareChoices(target: ShareTarget, lang: Lang): readonly ShareChoice[] {
  const choice = (key: ShareChoice["key"], path: string, embedded = true): ShareChoice => ({
    key,
    page: localizePath(lang, path),
    picture: localizePath(lang, getPagePartPath(path, "picture")),
    embed: embedded ? localizePath(lang, `/embed${path}`) : null,
  });
  if (target.kind === "replay") {
    const { page, frame, picture } = target;
    return [
      {
        key: "frozen",
        page: localizePath(lang, page),
        picture: localizePath(lang, picture),
        embed: localizePath(lang, frame),
      },
    ];
  }
  if (target.kind === "card") return [choice("live", `/cards/${encodeURIComponent(target.card)}`)];
  const { saved, code, given = null } = target;
  const live =
    saved?.visibility === "public"
      ? [choice("live", `/decks/${saved.id}`)]
      : saved?.visibility === "unlisted" && saved.link
        ? [choice("live", saved.link, false)]
        : [];
  return [...live, ...(code === null ? [] : [choice("frozen", `/d/${code}${buildNameQuery(given)}`)])];
}

/** A change of a deck name by the link of its code: cut because it is too long, or refused. */
type NameChange = { readonly as: "cut"; readonly name: string } | { readonly as: "refused" };

/** Returns how the share URL changes a deck's name: cut or left out; null if it stays unchanged. */
export function getNameChange({ given }: Pick<SharedDeck, "given">): NameChange | null {
  if (given == null || given.trim() === "") return null;
  const shared = truncateSharedName(given);
  if (shared === null) return { as: "refused" };
  return shared.isCut ? { as: "cut", name: shared.name } : null;
}
