import { defineConfig } from "drizzle-kit";

// eslint-free tool file: drizzle-kit only reads a default export
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/src/*/tables.ts",
  out: "./server/migrations",
});
