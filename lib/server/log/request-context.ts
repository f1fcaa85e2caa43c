import { AsyncLocalStorage } from "node:async_hooks";

/** A request as lines of the log name it: by its id, and the pattern of its route. */
type RequestContext = { readonly request: string; readonly route: string };

// Pages and routes may each have their own copy of this module; a request has one context.
const globals = globalThis as { grimoireRequests?: AsyncLocalStorage<RequestContext> };

function contexts(): AsyncLocalStorage<RequestContext> {
  globals.grimoireRequests ??= new AsyncLocalStorage();
  return globals.grimoireRequests;
}

/** Returns the request that is under way; `undefined` outside of requests. */
export const getRequestContext = (): RequestContext | undefined => contexts().getStore();

/** Does the work of a request, whose id every line of the log about it then carries. */
export const runInRequestContext = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts().run(context, work);
