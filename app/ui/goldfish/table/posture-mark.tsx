type Props = { rested: boolean; faceDown?: boolean };

/** How a card lies, as a small drawing: upright or on its side, its back hatched. The word stands beside it. */
export const PostureMark = ({ rested, faceDown = false }: Props) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0" fill="none" stroke="currentColor">
    <g transform={rested ? "rotate(90 10 10)" : undefined} strokeWidth="1.5">
      <rect x="5" y="2.5" width="10" height="15" rx="1.5" />
      {faceDown ? <path d="m5.5 8 5-5M5.5 13 14.5 4M6 17l8.5-8.5M10.5 17l4-4" strokeWidth="1" /> : null}
    </g>
  </svg>
);
