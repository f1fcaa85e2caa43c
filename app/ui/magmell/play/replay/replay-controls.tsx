import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { SelectField } from "@/app/ui/kit/select-field";
import type { ReplayTurn } from "@/lib/magmell/play/replay/replay-session";
import type { NodeId } from "@/lib/magmell/play/types";

type Props = {
  step: NodeId;
  last: NodeId;
  turns: readonly ReplayTurn[];
  isPlaying: boolean;
  onGoTo: (step: NodeId) => void;
  onPlay: (isPlaying: boolean) => void;
};

/** Renders the controls of a replay: buttons and a slider for the steps, a menu of turns, and autoplay. */
export function ReplayControls({ step, last, turns, isPlaying, onGoTo, onPlay }: Props) {
  const words = useWords("goldfishReplay");
  const turn = turns.findLast((one) => one.step <= step);
  const options = [
    { value: "0", label: words.deal },
    ...turns.map((one) => ({
      value: `${one.step}`,
      label: format(one.isOwn ? words.own : words.other, { n: one.ownTurn }),
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center gap-1">
        <IconButton icon="first" label={words.first} disabled={step === 0} onClick={() => onGoTo(0)} />
        <IconButton icon="left" label={words.back} disabled={step === 0} onClick={() => onGoTo(step - 1)} />
        <IconButton icon="right" label={words.forward} disabled={step === last} onClick={() => onGoTo(step + 1)} />
        <IconButton icon="last" label={words.last} disabled={step === last} onClick={() => onGoTo(last)} />
        <Button
          size="small"
          className="min-h-11 flex-1 whitespace-nowrap px-2!"
          disabled={step === last}
          onClick={() => onPlay(!isPlaying)}
        >
          {isPlaying ? words.stop : words.play}
        </Button>
      </div>
      <div className="flex items-center gap-2">
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          className="min-h-9 min-w-0 flex-1 accent-gold pointer-coarse:min-h-11"
          aria-label={words.step}
          aria-valuetext={format(words.place, { n: step, last })}
          onChange={(event) => onGoTo(Number(event.target.value))}
        />
        <span className="whitespace-nowrap text-sm tabular-nums">{format(words.place, { n: step, last })}</span>
        <SelectField
          label={words.turn}
          hideLabel
          frameClassName="w-36 shrink-0"
          className="text-sm!"
          value={`${turn?.step ?? 0}`}
          options={options}
          onChange={(event) => onGoTo(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
