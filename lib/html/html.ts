/** A piece of HTML created by `html`, in which all inserted texts are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = string | number | Html | readonly HtmlValue[] | null;

/**
 * Creates HTML from a tagged template, for pages without React such as embeds. Escapes values in elements and quoted
 * attributes; pieces of HTML and lists of them are inserted as they are.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.reduce((text, part, n) => text + written(values[n - 1] ?? null) + part));

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function written(value: HtmlValue): string {
  if (value === null) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "string" || typeof value === "number")
    return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");
  return value.map(written).join("");
}
