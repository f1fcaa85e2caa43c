import { Button } from "@/app/ui/kit/button";
import { Glyph, type GlyphName } from "@/app/ui/kit/glyph";
import type { Command, Table } from "@/lib/goldfish/types";
import styles from "./goldfish.module.css";
import type { GoldfishWords } from "./goldfish-words";

type Props = {
  table: Table;
  words: GoldfishWords["goldfish"];
  onCommand: (command: Command) => void;
  onShare: () => void;
  onKeys: () => void;
};

/** What can be done now, at the foot of the screen. The first button is the usual next thing. */
export function ActionBar({ table, words, onCommand, onShare, onKeys }: Props) {
  const { act } = words;
  const { offers, view } = table;
  const over = view.outcome !== null;
  const passing = view.phase === "main" ? act.pass : act.passOn;
  return (
    <section aria-label={act.label} className={`${styles.bar} no-print flex flex-wrap items-center gap-2`}>
      <div className="flex grow gap-2 max-sm:basis-full *:max-sm:grow">
        {nextCommands(table).map((command, place) => (
          <Button key={command} variant={place === 0 ? "primary" : "plain"} onClick={() => onCommand(command)}>
            {command === "pass" ? passing : act[command]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-1 max-sm:w-full max-sm:justify-between">
        <Tool icon="undo" label={act.undo} off={!offers.includes("undo")} onClick={() => onCommand("undo")} />
        <Tool icon="redo" label={act.redo} off={!offers.includes("redo")} onClick={() => onCommand("redo")} />
        {over ? null : <Tool icon="again" label={act.sameSeed} onClick={() => onCommand("sameSeed")} />}
        {over ? null : <Tool icon="shuffle" label={act.newHand} shown onClick={() => onCommand("newHand")} />}
        <Tool icon="share" label={act.share} shown onClick={onShare} />
        <Tool icon="keyboard" label={act.keys} onClick={onKeys} />
      </div>
    </section>
  );
}

/** The commands that lead on, the usual one first. */
export function nextCommands({ offers }: Table): readonly Exclude<Command, "goFirst" | "goSecond">[] {
  if (offers.includes("keep")) return ["keep", "redraw"];
  if (offers.includes("endTurn")) return ["endTurn", "pass"];
  return ["newHand", "sameSeed"];
}

type ToolProps = { icon: GlyphName; label: string; off?: boolean; shown?: boolean; onClick: () => void };

/** A small button; off, it keeps the focus that it has. Its word shows on wide screens when it is `shown`. */
const Tool = ({ icon, label, off = false, shown = false, onClick }: ToolProps) => (
  <Button
    variant="quiet"
    aria-disabled={off}
    title={label}
    className="max-lg:w-11 max-lg:px-0!"
    onClick={off ? undefined : onClick}
  >
    <Glyph name={icon} />
    <span className={shown ? "max-lg:sr-only" : "sr-only"}>{label}</span>
  </Button>
);
