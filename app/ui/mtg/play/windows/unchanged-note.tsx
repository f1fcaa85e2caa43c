import { useWords } from "@/app/i18n/use-words";
import type { PlayContext } from "../game/play-context";

/** Says that the latest command has changed nothing, wherever its button stands; nothing after any other command. */
export const UnchangedNote = ({ play: { unchanged } }: { play: PlayContext }) => {
  const { unchanged: said } = useWords("mtgGoldfishTable.acts");
  return (
    <p role="status" className="text-sm empty:hidden">
      {unchanged ? said : null}
    </p>
  );
};
