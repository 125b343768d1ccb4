import axe from "axe-core";
import type { Visit } from "./browser.ts";

/** What axe reports of the page as it is now, by WCAG 2.2 AA, by what axe calls best practice, and by `more` of its rules. */
export async function axeViolations({ page }: Visit, more: readonly string[] = []): Promise<string[]> {
  // Through the debugger: the page's policy rightly forbids any script but its own.
  const session = await page.context().newCDPSession(page);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await session.send("Runtime.evaluate", { expression: axe.source });
  const { result } = await session.send("Runtime.evaluate", {
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        rules: ${JSON.stringify(Object.fromEntries(more.map((rule) => [rule, { enabled: true }])))},
        resultTypes: ["violations"],
      }).then((found) => found.violations.flatMap((violation) => violation.nodes.map((node) => violation.id + " " + node.target.join(" ") + " " + (node.any[0]?.message ?? ""))))`,
  });
  await session.detach();
  return result.value;
}
