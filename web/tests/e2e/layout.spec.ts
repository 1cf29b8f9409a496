/** Nothing scrolls, nothing is too small to be touched, at three sizes and with two to seven players. */
import { expect, test } from "@playwright/test";
import { atOnce, expectNoScroll, keep, play, playByMouse, waitForMine } from "./helpers";

const TABLES = [
  { game: "express", n_seats: 2, options: { two_bandits: true } }, { game: "express", n_seats: 4 }, { game: "express", n_seats: 6 },
  { game: "superexpress", n_seats: 3 }, { game: "superexpress", n_seats: 7, options: { reflex: true, horse: true } },
];
const SIZES = [[360, 640], [844, 390], [1280, 720]] as const;

for (const wish of TABLES) {
  test(`no scrolling and large enough targets: ${wish.game}, ${wish.n_seats}`, async ({ page }) => {
    await atOnce(page);
    await play(page, wish);
    await waitForMine(page);
    while (!(await page.locator(".hand").count())) await playByMouse(page, 1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNoScroll(page);
      await expect.poll(() => page.locator("button:visible, a:visible, [role=button].legal:visible").evaluateAll((all) => all.filter((e) => {
        const { width: w, height: h } = e.getBoundingClientRect();
        return w < 24 || h < 24;
      }).map((e) => e.getAttribute("aria-label") ?? e.textContent))).toEqual([]);
      const cards = await page.locator(".hand").evaluate((hand) => {
        const room = hand.getBoundingClientRect();
        return [...hand.querySelectorAll(".card")].every((c) => { const r = c.getBoundingClientRect(); return r.left >= room.left - 1 && r.right <= room.right + 1; });
      });
      expect(cards, "every card of the hand lies in its place").toBe(true);
      await keep(page, `table-${wish.game}-${wish.n_seats}-${width}x${height}`);
    }
  });
}
