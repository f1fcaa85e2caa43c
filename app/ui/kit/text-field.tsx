"use client";

import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldTexts, getFieldAria } from "./field-frame";
import { useHydrated } from "./use-hydrated";

type Props = Omit<ComponentProps<"input">, "id"> & FieldTexts & { hideLabel?: boolean; frameClassName?: string };

/**
 * Renders a single-line text field. `error` marks the field as invalid and is announced with it. `hideLabel` shows the
 * label to screen readers only. A controlled field is read-only until the script runs, so that no input is lost.
 */
export function TextField({ label, hint, error, hideLabel, frameClassName, className, readOnly, ...rest }: Props) {
  const id = useId();
  const words = { label, hint, error };
  const deaf = !useHydrated() && rest.onChange !== undefined;
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <input
        type="text"
        className={`${FIELD_CLASS} leading-6 ${readOnly ? "bg-wash" : ""} ${className ?? ""}`}
        {...rest}
        readOnly={readOnly || deaf}
        {...getFieldAria(id, words)}
      />
    </FieldFrame>
  );
}
