/**
 * Waits until the server has compiled the rules: on a machine's first start that takes a minute or two, on a
 * busy one many more.
 */
const MOST_SECONDS = 1800;

export default async function ready(): Promise<void> {
  const games = `${process.env["FOLSOM_URL"] ?? "http://127.0.0.1:8000"}/api/games`;
  for (let tries = 0; tries < MOST_SECONDS; tries++) {
    const offers = (await fetch(games)
      .then((a) => a.json())
      .catch(() => [])) as { is_ready: boolean }[];
    if (offers.length && offers.every((o) => o.is_ready)) return;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error("the server has not got its games ready");
}
