import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions } from "next-auth";

/** A request to next-auth that contains only validated values. */
export type AuthRequest = {
  readonly method: "GET" | "POST";
  /** The path below `/api/auth`. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly cookies: ReadonlyMap<string, string>;
  readonly body?: Readonly<Record<string, string>>;
};

/** Calls the handler of next-auth with a parsed request, so that it reads neither body nor headers itself. */
export async function callNextAuth(question: AuthRequest, options: NextAuthOptions): Promise<Response> {
  const request = {
    method: question.method,
    query: { ...question.query, nextauth: [...question.path] },
    cookies: Object.fromEntries(question.cookies),
    headers: {},
    body: question.body,
  };
  const answer = new Answer();
  await NextAuth(request as unknown as NextApiRequest, answer as unknown as NextApiResponse, options);
  return answer.response();
}

/** The part of a response of Node that next-auth writes to. */
class Answer {
  #status = 200;
  #body: string | null = null;
  readonly #headers = new Map<string, string | readonly string[]>();

  status(status: number): this {
    this.#status = status;
    return this;
  }

  getHeader(name: string): string | readonly string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  setHeader(name: string, value: string | readonly string[]): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  json(body: unknown): void {
    this.setHeader("Content-Type", "application/json");
    this.#body = JSON.stringify(body);
  }

  send(body: unknown): void {
    if (typeof body === "object" && body !== null) this.json(body);
    else this.end(body === undefined ? undefined : String(body));
  }

  end(body?: string): void {
    this.#body = body ?? null;
  }

  response(): Response {
    const headers = new Headers({ "Cache-Control": "private, no-store" });
    for (const [name, value] of this.#headers)
      if (typeof value === "string") headers.set(name, value);
      else for (const single of value) headers.append(name, single);
    return new Response(this.#body, { status: this.#status, headers });
  }
}
