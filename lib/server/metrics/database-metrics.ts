import { isKnownAway } from "../database-state";
import { gauge, type Metric } from "./exposition";

type Watched = { grimoireCatalogue?: { readonly version: number | null } };

/** Returns metrics of the database and the card data, as far as this process knows them without asking. */
export const databaseMetrics = (watched = globalThis as Watched): readonly Metric[] => [
  gauge("grimoire_database_away", "Whether the database is known to be away.", isKnownAway() ? 1 : 0),
  gauge(
    "grimoire_data_version",
    "Number of the card data that this process serves; 0 before the first.",
    watched.grimoireCatalogue?.version ?? 0,
  ),
];
