import { computeFingerprint } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import { getRowFields, getRowKey } from "../model/catalogue-rows";
import type { ImportPlan } from "./import-plan";

/**
 * Returns a hash of the changes in a plan. Two plans with the same changes to the same rows have equal hashes. Each row
 * is hashed separately first, so that the task can pause between rows.
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
