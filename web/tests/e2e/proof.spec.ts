/** The proof of a game that a server dealt: the page plays it again itself, and finds out who lies. */
import { expect, test, type Page } from "@playwright/test";
import type { ReplayFile } from "../../src/wire/messages";
import { atOnce, finished } from "./helpers";

/** What the page says of a game that the server tells otherwise. */
async function saidOf(page: Page, id: string, lie: (file: ReplayFile) => void): Promise<string> {
  await page.unrouteAll();
  await page.route(/\/api\/tables\/\w+\/replay$/, async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as ReplayFile;
    lie(file);
    await route.fulfill({ json: file });
  });
  await page.goto("/");
  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Fair shuffling" }).click();
  const again = page.locator(".again");
  await expect(again).not.toContainText("Playing it again");
  return again.innerText();
}

const otherDigit = (digit: string) => (digit === "0" ? "1" : "0");

test("a server's game is played again by the page, and every lie about it is told @brief", async ({
  page,
}) => {
  await atOnce(page);
  const id = await finished(page, { game: "superexpress", n_seats: 3 });
  await expect(page.locator(".end .again")).toContainText("the result is the same");
  expect(await saidOf(page, id, () => undefined)).toContain("all happened as it was shown");
  const lies: [string, (file: ReplayFile) => void][] = [
    [
      "checksum does not fit",
      (file) => (file.transcript = file.transcript.replace(/(?<=seed )./, otherDigit)),
    ],
    ["not dealt from this seed", (file) => (file.proof!.nonces[0] = "00".repeat(32))],
    ["another result", (file) => (file.outcome!.results[0]!.points += 1)],
    ["at step 2", (file) => file.steps[2]!.sights[1]!.events.push(file.steps[1]!.sights[1]!.events[0]!)],
  ];
  for (const [said, lie] of lies) expect(await saidOf(page, id, lie)).toContain(said);
});
