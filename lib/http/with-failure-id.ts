import { randomUUID } from "node:crypto";

/** Runs a request. An unexpected error is logged under a random id, and `refuse` may tell the visitor that id and nothing else. */
export async function withFailureId(
  request: Request,
  run: () => Promise<Response>,
  refuse: (id: string) => Response,
): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    const id = randomUUID();
    console.error(`[${id}] ${request.method} ${new URL(request.url).pathname}`, error);
    return refuse(id);
  }
}
