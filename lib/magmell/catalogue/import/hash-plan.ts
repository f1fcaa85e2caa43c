import { computeFingerprint } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import { getRowFields, getRowKey } from "../model/catalogue-rows";
import type { ImportPlan } from "./import-plan";

/**
 * Returns a hash of the changes in a plan: equal for two plans that make the same changes to the same rows. It is the hash of
 * one hash per row, so that the task can pause between rows.
 */
export function* hashPlan({ changes, removed }: ImportPlan): Task<string> {
  const hashes: string[] = [];
  for (const row of changes) {
    hashes.push(computeFingerprint([JSON.stringify([getRowKey(row), row.fields ?? getRowFields(row)])]));
    yield;
  }
  for (const row of removed) {
    hashes.push(computeFingerprint([JSON.stringify([getRowKey(row), getRowFields(row)])]));
    yield;
  }
  return computeFingerprint(hashes);
}
