import type { Ability } from "@/engine";

/** What a text means to the engine: nothing for an empty one; any other is carried along and played by hand. */
export const textAbilities = (text: string): readonly Ability[] =>
  text.trim() === "" ? [] : [{ type: "unsupported", text }];
