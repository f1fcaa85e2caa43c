import { vi } from "vitest";
import { runCards } from "../commands/run-cards";

/** Exit code and output of a command. */
export type CommandOutcome = { readonly code: number; readonly out: string; readonly err: string };

/**
 * Runs `npm run cards -- …` in this process and captures its output. The database connection stays open for the next
 * command.
 */
export async function runCardsCaptured(...args: string[]): Promise<CommandOutcome> {
  const printed = { out: "", err: "" };
  const print = (stream: "out" | "err") => (line: string) => {
    printed[stream] += `${line}\n`;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(print("out")),
    vi.spyOn(console, "error").mockImplementation(print("err")),
  ];
  try {
    return { code: await runCards(args, { keepConnection: true }), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
