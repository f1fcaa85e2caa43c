import { userEvent } from "vitest/browser";

/**
 * Presses one or several keys: `"ArrowDown"`, `"m"`, `"Shift+Enter"` or `"Shift+[Digit1]"`. Names are keys of a
 * keyboard event, or codes in brackets.
 */
export async function pressKeys(keys: string): Promise<void> {
  const parts = keys.length === 1 ? [keys] : keys.split("+");
  const held = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const key = last.length === 1 || last.startsWith("[") ? last : `{${last}}`;
  const down = held.map((name) => `{${name}>}`).join("");
  const up = held.map((name) => `{/${name}}`).reverse();
  await userEvent.keyboard(`${down}${key}${up.join("")}`);
}
