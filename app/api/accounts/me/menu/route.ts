import { createPrivateReadRoute } from "@/lib/http/private-read";

/** Who is signed in, as far as the head of a page needs to know; `null` for a visitor. */
export const GET = createPrivateReadRoute({
  auth: "none",
  limit: "read",
  handle: async ({ viewer }) => ({
    status: 200,
    body: { reader: viewer && { name: viewer.name ?? viewer.email, admin: viewer.role === "admin" } },
  }),
});
