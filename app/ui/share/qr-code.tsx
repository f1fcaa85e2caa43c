import { createQrSymbol } from "@/lib/qr/qr-symbol";

type Props = {
  /** The text of the symbol: an absolute URL. */
  text: string;
  /** Text alternative of the QR code. */
  label: string;
  className?: string;
};

/** Renders a QR code, black on white in any theme, because cameras expect dark on light. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = createQrSymbol(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
