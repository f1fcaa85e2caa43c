import type { ReactNode } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { nameCopy } from "@/lib/decks/copy-name";
import type { ConflictResolution } from "./draft-saver";

type Props = {
  /** Carries out the choice; a copy of one's own version gets a name. */
  onChoose: (resolution: ConflictResolution, copyName: (name: string) => string) => void;
  onClose: () => void;
  /** Everything in which the two versions differ. */
  children: ReactNode;
};

/** Renders two versions of a deck with their differences, and three ways to resolve the conflict. */
export function SaveConflictDialog({ onChoose, onClose, children }: Props) {
  const conflict = useWords("builder.conflict");
  const copyName = useWords("builder.copyName");
  const close = useWords("site.close");
  const choose = (resolution: ConflictResolution) => {
    onClose();
    onChoose(resolution, (name) => nameCopy(name, copyName));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={conflict.title}
      closeLabel={close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {conflict.later}
          </Button>
          <Button onClick={() => choose("copy")}>{conflict.copy}</Button>
          <Button onClick={() => choose("theirs")}>{conflict.theirs}</Button>
          <Button onClick={() => choose("mine")}>{conflict.mine}</Button>
        </>
      }
    >
      <p className="mb-4">{conflict.text}</p>
      {children}
    </Dialog>
  );
}
