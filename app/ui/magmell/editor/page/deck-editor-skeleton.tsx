import { Skeleton } from "@/app/ui/kit/skeleton";

const ROWS = Array.from({ length: 12 }, (_, row) => `row${row}`);

/** Renders the shape of the builder while its cards are on their way. */
export function DeckEditorSkeleton({ label }: { label: string }) {
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="my-3 h-11 w-full" />
      <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid min-h-[75dvh] content-start gap-1.5">
          <Skeleton className="mb-3 h-11 w-full" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </div>
        <Skeleton className="h-64 w-full max-lg:hidden" />
        <Skeleton className="h-64 w-full max-xl:hidden" />
      </div>
    </div>
  );
}
