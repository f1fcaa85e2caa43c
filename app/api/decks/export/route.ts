import { exportMine } from "@/lib/decks/data";
import { privateRead } from "@/lib/http/private-read";

export const GET = privateRead({
  auth: "required",
  limit: "export",
  handle: async ({ viewer }) => ({
    status: 200,
    body: { format: "grimoire-decks", formatVersion: 1, exportedAt: new Date(), decks: await exportMine(viewer) },
    headers: { "Content-Disposition": 'attachment; filename="grimoire-decks.json"' },
  }),
});
