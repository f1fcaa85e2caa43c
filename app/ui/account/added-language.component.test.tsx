import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { EmailAddressSection } from "./links/email-address-section";
import { ForgotPasswordForm } from "./links/forgot-form";
import { ResetPasswordForm } from "./links/link-page";
import { SignUpForm } from "./sign-up-form";
import { TwoFactorSettings } from "./two-step/two-factor-settings";
import { TwoFactorSetup } from "./two-step/two-factor-setup";

/** The tag of a language that the operator has added, in which no mail is written. */
const ADDED = "de" as Lang;
const EMAIL = "me@example.org";
const ROUTE = "/api/accounts/me/second-factor";
const { accounts, accountLinks, twoStep } = getDictionary("ja");
const { account, fields } = accounts;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** Returns the languages that were sent so far, once there are as many requests. */
async function sentLangs(requests: number): Promise<readonly unknown[]> {
  await expect.poll(() => getSentRequests().length).toBe(requests);
  return getSentRequests().map(({ body }) => (body as { lang?: unknown }).lang);
}

it("an account is made with mail in English on pages in an added language", async () => {
  mockResponses({ "POST /api/accounts": () => new Promise(() => {}) });
  await render(<SignUpForm lang={ADDED} goTo="/" />, { wrapper: AllWordsProvider });
  await field(fields.email).fill(EMAIL);
  await page.getByLabelText(fields.password, { exact: true }).fill("a long enough password");
  await button(accounts.signUp.submit).click();
  expect(await sentLangs(1)).toEqual(["en"]);
});

it("links by mail are asked for in English on pages in an added language", async () => {
  const me = "/api/accounts/me/email";
  mockResponses({ "POST /api/accounts/recovery": {}, [`POST ${me}/verification`]: {}, [`PUT ${me}`]: {} });
  await render(<ForgotPasswordForm lang={ADDED} />, { wrapper: AllWordsProvider });
  await field(fields.email).fill(EMAIL);
  await button(accountLinks.forgot.submit).click();
  expect(await sentLangs(1)).toEqual(["en"]);
  const props = { email: EMAIL, verified: false, mail: true, hasPassword: false, lang: ADDED };
  await render(<EmailAddressSection {...props} />, { wrapper: AllWordsProvider });
  await button(accountLinks.address.send).click();
  await expect.element(page.getByText(accountLinks.address.sent)).toBeVisible();
  await button(account.changeEmail).click();
  expect(await sentLangs(3)).toEqual(["en", "en", "en"]);
});

it("a password set by a link is told in English on pages in an added language", async () => {
  const sent: object[] = [];
  const use = async (_path: string, body: object = {}) => {
    sent.push(body);
    return { ok: true, body: {} } as const;
  };
  await render(<ResetPasswordForm email={EMAIL} use={use} done={() => {}} lang={ADDED} />, {
    wrapper: AllWordsProvider,
  });
  await page.getByLabelText(fields.newPassword, { exact: true }).fill("a long enough password");
  await button(accountLinks.reset.submit).click();
  await expect.poll(() => sent).toEqual([{ password: "a long enough password", lang: "en" }]);
});

it("changes of the second step are told in English on pages in an added language", async () => {
  mockResponses({
    [`PUT ${ROUTE}`]: { codes: [] },
    [`POST ${ROUTE}/codes`]: { codes: ["a"] },
    [`DELETE ${ROUTE}`]: {},
  });
  const start = { secret: "ABCD", address: "otpauth://totp/me?secret=ABCD" };
  const setUp = await render(<TwoFactorSetup start={start} lang={ADDED} onDone={() => {}} onCancel={() => {}} />, {
    wrapper: AllWordsProvider,
  });
  await page.getByLabelText(twoStep.code.app).fill("123456");
  await button(twoStep.setup.confirm).click();
  expect(await sentLangs(1)).toEqual(["en"]);
  await setUp.unmount();
  const standing = { state: "on", since: "1.1.2026", codesLeft: 10 } as const;
  await render(<TwoFactorSettings standing={standing} today="1.1.2026" email={EMAIL} admin={null} lang={ADDED} />, {
    wrapper: AllWordsProvider,
  });
  await button(twoStep.renew).click();
  await page.getByRole("dialog").getByRole("button", { name: twoStep.renew }).click();
  await button(twoStep.codes.done).click();
  await button(twoStep.turnOff).click();
  await page.getByRole("dialog").getByRole("button", { name: twoStep.turnOff }).click();
  expect(await sentLangs(3)).toEqual(["en", "en", "en"]);
});
