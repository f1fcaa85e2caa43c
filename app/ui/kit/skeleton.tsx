/** Renders a placeholder while content loads, so that nothing moves when it arrives. Give it the content's size. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`animate-pulse rounded-[3px] bg-wash motion-reduce:animate-none ${className}`} />
);
