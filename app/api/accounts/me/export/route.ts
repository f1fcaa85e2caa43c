import { exportAccount } from "@/lib/accounts/data";
import { reading, refuse } from "@/lib/http/http";

export const GET = reading({
  auth: "required",
  limit: "export",
  handle: async ({ viewer }) => {
    const body = await exportAccount(viewer);
    if (!body) return refuse("signedOut");
    return { status: 200, body, headers: { "Content-Disposition": 'attachment; filename="grimoire-account.json"' } };
  },
});
