/** Returns a pattern for the whole of a text of the dictionary, whose places without a value may hold anything. */
export function createMessagePattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  return new RegExp(`^${source(text, values)}$`);
}

/** Returns a pattern for a text of the dictionary as a part of what is shown. */
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
