import { join } from "node:path";

/** The project's folder. This module and the built program (server/dist) lie equally deep in it. */
export const root = join(import.meta.dirname, "../..");
