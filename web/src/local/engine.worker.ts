/** What runs in the Worker: each feature's handlers, loaded when the first of its calls comes. */
import { type Call, type Handler, serve } from "./calls";

type Feature = { handlers: object };
const FEATURES: Record<string, () => Promise<Feature>> = {
  past: () => import("./past"),
  table: () => import("./tables"),
  advice: () => import("./advice"),
  puzzle: () => import("./puzzle"),
  board: () => import("./board"),
  glance: () => import("./glance"),
  thinking: () => import("./thinking"),
  edit: () => import("./edit"),
};

serve(self, async (name) => {
  const feature = await FEATURES[name.split(".")[0]!]?.();
  return (feature?.handlers as Record<string, Handler<Call>> | undefined)?.[name];
});
