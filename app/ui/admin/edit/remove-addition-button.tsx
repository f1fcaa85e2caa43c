import { useWords } from "@/app/i18n/use-words";
import { Button } from "../../kit/button";

type Props = { onRemove: (() => void) | null };

/** Renders a button that removes an unpublished addition; nothing without `onRemove`. */
export const RemoveAdditionButton = ({ onRemove }: Props) => {
  const card = useWords("adminEdit.card");
  return onRemove ? (
    <div>
      <Button size="small" variant="quiet" onClick={onRemove}>
        {card.takeBack}
      </Button>
    </div>
  ) : null;
};
