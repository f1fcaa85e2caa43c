import { PREFERENCE_VALUES } from "@/app/ui/layout/preference-values";
import { MAX_SESSION_SECONDS } from "@/lib/accounts/session-limits";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { env, getSiteOrigin } from "@/lib/server/env";
import { createHostCookieMiddleware } from "@/lib/server/front/host-cookie-middleware";
import { createHstsMiddleware, getHstsHeader } from "@/lib/server/front/hsts-middleware";
import type { Middleware } from "@/lib/server/front/middleware";

/** Returns the gates of a site with https, which keep browsers to it and cookies to this site; none without https. */
export function createHttpsMiddleware(): readonly Middleware[] {
  const site = getSiteOrigin();
  if (!site.startsWith("https:")) return [];
  const own = ["lang", SIGNED_IN_HINT_COOKIE, ...Object.keys(PREFERENCE_VALUES)];
  return [
    createHstsMiddleware(getHstsHeader(site, env().HSTS)),
    createHostCookieMiddleware({ own, sessionSeconds: MAX_SESSION_SECONDS }),
  ];
}
