import { fingerprint } from "@/engine";
import { rowFields, rowKey } from "./catalogue-rows";
import type { ImportPlan } from "./import-plan";

/** Names what a plan does: two plans have the same name when they make the same changes to the same rows. */
export const planName = ({ changes, removed }: ImportPlan): string =>
  fingerprint([
    ...changes.map((row) => JSON.stringify([rowKey(row), row.fields ?? rowFields(row)])),
    ...removed.map((row) => JSON.stringify([rowKey(row), rowFields(row)])),
  ]);
