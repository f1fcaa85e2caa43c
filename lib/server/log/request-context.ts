import { AsyncLocalStorage } from "node:async_hooks";

/** A request as lines of the log name it: by its id, and the pattern of its route. */
type RequestContext = { readonly request: string; readonly route: string };

// Pages and routes may each have their own copy of this module; a request has one context.
const globals = globalThis as { grimoireRequests?: AsyncLocalStorage<RequestContext> };

function contexts(): AsyncLocalStorage<RequestContext> {
  globals.grimoireRequests ??= new AsyncLocalStorage();
  return globals.grimoireRequests;
}

/** Returns the current request; undefined outside of requests. */
export const getRequestContext = (): RequestContext | undefined => contexts().getStore();

/** Runs the work of a request in its context, so that every log line about it contains its id. */
export const runInRequestContext = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts().run(context, work);
