import { Button } from "../../kit/button";
import type { EditorWords } from "./editor-words";

type Props = { onRemove: (() => void) | null; words: EditorWords };

/** Takes away what was added but is not published; nothing where it cannot be taken away. */
export const TakeBack = ({ onRemove, words }: Props) =>
  onRemove ? (
    <div>
      <Button size="small" variant="quiet" onClick={onRemove}>
        {words.edit.card.takeBack}
      </Button>
    </div>
  ) : null;
