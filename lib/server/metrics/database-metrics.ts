import { isDatabaseKnownDown } from "../database-state";
import { createGauge, type Metric } from "./exposition";

type Watched = { grimoireCatalogue?: { readonly version: number | null } };

/** Returns metrics of the database and the card data, as far as this process knows them without asking. */
export const getDatabaseMetrics = (watched = globalThis as Watched): readonly Metric[] => [
  createGauge("grimoire_database_away", "Whether the database is known to be away.", isDatabaseKnownDown() ? 1 : 0),
  createGauge(
    "grimoire_data_version",
    "Number of the card data that this process serves; 0 before the first.",
    watched.grimoireCatalogue?.version ?? 0,
  ),
];
