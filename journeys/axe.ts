import axe from "axe-core";
import type { Visit } from "./browser.ts";

/** What axe has to report of the page as it stands, by WCAG 2.2 AA. */
export async function axeViolations({ page }: Visit): Promise<string[]> {
  // through the debugger, as the page's policy rightly allows no script of ours
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe.source });
  const { result } = await session.send("Runtime.evaluate", {
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
      .then((found) => found.violations.flatMap((violation) => violation.nodes.map((node) => violation.id + " " + node.target.join(" ") + " " + (node.any[0]?.message ?? ""))))`,
  });
  await session.detach();
  return result.value;
}
