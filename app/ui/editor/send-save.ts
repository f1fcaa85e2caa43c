import { sendJson } from "@/app/ui/http/send";
import type { DraftSaveResult } from "./draft-saver";

/** Sends a deck to the account and gives the answer of the site as the saver takes it. */
export async function sendSaveRequest<Saved>(
  method: "POST" | "PUT",
  path: string,
  body: object,
): Promise<DraftSaveResult<Saved>> {
  const sent = await sendJson(method, path, body);
  const { deck, current } = (sent.body ?? {}) as { deck?: Saved; current?: Saved };
  if (sent.ok) return deck ? { ok: true, deck } : { ok: false, code: "unexpected" };
  const { code } = sent.failure;
  if (code !== "conflict") return { ok: false, code };
  return current ? { ok: false, code, current } : { ok: false, code: "unexpected" };
}
