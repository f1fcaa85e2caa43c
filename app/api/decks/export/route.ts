import { createPrivateReadRoute } from "@/lib/http/private-read";
import { exportOwnDecks } from "@/lib/magmell/decks/data";
import { exportMyMtgDecks } from "@/lib/mtg/decks/saved/data";

export const GET = createPrivateReadRoute({
  auth: "required",
  limit: "export",
  handle: async ({ viewer }) => ({
    status: 200,
    body: {
      format: "grimoire-decks",
      formatVersion: 1,
      exportedAt: new Date(),
      decks: await exportOwnDecks(viewer),
      mtgDecks: await exportMyMtgDecks(viewer),
    },
    headers: { "Content-Disposition": 'attachment; filename="grimoire-decks.json"' },
  }),
});
