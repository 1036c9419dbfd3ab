import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  emptyFolder,
  type EvidenceWorld,
  filesBelow,
  filesOf,
  kitOf,
  python,
  unpack,
  workedWorld,
} from "../../../../../test/evidence/world.ts";

const driver = join(import.meta.dirname, "../../../../../test/evidence/tamper.py");
const kinds = ["edit", "delete", "insert", "swap", "renumber", "cut", "rewrite"];

let world: EvidenceWorld;
let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  world = await workedWorld({ people: 3, days: 10 });
  folder = await emptyFolder();
  await unpack(filesOf(await kitOf(world)), join(folder.path, "kit"));
  await copyFile(driver, join(folder.path, "tamper.py"));
}, 60_000);

afterAll(async () => {
  await folder.remove();
  await world.t.stop();
});

describe("seven kinds of tampering at 1,000 random places each", () => {
  it("seven kinds of random tampering are all found by chain and checkpoints, without the index", async () => {
    const halves = await Promise.all(
      ["2026", "1119"].map((seed) => python(folder.path, "tamper.py", "kit", seed, "500")),
    );
    for (const { status, out, err } of halves) {
      expect({ status, err }, out).toEqual({ status: 0, err: "" });
      for (const kind of kinds) expect(out).toContain(`${kind}: 500 of 500 found`);
      // An entry changed in place is named exactly.
      expect(out).toContain("edit: 500 of 500 found, 500 at the very place");
      expect(out).toContain("insert: 500 of 500 found, 500 at the very place");
      expect(out).toContain("swap: 500 of 500 found, 500 at the very place");
    }
  }, 300_000);

  it.each(kinds)(
    "the tampering %s is named by the command line, which ends with 1, from a ZIP",
    async (kind) => {
      const target = join(folder.path, kind);
      await mkdir(target);
      const made = await python(folder.path, "tamper.py", "kit", "7", "write", kind, kind);
      const { trabajador_id } = JSON.parse(made.out) as { trabajador_id: number };
      const zip = join(folder.path, `${kind}.zip`);
      await writeFile(zip, zipSync(await filesBelow(target)));
      const { status, out } = await python(folder.path, join("kit", "verify_ledger.py"), zip);
      expect(status).toBe(1);
      expect(out).toContain(`(${trabajador_id})`);
      expect(out).toContain("ALTERADO");
    },
  );
});

describe("tampering with the database before the export", () => {
  it("tampering with the database before the export is found by earlier signed checkpoints", async () => {
    const { t, people } = world;
    const victim = people[0]?.trabajador_id ?? 0;
    // Rewrites an old entry and every hash after it, as the owner of the database could.
    await t.sql(
      `do $$
       declare
         e record;
         v_previo bytea := sha256('');
       begin
         for e in select * from fichaje_evento where trabajador_id = ${victim} order by seq loop
           if e.seq = 6 then
             e.contenido := replace(e.contenido, 'T12:', 'T11:');
           end if;
           e.hoja := sha256('\\x00'::bytea || e.sal || convert_to(e.contenido, 'UTF8'));
           e.eslabon := sha256('\\x01'::bytea || v_previo || e.hoja);
           update fichaje_evento set contenido = e.contenido, hoja = e.hoja, eslabon = e.eslabon
             where empresa_id = e.empresa_id and trabajador_id = e.trabajador_id and seq = e.seq;
           v_previo := e.eslabon;
         end loop;
         update cadena set eslabon = v_previo where trabajador_id = ${victim};
       end $$`,
    );
    const place = join(folder.path, "rewritten");
    await unpack(filesOf(await kitOf(world)), place);
    const { status, out } = await python(place, "verify_ledger.py");
    expect(status).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `\\(${victim}\\): entre los apuntes 1 y 6 hay algo distinto de lo que firmó el punto de control 1`,
      ),
    );
  });
});
