import * as react from "react";

/**
 * Takes from React's development build what no test reads and what is half of its cost: where each element was made, and how
 * long each component took. Its warnings stay. To be imported before React draws anything.
 */
const KEY = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (react as unknown as Record<string, Record<string, unknown>>)[KEY];
if (internals && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
Reflect.deleteProperty(console, "timeStamp");
