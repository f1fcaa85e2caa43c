import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { OPPONENT_KINDS, type OpponentKind } from "@/lib/magmell/play/types";

export type OpponentWords = { readonly opponent: string; readonly kinds: Readonly<Record<OpponentKind, string>> };

type Props = {
  words: OpponentWords;
  kind: OpponentKind;
  onKind: (kind: OpponentKind) => void;
  /** The form that sends the choice along. */
  form?: string;
};

/** Renders the choice of the opponent in one line. */
export function OpponentField({ words: { opponent, kinds }, kind, onKind, form }: Props) {
  const hydrated = useHydrated();
  return (
    <label className="inline-flex items-center gap-2 whitespace-nowrap text-sm">
      {opponent}
      <select
        name="opponent"
        form={form}
        className={FIELD_CLASS}
        value={kind}
        disabled={!hydrated}
        onChange={(event) => onKind(OPPONENT_KINDS.find((one) => one === event.target.value) ?? kind)}
      >
        {OPPONENT_KINDS.map((one) => (
          <option key={one} value={one}>
            {kinds[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
