import { exportAccount } from "@/lib/accounts/data";
import { privateRead } from "@/lib/http/private-read";
import { refuse } from "@/lib/http/refuse";

export const GET = privateRead({
  auth: "required",
  limit: "export",
  handle: async ({ viewer }) => {
    const body = await exportAccount(viewer);
    if (!body) return refuse("signedOut");
    return { status: 200, body, headers: { "Content-Disposition": 'attachment; filename="grimoire-account.json"' } };
  },
});
