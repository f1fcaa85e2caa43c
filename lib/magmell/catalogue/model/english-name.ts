import { romanizeName } from "@/lib/japanese/romanize-name";
import type { CardRecord } from "./types";

/** Returns the English name of a card, or its romanized reading if the name is not translated. */
export const getEnglishName = ({ name, reading, englishName }: Pick<CardRecord, "name" | "reading" | "englishName">) =>
  englishName === "" ? romanizeName(name, reading) : englishName;
