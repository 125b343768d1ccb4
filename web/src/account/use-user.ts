import { useQuery } from "@tanstack/react-query";
import type { User } from "@remanso/core/account/contract.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { userQuery } from "./queries.ts";

/** The signed-in person: null where nobody is signed in, undefined while that is not known yet. */
export function useUser(): User | null | undefined {
  const { signedIn } = useVisitor();
  return useQuery({ ...userQuery, enabled: signedIn }).data;
}
