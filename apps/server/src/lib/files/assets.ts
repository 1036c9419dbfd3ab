import { readFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../assets");

/** Text of a file that the server brings along, by its name in assets/. */
export async function readAsset(name: "towns.tsv" | "verify_ledger.py"): Promise<string> {
  return readFile(join(folder, name), "utf8");
}
