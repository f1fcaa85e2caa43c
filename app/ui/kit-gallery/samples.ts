import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";

/** Name of a component of the kit. */
export type KitPart = keyof Dictionary["kit"]["parts"];

/** Samples of kit components, by name. */
export type KitSamples = Readonly<Partial<Record<KitPart, ReactNode>>>;
