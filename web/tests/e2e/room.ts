/** What it takes that a table can be seen and touched, whichever way its words are read. */
import { expect, type Page } from "@playwright/test";
import { expectNoScroll, keep } from "./helpers";

export const SIZES = [
  [360, 640],
  [640, 360],
  [667, 375],
  [844, 390],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;
const softly = expect.configure({ soft: true, timeout: 10_000 });
/** A finger needs 44 pixels, a mouse 24. */
const LEAST = { phone: 44, desk: 24 };

/** What cannot be hit for certain, by name. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const boxOf = (e: Element) => e.getBoundingClientRect();
    const isLarge = (e: Element) => boxOf(e).width >= least - 0.01 && boxOf(e).height >= least - 0.01;
    const isSeen = (e: Element) => boxOf(e).width > 0 && getComputedStyle(e).visibility === "visible";
    const nameOf = (e: Element) => e.getAttribute("aria-label") ?? e.textContent ?? "";
    const all = [...document.querySelectorAll("button, a, [role=button].legal")].filter(isSeen);
    const chips = all.filter((e) => e.matches(".chips .btn"));
    /**
     * Figures and loot stand as close as they must: each of those that can be chosen has a button of its own
     * in the question.
     */
    const hasChip = (e: Element) => {
      const [, key, thing] = /^(\d?) ?(.*)$/.exec(nameOf(e).trim())!;
      const isSame = (chip: string) => chip.startsWith(key!) && chip.endsWith(`: ${thing}`);
      return e.matches(".legal") && chips.some((chip) => isLarge(chip) && isSame(nameOf(chip)));
    };
    const small = all
      .filter((e) => !isLarge(e) && !hasChip(e))
      .map((e) => `${nameOf(e)} ${Math.round(boxOf(e).width)}×${Math.round(boxOf(e).height)}`);
    const cards = [...document.querySelectorAll(".hand button.card")].map(boxOf);
    const covered = cards.flatMap((card, i) =>
      i && card.top === cards[i - 1]!.top && Math.abs(card.left - cards[i - 1]!.left) < least - 0.01
        ? [`card ${i} shows ${Math.round(Math.abs(card.left - cards[i - 1]!.left))}`]
        : [],
    );
    return [...small, ...covered];
  }, least);

/** Cards of the hand that lie outside their place. */
const cardsOutside = (page: Page) =>
  page.locator(".hand").evaluateAll((hands) =>
    hands.flatMap((hand) => {
      const room = hand.getBoundingClientRect();
      return [...hand.querySelectorAll(".card")]
        .map((c) => c.getBoundingClientRect())
        .filter((r) => r.left < room.left - 1 || r.right > room.right + 1 || r.bottom > room.bottom + 1)
        .map((r) => `${r.left} to ${r.right} in ${room.left} to ${room.right}`);
    }),
  );

/**
 * Names and numbers on the players' sheets that are missing or cut short. A person's name may be longer than
 * any sheet: then it ends with three dots, and is still some letters long.
 */
export const cutShort = (page: Page) =>
  page.locator("button.sheet").evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect();
      const isBot = sheet.querySelector(".bot") !== null;
      // Half a pixel is enough for three dots, and is in no whole number of the element's own.
      const isCut = (n: Element) => {
        const text = document.createRange();
        text.selectNodeContents(n);
        return text.getBoundingClientRect().width > n.getBoundingClientRect().width + 0.01;
      };
      const names = [...sheet.querySelectorAll(".nick")].filter(
        (n) => isCut(n) && (isBot || n.clientWidth < 36),
      );
      const seen = (part: string) => [...sheet.querySelectorAll(part)].some((e) => e.clientWidth > 0);
      const isOwn = sheet.querySelector(".you") !== null;
      const missing = [".nick", isOwn ? ".you" : isBot ? ".bot" : ".nick", isOwn ? ".sum, .loot" : ".nick"]
        .filter((part) => !seen(part))
        .map((part) => `${sheet.className}: no ${part}`);
      const numbers = [...sheet.querySelectorAll(".row > span, .row i")].filter((n) => {
        const box = n.getBoundingClientRect();
        return box.width > 0 && (document.dir === "rtl" ? box.left < edge.left : box.right > edge.right);
      });
      return [...missing, ...[...names, ...numbers].map((n) => `${sheet.className}: ${n.textContent}`)];
    }),
  );

/** What lies on the train, and what of the own bandit and the lit places is outside the picture. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (e: Element) => e.getBoundingClientRect();
    const scene = boxOf(document.querySelector(".scene")!);
    const spaces = [...document.querySelectorAll(".scene .space rect")].map(boxOf);
    const train = {
      top: Math.min(...spaces.map((b) => b.top)),
      bottom: Math.max(...spaces.map((b) => b.bottom)),
    };
    const over = [...document.querySelectorAll(".prompt, .sheets, .hand, section.log, .pile .card, .scrub")]
      .filter((e) => boxOf(e).width > 0 && getComputedStyle(e).clipPath === "none")
      .filter((e) => boxOf(e).bottom > train.top + 1 && boxOf(e).top < train.bottom - 1)
      // The pile beside a low train, and sheets above one, are outside its box.
      .filter((e) => boxOf(e).bottom > scene.top + 1 && boxOf(e).top < scene.bottom - 1)
      .map((e) => `${e.className} lies on the train`);
    const own = [...document.querySelectorAll(".scene [data-who][role=button]")];
    const cut = [...own, ...document.querySelectorAll(".legal")]
      .filter((e) => {
        const box = boxOf(e);
        return (
          box.left < scene.left - 1 ||
          box.right > scene.right + 1 ||
          box.top < scene.top - 1 ||
          box.bottom > scene.bottom + 1
        );
      })
      .map((e) => `${e.getAttribute("aria-label")} is outside`);
    return [...over, ...cut];
  });

/** Parts of the table that lie over one another, or buttons that do not fit into theirs. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(".rounds > *, .top nav, .sheets, .prompt, .hand, section.log"),
    ].filter((e) => e.getBoundingClientRect().width > 0 && !e.closest(".scene"));
    const lies = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const parts = seen.filter((e) => getComputedStyle(e).clipPath === "none");
    const over = parts.flatMap((a, i) =>
      parts
        .slice(i + 1)
        .filter((b) => lies(a.getBoundingClientRect(), b.getBoundingClientRect()))
        .map((b) => `${a.className || a.tagName} and ${b.className || b.tagName}`),
    );
    return [
      ...over,
      ...[...document.querySelectorAll(".prompt .chips")]
        .filter((e) => e.scrollWidth > e.clientWidth + 1)
        .map((e) => `buttons ${e.scrollWidth} in ${e.clientWidth}`),
      ...[...document.querySelectorAll(".prompt .btn, .team, .team > *")]
        .filter(
          (e) =>
            e.getBoundingClientRect().bottom >
            (e.closest(".team") ?? document.body).getBoundingClientRect().bottom + 1,
        )
        .map((e) => `${e.textContent} is below`),
    ];
  });

export async function expectRoomy(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator(".scene").evaluate((scene) => scene.clientWidth)).toBe(width);
    await expectNoScroll(page);
    await expect
      .poll(
        () => tooSmall(page, width < 600 || height < 480 ? LEAST.phone : LEAST.desk),
        `${name} at ${width}×${height}`,
      )
      .toEqual([]);
    // The train is laid anew a frame or more after its place has another size.
    for (const amiss of [cardsOutside, cutShort, overlapping, hidden])
      await softly.poll(() => amiss(page), `${name} at ${width}×${height}`).toEqual([]);
    await keep(page, `${name}-${width}x${height}`);
  }
}
