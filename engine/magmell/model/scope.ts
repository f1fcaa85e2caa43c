import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { PartId } from "./parts";
import type { Target } from "./target";

/** What an instruction stored: players and instances, or a number. */
export type Stored = { readonly targets: readonly Target[] } | { readonly number: number };

/** What an event was about, for the ability that it triggered or the effect that replaced it. */
export type EventFacts = {
  /** Whom it happened to; what moved, as what it has become. */
  readonly subject: Target | null;
  /** The identity of what moved before it did. */
  readonly was: InstanceId | null;
  readonly source: InstanceId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
};

/** Everything that the instructions of an ability refer to while they are carried out. */
export type Scope = {
  /** The instance that has or had the ability, and its card. */
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly ability: PartId;
  readonly event: EventFacts | null;
  /** Which of several bodies; `null` when the ability has one. */
  mode: number | null;
  /** For each 「対象」 of the text what was chosen, and the numbers divided among them, if any were. */
  targets: (readonly Target[])[];
  divisions: (readonly number[] | null)[];
  memory: Record<string, Stored>;
  /** Piles to be shuffled when all is done, because they were searched (230.4): all of it, or these. */
  searched: {
    readonly player: PlayerId;
    readonly zone: "grimoire" | "stoneDeck";
    readonly only: readonly InstanceId[] | null;
  }[];
};
