/**
 * Renders a placeholder while content loads. Give it the content's size, so that nothing moves when the content
 * arrives.
 */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`animate-pulse rounded-[3px] bg-wash motion-reduce:animate-none ${className}`} />
);
