import type { Lang } from "@/app/ui/words/lang";

/** Something that may stand where the reader is typing: the whole text with it, and where the caret is then. */
export type Completion = {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  readonly caret: number;
};

export async function completions(_asked: {
  text: string;
  caret: number;
  lang: Lang;
  version: string;
}): Promise<readonly Completion[]> {
  return [];
}
