import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { RequestFailure, SendResult } from "../http/send";
import { useRequest } from "../http/use-request";
import { type FieldProblems, getFieldProblems, validateFields } from "./field-problems";

type Values = Record<string, string>;

export type UseFormOptions = {
  /** More checks than those every form has; they win. */
  check?: (values: Values) => FieldProblems;
  send: (values: Values) => Promise<SendResult>;
  /** Returns errors for fields, in addition to those that every form handles. */
  explain?: (failure: RequestFailure) => FieldProblems;
  /** Called on success; a returned text is shown as a confirmation. */
  done: (values: Values, form: HTMLFormElement, body: unknown) => unknown;
};

/**
 * Returns the state and handlers of a form that a script sends. Input stays in the fields; after an error, the first
 * invalid field gets the focus. `busy` is true from the submission until `done` has finished.
 */
export function useForm({ check, send, explain, done }: UseFormOptions) {
  const words = useWords("accounts.fieldErrors");
  const ref = useRef<HTMLFormElement>(null);
  const { busy, ready, failure, saved, clear, run } = useRequest();
  const [problems, setProblems] = useState<FieldProblems>({});

  useEffect(() => {
    if (Object.keys(problems).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const early = { ...validateFields(values, words), ...check?.(values) };
    setProblems(early);
    clear();
    if (Object.keys(early).length > 0) return;
    void run(
      send(values),
      (body) => done(values, form, body),
      (refusal) => {
        const late = { ...getFieldProblems(refusal, values, words), ...explain?.(refusal) };
        if (Object.keys(late).length === 0) return false;
        setProblems(late);
        return true;
      },
    );
  };

  return {
    /** For the form element. `post`, so that a form sent before its script runs puts nothing into the address. */
    form: { ref, onSubmit: submit, noValidate: true, method: "post" as const },
    problems,
    failure,
    saved,
    busy,
    ready,
  };
}
