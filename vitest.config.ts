import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "core/src/**/*.test.ts",
            "web/src/**/*.test.ts",
            "library/**/*.test.ts",
            "safety/**/*.test.ts",
            "*.test.ts",
          ],
          setupFiles: ["testing/no-console-errors.ts"],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          exclude: ["server/src/db/embedded.test.ts", "server/src/fire/**"],
          globalSetup: ["testing/test-database.ts"],
          setupFiles: ["testing/no-console-errors.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "fire",
          include: ["server/src/db/embedded.test.ts", "server/src/fire/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["journeys/**/*.test.ts"],
          globalSetup: ["journeys/setup.ts"],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
