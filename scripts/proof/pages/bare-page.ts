import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseHTML } from "linkedom";

const UNREAD = "script,style,template,noscript,svg,datalist,option";
const INLINE = /^(a|abbr|b|bdi|cite|code|em|i|kbd|mark|rp|rt|ruby|small|span|strong|sub|sup|time)$/i;

/**
 * Returns a page with the same text and language, but without scripts, styles, fonts and pictures. Its load time is the
 * baseline of this machine for this text.
 */
export function writeBarePage(html: string): string {
  const { document } = parseHTML(html);
  const [lang, title] = [document.documentElement.getAttribute("lang") ?? "", document.title];
  for (const one of document.querySelectorAll(UNREAD)) one.remove();
  const blocks = listBlocks(document.body).map((text) => `<p>${escapeText(text)}</p>`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title>`;
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${blocks.join("\n")}</main></body></html>`;
}

function listBlocks(body: Element): string[] {
  const blocks = [""];
  const read = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) blocks.push(`${blocks.pop()}${node.textContent}`);
      if (node.nodeType !== 1) continue;
      const inline = INLINE.test(node.nodeName);
      if (!inline) blocks.push("");
      read(node as Element);
      if (!inline) blocks.push("");
    }
  };
  read(body);
  return blocks.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Serves bare pages by path on a free loopback port. `close` stops the server. */
export async function serveBarePages(
  pages: ReadonlyMap<string, string>,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
