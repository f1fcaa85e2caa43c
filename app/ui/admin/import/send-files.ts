import { type RequestFailure, sendJson } from "@/app/ui/http/send";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/** A file to be uploaded. */
export type OutgoingFile = { readonly name: string; readonly bytes: Uint8Array };

export type SendFilesResult =
  | { readonly outcome: "drafted"; readonly id: string }
  | { readonly outcome: "same" }
  | { readonly outcome: "refused"; readonly problems: readonly ImportProblem[]; readonly more: number }
  | { readonly outcome: "failed"; readonly failure: RequestFailure };

type Answer =
  | { readonly outcome: "drafted"; readonly id: string }
  | { readonly outcome: "same" }
  | { readonly outcome: "refused"; readonly problems: readonly ImportProblem[]; readonly more: number };

/** Uploads files for review. Creates a draft or returns why not; publishes nothing. */
export async function sendFiles(files: readonly OutgoingFile[]): Promise<SendFilesResult> {
  const body = { files: files.map(({ name, bytes }) => ({ name, base64: base64Of(bytes) })) };
  const sent = await sendJson("POST", "/api/admin/drafts", body);
  return sent.ok ? (sent.body as Answer) : { outcome: "failed", failure: sent.failure };
}

/** Uploads a form's content as a text file. */
export const sendTextFile = ({ name, text }: { name: string; text: string }): Promise<SendFilesResult> =>
  sendFiles([{ name, bytes: new TextEncoder().encode(text) }]);

/** As many bytes as fit into the arguments of one call. */
const STEP = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let i = 0; i < bytes.length; i += STEP) binary += String.fromCharCode(...bytes.subarray(i, i + STEP));
  return btoa(binary);
}
