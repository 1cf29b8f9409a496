import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Nothing to be found by axe, in both themes. The sheet of symbols and the drawn landscape are hidden from
 * it.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of ["dusk", "tunnel"]) {
    await page.evaluate((t) => {
      if (t === "tunnel") document.documentElement.dataset["theme"] = t;
      else delete document.documentElement.dataset["theme"];
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // experimental, and so not among those of the tags
      .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
      .exclude("body > svg")
      .exclude(".world > svg[aria-hidden], .world > svg > g[aria-hidden]")
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(
      violations.map(
        (v) =>
          `${screen}, ${theme}: ${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.html.slice(0, 140))
            .join(" | ")}`,
      ),
    ).toEqual([]);
  }
  await page.evaluate(() => delete document.documentElement.dataset["theme"]);
}
