import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { ReauthDialog } from "../reauth/reauth-dialog";
import { TwoFactorSettings } from "./two-factor-settings";

const { accounts, twoStep } = getDictionary("ja");
const ROUTE = "/api/accounts/me/second-factor";
const PROOF = "POST /api/accounts/me/proof";
const TODAY = "2026年1月1日";
const SECRET = "ABCDEFGHIJKLMNOP";
const CODES = Array.from({ length: 10 }, (_, at) => `abcdefghjkmnpqr${at}`);
const START = { secret: SECRET, address: `otpauth://totp/me?secret=${SECRET}` };

const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = page.getByLabelText(twoStep.code.app);
const proof = page.getByRole("dialog", { name: twoStep.proof.title });

/** Draws the second step as it is off, with the window that asks for proofs beside it. */
function open(admin: string | null = null) {
  return render(
    <>
      <TwoFactorSettings standing={{ state: "off" }} today={TODAY} email="me@example.org" admin={admin} lang="ja" />
      <ReauthDialog />
    </>,
    { wrapper: AllWordsProvider },
  );
}

it("is set up by key and code, whose wrong one keeps the focus, and gives ten recovery codes", async () => {
  mockResponses({ [`POST ${ROUTE}`]: START, [`PUT ${ROUTE}`]: () => createRefusal("wrongCode") });
  await open();
  await button(twoStep.start).click();
  await expect.element(page.getByRole("img", { name: twoStep.setup.qr })).toBeVisible();
  await expect.element(page.getByLabelText(twoStep.setup.type)).toHaveValue("ABCD EFGH IJKL MNOP");
  await code.click();
  await userEvent.keyboard("000000{Enter}");
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(accounts.fieldErrors.codeWrong));
  await expect.element(code).toHaveFocus();
  mockResponses({ [`PUT ${ROUTE}`]: { codes: CODES } });
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  const shown = page.getByRole("textbox", { name: twoStep.codes.label });
  await expect.element(shown).toHaveValue(expect.stringMatching(/^([0-9a-z]{4}(-[0-9a-z]{4}){3}\n?){10}$/));
  await button(twoStep.codes.done).click();
  await expect.element(page.getByText(formatPlural("ja", twoStep.codesLeft, 10))).toBeVisible();
  expect(getSentRequests().at(-1)?.body).toEqual({ code: "123456", lang: "ja" });
});

it("is named as needed to an administrator, led on to the administration, and turned off after a question", async () => {
  mockResponses({ [`POST ${ROUTE}`]: START, [`PUT ${ROUTE}`]: { codes: CODES }, [`DELETE ${ROUTE}`]: {} });
  await open("/admin");
  await expect.element(page.getByText(twoStep.adminTitle)).toBeVisible();
  await button(twoStep.start).click();
  await code.fill("123456");
  await button(twoStep.setup.confirm).click();
  await button(twoStep.codes.done).click();
  await expect.element(page.getByRole("link", { name: twoStep.toAdmin })).toHaveAttribute("href", "/admin");
  await expect.element(page.getByText(format(twoStep.on, { date: TODAY }))).toBeVisible();
  await button(twoStep.turnOff).click();
  const question = page.getByRole("dialog", { name: twoStep.turnOffTitle });
  await expect.element(question).toHaveTextContent(twoStep.turnOffAdmin);
  await question.getByRole("button", { name: twoStep.turnOff }).click();
  await expect.element(page.getByText(twoStep.adminTitle)).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent(twoStep.turnedOff);
});

it("asks for a proof in a window, changes nothing without one, and goes on by itself after it", async () => {
  let proved = false;
  const ways = { password: true, code: false, providers: [] };
  mockResponses({
    [`POST ${ROUTE}`]: () => (proved ? START : createRefusal("reauthenticate", [], { ways })),
    [PROOF]: () => createRefusal("wrongPassword"),
  });
  await open();
  await button(twoStep.start).click();
  await expect.element(proof).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(accounts.failures.reauthenticate);

  await button(twoStep.start).click();
  const password = proof.getByLabelText(accounts.fields.password, { exact: true });
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("not the password{Enter}");
  await expect.element(password).toHaveAccessibleDescription(accounts.fieldErrors.passwordWrong);
  mockResponses({
    [PROOF]: () => {
      proved = true;
      return {};
    },
  });
  await password.fill("the password");
  await userEvent.keyboard("{Enter}");
  await expect.element(proof).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: twoStep.setup.qr })).toBeVisible();
});
