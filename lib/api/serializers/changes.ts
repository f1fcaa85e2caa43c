import type { z } from "zod";
import type { CatalogueChange } from "@/lib/magmell/catalogue/model/changes";
import { apiPaths } from "../api-paths";
import type { publicationSchema } from "../schemas/changes";
import type { Publication } from "../types";

/** Serializes a published state of the catalogue, without its changes. */
export const serializePublication = ({
  dataVersion,
  publishedAt,
  restores,
  total,
}: Publication): z.infer<typeof publicationSchema> => ({
  dataVersion,
  publishedAt: publishedAt.toISOString(),
  restores,
  total,
  links: { changes: apiPaths.changes(dataVersion) },
});

export const serializeCatalogueChange = ({
  row,
  id,
  name,
  englishName,
  kind,
  cards,
  fields,
  publicOn,
}: CatalogueChange) => ({
  row,
  id,
  name,
  englishName,
  kind,
  cards: [...cards],
  fields: [...(fields ?? [])],
  ...(publicOn !== undefined && { publicOn }),
});
