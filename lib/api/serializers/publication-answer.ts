import type { z } from "zod";
import type { CatalogueChange } from "@/lib/catalogue/model/changes";
import { apiAddress } from "../api-address";
import type { Publication } from "../publication";
import type { publication } from "../schemas/changes";

/** One published state of the catalogue in the interface. */
export const publicationAnswer = ({
  dataVersion,
  publishedAt,
  restores,
  total,
}: Publication): z.infer<typeof publication> => ({
  ...{ dataVersion, publishedAt: publishedAt.toISOString(), restores, total },
  links: { changes: apiAddress.changes(dataVersion) },
});

export const changeAnswer = ({ row, id, name, englishName, kind, cards, fields }: CatalogueChange) => ({
  ...{ row, id, name, englishName, kind, cards: [...cards], fields: [...(fields ?? [])] },
});
