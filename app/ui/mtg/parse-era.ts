import { ERAS, type Era } from "@/engine/mtg";

/** Returns the era that a URL names; `null` for none or an unknown one. */
export const parseEra = (named: unknown): Era | null => ERAS.find((era) => era === named) ?? null;
