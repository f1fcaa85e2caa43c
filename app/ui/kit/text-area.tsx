import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldWords, fieldAria } from "./field-frame";

type Props = Omit<ComponentProps<"textarea">, "id"> & FieldWords & { hideLabel?: boolean; frameClassName?: string };

/** Several lines of text. */
export function TextArea({ label, hint, error, hideLabel, frameClassName, className, ...rest }: Props) {
  const id = useId();
  const words = { label, hint, error };
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <textarea rows={6} className={`${FIELD_CLASS} ${className ?? ""}`} {...rest} {...fieldAria(id, words)} />
    </FieldFrame>
  );
}
