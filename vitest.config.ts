import { defineConfig } from "vitest/config";

// how long something that must come is waited for: on a busy machine everything takes longer
const expectations = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          expect: expectations,
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
          expect: expectations,
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
          expect: expectations,
          include: ["server/src/db/embedded.test.ts", "server/src/fire/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          expect: expectations,
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
