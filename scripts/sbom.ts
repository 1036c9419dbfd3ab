// `npm run sbom`: the licences of everything that the product ships, ended with 1 for one that nobody has
// accepted. `npm run sbom -- FILE` writes the list as a CycloneDX bill of materials too.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";

import { unacceptedLicences } from "./lib/licences.ts";
import type { Component } from "./lib/licences.ts";

const root = dirname(import.meta.dirname);
const [file] = process.argv.slice(2);
/** Bytes of npm's answer, several times what it has. */
const most = 50_000_000;

if (file?.startsWith("-") === true) {
  process.stdout.write(
    "npm run sbom            licences of everything that the product ships\n" +
      "npm run sbom -- FILE    writes a CycloneDX bill of materials too\n",
  );
} else {
  const { bill, components } = await readBill();
  if (file !== undefined) writeFileSync(file, bill);
  const groups = Map.groupBy(components, ({ licence }) => licence);
  for (const [licence, group] of [...groups].toSorted(([, a], [, b]) => b.length - a.length)) {
    process.stdout.write(`${String(group.length).padStart(5)}  ${licence}\n`);
  }
  const unaccepted = unacceptedLicences(components);
  for (const { name, version, licence } of unaccepted) {
    process.stdout.write(`Not accepted: ${licence}, ${name} ${version}\n`);
  }
  const place = file === undefined ? "" : `, written to ${file}`;
  process.stdout.write(`${components.length} packages of Atrio${place}\n`);
  process.exitCode = unaccepted.length === 0 ? 0 : 1;
}

/** The bill of materials that npm makes of the installed packages, and its packages but the product's own. */
async function readBill(): Promise<{ bill: string; components: Component[] }> {
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev"];
  const parts = ["--workspace=apps/server", "--workspace=apps/web"];
  const run = promisify(execFile);
  const { stdout } = await run("npm", [...args, ...parts], { cwd: root, maxBuffer: most });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm keeps the format that it is asked for
  const bill = JSON.parse(stdout) as Bill;
  // npm calls the product by the name of its folder.
  bill.metadata.component.name = "atrio";
  return {
    bill: `${JSON.stringify(bill, null, 2)}\n`,
    components: bill.components.filter(isForeign).map(toComponent),
  };
}

/** The parts of a CycloneDX bill that are read here. */
type Bill = { metadata: { component: { name: string } }; components: BillComponent[] };
type BillComponent = {
  "bom-ref": string;
  version: string;
  properties?: Array<{ name: string; value: string }>;
  licenses?: Array<{ license?: { id?: string; name?: string }; expression?: string }>;
};

/** False for the workspaces of the product, which npm lists among the packages. */
function isForeign({ properties = [] }: BillComponent): boolean {
  return !properties.some(({ name }) => name === "cdx:npm:package:private");
}

function toComponent({ "bom-ref": reference, version, licenses = [] }: BillComponent): Component {
  const names = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
  );
  const name = reference.slice(0, reference.lastIndexOf("@"));
  return { name, version, licence: names.join(", ") || "none stated" };
}
