import { type ReactNode, useId } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import type { PlainCommand, TableView } from "@/lib/magmell/play/types";
import styles from "./side.module.css";

type Props = {
  table: TableView;
  /** The button that ends the open question, in the place of the next commands. */
  lead: ReactNode;
  onCommand: (command: PlainCommand) => void;
  onMenu: () => void;
  /** An additional tool of the page. */
  more: ReactNode;
};

/** Renders the commands that are available now. Each has a fixed position, to prevent accidental presses. */
export function ActionBar({ table, lead, onCommand, onMenu, more }: Props) {
  const words = useWords("goldfish");
  const { act } = words;
  const { offers } = table;
  const commands = listNextCommands(table);
  const usual = commands.includes("attackAll") ? "attackAll" : commands[0];
  return (
    <section aria-label={act.label} className="grid gap-1">
      <div className="grid min-h-11 empty:hidden grid-cols-[minmax(0,11fr)_minmax(0,9fr)] gap-1.5 *:w-full *:px-2!">
        {lead}
        {commands.map((command) => (
          <Button
            key={command}
            data-command={command}
            variant={command === usual ? "primary" : "plain"}
            title={command === "attackAll" ? words.table.attackAllHint : undefined}
            onClick={() => onCommand(command)}
          >
            {sayNext(command, table, words)}
          </Button>
        ))}
        {hasWeakAttackers(table) ? <AttackAllOff /> : null}
      </div>
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col">
        {(["undo", "redo"] as const).map((way) => (
          <Tool key={way} icon={way} label={act[way]} off={!offers.includes(way)} onClick={() => onCommand(way)}>
            {words.table[way]}
          </Tool>
        ))}
        <Tool
          icon="hand"
          label={words.byHand.button}
          off={!offers.includes("byHand")}
          onClick={() => onCommand("byHand")}
        >
          {words.byHand.button}
        </Tool>
        {more}
        <Tool icon="menu" label={words.table.menu} onClick={onMenu}>
          {words.table.menu}
        </Tool>
      </div>
    </section>
  );
}

/** Whether units can attack, but none with AP, so that "attack with all" does nothing. */
const hasWeakAttackers = ({ offers, answers }: TableView): boolean =>
  !offers.includes("attackAll") && answers.some((answer) => answer.do === "attack");

/** Disabled button for attacking with all units, with the reason. */
function AttackAllOff() {
  const words = useWords("goldfish.table");
  const id = useId();
  return (
    <>
      <Button aria-disabled aria-describedby={id}>
        {words.attackAll}
      </Button>
      <p id={id} className="col-span-2 text-ink-soft text-xs">
        {words.attackAllOff}
      </p>
    </>
  );
}

type NextCommand = "keep" | "redraw" | "pass" | "finishBattle" | "endTurn" | "newHand" | "sameSeed" | "attackAll";

/** Returns the commands that advance the game, the default one first; none while a question is open. */
export function listNextCommands({ offers, view }: TableView): readonly NextCommand[] {
  if (offers.includes("keep")) return ["keep", "redraw"];
  if (view.outcome !== null) return ["newHand", "sameSeed"];
  if (!offers.includes("pass")) return [];
  if (view.chant.length > 0) return ["pass"];
  if (view.battle !== null) return ["finishBattle", "pass"];
  if (view.turnPlayer !== view.viewer) return ["pass", "endTurn"];
  if (offers.includes("attackAll")) return ["endTurn", "attackAll"];
  return view.phase === "main" ? ["endTurn"] : ["endTurn", "pass"];
}

function sayNext(command: NextCommand, { view }: TableView, { act, play, table }: Dictionary["goldfish"]): string {
  if (command === "finishBattle") return play.act.finishBattle;
  if (command === "attackAll") return table.attackAll;
  if (command !== "pass") return act[command];
  if (view.chant.length > 0) return play.act.resolve;
  return view.battle === null ? act.passOn : play.act.nextStep;
}

type ToolProps = { icon: IconName; label: string; off?: boolean; onClick: () => void; children: ReactNode };

/** A small button with a label below its icon. Disabled, it keeps its place and its focus. */
const Tool = ({ icon, label, off = false, onClick, children }: ToolProps) => (
  <Button
    variant="quiet"
    aria-disabled={off}
    aria-label={label}
    title={label}
    className={styles.tool}
    onClick={off ? undefined : onClick}
  >
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </Button>
);
