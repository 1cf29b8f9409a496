/** Studies: kept in the browser, as a link, at the server; by several people; in other pages. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { atOnce, errorsOf, finished, keep } from "./helpers";

const panel = (page: Page) => page.getByRole("region", { name: "Study", exact: true });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const rename = async (page: Page, title: string) => {
  await panel(page).getByLabel("Title").fill(title);
  await panel(page).getByLabel("Title").blur();
};

test.describe("a study", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is kept here, drawn on, given away as a link, and says what is wrong with a broken one", async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await atOnce(page);
    const id = await finished(page, { game: "superexpress", n_seats: 3 });
    await page.goto(`/replay/${id}`);
    await expect(panel(page)).toContainText("Not kept yet.");
    await press(page, "Keep it here");
    await expect(page).toHaveURL(/\/study\/own-[0-9a-f]{16}$/);
    await rename(page, "The last car");
    await press(page, "Danger");
    const places = page.locator(".scene rect.space");
    const [from, to] = [await places.nth(2).boundingBox(), await places.nth(4).boundingBox()];
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator(".marks .danger").first()).toBeAttached();
    await press(page, "Danger");
    await keep(page, "study");
    const { violations } = await new AxeBuilder({ page }).include(".study").analyze();
    expect(violations.map((v) => v.id)).toEqual([]);
    await expect(panel(page)).toContainText("Kept in this browser.");
    await page.reload();
    await expect(panel(page).getByLabel("Title")).toHaveValue("The last car");
    await expect(page.locator(".marks .danger").first()).toBeAttached();

    await press(page, "Copy as a link");
    await expect(panel(page)).toContainText("Copied.");
    const link = await copied(page);
    expect(link).toContain("/study#s=");
    await page.goto("/");
    await page.goto(link);
    await expect(panel(page).getByLabel("Title")).toHaveValue("The last car");
    await expect(page.locator(".marks .danger").first()).toBeAttached();
    const saving = page.waitForEvent("download");
    await press(page, "As a file");
    const file = await (await saving).path();
    await page.goto("/study");
    await page.setInputFiles("input[type=file]", file);
    await expect(panel(page).getByLabel("Title")).toHaveValue("The last car");
    await expect(page.locator(".marks .danger").first()).toBeAttached();
    await page.goto("/");
    await page.goto(link.slice(0, -40));
    await expect(page.getByRole("alert")).toContainText("the link or file was cut off");
    await page.goto("/study/aaaaaaaaaaaaaaaa");
    await expect(page.getByRole("alert")).toContainText("There is no such study");
    await page.goto("/study");
    await expect(page.getByRole("link", { name: "The last car" })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("at the server is seen by all, changed with its key alone, and shown in other pages", async ({
    page,
    browser,
  }) => {
    await atOnce(page);
    const id = await finished(page, { game: "express", n_seats: 3 });
    await page.goto(`/replay/${id}`);
    await press(page, "Keep at the server");
    await expect(panel(page)).toContainText("Kept until");
    await press(page, "Copy the link for reading");
    const reading = await copied(page);
    await press(page, "Copy the link for editing");
    const editing = await copied(page);
    expect(editing).toMatch(/#key=[\w-]{22}$/);

    const other = await (await browser.newContext()).newPage();
    await atOnce(other);
    await other.goto(reading);
    await expect(panel(other)).toContainText("You read along");
    await expect(panel(other).getByLabel("Title")).toHaveAttribute("readonly");
    await rename(page, "Seen by both");
    await expect(panel(other).getByLabel("Title")).toHaveValue("Seen by both", { timeout: 15_000 });

    await other.goto("/");
    await other.goto(editing.replace(/key=.*/, `key=${"A".repeat(22)}`));
    await rename(other, "Mine now");
    await expect(panel(other)).toContainText("This key does not change the study.");
    await expect(panel(other).getByLabel("Title")).toHaveValue("Mine now");
    await expect(panel(page).getByLabel("Title")).toHaveValue("Seen by both");

    await other.goto(reading.replace("/study/", "/embed/study/"));
    await expect(other.getByRole("link", { name: "Open in Folsom" })).toBeVisible();
    await expect(other.locator(".board")).toBeVisible();
    await expect(panel(other)).toHaveCount(0);
    await expect(other.locator(".top nav")).toBeHidden();
    await keep(other, "embed");
    await other.context().close();
  });

  test("that is not there says so on a page with ways on", async ({ page }) => {
    for (const address of ["/study", "/study/own-nothing"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "Study" })).toBeVisible();
      await expect(page.locator(".paper").getByRole("link", { name: "My games" })).toBeVisible();
      await expectAccessible(page, address);
    }
    await page.getByRole("link", { name: "My games" }).click();
    await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  });
});
