import type { QuestionSource } from "../../model/choice";
import type { CardIndex, InstanceId, PlayerId } from "../../model/ids";
import type { CardPartId } from "../../model/parts";
import type { EventFacts, Scope } from "../../model/scope";

/** The source of choices that no card causes. */
export const NO_QUESTION_SOURCE: QuestionSource = { instance: -1, card: -1 };

/** Returns the card that a question in this scope is about; `null` if no card causes it. */
export const getQuestionSource = ({ source, card }: Scope): QuestionSource | null =>
  card < 0 ? null : { instance: source, card };

/** Empty parts, shared because a scope never changes. */
const NONE: readonly never[] = [];
const NOTHING = {} as const;

/** Returns a scope for an ability, before targets are chosen. */
export const createScope = (
  source: InstanceId,
  card: CardIndex,
  controller: PlayerId,
  ability: CardPartId,
  event: EventFacts | null = null,
): Scope => ({
  source,
  card,
  controller,
  ability,
  event,
  modes: null,
  targets: NONE,
  divisions: NONE,
  replacedBy: NONE,
  memory: NOTHING,
  became: NOTHING,
  searched: NONE,
});
