import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { KEEP_RULES, type OddsSetting } from "./setting";
import { TurnSelect } from "./turn-select";

type Props = {
  id: string;
  setting: OddsSetting;
  /** Absent where no script runs yet. */
  onSetting?: (setting: OddsSetting) => void;
};

/** Renders the odds settings: play or draw, target turn, keep rule. */
export function OddsSettingFields({ id, setting, onSetting }: Props) {
  const { seat, keep, own, goal } = useWords("odds");
  const change = (part: Partial<OddsSetting>) => onSetting?.({ ...setting, ...part });
  const off = onSetting === undefined;
  return (
    <div className="no-print grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{seat.label}</legend>
          {([true, false] as const).map((first) => (
            <CheckboxChip
              key={`${first}`}
              type="radio"
              name={`${id} seat`}
              disabled={off}
              checked={setting.goesFirst === first}
              onChange={() => change({ goesFirst: first })}
            >
              {first ? seat.first : seat.second}
            </CheckboxChip>
          ))}
        </fieldset>
        <TurnSelect
          label={goal.label}
          option={goal.option}
          turn={setting.turn}
          onTurn={(turn) => change({ turn })}
          disabled={off}
        />
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="text-ink-soft text-xs">{keep.label}</legend>
        {KEEP_RULES.map((one) => (
          <CheckboxChip
            key={one}
            type="radio"
            name={`${id} keep`}
            disabled={off}
            checked={setting.keep === one}
            onChange={() => change({ keep: one })}
          >
            {keep[one]}
          </CheckboxChip>
        ))}
      </fieldset>
      {setting.keep === "own" ? (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          {own.least}
          <Count
            label={own.least}
            most={9}
            value={setting.own.from}
            onValue={(from) => change({ own: { ...setting.own, from } })}
          />
          {own.to}
          <Count
            label={own.to}
            most={9}
            value={setting.own.to}
            onValue={(to) => change({ own: { ...setting.own, to } })}
          />
          {own.units}
          <Count
            label={own.units}
            most={5}
            value={setting.own.least}
            onValue={(least) => change({ own: { ...setting.own, least } })}
          />
          {own.count}
        </p>
      ) : null}
    </div>
  );
}

type NumberProps = { label: string; most: number; value: number; onValue: (value: number) => void };

const Count = ({ label, most, value, onValue }: NumberProps) => (
  <select
    aria-label={label}
    className="min-h-9 rounded-[3px] border border-edge bg-leaf px-1 tabular-nums pointer-coarse:min-h-11"
    value={value}
    onChange={(event) => onValue(Number(event.currentTarget.value))}
  >
    {Array.from({ length: most + 1 }, (_, number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
      <option key={number} value={number}>
        {number}
      </option>
    ))}
  </select>
);
