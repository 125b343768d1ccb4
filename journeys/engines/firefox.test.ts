import { firefox } from "./firefox.ts";
import { walksIn } from "./walks.ts";

walksIn(firefox);
