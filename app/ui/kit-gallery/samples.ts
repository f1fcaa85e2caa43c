import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of the gallery. */
export type KitWords = Dictionary["kit"];

/** The name of a part of the kit. */
export type KitPart = keyof KitWords["parts"];

/** Samples of some parts of the kit, by name. */
export type Samples = Readonly<Partial<Record<KitPart, ReactNode>>>;
