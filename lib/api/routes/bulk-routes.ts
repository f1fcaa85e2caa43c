import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { bulkResponseSchema, snapshotResponseSchema } from "../schemas/bulk";
import { changesResponseSchema, publicationResponseSchema } from "../schemas/changes";
import { dataVersionSchema, pageSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const bulk = defineApiRoute({
  path: "/bulk",
  group: "bulk",
  title: { ja: "一括ファイルの一覧", en: "Bulk files" },
  about: {
    ja: "カタログ全体を収めたファイルの一覧。大量のカードを1枚ずつ取得する代わりに、1日1回これをダウンロードしてください。公開の直後、新しいファイルができるまでは、1つ前の `version` の一覧を返します。",
    en: "Lists the files that hold the whole catalog. Download them once a day instead of fetching cards one by one. Right after a publication, until the new files are ready, the list is that of the previous `version`.",
  },
  answer: bulkResponseSchema,
  cache: "version",
});

const bulkFile = defineApiRoute({
  path: "/bulk/{file}",
  group: "bulk",
  title: { ja: "一括ファイル", en: "Bulk file" },
  about: {
    ja: "名前が同じなら内容も同じです。種類ごとに最新の10ファイルを保存しています。それより古い名前には404を返し、最新のファイルのURLを `current` に入れます。`cards.json`、`sets.json`、`rulings.json`、`everything.json` は最新のファイルにリダイレクトします（`.json` は省略できます）。ファイル内のURLは、サイトのルートからの相対パスです。大きいファイルは `.gz` をダウンロードしてください。",
    en: "Returns a file that `/bulk` lists. The content of a file name never changes. The last ten files of each kind are kept; older names return 404, with the URL of the newest file in `current`. `cards.json`, `sets.json`, `rulings.json` and `everything.json` redirect to the newest files (`.json` is optional). URLs inside the files are relative to the site root. For large files, use the `.gz` version.",
  },
  params: z.strictObject({
    file: describeSchema(
      z
        .string()
        .max(80)
        .regex(/^[a-z]+(?:(?:-\d{1,10}-[0-9a-f]{16})?\.json(?:\.gz)?)?$/, {
          error: "Not the name of a bulk file. Use a name from `/bulk`.",
        }),
      "ファイル名（`cards.json` など）。",
      "File name, such as `cards.json`.",
    ),
  }),
  answer: "application/octet-stream",
  redirects: true,
  refusals: ["notFound", "invalid"],
  cache: "forever",
  limit: "apiBulk",
});

const snapshot = defineApiRoute({
  path: "/snapshot/{version}",
  group: "bulk",
  title: { ja: "スナップショット", en: "Snapshot" },
  about: {
    ja: "このサイトのページが使う形式のカタログを返します。形式は変わることがあり、そのとき `format` も変わります。ほかのプログラムでは一括ファイルを使ってください。",
    en: "Returns the catalog in the format that this site's own pages load. The format may change, and `format` with it, so other programs should use the bulk files.",
  },
  params: z.strictObject({
    version: describeSchema(
      z.string().max(40),
      "カタログのバージョン、または `current`。ほかのバージョンは現在のものにリダイレクトします。",
      "Catalog version, or `current`. Any other version redirects to the current one.",
    ),
  }),
  answer: snapshotResponseSchema,
  redirects: true,
  refusals: ["notFound", "invalid"],
  cache: "forever",
});

const changes = defineApiRoute({
  path: "/changes",
  group: "changes",
  title: { ja: "更新情報", en: "Changes" },
  about: {
    ja: "指定したデータバージョンより後の公開を、古い順に20件ずつ返します。手元のデータの更新に使います。公開日前の変更は含みません。公開日になった変更は元のデータバージョンの公開に加わり、データバージョンは変わらず `/bulk` の `version` だけが変わります。そちらも確認してください。",
    en: "Lists publications after a data version, oldest first, 20 per response, to keep a copy up to date. A change with a later date is not listed before that date. It then joins the publication that it belongs to: there is no new data version, only a new `version` in `/bulk`, so check that as well.",
  },
  query: z.strictObject({
    since: describeSchema(
      dataVersionSchema.default(0),
      "このデータバージョンより後の公開を返します。0なら最初から返します。",
      "Data version after which publications are listed; 0 for all.",
    ),
  }),
  answer: changesResponseSchema,
  refusals: ["invalid"],
  cache: "version",
});

const changesOf = defineApiRoute({
  path: "/changes/{dataVersion}",
  group: "changes",
  title: { ja: "1回の公開の変更", en: "Changes in a publication" },
  about: {
    ja: "1回の公開に含まれる変更のうち、公開されているものを500件ずつ返します。",
    en: "Lists the public changes in one publication, 500 per page.",
  },
  params: z.strictObject({
    dataVersion: describeSchema(
      dataVersionSchema,
      "公開のデータバージョン（番号）。",
      "Data version number of the publication.",
    ),
  }),
  query: z.strictObject({ page: pageSchema }),
  answer: publicationResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const changesFeed = defineApiRoute({
  path: "/changes.atom",
  group: "changes",
  title: { ja: "更新情報（Atom）", en: "Changes as Atom" },
  about: {
    ja: "最新30件の公開をAtomフィードで返します。変更がまだ公開されていないものは除きます。フィードリーダーで購読できます。",
    en: "Returns the latest 30 publications as an Atom feed, for feed readers. Those whose changes are not public yet are left out.",
  },
  query: z.strictObject({
    lang: describeSchema(z.enum(["ja", "en"]).default("ja"), "フィードの言語。", "Language of the feed."),
  }),
  answer: "application/atom+xml",
  refusals: ["invalid"],
  cache: "minute",
});

export const bulkRoutes = { bulk, bulkFile, snapshot, changes, changesOf, changesFeed };
