import { expect, it } from "vitest";
import type { Lang } from "@/app/i18n/lang";
import { createShareMetadata } from "./share-metadata";

it("a page in an added language is told as English, with Japanese as the other language", () => {
  const picture = { path: "/picture", stamp: "1", alt: "" };
  const { openGraph } = createShareMetadata({ lang: "de" as Lang, picture });
  expect(openGraph).toMatchObject({ locale: "en_US", alternateLocale: ["ja_JP"] });
});
