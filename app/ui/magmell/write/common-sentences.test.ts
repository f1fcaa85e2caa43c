import { expect, test } from "vitest";
import { CARD_KINDS } from "@/engine/magmell";
import { createTextReport } from "@/lib/magmell/catalogue/model/text-report";
import { COMMON_SENTENCES } from "./common-sentences";

test.each(CARD_KINDS.flatMap((kind) => COMMON_SENTENCES[kind].map((sentence) => [kind, sentence] as const)))(
  "for a %s the engine reads %s, and writes it back",
  (kind, sentence) => {
    expect(createTextReport(sentence, kind)).toMatchObject({ coverage: "full", returns: true });
  },
);
