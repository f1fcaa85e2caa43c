import { useWords } from "@/app/i18n/use-words";
import type { PlayContext } from "../game/play-context";

/** Renders a note if the latest command changed nothing. */
export const UnchangedNote = ({ play: { unchanged } }: { play: PlayContext }) => {
  const { unchanged: said } = useWords("mtgGoldfishTable.acts");
  return (
    <p role="status" className="text-sm empty:hidden">
      {unchanged ? said : null}
    </p>
  );
};
