import type { ApiRouteName } from "@/lib/api/api-routes";
import examples from "@/lib/api/examples/examples.json";

type Recorded = Readonly<Record<string, { readonly answer: unknown; readonly cut: boolean }>>;

/** Returns the recorded answer of a route as it is shown; `cut` when more of it was answered. */
export function getRouteExample(name: ApiRouteName): { readonly text: string; readonly cut: boolean } {
  const { answer, cut } = (examples as Recorded)[name] as Recorded[string];
  return { text: typeof answer === "string" ? answer : JSON.stringify(answer, null, 2), cut };
}
