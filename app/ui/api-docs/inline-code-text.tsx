/** Renders a sentence with its parts in backticks as inline code. */
export const InlineCodeText = ({ text }: { text: string }) =>
  text.split("`").map((part, place) =>
    // Parts of a constant sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
