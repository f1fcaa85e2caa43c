import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldWords, fieldAria } from "./field-frame";

type Props = Omit<ComponentProps<"input">, "id"> & FieldWords & { hideLabel?: boolean; frameClassName?: string };

/** One line of text. `error` marks it invalid and is read with it. `hideLabel` keeps the label for screen readers only. */
export function TextField({ label, hint, error, hideLabel, frameClassName, className, ...rest }: Props) {
  const id = useId();
  const words = { label, hint, error };
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <input
        type="text"
        className={`${FIELD_CLASS} read-only:bg-wash ${className ?? ""}`}
        {...rest}
        {...fieldAria(id, words)}
      />
    </FieldFrame>
  );
}
