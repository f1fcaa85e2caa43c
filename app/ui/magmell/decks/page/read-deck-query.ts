import { parseSeed } from "@/lib/play/seed";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The seed of the hand that a deck's page deals unasked. */
const FIRST_SEED = 1;

/** Returns the sample hand and the view from the URL parameters of a deck's page. */
export function readDeckQuery({ hand, view }: Query): { readonly seed: number; readonly view: "list" | "cards" } {
  const asked = typeof hand === "string" ? parseSeed(hand) : null;
  return { seed: asked ?? FIRST_SEED, view: view === "list" ? "list" : "cards" };
}
