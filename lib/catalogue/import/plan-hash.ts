import { fingerprint } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import { catalogueRowKey, rowFields } from "../model/catalogue-rows";
import type { ImportPlan } from "./import-plan";

/**
 * Names what a plan does: two plans have the same name when they make the same changes to the same rows. To be done with
 * pauses: each row has a name of its own, and the plan is named by them.
 */
export function* planHash({ changes, removed }: ImportPlan): Task<string> {
  const names: string[] = [];
  for (const row of changes) {
    names.push(fingerprint([JSON.stringify([catalogueRowKey(row), row.fields ?? rowFields(row)])]));
    yield;
  }
  for (const row of removed) {
    names.push(fingerprint([JSON.stringify([catalogueRowKey(row), rowFields(row)])]));
    yield;
  }
  return fingerprint(names);
}
