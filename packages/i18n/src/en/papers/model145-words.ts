import type { Dictionary } from "../../dictionary.ts";
import type { model145Words as source } from "../../es/papers/model145-words.ts";

/** Names of Model 145 in mails and archives. */
export const model145Words: Dictionary<typeof source> = {
  title: "Model 145 (IRPF withholding form)",
  archive: "model-145",
};
