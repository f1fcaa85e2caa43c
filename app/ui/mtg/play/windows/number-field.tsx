import { TextField } from "@/app/ui/kit/text-field";

type Props = { label: string; value: string; onChange: (value: string) => void; className?: string };

/** Renders a field for a small whole number, in full-width or half-width digits. */
export const NumberField = ({ label, value, onChange, className }: Props) => (
  <TextField
    label={label}
    inputMode="numeric"
    maxLength={4}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    frameClassName={className ?? "w-20"}
  />
);

/** Parses the number of a field; 0 if invalid. */
export function readNumberInput(text: string): number {
  const number = Number(text.normalize("NFKC").replace("−", "-").trim() || "0");
  return Number.isInteger(number) ? number : 0;
}
