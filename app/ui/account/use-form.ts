import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { RequestFailure, SendResult } from "../http/send";
import { useHydrated } from "../kit/use-hydrated";
import { type FieldProblems, getFieldProblems, validateFields } from "./field-problems";

type UseFormOptions = {
  /** More checks than those every form has; they win. */
  check?: (values: Record<string, string>) => FieldProblems;
  send: (values: Record<string, string>) => Promise<SendResult>;
  /** A refusal that belongs to a field, beside those that every form knows. */
  explain?: (failure: RequestFailure) => FieldProblems;
  done: (values: Record<string, string>, form: HTMLFormElement) => void;
};

/**
 * Returns one form that is sent by script. What was typed stays in the fields whatever happens; after a refusal the focus goes
 * to the first field that has to change. `busy` lasts from the press of the button until `done` has led elsewhere.
 */
export function useForm({ check, send, explain, done }: UseFormOptions) {
  const words = useWords("accounts.fieldErrors");
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  useEffect(() => {
    if (Object.keys(problems).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const early = { ...validateFields(values, words), ...check?.(values) };
    setProblems(early);
    setFailure(null);
    if (Object.keys(early).length > 0) return;
    setBusy(true);
    const sent = await send(values);
    setBusy(false);
    if (sent.ok) return done(values, form);
    const late = { ...getFieldProblems(sent.failure, words), ...explain?.(sent.failure) };
    if (Object.keys(late).length > 0) setProblems(late);
    else setFailure(sent.failure);
  };

  return {
    /** For the form element. `post`, so that a form sent before its script runs puts nothing into the address. */
    form: { ref, onSubmit: submit, noValidate: true, method: "post" as const },
    problems,
    failure,
    busy,
    ready: hydrated && !busy,
  };
}
