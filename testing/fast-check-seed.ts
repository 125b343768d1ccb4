import fc from "fast-check";
import { seed } from "./long.ts";

// a failure tells what failed, not only for which value
fc.configureGlobal({ seed, includeErrorInReport: true });
