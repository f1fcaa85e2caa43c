import { classNames } from "@/app/ui/kit/class-names";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import type { Coverage } from "@/engine/magmell/text";

const SIGNS: Readonly<Record<Coverage, { glyph: IconName; ink: string }>> = {
  full: { glyph: "check", ink: "text-green" },
  partial: { glyph: "warning", ink: "text-gold" },
  none: { glyph: "error", ink: "text-red" },
};

type Props = { coverage: Coverage; label: string; className?: string };

/** Renders the coverage of a text, as icon and text. */
export function CoverageMark({ coverage, label, className }: Props) {
  const { glyph, ink } = SIGNS[coverage];
  return (
    <span
      data-coverage={coverage}
      className={classNames("inline-flex items-center gap-1.5 font-medium", ink, className)}
    >
      <Icon name={glyph} size={18} />
      {label}
    </span>
  );
}
