/** The name that was last played under on this device. */
import { remembered } from "./memory";

export const lastName = () => remembered("name") ?? "";
