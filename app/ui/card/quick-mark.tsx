/** The lightning stroke of a quick card (209.1.1). Hidden from screen readers: the word stands beside it. */
export const QuickMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" className={className}>
    <path d="M14.5 1 4 14h6.500L8 23 20 9h-7Z" />
  </svg>
);
