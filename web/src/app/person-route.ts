import { createRoute, notFound } from "@tanstack/react-router";
import { rootRoute } from "./root-route.ts";

// specification §2: signed-out visitors see the landing page only; every other path is a 404
export const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "person",
  beforeLoad: ({ context }) => {
    if (!context.visitor.signedIn) throw notFound();
  },
});
