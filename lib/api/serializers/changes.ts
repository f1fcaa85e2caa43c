import type { z } from "zod";
import type { CatalogueChange } from "@/lib/magmell/catalogue/model/changes";
import { apiAddress } from "../api-address";
import type { publication } from "../schemas/changes";
import type { Publication } from "../types";

/** Serializes a published state of the catalogue, without its changes. */
export const serializePublication = ({
  dataVersion,
  publishedAt,
  restores,
  total,
}: Publication): z.infer<typeof publication> => ({
  dataVersion,
  publishedAt: publishedAt.toISOString(),
  restores,
  total,
  links: { changes: apiAddress.changes(dataVersion) },
});

export const serializeChange = ({ row, id, name, englishName, kind, cards, fields, publicOn }: CatalogueChange) => ({
  row,
  id,
  name,
  englishName,
  kind,
  cards: [...cards],
  fields: [...(fields ?? [])],
  ...(publicOn !== undefined && { publicOn }),
});
