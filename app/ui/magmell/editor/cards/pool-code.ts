// The code that reads and searches all cards, as one module: each import that stands alone has its own copy of what they share.
export { readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
export { EmptyPool } from "./no-pool-cards";
export { createPoolCompleter, PoolField } from "./pool-field";
export { createPoolSearch } from "./pool-search";
