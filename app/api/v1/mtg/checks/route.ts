import { compareEras, readBoard } from "@/engine/mtg";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeCheckReport } from "@/lib/api/serializers/mtg-checks";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { serializeSceneProblem } from "@/lib/api/server/scene-problem";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.mtgChecks,
  async ({ body }) => {
    const read = readBoard(body.scene);
    if (!read.ok) return createApiErrorResult("invalid", { fields: read.problems.map(serializeSceneProblem) });
    const { reports, differences } = compareEras(read.board, body.eras ?? [read.board.era], {
      answers: body.answers ?? [],
    });
    return createJsonResult({ reports: reports.map(serializeCheckReport), differing: differences.map(({ id }) => id) });
  },
);
