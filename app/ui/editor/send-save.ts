import { sendJson } from "@/app/ui/http/send";
import { createRandomKey } from "./browser-storage";
import type { DraftSaveResult, SaveApi } from "./draft-saver";
import { createLocalId } from "./persisted-decks";

/** Browser functions that the draft saver uses. */
export const BROWSER_SAVING = {
  now: () => Date.now(),
  later: (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newKey: createRandomKey,
  createLocalId,
};

/** Codes of fields that the save state has a sentence for. */
const FIELD_CODES: readonly string[] = ["unknownFormat", "unknownDay"];

/**
 * Creates the API for saving one game's decks in the signed-in account; `toBody` converts a draft to the request body.
 */
export const createSaveApi = <Draft, Saved>(path: string, toBody: (draft: Draft) => object): SaveApi<Draft, Saved> => ({
  create: (draft, saveKey, copiedFrom) =>
    sendSaveRequest("POST", path, { ...toBody(draft), saveKey, ...(copiedFrom ? { copiedFrom } : {}) }),
  update: (id, draft, expectedVersion, saveKey) =>
    sendSaveRequest("PUT", `${path}/${id}`, { ...toBody(draft), expectedVersion, saveKey }),
});

/** Sends a deck to the account, and converts the response for the saver. */
async function sendSaveRequest<Saved>(
  method: "POST" | "PUT",
  path: string,
  body: object,
): Promise<DraftSaveResult<Saved>> {
  const sent = await sendJson(method, path, body);
  const { deck, current } = (sent.body ?? {}) as { deck?: Saved; current?: Saved };
  if (sent.ok) return deck ? { ok: true, deck } : { ok: false, code: "unexpected" };
  const { code, fields } = sent.failure;
  // Of a field that the site refuses by a code of its own, that code says what to change.
  if (code === "invalid")
    return { ok: false, code: fields.find((field) => FIELD_CODES.includes(field.code))?.code ?? code };
  if (code !== "conflict") return { ok: false, code };
  return current ? { ok: false, code, current } : { ok: false, code: "unexpected" };
}
