import { useRouter } from "@tanstack/react-router";
import type { Visitor } from "./visitor.ts";

/** Who is looking, as known when the page was drawn. Signing in or out draws a new page. */
export function useVisitor(): Visitor {
  return useRouter().options.context.visitor;
}
