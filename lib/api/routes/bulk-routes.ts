import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { bulkResponseSchema, snapshotResponseSchema } from "../schemas/bulk";
import { changesResponseSchema, publicationResponseSchema } from "../schemas/changes";
import { dataVersionSchema, pageSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const bulk = defineApiRoute({
  path: "/bulk",
  group: "bulk",
  title: { ja: "まとめたファイルの一覧", en: "Bulk files" },
  about: {
    ja: "カタログのすべてを収めたファイルの目録。たくさん引く代わりに、一日一度これを取ってください。公開の直後、新しいファイルを作っているあいだは、一つ前の `version` の目録を返します。",
    en: "The list of files that hold the whole catalogue. Take one of them a day instead of asking for card after card. Right after a publication, while new files are being made, it is the list of the `version` before.",
  },
  answer: bulkResponseSchema,
  cache: "version",
});

const bulkFile = defineApiRoute({
  path: "/bulk/{file}",
  group: "bulk",
  title: { ja: "まとめたファイル", en: "A bulk file" },
  about: {
    ja: "名前が同じなら中身も同じです。中身が変わって名前が新しくなっても、種類ごとに最近の10のファイルは前の名前のまま取れます。それより古い名前は404で、`current` に今の名前が入ります。`cards.json`、`sets.json`、`rulings.json`、`everything.json` は今のファイルへ導きます（`.json` は省けます）。中のアドレスはサイトの根からのものです。大きいものは `.gz` のほうを取ってください。",
    en: "The same name always has the same bytes. When the content changes, so does the name, and the last ten files of each kind go on answering under theirs; older names answer 404, with today's in `current`. `cards.json`, `sets.json`, `rulings.json` and `everything.json` lead to the current ones (`.json` may be left out). Addresses in them begin at the root of the site. Large ones are better taken with `.gz`.",
  },
  params: z.strictObject({
    file: describeSchema(
      z
        .string()
        .max(80)
        .regex(/^[a-z]+(?:(?:-\d{1,10}-[0-9a-f]{16})?\.json(?:\.gz)?)?$/, { error: "is no name of a bulk file" }),
      "ファイルの名前。",
      "The name of a file.",
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
  title: { ja: "スナップショット", en: "The snapshot" },
  about: {
    ja: "このサイトのブラウザーが使う形です。形は `format` とともに変わることがあるので、ほかのプログラムはまとめたファイルを使ってください。",
    en: "The form that this site's own pages load. It may change together with its `format`; other programs should take the bulk files.",
  },
  params: z.strictObject({
    version: describeSchema(
      z.string().max(40),
      "カタログの版、または `current`。",
      "A version of the catalogue, or `current`.",
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
  title: { ja: "変更の知らせ", en: "What changed" },
  about: {
    ja: "ある番号より後の公開を、古い順に20ずつ。手元のデータを新しくするのに使います。まだ公開の日になっていないものは入りません。その日に新しい番号なしで現れ、`/bulk` の `version` が変わるので、そちらも見てください。",
    en: "What was published after a data version, the oldest first, 20 at a time: to keep a copy up to date. What is not public yet is not among it. It appears on its day without a new number, and `version` of `/bulk` is another one then, so look at that too.",
  },
  query: z.strictObject({
    since: describeSchema(
      dataVersionSchema.default(0),
      "このデータの番号より後。0で最初から。",
      "After this data version; 0 for all there are.",
    ),
  }),
  answer: changesResponseSchema,
  refusals: ["invalid"],
  cache: "version",
});

const changesOf = defineApiRoute({
  path: "/changes/{dataVersion}",
  group: "changes",
  title: { ja: "一つの公開の変更", en: "The changes of one publication" },
  about: { ja: "一つの公開の変更を500件ずつ。", en: "All changes of one publication, 500 at a time." },
  params: z.strictObject({
    dataVersion: describeSchema(dataVersionSchema, "データの番号。", "The number of a data version."),
  }),
  query: z.strictObject({ page: pageSchema }),
  answer: publicationResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const changesFeed = defineApiRoute({
  path: "/changes.atom",
  group: "changes",
  title: { ja: "変更の知らせ（Atom）", en: "What changed, as Atom" },
  about: {
    ja: "最近の30の公開。フィードリーダーで購読できます。",
    en: "The latest 30 publications, for feed readers.",
  },
  query: z.strictObject({ lang: describeSchema(z.enum(["ja", "en"]).default("ja"), "言語。", "The language.") }),
  answer: "application/atom+xml",
  refusals: ["invalid"],
  cache: "minute",
});

export const bulkRoutes = { bulk, bulkFile, snapshot, changes, changesOf, changesFeed };
