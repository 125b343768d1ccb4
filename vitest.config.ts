import { defineConfig } from "vitest/config";
import { pick } from "./testing/long.ts";

const minute = 60_000;

// These end what hangs and judge nothing else: a machine that is busy with ten other things passes too.
const patience = {
  // a failure says all of what it found: on another machine the message is all there is
  chaiConfig: { truncateThreshold: 0 },
  testTimeout: 5 * minute,
  hookTimeout: 5 * minute,
  expect: { poll: { timeout: 2 * minute } },
};
const longPatience = { ...patience, testTimeout: pick(10, 120) * minute };

const setupFiles = ["testing/no-console-errors.ts", "testing/fast-check-seed.ts"];

// A process that runs many files loads the program once. What the server keeps stays apart by person; core keeps nothing.
const sharedProcess = { isolate: false };

export default defineConfig({
  cacheDir: `node_modules/.cache/vitest/${process.env["TEST_SUITE"] ?? "any"}`,
  test: {
    projects: [
      {
        test: {
          name: "unit",
          ...patience,
          ...sharedProcess,
          setupFiles,
          include: [
            "core/src/**/*.test.ts",
            "library/**/*.test.ts",
            "safety/**/*.test.ts",
            "talk/**/*.test.ts",
            "passwords/**/*.test.ts",
            "*.test.ts",
          ],
        },
      },
      {
        // each of these files loads a page of its own, with its stores and its memory
        test: { name: "unit-web", ...patience, setupFiles, include: ["web/src/**/*.test.ts"] },
      },
      {
        test: {
          name: "server",
          ...patience,
          ...sharedProcess,
          setupFiles,
          globalSetup: ["testing/test-database.ts"],
          include: ["server/src/**/*.test.ts"],
          exclude: ["server/src/db/embedded.test.ts", "server/src/fire/**"],
        },
      },
      {
        test: {
          name: "fire",
          ...longPatience,
          fileParallelism: false,
          include: ["server/src/db/embedded.test.ts", "server/src/fire/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "journeys",
          ...longPatience,
          globalSetup: ["journeys/setup.ts"],
          // a third beside the other parts makes none of them sooner, and all of them slower
          maxWorkers: 2,
          include: ["journeys/*.test.ts"],
        },
      },
      {
        // only in the long run: scripts/test.mjs
        test: { name: "engines", ...longPatience, include: ["journeys/engines/*.test.ts"] },
      },
    ],
  },
});
