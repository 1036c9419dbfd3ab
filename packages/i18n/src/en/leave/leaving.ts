import type { Dictionary } from "../../dictionary.ts";
import type { leaving as es } from "../../es/leave/leaving.ts";

export const leaving: Dictionary<typeof es> = {
  title: "Leave without saving?",
  text: "You have unsaved changes. If you leave, they will be lost.",
  stay: "Keep editing",
  leave: "Leave without saving",
};
