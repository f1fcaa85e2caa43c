import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { CardIndex, CounterName, InstanceId, InstanceView, PlayerId, RuleRef, Target } from "@/engine/magmell";
import type { AbilityLocations } from "@/lib/magmell/play/locate-abilities";
import type { InstanceIdentity } from "@/lib/magmell/play/types";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";

type LogFormatterWords = Dictionary["goldfish"];

/** Words and cards for describing events to a viewer. */
export type LogFormatter = {
  readonly lang: Lang;
  readonly words: LogFormatterWords;
  readonly colors: Dictionary["site"]["colors"];
  readonly viewer: PlayerId;
  /** By card index, tokens included. */
  readonly cards: readonly GoldfishCard[];
  readonly abilities: AbilityLocations;
};

/** The name of a card in the reader's language. */
const titleOf = ({ lang, cards }: LogFormatter, card: CardIndex): string => getCardTitle(lang, cards[card]);

/** Returns a card name in the brackets of the language; a general word for an unknown card. */
export function formatCard(formatter: LogFormatter, card: CardIndex | null | undefined): string {
  const { open, close, unknown } = formatter.words.log.names;
  return card === null || card === undefined ? unknown : `${open}${titleOf(formatter, card)}${close}`;
}

/** Returns the text for a card or for an ability of a card. */
export const formatIdentity = (formatter: LogFormatter, what: InstanceIdentity | undefined): string =>
  what?.isAbility
    ? format(formatter.words.log.names.ability, { name: formatCard(formatter, what.card) })
    : formatCard(formatter, what?.card);

export const formatPlayer = ({ words, viewer }: LogFormatter, player: PlayerId): string =>
  player === viewer ? words.log.players.own : words.log.players.other;

/** Returns the text for a target: a player, or an instance that is looked up in `named`. */
export const formatTarget = (
  formatter: LogFormatter,
  named: Readonly<Record<InstanceId, InstanceIdentity>>,
  target: Target,
): string =>
  "player" in target ? formatPlayer(formatter, target.player) : formatIdentity(formatter, named[target.instance]);

/** Returns card names with their counts, or only the number of cards if one of them is unknown. */
export function formatCards(formatter: LogFormatter, cards: readonly (CardIndex | null)[]): string {
  const { names, cards: counted } = formatter.words.log;
  const counts = new Map<CardIndex, number>();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (known < cards.length) return formatPlural(formatter.lang, counted, cards.length);
  return [...counts]
    .map(([card, count]) => `${formatCard(formatter, card)}${count > 1 ? format(names.times, { n: count }) : ""}`)
    .join(names.join);
}

/** Returns the name of a counter. Counters that only card texts define (224.1) keep the name that the text uses. */
export const formatCounter = ({ words }: LogFormatter, name: CounterName): string =>
  Object.hasOwn(words.log.counters, name)
    ? words.log.counters[name as keyof LogFormatterWords["log"]["counters"]]
    : name;

/** Formats a rule number for display: `701.4`, or a ruling of this site. */
export const formatRuleNumber = (log: LogFormatterWords["log"], rule: RuleRef): string =>
  rule.startsWith("house:") ? format(log.ruling, { n: rule.slice(6) }) : rule.slice(4);

/** Instances that the viewer sees, by identity, each with its zone. */
export type VisibleInstances = ReadonlyMap<
  InstanceId,
  { readonly instance: InstanceView; readonly zone: string; readonly nth?: number | null }
>;

/** Returns a name with the number that distinguishes it from equal names. */
export const addNumber = ({ words }: LogFormatter, name: string, n: number | null | undefined): string =>
  n == null ? name : format(words.play.table.nth, { name, n });

/** Returns the name of a player or of an instance on the table. */
export function formatTargetName(formatter: LogFormatter, lying: VisibleInstances, target: Target): string {
  if ("player" in target) return formatPlayer(formatter, target.player);
  const { instance, nth } = lying.get(target.instance) ?? {};
  const name = addNumber(formatter, formatCard(formatter, instance?.card), nth);
  return instance?.ability == null ? name : format(formatter.words.play.table.ability, { name });
}
