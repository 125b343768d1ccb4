import { webkit } from "./webkit.ts";
import { walksIn } from "./walks.ts";

walksIn(webkit);
