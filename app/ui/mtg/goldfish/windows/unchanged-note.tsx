import type { Play } from "../game/play";

/** Says that the latest command has changed nothing, wherever its button stands; nothing after any other command. */
export const UnchangedNote = ({ play: { unchanged, words } }: { play: Play }) => (
  <p role="status" className="text-sm empty:hidden">
    {unchanged ? words.table.acts.unchanged : null}
  </p>
);
