import { ShareDialog } from "../support/decks/share-dialog";
import { SitePage } from "../support/site-page";
import { expect, test } from "../support/test";

test("the owner decides in the dialog who sees the deck, and gets the link of the moment", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/404/);
  const user = await world.createSignedIn(context);
  const lines = [{ zone: "stoneDeck" as const, name: "青の魔石", count: 20 }];
  const { id } = await world.createDeck(user, { name: "潮の書", lines });
  const [share, theirs] = [new ShareDialog(page), new ShareDialog(strangersPage)];
  await page.goto(`/decks/${id}`);
  await share.opener.click();
  await expect(share.link).toHaveValue(/\/d\/[\w-]+\?n=5r2u44Gu5pu4$/);
  await share.choose("unlisted");
  await expect(share.link).toHaveValue(/\/s\/[\w-]{22}$/);
  await expect(share.embedding).toHaveCount(0);
  const secret = await share.link.inputValue();
  await strangersPage.goto(secret);
  await expect(new SitePage(strangersPage).heading).toHaveText("潮の書");
  await theirs.opener.click();
  await expect(theirs.link).toHaveValue(secret);
  await share.choose("public");
  await expect(share.link).toHaveValue(new RegExp(`/decks/${id}$`));
  await share.choose("private");
  await expect(share.link).toHaveValue(/\/d\/[\w-]+\?n=5r2u44Gu5pu4$/);
  await expect(share.privateNote).toBeVisible();
  expect((await strangersPage.goto(secret))?.status()).toBe(404);
});
