import { romanizeName } from "@/lib/japanese/romanize-name";
import type { CardRecord } from "./types";

/** Returns the English name of a card, or its reading in Latin letters where nobody has translated the name. */
export const getEnglishName = ({ name, reading, englishName }: Pick<CardRecord, "name" | "reading" | "englishName">) =>
  englishName === "" ? romanizeName(name, reading) : englishName;
