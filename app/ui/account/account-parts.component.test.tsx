import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { DeleteAccountForm } from "./delete-account";
import { EmailAddressSection } from "./links/email-address-section";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { SessionList } from "./session-list";

const { accounts, accountLinks, deckSocial } = getDictionary("ja");
const { account, fields, fieldErrors } = accounts;
const button = (name: string) => page.getByRole("button", { name, exact: true });

const SESSIONS = ["この窓", "電話", "図書館"].map((device, place) => ({
  id: `${place}`,
  device,
  signedInOn: "2026年1月1日",
  lastSeen: "2026年1月2日",
  current: place === 0,
}));

it("signs one other device out, then all others, and each leaves the list", async () => {
  mockResponses({ "DELETE /api/accounts/sessions/1": {}, "DELETE /api/accounts/sessions": {} });
  await render(<SessionList sessions={SESSIONS} goTo="/sign-in" />, { wrapper: AllWordsProvider });
  const devices = page.getByRole("listitem");
  await expect.element(devices).toHaveLength(3);
  await button(format(account.revokeOf, { device: "電話" })).click();
  await expect.element(devices).toHaveLength(2);
  await expect.element(page.getByRole("status")).toHaveTextContent(account.revoked);
  await button(account.elsewhere).click();
  await expect.element(devices).toHaveLength(1);
  await expect.element(devices).toHaveTextContent(account.thisDevice);
  await expect.element(page.getByRole("status")).toHaveTextContent(account.othersRevoked);
  await expect.element(button(account.elsewhere)).not.toBeInTheDocument();
  expect(getSentRequests().map(({ body }) => body)).toEqual([{}, { keepThis: true }]);
});

it("keeps the new password of a refused change, and says when it was made", async () => {
  mockResponses({ "PUT /api/accounts/me/password": () => createRefusal("wrongPassword") });
  await render(<PasswordForm email="me@example.org" hasPassword />, { wrapper: AllWordsProvider });
  const current = page.getByLabelText(fields.currentPassword);
  const next = page.getByLabelText(fields.newPassword);
  await current.fill("not the password");
  await next.fill("another password");
  await button(account.changePassword).click();
  await expect.element(current).toHaveAccessibleDescription(fieldErrors.passwordWrong);
  await expect.element(next).toHaveValue("another password");
  mockResponses({ "PUT /api/accounts/me/password": {} });
  await current.fill("the password");
  await button(account.changePassword).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(account.passwordChanged);
  expect(getSentRequests().at(-1)?.body).toEqual({ current: "the password", next: "another password" });
});

it("deletes the account after asking twice, by the password", async () => {
  const gone = blockNavigations();
  mockResponses({ "DELETE /api/accounts/me": () => createRefusal("wrongPassword") });
  await render(<DeleteAccountForm hasPassword goTo="/sign-up?deleted=1" />, { wrapper: AllWordsProvider });
  await button(account.removeStart).click();
  const proof = page.getByLabelText(fields.currentPassword);
  await proof.fill("not the password");
  await button(account.removeConfirm).click();
  await expect.element(proof).toHaveAccessibleDescription(fieldErrors.passwordWrong);
  mockResponses({ "DELETE /api/accounts/me": {} });
  await proof.fill("the password");
  await button(account.removeConfirm).click();
  await expect.poll(() => gone).toEqual(["/sign-up?deleted=1"]);
  expect(getSentRequests().at(-1)?.body).toEqual({ proof: "the password" });
});

it("says on a site without mail who makes the link that proves the address, and offers no mail", async () => {
  const { address } = accountLinks;
  const part = (mail: boolean) => (
    <EmailAddressSection email="me@example.org" verified={false} mail={mail} hasPassword lang="ja" />
  );
  const { rerender } = await render(part(false), { wrapper: AllWordsProvider });
  await expect.element(page.getByText(address.noMail)).toBeVisible();
  await expect.element(button(address.send)).not.toBeInTheDocument();
  await rerender(part(true));
  await expect.element(button(address.send)).toBeVisible();
});

it("tells that another mail went out, and of an address that another window has proved meanwhile", async () => {
  const { address } = accountLinks;
  mockResponses({ "POST /api/accounts/me/email/verification": { verified: false } });
  await render(<EmailAddressSection email="me@example.org" verified={false} mail hasPassword lang="ja" />, {
    wrapper: AllWordsProvider,
  });
  await expect.element(page.getByText(address.unverified)).toBeVisible();
  await button(address.send).click();
  await expect.element(page.getByText(address.sent)).toBeVisible();
  mockResponses({ "POST /api/accounts/me/email/verification": { verified: true } });
  await button(address.send).click();
  await expect.element(page.getByText(address.verified)).toBeVisible();
});

it("saves name and words of the profile as they were typed", async () => {
  mockResponses({ "PATCH /api/accounts/me": {} });
  const { profile } = deckSocial;
  await render(<ProfileForm name="古い名" bio="" />, { wrapper: AllWordsProvider });
  await page.getByLabelText(fields.name).fill("墨の人");
  await page.getByLabelText(profile.bio).fill("青を組みます。\n<b>太字</b>にはなりません。");
  await button(account.save).click();
  await expect.element(page.getByText(account.saved)).toBeVisible();
  expect(getSentRequests().map(({ body }) => body)).toEqual([
    { name: "墨の人", bio: "青を組みます。\n<b>太字</b>にはなりません。" },
  ]);
});
