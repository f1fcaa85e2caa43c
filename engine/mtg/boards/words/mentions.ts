import type { InstanceId, PlayerId, Target } from "../../model/ids";
import type { CardNameIndex } from "./card-names";
import type { LineReader, ProblemReporter, TextPosition } from "./line-reader";
import { findNearestWords } from "./text-problem";

/** An object as a line mentions it: by its number, or by the name of its card. */
export type Mention = { readonly spot: TextPosition; readonly text: string } & (
  | { readonly id: InstanceId }
  | { readonly card: number }
);

/** A player, or an object that is mentioned. */
export type TargetMention = { readonly player: PlayerId } | Mention;

/** Returns the object that a token mentions; `null` if it mentions none. */
export function readMentionAt(reader: LineReader, names: CardNameIndex, at: number): Mention | null {
  const token = reader.tokens[at];
  if (token === undefined) return null;
  const said = { spot: reader.spot(at), text: token.text };
  if (token.kind === "ref") return { ...said, id: token.numbers[0] ?? 0 };
  const card = names.of(reader, at);
  return card === null ? null : { ...said, card };
}

/** Returns the object that is mentioned beside a word. */
export function readAdjacentMention(
  reader: LineReader,
  names: CardNameIndex,
  at: number,
  steps: readonly (1 | -1)[],
): Mention | null {
  const beside = reader.besides(at, steps, (one) => readMentionAt(reader, names, one) !== null);
  if (beside < 0) return null;
  reader.take(beside);
  return readMentionAt(reader, names, beside);
}

/** Objects of a text by number and by card, to find those that are mentioned. */
export class MentionResolver {
  constructor(
    private readonly pieces: readonly { readonly id: InstanceId; readonly card: number }[],
    private readonly names: CardNameIndex,
    private readonly note: ProblemReporter,
  ) {}

  /** The number of a mentioned object. One that is not there is a mistake. */
  id(mention: Mention): InstanceId | null {
    if ("id" in mention) return mention.id;
    const ids = this.pieces.filter(({ card }) => card === mention.card).map(({ id }) => id);
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) return only;
    if (ids.length > 1)
      this.note(
        "WHICH_ONE",
        mention.spot,
        mention.text,
        ids.slice(0, MOST_TOLD).map((id) => `#${id}`),
      );
    else this.note("NO_SUCH_PIECE", mention.spot, mention.text, findNearestWords(mention.text, this.there(), false));
    return null;
  }

  target(target: TargetMention): Target | null {
    if ("player" in target) return { player: target.player };
    const id = this.id(target);
    return id === null ? null : { instance: id };
  }

  private there(): readonly string[] {
    return [...new Set(this.pieces.map(({ card }) => this.names.all[card] ?? ""))];
  }
}

const MOST_TOLD = 8;
