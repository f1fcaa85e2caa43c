import { env } from "@/lib/server/env";

// The contact is a setting of the running site.
export const dynamic = "force-dynamic";

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Returns the contact for security reports (RFC 9116); 404 if the operator has set none. */
export function GET(): Response {
  const { SECURITY_CONTACT, NEXTAUTH_URL } = env();
  if (SECURITY_CONTACT === undefined) return new Response("Not found\n", { status: 404 });
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(Date.now() + YEAR).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: ja, en",
    `Canonical: ${new URL("/.well-known/security.txt", NEXTAUTH_URL).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
