import { vi } from "vitest";

/** Keeps the lines of the log from the screen, and gives them to a test as they come. */
export function captureLog(): { readonly lines: readonly string[]; readonly restore: () => void } {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return { lines, restore: () => spy.mockRestore() };
}
