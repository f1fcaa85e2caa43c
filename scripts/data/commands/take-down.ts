import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { takeDownImage } from "@/lib/magmell/catalogue/history/images/mutations";
import { refreshBulkFiles } from "./refresh-bulk-files";

/** Runs `npm run cards -- take-down`: removes a picture everywhere, and answers with the exit code. */
export async function takeDown(wanted: string): Promise<number> {
  const result = await takeDownImage(wanted, COMMAND_LINE_ACTOR);
  if (!result.ok) {
    console.error(
      result.reason === "GONE"
        ? "That picture was taken down before: nothing changed."
        : `No printing and no stored picture is meant by ${wanted}. Write FL/FL-030 or the address of the picture (64 digits).`,
    );
    return 1;
  }
  await refreshBulkFiles();
  const { sha256, printings, versions, drafts } = result;
  console.log(`Took down ${sha256}: ${printings.length === 0 ? "no printing showed it" : printings.join(", ")}.`);
  console.log(`Removed from ${versions} versions and ${drafts} drafts. The same file is refused from now on.`);
  return 0;
}
