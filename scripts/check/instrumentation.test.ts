import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { register } from "@/instrumentation";
import { getPeerAddress } from "@/lib/server/peer-address";

test("a server that has started knows the other end of each connection, which limits count", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost/none");
  vi.stubEnv("NEXTAUTH_SECRET", "a secret that only the tests know");
  vi.stubEnv("NEXTAUTH_URL", "https://grimoire.example");
  await register();
  vi.unstubAllEnvs();
  let seen: string | null = null;
  const server = createServer(({ headers }, response) => {
    seen = getPeerAddress(new Headers(headers as Record<string, string>));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const headers = { "x-grimoire-peer": "203.0.113.7", "x-forwarded-for": "203.0.113.7" };
  await new Promise((done) => get({ port, host: "127.0.0.1", headers }, (answer) => answer.resume().on("end", done)));
  await new Promise((done) => server.close(done));
  expect(seen).toBe("127.0.0.1");
});
