import { vi } from "vitest";

/** Captures log lines instead of printing them. */
export function captureLog(): { readonly lines: readonly string[]; readonly restore: () => void } {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return { lines, restore: () => spy.mockRestore() };
}
