import type { Dictionary } from "@/app/i18n/dictionary";
import type { GoldfishWords } from "../goldfish-words";

/** The words of the trainer's island. */
export type TrainerWords = Pick<Dictionary, "trainer" | "openingValue"> & Pick<GoldfishWords, "site">;
