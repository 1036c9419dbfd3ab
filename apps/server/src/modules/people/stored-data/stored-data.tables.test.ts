import { readdirSync, readFileSync } from "node:fs";

import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { myDataArchive } from "@atrio/contract/people/profile";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

/** Tables about a person that the archive leaves out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  aviso_resumen: "lines of the next mail, deleted with it; their notices are in `notificaciones`",
  buzon_gestor: "wrapped keys of a handler of complaints",
  cadena: "head of the hash chain of `fichajes`",
  cambio_correo: "an address that waits for its confirmation for an hour",
  cambio_dia_apunte: "ids of the events of a change, which is in `cambios_fichaje`",
  codigo_suplantacion: "hash of a one-time code",
  ausencias_pedidas: "number of the absences in `solicitudes`",
  incidencias_por_decidir: "number and minutes of the pending ones in `incidencias`",
  denuncia:
    "sealed: its reporter reads it on the page of complaints, and nobody may see that there is one",
  documento_sellado:
    "fingerprints of documents that are in `firmas`, `certificados` and `modelo145`",
  fichaje_evento: "hash chain of `fichajes` and their changes, with the same contents",
  firma_codigo: "hash of a one-time code",
  firma_destinatario: "list of a sending; its documents are in `firmas`",
  gestor_instalacion: "a right over the server, given and taken away on the server alone",
  jornada: "working days of `fichajes`: a date and its time zone",
  meses_abiertos:
    "first day of `fichajes`, the first month without one of `cierres` and the last day of `trabajador`",
  nomina_lote_hoja: "a guess about a page until it is published; then it is in `nominas`",
  proyecto_registro: "newest state of the history in `proyectos`",
  respuesta_idempotente: "answers kept for a day in case that a request is sent again",
  turno_serie_trabajador: "rotation of shifts that are in `turnos` once published",
};

let t: TestApp;
let company: Company;
let me: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  me = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

describe("tables about a person", () => {
  it("each is in the archive of stored data, or left out with a reason", async () => {
    const rows = await t.sql<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables k using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'trabajador_id'
         and k.table_type = 'BASE TABLE' order by 1`,
    );
    const folder = new URL("./", import.meta.url);
    const source = readdirSync(folder)
      .filter((name) => name.endsWith(".read.ts"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
    const isRead = (name: string) => new RegExp(`\\b(from|join) ${name}\\b`, "u").test(source);
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isRead(name))).toEqual(Object.keys(leftOut).toSorted());
  });

  it("what was handed over to payroll is in the archive, of mine only", async () => {
    const { empresa_id } = company;
    const other = await t.factory.worker({ company });
    const { id } = await t.factory.insert<{ id: number }>("prenomina_entrega", {
      empresa_id,
      mes: "2026-10-01",
      formato: "Atrio",
      tipo: "csv",
      sha256: "0".repeat(64),
      personas: 2,
      entregada_en: "2026-11-02T09:00:00Z",
      autor_id: other.trabajador_id,
    });
    for (const [trabajador_id, horas] of [
      [me.trabajador_id, 7],
      [other.trabajador_id, 991],
    ] as const) {
      await t.factory.insert("prenomina_entrega_persona", {
        empresa_id,
        entrega_id: id,
        trabajador_id,
        cifras: JSON.stringify({ horas_extra: horas }),
      });
    }
    const area = await t.factory.insert<{ id: number }>("area_trabajo", {
      empresa_id,
      nombre: "Muelle",
      centro_trabajo_id: await centreOf(empresa_id),
    });
    await t.factory.insert("area_trabajador", {
      empresa_id,
      pe_area_trabajo_id: area.id,
      trabajador_id: me.trabajador_id,
    });
    const answer = await t.app.inject({
      method: "GET",
      url: `/api/v1${myDataArchive.path.replace(":id", String(me.trabajador_id))}`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const entries = unzipSync(answer.rawPayload);
    const text = (kind: string) => Buffer.from(entries[`${kind}.json`] ?? []).toString();
    expect(JSON.parse(text("prenomina"))).toMatchObject([
      { mes: "2026-10-01", cifras: { horas_extra: 7 } },
    ]);
    expect(text("prenomina")).not.toContain("991");
    expect(JSON.parse(text("turnos"))).toEqual([{ area: "Muelle", gestiona: false }]);
  });
});

async function centreOf(empresa_id: number): Promise<number> {
  const [centre] = await t.sql<{ id: number }>(
    "select id from centro_trabajo where empresa_id = $1 limit 1",
    [empresa_id],
  );
  return centre?.id ?? 0;
}
