import { format } from "@/app/i18n/format";
import type { EventType, EventView, InstanceId, PlayerId } from "@/engine/magmell";
import type { LogLine } from "@/lib/magmell/play/types";
import { formatCards, formatIdentity, formatTarget, type LogFormatter } from "./log-formatter";

/** Returns a whole attack in one line: attacker, target and defender, the damage dealt, and the units destroyed. */
export function describeAttack(formatter: LogFormatter, lines: readonly LogLine[]): string {
  const { attack, join } = formatter.words.log;
  const [results, who] = [resultsOf(formatter, lines), whoAttacks(formatter, lines)];
  const said = results.length === 0 ? who : format(attack.result, { who, list: results.join(join) });
  return playerOf(lines) === formatter.viewer ? said : format(formatter.words.log.otherSays, { list: said });
}

const playerOf = ([first]: readonly LogLine[]): PlayerId | null =>
  first?.event.type === "battleBegan" ? first.event.player : null;

type LineMatch<Type extends EventType> = {
  readonly event: Extract<EventView, { readonly type: Type }>;
  readonly line: LogLine;
};

function* eventsOf<Type extends EventType>(lines: readonly LogLine[], type: Type): Generator<LineMatch<Type>> {
  for (const line of lines) {
    if (line.event.type === type) yield { event: line.event as LineMatch<Type>["event"], line };
  }
}

function whoAttacks(formatter: LogFormatter, lines: readonly LogLine[]): string {
  const { attack } = formatter.words.log;
  const [began] = eventsOf(lines, "battleBegan");
  const [attacked] = eventsOf(lines, "attacked");
  const [defended] = eventsOf(lines, "defended");
  const named = (line: LogLine | undefined, id: InstanceId | undefined) =>
    formatIdentity(formatter, id === undefined ? undefined : line?.named[id]);
  const attacker = named(began?.line, began?.event.attacker);
  if (attacked === undefined) return format(attack.begun, { attacker });
  const target = formatTarget(formatter, attacked.line.named, attacked.event.target);
  if (defended === undefined) return format(attack.open, { attacker, target });
  const defender = named(defended.line, defended.event.defender);
  return format(attack.defended, { attacker, target, defender });
}

/** The outcome of an attack: the damage that each was dealt, and the units that were destroyed. */
function resultsOf(formatter: LogFormatter, lines: readonly LogLine[]): readonly string[] {
  const { attack } = formatter.words.log;
  const [attacked] = eventsOf(lines, "attacked");
  const [defended] = eventsOf(lines, "defended");
  const struck = defended === undefined ? attacked?.event.target : { instance: defended.event.defender };
  const damage = new Map<string, { readonly target: string | null; readonly n: number }>();
  for (const { event, line } of eventsOf(lines, "damaged")) {
    const key = JSON.stringify(event.target);
    const target = key === JSON.stringify(struck) ? null : formatTarget(formatter, line.named, event.target);
    damage.set(key, { target, n: (damage.get(key)?.n ?? 0) + event.amount });
  }
  const destroyed = [...eventsOf(lines, "moved")].flatMap(({ event, line }) =>
    event.cause === "destroy" ? line.cards : [],
  );
  const [broken] = eventsOf(lines, "battleBroken");
  const [ended] = eventsOf(lines, "battleEnded");
  return [
    ...[...damage.values()].map(({ target, n }) =>
      target === null ? format(attack.dealt, { n }) : format(attack.damage, { target, n }),
    ),
    ...(destroyed.length > 0 ? [format(attack.destroyed, { names: formatCards(formatter, destroyed) })] : []),
    ...(broken === undefined ? [] : [attack.broken]),
    ...(damage.size === 0 && broken === undefined && ended !== undefined ? [attack.nothing] : []),
  ];
}
