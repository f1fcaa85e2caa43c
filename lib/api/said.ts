import type { z } from "zod";

/** Says in both languages what a field means; English goes into the published schema as its description. */
export const said = <S extends z.ZodType>(schema: S, ja: string, en: string): S =>
  schema.meta({ ...schema.meta(), description: en, ja });
