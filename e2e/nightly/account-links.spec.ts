import { randomUUID } from "node:crypto";
import { createLink } from "../../prisma/factories/create-link";
import { EnglishAddress } from "../support/account/account-page";
import { expectMail, LinkPage, nextMail } from "../support/account/link-page";
import { expect, test } from "../support/test";

test.use({ ownSite: true, mails: true });

test("another address has to be proved again, and the old one is told", async ({ page, world, mailbox }) => {
  const user = await world.createSignedIn(page.context());
  const links = new LinkPage(page);
  const address = new EnglishAddress(page);
  await links.open("/en/account");
  await expect(address.confirmed).toBeVisible();
  const moved = `${randomUUID()}@example.org`;
  await address.change(moved, user.password);
  await expect(address.unconfirmed).toBeVisible();
  await expectMail(mailbox, user.email, "moved");
  await links.open((await nextMail(mailbox, moved)).path);
  await links.confirmInEnglish(moved);
});

test("an invitation makes an account that is signed in at once, and is used up", async ({
  page,
  strangersPage,
  allowMessages,
}) => {
  allowMessages(/410/);
  const email = `${randomUUID()}@example.org`;
  const token = await createLink("invite", { id: null, email });
  const [links, theirs] = [new LinkPage(page), new LinkPage(strangersPage)];
  await links.open(`/link#${token}`);
  await links.expectTitle("invite");
  await expect(links.main.getByText(email)).toBeVisible();
  await links.register("月夜に七つの図書館をめぐる");
  await links.expectOwnDecks();
  await links.open("/account");
  await expect(links.address.confirmed).toBeVisible();
  await theirs.open(`/link#${token}`);
  await theirs.expectDead("used");
  await theirs.goToSignIn();
  await theirs.expectSignIn();
});
