import { getDictionary } from "@/app/i18n/dictionary";
import { API_BASE_PATH, apiPaths, appendQuery } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { renderAtomFeed } from "@/lib/api/atom-feed";
import { findPublication, listNewestPublications, listPublicationsSince } from "@/lib/api/data";
import { createChangesFeed, serializeCatalogueChange, serializePublication } from "@/lib/api/serializers/changes";
import { serializePaging } from "@/lib/api/serializers/paging";
import { createApiErrorResult, createJsonResult, createRedirectResult } from "@/lib/api/server/api-result";
import { findBulkFile, getBulkManifest } from "@/lib/api/server/bulk-files";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { memoizeWeakly } from "@/lib/cache";
import { parseCatalogueVersion } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { getFeedHost, getSiteOrigin } from "@/lib/server/env";

/** Most publications of an answer, and most changes of each. */
const COUNT = 20;
const CHANGES = 100;
const FEED_COUNT = 30;
const FEED_CHANGES = 50;
/** Most changes of one publication on a page. */
const CHANGES_PER_PAGE = 500;

export const bulkHandlers = {
  bulk: createPublicRoute(API_ROUTES.bulk, async () => createJsonResult(await getBulkManifest(await getCatalogue()))),
  bulkFile: createPublicRoute(API_ROUTES.bulkFile, async ({ params }) => {
    const file = await findBulkFile(await getCatalogue(), params.file);
    if (file === null)
      return createApiErrorResult("notFound", {
        message: "No bulk file has this name. `/bulk` lists the current files.",
      });
    if (file.found === "bytes") return { as: "bytes", bytes: file.bytes };
    if (file.found === "current") return createRedirectResult(apiPaths.bulk(file.name));
    const message =
      "This version of the file is not available; only the last ten versions are kept. Use the newest file, whose URL is in `current`.";
    return createApiErrorResult("notFound", { message, current: apiPaths.bulk(file.name) });
  }),
  snapshot: createPublicRoute(API_ROUTES.snapshot, async ({ params }) => {
    const snapshot = await getCatalogue();
    const current = `${API_BASE_PATH}/snapshot/${snapshot.version}`;
    if (params.version === snapshot.version)
      return {
        as: "text",
        type: "application/json; charset=utf-8",
        text: toSnapshotText(snapshot),
        tag: snapshot.version,
      };
    if (params.version === "current" || parseCatalogueVersion(params.version) !== null)
      return createRedirectResult(current);
    return createApiErrorResult("notFound", {
      message: "Not a valid catalog version. Use the URL of the current version in `current`.",
      current,
    });
  }),
  changes: createPublicRoute(API_ROUTES.changes, async ({ query }) => {
    const found = await listPublicationsSince(query.since, COUNT, CHANGES);
    const [newest] = await listNewestPublications(1, 1);
    const last = found.at(-1)?.dataVersion ?? query.since;
    const more = newest !== undefined && last < newest.dataVersion;
    return createJsonResult({
      newest: newest?.dataVersion ?? 0,
      links: { next: more ? appendQuery(`${API_BASE_PATH}/changes`, { since: last }) : null },
      publications: found.map((one) => ({
        ...serializePublication(one),
        changes: one.changes.map(serializeCatalogueChange),
      })),
    });
  }),
  changesOf: createPublicRoute(API_ROUTES.changesOf, async ({ params, query }) => {
    const { page } = query;
    const found = await findPublication(params.dataVersion, (page - 1) * CHANGES_PER_PAGE, CHANGES_PER_PAGE);
    if (!found)
      return createApiErrorResult("notFound", {
        message: "Unknown data version. `/changes` lists the publications with their data versions.",
      });
    const { total, dataVersion, changes } = found;
    const pages = Math.max(1, Math.ceil(total / CHANGES_PER_PAGE));
    const place = serializePaging({ page, pages, total }, apiPaths.changes(dataVersion));
    return createJsonResult({
      publication: serializePublication(found),
      ...place,
      changes: changes.map(serializeCatalogueChange),
    });
  }),
  changesFeed: createPublicRoute(API_ROUTES.changesFeed, async ({ query }) => {
    const { api, site } = getDictionary(query.lang);
    const place = { ...query, origin: getSiteOrigin(), idHost: getFeedHost() };
    const publications = await listNewestPublications(FEED_COUNT, FEED_CHANGES);
    const text = renderAtomFeed(createChangesFeed(publications, { ...place, words: api.feed, author: site.siteName }));
    return { as: "text", type: "application/atom+xml; charset=utf-8", text };
  }),
};

const toSnapshotText = memoizeWeakly(
  (snapshot: Catalogue) => JSON.stringify(writeSnapshot(snapshot)),
  ({ cards }) => cards,
);
