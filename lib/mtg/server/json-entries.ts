import { createReadStream } from "node:fs";
import chain from "stream-chain";
import { pick } from "stream-json/filters/pick.js";
import { parser } from "stream-json/parser.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { streamObject } from "stream-json/streamers/stream-object.js";
import { UnreadableData } from "./card-data-problem";

/** An entry of a file of JSON, and the key or the number (from 0) under which it stands. */
type JsonEntry = { readonly key: string | number; readonly value: unknown };

/** Levels of nesting; card data has about ten. */
const MOST_LEVELS = 40;

/**
 * Entries of a file of JSON one after another, so that files larger than the memory are read: those of the list that is the
 * whole file, or those of the object under `data`. Throws `UnreadableData` where the file is no JSON or is too deep.
 */
export async function* jsonEntries(file: string, layout: "list" | "data"): AsyncGenerator<JsonEntry> {
  const source = createReadStream(file);
  const tokens = parser({ streamValues: false, packValues: true });
  const entries =
    layout === "list"
      ? chain([source, tokens, shallow(), streamArray()])
      : chain([source, tokens, shallow(), pick({ filter: "data" }), streamObject()]);
  let last: string | number | null = null;
  try {
    for await (const { key, value } of entries as AsyncIterable<JsonEntry>) {
      last = key;
      yield { key, value };
    }
  } catch (error) {
    if (error instanceof UnreadableData) throw error;
    throw new UnreadableData(faultAfter(last, error));
  } finally {
    source.destroy();
  }
}

/** A part of the pipeline that ends it where something is nested too deeply. */
function shallow() {
  let levels = 0;
  return (token: parser.Token): parser.Token => {
    if (token.name.startsWith("start")) levels += 1;
    if (token.name.startsWith("end")) levels -= 1;
    if (levels > MOST_LEVELS) throw new RangeError();
    return token;
  };
}

function faultAfter(last: string | number | null, error: unknown) {
  const place = last === null ? "at the start" : `after entry ${typeof last === "number" ? last + 1 : `“${last}”`}`;
  if (error instanceof RangeError) {
    const reason = `something is nested more than ${MOST_LEVELS} levels deep`;
    return { place, reason, fix: "Use the file as it was downloaded: card data is never nested so deeply." };
  }
  const reason = `the file is no valid JSON from here on (${error instanceof Error ? error.message : String(error)})`;
  return { place, reason, fix: "Download the file again, unpack it, and leave it as it is." };
}
