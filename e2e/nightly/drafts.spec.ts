import { SaveConflict } from "../support/decks/save-conflict";
import { expect, test } from "../support/test";

test("of two devices the second is shown the difference and may choose the content of the account", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/409/);
  const conflict = await SaveConflict.begin({ world, context, page, strangersPage });
  await conflict.resolve("theirs");
  await conflict.expectCopies({ 墨つぎの見習い: 1, 灰の書架: 0, 走り火: 1 });
  // What was left out is one step away.
  await conflict.second.undo.click();
  await expect(conflict.second.row("灰の書架", "deck")).toBeVisible();
});
