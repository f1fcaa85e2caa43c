"use client";

import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldTexts, getFieldAria } from "./field-frame";
import { useHydrated } from "./use-hydrated";

type Props = Omit<ComponentProps<"input">, "id"> & FieldTexts & { hideLabel?: boolean; frameClassName?: string };

/**
 * Renders one line of text. `error` marks it invalid and is read with it. `hideLabel` keeps the label for screen readers only.
 * A field whose value a script holds takes text only once the script runs, so that none is lost.
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
