import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

const { accounts, twoStep } = getDictionary("ja");
const { fields, fieldErrors } = accounts;
const CSRF = { "GET /api/auth/csrf": { csrfToken: "token" } };
const SIGN_IN = "POST /api/auth/callback/credentials";

const email = page.getByRole("textbox", { name: fields.email });
const password = page.getByLabelText(fields.password, { exact: true });
const code = page.getByLabelText(twoStep.code.app);
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function enter(submit: string, address: string, secret: string) {
  await email.fill(address);
  await password.fill(secret);
  await button(submit).click();
}

const openSignUp = () => render(<SignUpForm lang="ja" goTo="/decks/mine" />, { wrapper: AllWordsProvider });
const openSignIn = () =>
  render(<SignInForm goTo="/decks/mine" waits={false} again="/sign-in?again=1" />, { wrapper: AllWordsProvider });

it("keeps what was typed in a refused sign-up, says what to change and leads there", async () => {
  const gone = blockNavigations();
  const submit = accounts.signUp.submit;
  await openSignUp();
  await enter(submit, "nobody", "short");
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(fieldErrors.emailMalformed);
  const short = format(fieldErrors.passwordShort, { n: 5 });
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(short));
  expect(getSentRequests()).toEqual([]);

  mockResponses({
    "POST /api/accounts": () => createRefusal("invalid", [{ path: "password", code: "passwordCommon" }]),
  });
  await enter(submit, "taken@example.org", "password123");
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.passwordCommon));
  await expect.element(password).toHaveFocus();
  mockResponses({ "POST /api/accounts": () => createRefusal("emailTaken") });
  await enter(submit, "taken@example.org", "long enough");
  await expect.element(email).toHaveAccessibleDescription(fieldErrors.emailTaken);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue("taken@example.org");
  await expect.element(password).toHaveValue("long enough");
  expect(gone).toEqual([]);
});

it("says of a refused sign-in that address or password are wrong, and keeps the address", async () => {
  mockResponses({ ...CSRF, [SIGN_IN]: () => new Response("{}", { status: 401 }) });
  await openSignIn();
  const alert = page.getByRole("alert");
  await enter(accounts.signIn.submit, "someone@example.org", "not the password");
  await expect.element(alert).toHaveTextContent(accounts.failures.credentials);
  await expect.element(email).toHaveValue("someone@example.org");
  await enter(accounts.signIn.submit, "nobody@example.org", "not the password");
  await expect.element(alert).toHaveTextContent(accounts.failures.credentials);
  expect(getSentRequests().filter(({ method }) => method === "POST")).toHaveLength(2);
});

it("shows the password and hides it again, and goes on to the page that was asked for", async () => {
  const gone = blockNavigations();
  mockResponses({ ...CSRF, [SIGN_IN]: { url: "/" } });
  await openSignIn();
  await password.fill("correct horse");
  await button(accounts.showPassword).click();
  await expect.element(password).toHaveAttribute("type", "text");
  await expect.element(password).toHaveValue("correct horse");
  await button(accounts.hidePassword).click();
  await expect.element(password).toHaveAttribute("type", "password");
  await enter(accounts.signIn.submit, "someone@example.org", "correct horse");
  await expect.poll(() => gone).toEqual(["/decks/mine"]);
});

it("asks for the code of an account with two steps, and takes a recovery code in its place", async () => {
  const gone = blockNavigations();
  mockResponses({
    ...CSRF,
    [SIGN_IN]: () => createRefusal("secondFactor"),
    "POST /api/auth/callback/code": () => new Response("{}", { status: 401 }),
  });
  await openSignIn();
  await enter(accounts.signIn.submit, "someone@example.org", "correct horse");
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.codeWrong));
  mockResponses({ "POST /api/auth/callback/code": { url: "/" } });
  await button(twoStep.code.useRecovery).click();
  await expect.element(page.getByLabelText(twoStep.code.recovery)).toHaveFocus();
  await userEvent.keyboard("ABCD-EFGH-JKMN-PQRS{Enter}");
  await expect.poll(() => gone).toEqual(["/decks/mine"]);
});
