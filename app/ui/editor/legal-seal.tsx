/** Renders the gold seal of a legal deck, which looks stamped. The word in it carries the meaning. */
export function LegalSeal({ label, size = "large" }: { label: string; size?: "large" | "small" }) {
  const box = size === "large" ? "size-16 border-[3px] text-base" : "h-7 border-2 px-2 text-xs";
  return (
    <span
      className={`inline-flex shrink-0 -rotate-6 items-center justify-center rounded-full border-gold border-double font-mincho font-semibold text-gold leading-none ${box}`}
    >
      {label}
    </span>
  );
}
