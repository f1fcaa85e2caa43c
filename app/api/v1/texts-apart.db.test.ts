import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askApi } from "@/app/api/v1/testing/ask-api";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import { EXAMPLE_REQUESTS } from "@/lib/api/examples/example-requests";
import { getDocumentEntryIds } from "@/lib/documents/readers/read-document";
import { LOADABLE_DOCUMENT_KEYS } from "@/lib/documents/readers/types";
import { getImportedTexts } from "@/lib/documents/texts/data";
import { deleteDocumentTexts, replaceDocumentTexts } from "@/lib/documents/texts/mutations";
import { EXAMPLE_CATALOGUE_NOW, publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";

/** A text that stands nowhere else. */
const MARK = "すもももももももものうち";

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: EXAMPLE_CATALOGUE_NOW });
  await publishExampleCatalogue(openDatabase());
  for (const document of LOADABLE_DOCUMENT_KEYS)
    await replaceDocumentTexts({
      document,
      edition: "9.99",
      statedOn: null,
      note: MARK,
      sha256: "00",
      entries: getDocumentEntryIds(document).map((id) => ({
        id,
        printed: null,
        kind: "rule",
        segments: [{ kind: "statement", label: null, text: MARK }],
      })),
    });
});

afterAll(async () => {
  vi.useRealTimers();
  await deleteDocumentTexts();
});

test("pages would show the texts", async () => {
  expect((await getImportedTexts("mag")).texts.get("mag:101")?.[0]?.text).toBe(MARK);
});

test.each(Object.keys(API_ROUTES) as ApiRouteName[])("%s hands on no imported text", async (name) => {
  const { path, body } = EXAMPLE_REQUESTS[name];
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let response = await askApi(path, { method: API_ROUTES[name].method, ...init });
  const to = response.headers.get("location");
  if (to) response = await askApi(to.replace("/api/v1", ""));
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain(MARK);
});
