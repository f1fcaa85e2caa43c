import { writeSeed } from "./seed";

/** The query of an address that deals a hand: its seed, and the seat when it is the second. */
export const dealQuery = ({ seed, goesFirst }: { readonly seed: number; readonly goesFirst: boolean }): string =>
  `?seed=${writeSeed(seed)}${goesFirst ? "" : "&first=2"}`;
