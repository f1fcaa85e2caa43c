import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{engine,lib,app,prisma,.ci}/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
