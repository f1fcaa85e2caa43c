"use client";

import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldTexts, getFieldAria } from "./field-frame";
import { useHydrated } from "./use-hydrated";

type Props = Omit<ComponentProps<"textarea">, "id"> & FieldTexts & { hideLabel?: boolean; frameClassName?: string };

/** Renders a multi-line text field. A controlled field is read-only until the script runs, so that no input is lost. */
export function TextArea({ label, hint, error, hideLabel, frameClassName, className, readOnly, ...rest }: Props) {
  const id = useId();
  const words = { label, hint, error };
  const deaf = !useHydrated() && rest.onChange !== undefined;
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <textarea
        rows={6}
        className={`${FIELD_CLASS} ${className ?? ""}`}
        {...rest}
        readOnly={readOnly || deaf}
        {...getFieldAria(id, words)}
      />
    </FieldFrame>
  );
}
