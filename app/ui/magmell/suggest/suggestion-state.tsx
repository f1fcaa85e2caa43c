import type { SuggestionState as State } from "@/lib/magmell/suggestions/types";
import { Icon, type IconName } from "../../kit/svg-icon";

const SIGNS = {
  open: { icon: "more", ink: "text-ink-soft" },
  accepted: { icon: "check", ink: "text-green" },
  declined: { icon: "close", ink: "text-red" },
} as const satisfies Record<State, { icon: IconName; ink: string }>;

/** Renders the state of a suggestion, as icon and text. */
export function SuggestionState({ state, label }: { state: State; label: string }) {
  const { icon, ink } = SIGNS[state];
  return (
    <span className={`inline-flex items-center gap-1 font-medium text-sm ${ink}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  );
}
