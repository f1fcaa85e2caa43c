import { createPrivateReadRoute } from "@/lib/http/private-read";

/** Returns the signed-in user for the page header; null for a visitor. */
export const GET = createPrivateReadRoute({
  auth: "none",
  limit: "read",
  handle: async ({ viewer }) => ({
    status: 200,
    body: { reader: viewer && { name: viewer.name ?? viewer.email, admin: viewer.role === "admin" } },
  }),
});
