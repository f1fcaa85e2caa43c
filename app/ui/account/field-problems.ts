import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { MAX_NAME_LENGTH, PASSWORD_LENGTH } from "@/lib/accounts/bounds";
import type { RequestFailure } from "../http/send";

/** The error message of each field of a form, by the field's name. */
export type FieldProblems = Readonly<Record<string, string>>;
type FieldWords = Dictionary["accounts"]["fieldErrors"];
type Values = Readonly<Record<string, string>>;

/** Validates the fields of a form before it is sent. Fields that the form does not have are skipped. */
export function validateFields(values: Values, words: FieldWords): FieldProblems {
  const { email, password, next, name, proof, current, code } = values;
  const found = {
    email: email === undefined ? null : emailProblem(email.trim(), words),
    password: password === "" ? words.passwordMissing : null,
    proof: proof === "" ? words.passwordMissing : null,
    current: current === "" ? words.passwordMissing : null,
    code: code?.trim() === "" ? words.codeMissing : null,
    next: next === undefined ? null : getNewPasswordProblem(next, words),
    name: name !== undefined && name.trim().length > MAX_NAME_LENGTH ? words.nameLong : null,
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

function emailProblem(email: string, words: FieldWords): string | null {
  if (email === "") return words.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : words.emailMalformed;
}

export function getNewPasswordProblem(password: string, words: FieldWords): string | null {
  if (password.length < PASSWORD_LENGTH.min) return format(words.passwordShort, { n: password.length });
  return password.length > PASSWORD_LENGTH.max ? words.passwordLong : null;
}

/** Returns error messages for the fields that a response names; empty if the failure concerns no field. */
export function getFieldProblems(failure: RequestFailure, values: Values, words: FieldWords): FieldProblems {
  if (failure.code === "emailTaken") return { email: words.emailTaken };
  if (failure.code === "wrongCode" || (failure.code === "credentials" && "code" in values))
    return { code: words.codeWrong };
  const password = ["proof", "current", "password"].find((field) => field in values);
  if (failure.code === "wrongPassword" && password) return { [password]: words.passwordWrong };
  const known: Readonly<Record<string, string>> = { email: words.emailMalformed, name: words.nameLong };
  const told: Readonly<Record<string, string>> = words;
  return Object.fromEntries(
    failure.fields.flatMap(({ path, code }) => {
      const words_ = told[code] ?? known[path];
      return words_ ? [[path, words_]] : [];
    }),
  );
}
