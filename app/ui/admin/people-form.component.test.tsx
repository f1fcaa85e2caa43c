import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { ReauthDialog } from "@/app/ui/account/reauth/reauth-dialog";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { PeopleForm } from "./people-form";

const { admin, twoStep } = getDictionary("ja");
const { people } = admin;
const ROLES = "PUT /api/admin/roles";
const OTHER = "other@example.org";

const email = page.getByLabelText(people.email);
const grant = page.getByRole("button", { name: people.grant, exact: true });
const proof = page.getByRole("dialog", { name: twoStep.proof.title });

const open = () =>
  render(
    <>
      <PeopleForm admins={[{ id: "me", email: "me@example.org", name: null, twoStep: true }]} own="me" />
      <ReauthDialog />
    </>,
    { wrapper: AllWordsProvider },
  );

it("says at the field which accounts cannot be administrators", async () => {
  await open();
  for (const [refused, told] of [
    [createRefusal("notFound"), people.noAccount],
    [createRefusal("invalid", [{ path: "email", code: "unverified" }]), people.unverified],
  ] as const) {
    mockResponses({ [ROLES]: refused });
    await email.fill(OTHER);
    await grant.click();
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(told));
    await expect.element(email).toHaveFocus();
  }
});

it("names an administrator and removes one after a question", async () => {
  mockResponses({ [ROLES]: { email: OTHER } });
  await open();
  await email.fill(OTHER);
  await grant.click();
  await expect.element(page.getByText(format(people.granted, { name: OTHER }))).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveLength(2);
  await page.getByRole("button", { name: format(people.revokeOf, { name: OTHER }) }).click();
  await page.getByRole("dialog").getByRole("button", { name: people.revoke, exact: true }).click();
  await expect.element(page.getByText(format(people.revoked, { name: OTHER }))).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveLength(1);
  expect(getSentRequests().map(({ body }) => body)).toEqual([
    { email: OTHER, role: "admin" },
    { email: OTHER, role: "user" },
  ]);
});

it("asks an administrator for a code first, and loses nothing that was typed", async () => {
  let proved = false;
  const ways = { password: true, code: true, providers: [] };
  mockResponses({
    [ROLES]: () => (proved ? { email: OTHER } : createRefusal("reauthenticate", [], { ways })),
    "POST /api/accounts/me/proof": () => {
      proved = true;
      return {};
    },
  });
  await open();
  await email.fill(OTHER);
  await grant.click();
  await proof.getByRole("button", { name: twoStep.proof.useCode }).click();
  await expect.element(proof.getByLabelText(twoStep.code.app)).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.element(page.getByText(format(people.granted, { name: OTHER }))).toBeVisible();
  await expect.element(proof).not.toBeInTheDocument();
  expect(getSentRequests().map(({ body }) => body)).toEqual([
    { email: OTHER, role: "admin" },
    { code: "123456" },
    { email: OTHER, role: "admin" },
  ]);
});
