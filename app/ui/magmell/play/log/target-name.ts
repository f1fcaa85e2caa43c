import { format } from "@/app/i18n/format";
import type { InstanceId, InstanceView, Target } from "@/engine/magmell";
import { formatCard, formatPlayer, type LogFormatter } from "./log-formatter";

/** Instances that the viewer sees, by identity, each with its zone. */
export type VisibleInstances = ReadonlyMap<InstanceId, { readonly instance: InstanceView; readonly zone: string }>;

/** Returns the name of a player or of an instance on the table. */
export function formatTargetName(formatter: LogFormatter, lying: VisibleInstances, target: Target): string {
  if ("player" in target) return formatPlayer(formatter, target.player);
  const instance = lying.get(target.instance)?.instance;
  const name = formatCard(formatter, instance?.card);
  return instance?.ability == null ? name : format(formatter.words.play.table.ability, { name });
}
