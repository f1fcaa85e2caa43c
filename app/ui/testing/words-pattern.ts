/** Returns a pattern for an entire dictionary text. Placeholders without a value match any text. */
export function createMessagePattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  return new RegExp(`^${source(text, values)}$`);
}

/** Returns a pattern for a dictionary text as part of a longer text. */
export function createPartialWordsPattern(
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): RegExp {
  return new RegExp(source(text, values));
}

const source = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => {
      const place = /^\{(\w+)\}$/.exec(part)?.[1];
      if (place === undefined) return literal(part);
      const value = values[place];
      return value === undefined ? ".+" : literal(String(value));
    })
    .join("");

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
