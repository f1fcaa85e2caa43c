import type { ZodObject, z } from "zod";
import type { RateLimitName } from "../rate-limits";
import { type Auth, admit, countUse, type ReadContext, type RouteMethod, respond } from "./private-read";
import { type RouteResult, refuse, refusedFields } from "./refuse";
import { readJsonBody } from "./request-body";
import { isSameOrigin } from "./same-origin";

type Mutation<A extends Auth, Schema extends ZodObject> = {
  /** Strict objects only: an unknown key is refused. Every string and array in it carries `.max()`. */
  input: Schema & StrictObject;
  auth: A;
  /** Counted per viewer, or per address where nobody needs to be signed in; only for bodies that the schema takes. */
  limit: RateLimitName;
  /** The largest body in bytes. */
  maxBytes?: number;
  handle: (context: ReadContext<A> & { input: z.output<Schema> }) => Promise<RouteResult>;
};
type StrictObject = ZodObject<z.core.$ZodShape, z.core.$strict>;

const MAX_BYTES = 64 * 1024;

/** Route method made by `mutation`. A test recognizes the method by its mark. */
type MutationMethod = RouteMethod & { readonly isMutation: true };

/**
 * Makes a PUT, POST, PATCH or DELETE; no route may make one otherwise. Checked in this order: the request comes from a page of
 * this site, the viewer is signed in as required, the body is a JSON object within bounds, the rate limit is not used up. Only
 * then `handle` runs. Bodies that are no such object use up another, wide limit: nobody can use up by them what people share.
 */
export function mutation<A extends Auth, Schema extends ZodObject>(options: Mutation<A, Schema>): MutationMethod {
  const route: RouteMethod = (request, context) =>
    respond(request, async () => {
      if (!isSameOrigin(request.headers)) return refuse("badOrigin");
      const admission = await admit(request, { auth: options.auth, limit: "body" });
      if (!admission.ok) return admission.refusal;
      const body = await readJsonBody(request, options.maxBytes ?? MAX_BYTES);
      if (!body.ok) return refuse(body.code);
      const input = options.input.safeParse(body.value);
      if (!input.success) return refuse("invalid", refusedFields(input.error));
      const limited = await countUse(request, admission.viewer, options.limit);
      if (limited) return limited;
      const params = await context.params;
      return options.handle({
        viewer: admission.viewer,
        input: input.data as z.output<Schema>,
        params,
        headers: request.headers,
      });
    });
  return Object.assign(route, { isMutation: true } as const);
}
