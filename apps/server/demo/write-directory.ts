import type { Client } from "pg";

import type { Company } from "./company.ts";
import { insertObjects } from "./rows.ts";
import type { CompanyIds } from "./write-company.ts";

/** In the small company everybody knows everybody: supervisions and birthdays are shown too. */
const openly = ["supervisores", "cumpleanyos"];

/** Grants of a demo company for its list of workers; the other one keeps the product's. */
export async function writeDirectory(
  { client, company }: { client: Client; company: Company },
  ids: CompanyIds,
): Promise<void> {
  if (company.slug !== "otra") return;
  const grants = openly.map((column) => ({
    empresa_id: ids.empresa_id,
    campo: column,
    audiencia: "todos",
  }));
  await insertObjects(client, "directorio_permiso", grants);
}
