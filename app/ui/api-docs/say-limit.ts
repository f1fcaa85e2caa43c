import { type Dictionary, say } from "@/app/ui/i18n";
import { API_LIMITS, type ApiLimit } from "@/lib/api/api-limits";

const PERIODS = { 60: "minute", 3600: "hour" } as const;

/** How often may be asked, in words: `240 a minute`. */
export function sayLimit(limit: ApiLimit, { limitValue }: Dictionary["api"]): string {
  const { points, seconds } = API_LIMITS[limit];
  return say(limitValue[PERIODS[seconds]], { points });
}
