import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { takeDownImage } from "@/lib/magmell/catalogue/history/images/mutations";
import { say } from "../../words/command-words.mjs";
import { refreshBulkFiles } from "./refresh-bulk-files";

/** Runs `npm run cards -- take-down`: removes a picture everywhere and returns the exit code. */
export async function takeDown(wanted: string): Promise<number> {
  const result = await takeDownImage(wanted, COMMAND_LINE_ACTOR);
  if (!result.ok) {
    console.error(say(result.reason === "GONE" ? "takeDown.gone" : "takeDown.noImage", { wanted }));
    return 1;
  }
  await refreshBulkFiles();
  const { sha256, printings, versions, drafts } = result;
  console.log(say("takeDown.image", { sha256, printings: printings.join(say("list.join")) || say("none") }));
  console.log(say("takeDown.removed", { versions, drafts }));
  return 0;
}
