/** Several people at one study: how soon a change of one is on the other's board. */
import { type Browser, expect, test, type Page } from "@playwright/test";
import { atOnce, finished } from "./helpers";

const CHANGES = 12;
/** Milliseconds, half of the changes in no more. */
const BAR = 300;
const panel = (page: Page) => page.getByRole("region", { name: "Study", exact: true });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();
const moment = (page: Page) => page.getByRole("slider", { name: "Moment" });

/** When a title is seen. */
const seen = (page: Page, title: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => {
          const field = document.querySelector<HTMLInputElement>(".study input");
          if (field?.value === wanted) done(Date.now());
          else setTimeout(look, 2);
        };
        look();
      }),
    title,
  );

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Kept at the server by one, and opened by another. */
async function together(page: Page, browser: Browser): Promise<Page> {
  await atOnce(page);
  const id = await finished(page, { game: "superexpress", n_seats: 3 });
  await page.goto(`/replay/${id}`);
  await press(page, "Keep at the server");
  await expect(panel(page)).toContainText("Kept until");
  await press(page, "Copy the link for reading");
  const reading = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await atOnce(other);
  await other.goto(reading);
  await expect(panel(other)).toContainText("You read along");
  return other;
}

test("who is at a study sees who else is, and where", async ({ page, browser }) => {
  const other = await together(page, browser);
  await other.evaluate(() => localStorage.setItem("folsom.name", "Jonas"));
  await other.reload();
  const jonas = panel(page).getByRole("button", { name: "Jonas" });
  await expect(jonas).toBeVisible();
  await moment(page).press("Home");
  await moment(other).press("Home");
  await expect(jonas).toHaveText("Jonas");
  await moment(other).press("ArrowRight");
  await expect(jonas).toHaveText("Jonas a step on");
  await moment(page).press("End");
  await expect(jonas).toContainText("steps back");
  await jonas.click();
  await expect(jonas).toHaveText("Jonas");
  await other.context().close();
  await expect(jonas).toBeHidden({ timeout: 20_000 });
});

test("what one changes in a study the other sees at once", async ({ page, browser }) => {
  const other = await together(page, browser);
  const took: number[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const arrives = seen(other, `Title ${i}`);
    await page.waitForTimeout(900);
    const field = panel(page).getByLabel("Title");
    await field.fill(`Title ${i}`);
    const sent = await field.evaluate((input: HTMLElement) => {
      input.blur();
      return Date.now();
    });
    took.push((await arrives) - sent);
  }
  took.sort((a, b) => a - b);
  console.log(`milliseconds between two browsers: ${took.join(" ")}`);
  expect(took[CHANGES / 2]).toBeLessThanOrEqual(BAR);
  await other.context().close();
});
