import { promisify } from "node:util";
import { gzip } from "node:zlib";

/*
 * Next.js packs pages on the way, but not what route handlers answer. Lists of all cards are large, so that is done here.
 */

const gzipped = promisify(gzip);

/** Shorter texts fit into one packet anyway. */
const WORTH_IT = 1024;

/** Gives the gzipped bytes of an answer. */
export type Packing = () => Promise<Uint8Array<ArrayBuffer>>;

/** How a text is packed for one answer; `null` where it is too short to gain by it. */
export const packing = (text: string): Packing | null =>
  text.length < WORTH_IT ? null : async () => new Uint8Array(await gzipped(text));

/** A large text that many ask for: packed when it is first asked for, and kept so. */
export type KeptText = { readonly text: string; readonly packed: Packing };

export function keptText(text: string): KeptText {
  let packed: ReturnType<Packing> | undefined;
  return {
    text,
    packed: () => {
      packed ??= gzipped(text).then((bytes) => new Uint8Array(bytes));
      return packed;
    },
  };
}

/** Whether whoever asks takes gzip: they name it or mean it by `*`, and not with a weight of zero (RFC 9110, 12.5.3). */
export function takesGzip(headers: Headers): boolean {
  const weights = new Map(
    (headers.get("accept-encoding") ?? "").split(",").map((entry) => {
      const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="));
      return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}
