import type { z } from "zod";

/** The answer of a tool: data, or the reason why there is none and what to do. */
type ToolAnswer = { readonly ok: true; readonly data: Readonly<Record<string, unknown>> } | Refusal;
type Refusal = { readonly ok: false; readonly message: string };

/** A read-only tool for programs that answer in words: its input is validated before `run` sees it. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (input: z.output<Input>) => Promise<ToolAnswer>;
};

export const tool = <Input extends z.ZodObject>(definition: Tool<Input>): Tool => definition as unknown as Tool;

export const told = (data: Readonly<Record<string, unknown>>): ToolAnswer => ({ ok: true, data });
export const refusedTool = (message: string): Refusal => ({ ok: false, message });
