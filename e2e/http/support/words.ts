import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";

/** Every word of the site in both languages, by key. */
export const words = { ja: getDictionary("ja"), en: getDictionary("en") } as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns a pattern for a whole text of the dictionary: its places take any value, or the one that is given. */
export function pattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    if (place === undefined) return escaped(part);
    return place in values ? escaped(String(values[place])) : ".+?";
  });
  return new RegExp(`^${parts.join("")}$`);
}

/** Returns a pattern for texts that begin so. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

/** The name of a legal deck that is known by its code alone: its colors are blue and green. */
export const codedName = format(words.ja.share.deckName.titled, {
  colors: `${words.ja.site.colors.blue}${words.ja.site.colors.green}`,
});
