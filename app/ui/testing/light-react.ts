import * as react from "react";

/**
 * Removes from React's development build the tracking of element origins and render times, which takes half of its time
 * and is not needed by tests. Warnings stay. Import it before React renders anything.
 */
const KEY = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (react as unknown as Record<string, Record<string, unknown>>)[KEY];
if (internals && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
Reflect.deleteProperty(console, "timeStamp");
