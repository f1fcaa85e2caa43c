import { format } from "@/app/i18n/format";
import { ODDS_TURNS } from "./setting";

type Props = {
  label: string;
  /** The words of a choice, with a place for the turn. */
  option: string;
  turn: number;
  onTurn: (turn: number) => void;
  disabled?: boolean;
};

/** Renders a select field for one of the player's own turns for which odds are calculated. */
export const TurnSelect = ({ label, option, turn, onTurn, disabled }: Props) => (
  <label className="inline-flex items-center gap-2">
    <span className="text-ink-soft text-xs">{label}</span>
    <select
      className="min-h-9 rounded-[3px] border border-edge bg-leaf px-1 tabular-nums pointer-coarse:min-h-11"
      disabled={disabled}
      value={turn}
      onChange={(event) => onTurn(Number(event.currentTarget.value))}
    >
      {Array.from({ length: ODDS_TURNS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
        <option key={at} value={at + 1}>
          {format(option, { n: at + 1 })}
        </option>
      ))}
    </select>
  </label>
);
