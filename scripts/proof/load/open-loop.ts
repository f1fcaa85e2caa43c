import { setTimeout as pause } from "node:timers/promises";
import { NoResponseError } from "../kit/client";

/** Measurement of one request of a load. */
export type Sample = {
  readonly kind: string;
  /** 0 where no answer came. */
  readonly status: number;
  /** From the moment at which it was due to the last byte: waiting for its turn counts. */
  readonly ms: number;
};

type Request = { readonly kind: string; readonly send: () => Promise<{ readonly status: number }> };

type Load = {
  /** Requests a second on the average. */
  readonly rate: number;
  readonly seconds: number;
  readonly next: () => number;
  readonly choose: (next: () => number) => Request;
};

/** Sends requests at random times (a Poisson process), without waiting for earlier responses. */
export async function runOpenLoop({ rate, seconds, next, choose }: Load): Promise<readonly Sample[]> {
  const begin = performance.now();
  const open: Promise<Sample>[] = [];
  for (let due = begin + gap(rate, next); due < begin + seconds * 1000; due += gap(rate, next)) {
    const { kind, send } = choose(next);
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    open.push(measureRequest(kind, due, send));
  }
  return Promise.all(open);
}

/** Milliseconds to the next arrival. */
const gap = (rate: number, next: () => number) => (-Math.log(1 - next()) / rate) * 1000;

/** Sends a request and returns its measurement. Time is counted from the moment when the request was due. */
export async function measureRequest(kind: string, due: number, send: Request["send"]): Promise<Sample> {
  const status = await send().then(
    (answer) => answer.status,
    (error) => {
      if (error instanceof NoResponseError) return 0;
      throw error;
    },
  );
  return { kind, status, ms: performance.now() - due };
}
