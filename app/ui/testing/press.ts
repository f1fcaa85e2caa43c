import { userEvent } from "vitest/browser";

/**
 * Presses a key, or several at once, as `"ArrowDown"`, `"m"`, `"Shift+Enter"` or `"Shift+[Digit1]"`: the key of a
 * keyboard event, or its code in brackets.
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
