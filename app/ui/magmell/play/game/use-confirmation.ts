import { useCallback, useState } from "react";
import type { InstanceId } from "@/engine/magmell";
import type { GoldfishCommand, TableView } from "@/lib/magmell/play/types";

/** A use that can only harm the player, waiting for confirmation. */
export type PendingUse = { readonly instance: InstanceId; readonly onUse: () => void; readonly onLeave: () => void };

/**
 * Returns the instance of a command that uses it without naming targets, as a drop on a card does; null for other
 * commands.
 */
const usedBy = (wish: GoldfishCommand): InstanceId | null =>
  typeof wish !== "string" && "answer" in wish && wish.answer.do === "use" ? wish.answer.instance : null;

/**
 * Holds back a use that can only harm the player (`harms` of the table) until it is confirmed. Discards the use if the
 * table changes.
 */
export function useUseConfirmation(
  table: TableView | null,
  run: (wish: GoldfishCommand) => void,
): { readonly toConfirm: PendingUse | null; readonly onCommand: (wish: GoldfishCommand) => void } {
  const [held, hold] = useState<{ readonly table: TableView; readonly wish: GoldfishCommand } | null>(null);
  const onCommand = useCallback(
    (wish: GoldfishCommand) => {
      const instance = usedBy(wish);
      if (table !== null && instance !== null && table.harms[instance] !== undefined) hold({ table, wish });
      else run(wish);
    },
    [table, run],
  );
  const instance = held === null || held.table !== table ? null : usedBy(held.wish);
  if (held === null || instance === null) return { toConfirm: null, onCommand };
  const leave = () => hold(null);
  const use = () => {
    hold(null);
    run(held.wish);
  };
  return { toConfirm: { instance, onUse: use, onLeave: leave }, onCommand };
}
