/** Holds the place of what is loading, so that nothing moves when it comes. Give it the size of what it stands for. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`animate-pulse rounded-[3px] bg-wash motion-reduce:animate-none ${className}`} />
);
