import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { lazy } from "@/lib/cache";
import { loadStarterCatalogue } from "@/scripts/soak/starter-catalogue";
import type { DrawingContext } from "../drawing-context";

/** Text that a drawing requested, with the position and size of its line. */
type DrawnLine = {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** The cards that the site includes, loaded once. */
export const getPictureCatalogue = lazy(() => loadStarterCatalogue());

/**
 * Creates a drawing context that records every line of text. Each character is as wide as the font size, in English
 * half as wide.
 */
export function createRecordingContext(lang: Lang): { readonly pen: DrawingContext; readonly lines: DrawnLine[] } {
  const lines: DrawnLine[] = [];
  const width = (text: string, size: number) =>
    [...text].reduce((sum, letter) => sum + (letter < "\u0250" ? 0.52 : 1) * size, 0);
  const outline = (text: string, size: number, x: number, y: number) => {
    lines.push({ text, size, x, y, width: width(text, size) });
    return { path: "", width: width(text, size) };
  };
  return { pen: { lang, words: getDictionary(lang), font: { width, outline }, images: new Map() }, lines };
}
