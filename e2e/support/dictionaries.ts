import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Language } from "@atrio/contract/common";

const folder = join(import.meta.dirname, "../../packages/i18n/src");

/** All dictionaries of a language by the name that they are exported under. */
export async function dictionariesOf(language: Language): Promise<Record<string, unknown>> {
  const files = readdirSync(join(folder, language), { recursive: true, encoding: "utf8" });
  const loaded: unknown[] = await Promise.all(
    files
      .filter((file) => file.endsWith(".ts"))
      .map(
        async (file): Promise<unknown> => import(/* @vite-ignore */ join(folder, language, file)),
      ),
  );
  return Object.fromEntries(loaded.flatMap(entriesOf));
}

function entriesOf(exported: unknown): Array<[string, unknown]> {
  return typeof exported === "object" && exported !== null ? Object.entries(exported) : [];
}
