import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { API_LIMITS, type ApiLimitName } from "@/lib/rate-limits";

const PERIODS = { 60: "minute", 3600: "hour" } as const;

/** Formats a rate limit: `240 a minute`. */
export function formatLimit(limit: ApiLimitName, { limitValue }: Dictionary["api"]): string {
  const { points, seconds } = API_LIMITS[limit];
  return format(limitValue[PERIODS[seconds]], { points });
}
