import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as bank from "@atrio/contract/time/hours-bank";

import type { SignedIn } from "../../../../test/factory.ts";
import { startBank, type BankWorld } from "../../../../test/hours-bank.ts";
import { readCsv } from "../../../lib/files/csv.ts";
import { readWorkbook } from "../../../lib/files/xlsx.ts";

let w: BankWorld;
let ana: SignedIn;
let left: SignedIn;

beforeAll(async () => {
  w = await startBank("2026-11-18T08:00:00Z");
  await w.configure();
  ana = await w.hire({ nombre: "Ana", apellido1: "Abad" });
  left = await w.hire({ nombre: "Zoe", apellido1: "Zamora" });
  await w.t.sql(
    "update supervision set vigencia = '[2024-01-01,2026-11-18)' where supervisado_id = $1",
    [left.trabajador_id],
  );
  const approved = await w.raise(ana, "2026-11-02", 60);
  await w.raise(ana, "2026-11-03", 45);
  await w.raise(ana, "2026-11-04", -30, 2);
  await w.raise(ana, "2025-11-04", 90);
  await w.raise(left, "2026-11-05", 60);
  await w.raise(w.worker, "2026-11-06", 15);
  const body = { incidencia_id: approved, aprobada: true };
  await w.t.call(bank.decideIncidence, { token: w.admin.token, body });
  await w.t.sql("update incidencia set observaciones = $1 where minutos = 45", ["=1+1"]);
});

afterAll(() => w.t.stop());

async function list(filters: Record<string, unknown> = {}) {
  const paramsFront = JSON.stringify(filters);
  const { body } = await w.t.call(bank.listTeamIncidences, {
    token: w.supervisor.token,
    body: { paramsFront },
  });
  return body;
}

describe("the incidences of the team", () => {
  it("the team's incidences are of the people supervised today in this year, newest day first", async () => {
    const { data, total } = await list();
    expect(total).toBe(4);
    expect(data.map((one: { dia: string }) => one.dia)).toEqual([
      "2026-11-06",
      "2026-11-04",
      "2026-11-03",
      "2026-11-02",
    ]);
    expect(data[1]).toMatchObject({
      trabajador: { id: ana.trabajador_id, nombre_completo: "Ana Abad" },
      can: { editar: false, validar: true, rechazar: true, aprobar: false },
    });
    expect(data[3].can).toMatchObject({ validar: false, rechazar: false });
  });

  it("the team's incidences are filtered by worker, state and year, and paged", async () => {
    const ofAna = await list({ trabajador_id: ana.trabajador_id, estado_id: 1, take: 10 });
    expect(ofAna.data.map((one: { minutos: number }) => one.minutos)).toEqual([-30, 45]);
    expect((await list({ anyo: 2025 })).total).toBe(1);
    expect((await list({ skip: 3, take: 10 })).data).toHaveLength(1);
    expect((await list({ trabajador_id: left.trabajador_id })).data).toEqual([]);
    const plain = await w.t.call(bank.listTeamIncidences, { token: w.supervisor.token, body: {} });
    expect(plain.body.total).toBe(4);
  });

  it("the team's incidences come with balances, also of workers without incidences", async () => {
    const { body } = await w.t.call(bank.teamBalances, {
      token: w.supervisor.token,
      query: { anyo: 2026 },
    });
    expect(body.data).toMatchObject([
      {
        trabajador: { nombre_completo: "Ana Abad" },
        saldo_minutos: 60,
        pendiente_minutos: 45,
        incidencias_pendientes: 2,
      },
      { saldo_minutos: 0, pendiente_minutos: 15, incidencias_pendientes: 1 },
    ]);
  });
});

describe("the file of the team", () => {
  const download = async (body: Record<string, unknown>, language = "es") => {
    const response = await w.t.app.inject({
      method: "POST",
      url: "/api/v1/supervisor/bolsa-horas/exportar",
      headers: { authorization: `Bearer ${w.supervisor.token}`, "accept-language": language },
      payload: body,
    });
    return { ...response, bytes: response.rawPayload, headers: response.headers };
  };

  it("the team's file is a workbook of two sheets in the reader's language", async () => {
    const answer = await download({ estado_id: 3 }, "fr");
    expect(answer.headers["content-disposition"]).toContain("banque-d-heures-2026.xlsx");
    const [incidences, balances] = await readWorkbook(Buffer.from(answer.bytes));
    expect(incidences?.sheet).toBe("Écarts");
    expect(incidences?.rows).toHaveLength(2);
    expect(incidences?.rows[1]?.slice(0, 7)).toEqual([
      "Ana Abad",
      "02/11/2026",
      "60",
      "60",
      "+1 h 00",
      "Banque d’heures",
      "Approuvé",
    ]);
    expect(balances?.rows.map((row) => row[2])).toEqual(["Solde (min)", "60", "0"]);
  });

  it("the team's file as CSV has no formulas, and is audited", async () => {
    const answer = await download({ formato: "csv", trabajador_id: ana.trabajador_id });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const rows = readCsv(Buffer.from(answer.bytes)).map(({ cells }) => cells);
    const cells = rows.flat();
    expect(cells).toContain("'=1+1");
    expect(cells).toContain("-30");
    expect(cells).not.toContain("Zoe Zamora");
    const trail = await w.t.sql("select actor_id from auditoria where accion = $1", [
      "bolsa_horas.exportada",
    ]);
    expect(trail).toHaveLength(2);
  });

  it("the team's file needs the supervisor's role", async () => {
    const answer = await w.t.call(bank.exportTeamBank, { token: ana.token, body: {} });
    expect([answer.status, answer.body.code]).toEqual([403, "access.denied"]);
  });
});
