const DAY = /(\d{4}-\d{2}-\d{2})/;

/** Renders a sentence without line breaks inside dates such as 2000-11-01. */
export const NoBreakDates = ({ text }: { text: string }) =>
  text.split(DAY).map((part, place) =>
    place % 2 === 1 ? (
      // Parts of a sentence never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <time key={place} dateTime={part} className="whitespace-nowrap">
        {part}
      </time>
    ) : (
      part
    ),
  );
