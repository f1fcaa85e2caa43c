import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";

/** The name of a part of the kit. */
export type KitPart = keyof Dictionary["kit"]["parts"];

/** Samples of some parts of the kit, by name. */
export type KitSamples = Readonly<Partial<Record<KitPart, ReactNode>>>;
