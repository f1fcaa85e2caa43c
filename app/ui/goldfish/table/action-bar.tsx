import type { ReactNode } from "react";
import { Button } from "@/app/ui/kit/button";
import { Glyph, type GlyphName } from "@/app/ui/kit/glyph";
import type { PlainCommand, TableView } from "@/lib/goldfish/types";
import type { GoldfishWords } from "../goldfish-words";

type Props = {
  table: TableView;
  words: GoldfishWords["goldfish"];
  /** The button that ends the open question, in the place of the next commands. */
  lead: ReactNode;
  onCommand: (command: PlainCommand) => void;
  onShare: () => void;
  onKeys: () => void;
};

/** The commands of the moment, at the foot of the screen. The first button is the usual next one. */
export function ActionBar({ table, words, lead, onCommand, onShare, onKeys }: Props) {
  const { act } = words;
  const { offers, view } = table;
  const over = view.outcome !== null;
  return (
    <section aria-label={act.label} className="flex flex-wrap items-center gap-2">
      <div className="flex grow gap-2 max-sm:basis-full *:max-sm:grow">
        {lead}
        {nextCommands(table).map((command, place) => (
          <Button key={command} variant={place === 0 ? "primary" : "plain"} onClick={() => onCommand(command)}>
            {command === "pass"
              ? passing(table, words)
              : command === "finishBattle"
                ? words.play.act.finishBattle
                : act[command]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-1 max-sm:w-full max-sm:justify-between max-sm:gap-0">
        {offers.includes("byHand") ? (
          <Tool icon="hand" label={words.byHand.button} shown onClick={() => onCommand("byHand")} />
        ) : null}
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

type NextCommand = "keep" | "redraw" | "pass" | "finishBattle" | "endTurn" | "newHand" | "sameSeed";

/** The commands that lead on, the usual one first; none while a question has to be answered. */
export function nextCommands({ offers, view }: TableView): readonly NextCommand[] {
  if (offers.includes("keep")) return ["keep", "redraw"];
  if (view.outcome !== null) return ["newHand", "sameSeed"];
  if (!offers.includes("pass")) return [];
  if (view.chant.length > 0) return ["pass"];
  if (view.battle !== null) return ["finishBattle", "pass"];
  return view.turnPlayer === view.viewer ? ["endTurn", "pass"] : ["pass", "endTurn"];
}

/** The effect of passing. */
function passing({ view }: TableView, { act, play }: Props["words"]): string {
  if (view.chant.length > 0) return play.act.resolve;
  if (view.battle !== null) return play.act.nextStep;
  return view.phase === "main" && view.turnPlayer === view.viewer ? act.pass : act.passOn;
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
