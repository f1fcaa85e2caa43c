import { exportAccount } from "@/lib/accounts/data";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult } from "@/lib/http/route-result";

export const GET = createPrivateReadRoute({
  auth: "required",
  limit: "export",
  handle: async ({ viewer }) => {
    const body = await exportAccount(viewer);
    if (!body) return createErrorResult("signedOut");
    return { status: 200, body, headers: { "Content-Disposition": 'attachment; filename="grimoire-account.json"' } };
  },
});
