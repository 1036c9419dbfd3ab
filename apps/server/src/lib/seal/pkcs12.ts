import type { FileProblem, SealMaterial } from "./tasks.ts";

export function openPkcs12(_file: Uint8Array, _password: string): SealMaterial | FileProblem {
  return "unreadable";
}
