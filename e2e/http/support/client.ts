import { expect } from "vitest";
import { HtmlPage } from "./html-page";

type Headers = Readonly<Record<string, string | undefined>>;

/** A request beside its address. A header that is `undefined` is left out, also where the client would send it by itself. */
type RequestOptions = {
  readonly method?: string;
  readonly headers?: Headers;
  /** Parameters that are added to the address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Body that is sent as JSON. */
  readonly json?: unknown;
  /** Body that is sent as a form without files. */
  readonly form?: Readonly<Record<string, string>>;
  /** Body as it is. */
  readonly body?: string | Uint8Array;
  /** Redirects are followed unless this says `manual`. */
  readonly redirect?: "follow" | "manual";
};

/** An answer of the site, read to its end. Names of headers are in small letters. */
export class Answer {
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    /** Body without the packing of the way. */
    readonly bytes: Buffer,
    /** The address that answered, after redirects. */
    readonly url: URL,
  ) {}

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get text(): string {
    return this.bytes.toString("utf8");
  }

  /** Path and query of the address that answered. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of an answer, and need no types for it.
  json<T = any>(): T {
    return JSON.parse(this.text);
  }
}

const MOST_REDIRECTS = 10;
const READS = ["GET", "HEAD", "OPTIONS"];

/** A reader of the site without a browser: sends requests, keeps cookies, and names its origin in writes as browsers do. */
export class Client {
  private readonly cookies = new Map<string, string>();

  constructor(
    /** The site, as `http://localhost:3000`. */
    readonly address: string,
    private readonly language = "ja-JP",
  ) {}

  setCookie({ name, value }: { readonly name: string; readonly value: string }): void {
    this.cookies.set(name, value);
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  get(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.request(path, { ...options, method: "GET" });
  }

  post(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.request(path, { ...options, method: "POST" });
  }

  /** Sends a request and reads the answer. */
  async request(path: string, options: RequestOptions = {}): Promise<Answer> {
    let url = new URL(path, this.address);
    for (const [name, value] of Object.entries(options.params ?? {})) url.searchParams.append(name, value);
    let { method = "GET" } = options;
    let body = bodyOf(options);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await this.send(url, method, body, options.headers);
      const { location } = answer.headers;
      if (location === undefined || answer.status < 300 || options.redirect === "manual") return answer;
      url = new URL(location, url);
      if (url.origin !== new URL(this.address).origin) throw new Error(`${path} leads to another site: ${url}`);
      if (answer.status === 303 || (answer.status < 303 && method === "POST")) {
        method = "GET";
        body = { type: undefined, content: undefined };
      }
    }
    throw new Error(`${path} leads from one address to the next without end`);
  }

  /** Opens a page. It has to be found, unless a test expects another status. */
  async open(path: string, options: RequestOptions & { readonly status?: number } = {}): Promise<HtmlPage> {
    const { status = 200, ...request } = options;
    const answer = await this.request(path, request);
    expect(answer.status, path).toBe(status);
    expect(answer.headers["content-type"], path).toMatch(/^text\/html\b/);
    return new HtmlPage(this, answer, new URL(path, this.address).hash);
  }

  private async send(url: URL, method: string, body: Body, wished: Headers = {}): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: this.headersOf(method, body.type, wished),
      body: body.content ?? null,
      redirect: "manual",
    });
    this.keepCookies(response.headers.getSetCookie());
    const bytes = Buffer.from(await response.arrayBuffer());
    return new Answer(response.status, Object.fromEntries(response.headers), bytes, url);
  }

  private headersOf(method: string, type: string | undefined, wished: Headers): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string | undefined> = {
      "accept-language": this.language,
      // A connection that is kept may be closed by the server in the moment of the next request.
      connection: "close",
      cookie: cookie === "" ? undefined : cookie,
      "content-type": type,
      ...(READS.includes(method) ? {} : { origin: new URL(this.address).origin, "sec-fetch-site": "same-origin" }),
    };
    for (const [name, value] of Object.entries(wished)) headers[name.toLowerCase()] = value;
    return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => !!entry[1]));
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(";");
      const [, name = "", value = ""] = /^\s*([^=]+)=(.*)$/.exec(pair) ?? [];
      const expires = /^\s*expires=(.*)$/i;
      const day = attributes.map((one) => expires.exec(one)?.[1]).find((one) => one !== undefined);
      const isOver = attributes.some((one) => /^\s*max-age=(0|-\d+)\s*$/i.test(one));
      if (isOver || (day !== undefined && Date.parse(day) <= Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

type Body = { readonly type: string | undefined; readonly content: BodyInit | undefined };

function bodyOf({ json, form, body }: RequestOptions): Body {
  if (json !== undefined) return { type: "application/json", content: JSON.stringify(json) };
  if (form !== undefined)
    return { type: "application/x-www-form-urlencoded", content: new URLSearchParams(form).toString() };
  return { type: undefined, content: body as BodyInit | undefined };
}
