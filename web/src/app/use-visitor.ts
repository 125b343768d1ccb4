import { useRouter } from "../router/provider.tsx";
import type { Visitor } from "./visitor.ts";

/** Who is looking, as known when the page was drawn. Signing in or out draws a new page. */
export function useVisitor(): Visitor {
  return useRouter().context.visitor;
}
