import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { reopenMonth } from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";
import { listOfficeMonths } from "@atrio/contract/time/office-time";
import type { OfficeMonth } from "@atrio/contract/time/office-time";
import { punch } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";

/** Open months of the last twelve, computed from days, signings and closures. */
const computedMonths = `
  select t.nombre || ' ' || to_char(m.primero, 'YYYY-MM') as month
  from trabajador t
  join empresa e on e.empresa_id = t.empresa_id
  cross join lateral generate_series(date_trunc('month', timestamp '2025-11-18'), timestamp '2026-10-01',
    interval '1 month') m (primero)
  where t.empresa_id = $1 and (t.fecha_baja is null or t.fecha_baja >= '2026-11-18')
    and m.primero + interval '1 month' > greatest(t.fecha_alta, t.inicio_registro, e.inicio_registro, (
      select min(j.dia) from fichaje f join jornada j on j.id = f.jornada_id and j.empresa_id = f.empresa_id
      where f.trabajador_id = t.id and not f.borrado))
    and exists (select from fichaje f where f.trabajador_id = t.id and not f.borrado)
    and not exists (select from cierre_mes c where c.trabajador_id = t.id and c.vigente
      and make_date(c.anyo, c.mes, 1) = m.primero)
  order by m.primero, t.id`;

let t: TestApp;
let company: Company;
let administrator: SignedIn;
let reader: SignedIn;
let ana: SignedIn;

/** A worker who has signed once, in September 2026. */
async function signing(nombre: string, trabajador: object = {}): Promise<SignedIn> {
  const person = await t.factory.signedIn({
    company,
    nombre,
    apellido1: "Prieto",
    trabajador: { inicio_registro: "2026-09-01", ...trabajador },
  });
  const [type] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
    [company.empresa_id],
  );
  for (const [accion, hour] of [
    ["entrada", "08"],
    ["salida", "15"],
  ] as const) {
    t.clock.set(`2026-09-14T${hour}:00:00Z`);
    const answer = await t.call(punch, {
      token: await t.factory.session(person),
      body: { trabajador_id: person.trabajador_id, accion, fichador_id: type?.id },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  t.clock.set("2026-11-18T08:00:00Z");
  person.token = await t.factory.session(person);
  return person;
}

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-18T08:00:00Z" });
  company = await t.factory.company();
  ana = await signing("Ana");
  await signing("Bruno");
  await signing("Carla", { fecha_baja: "2026-11-01" });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  reader = await t.factory.signedIn({
    company,
    trabajador: { administrador: true, roles_administracion: ["lectura"] },
  });
});

afterAll(() => t.stop());

const list = async (asked: object = {}, who = administrator): Promise<Answer> =>
  t.call(listOfficeMonths, {
    token: who.token,
    query: { paramsFront: JSON.stringify(asked) },
  });

async function months(asked: object = {}, who = administrator): Promise<OfficeMonth[]> {
  const answer = await list(asked, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const named = (rows: readonly OfficeMonth[]) =>
  rows.map((row) => `${row.trabajador.nombre_completo} ${row.anyo}-${row.mes}`);

describe("months of the company's people in the office (Rule TIME-145)", () => {
  it("only roles that read time see them", async () => {
    expect((await t.call(listOfficeMonths)).status).toBe(401);
    expect((await list({}, ana)).status).toBe(403);
    expect((await list({ estado: "rechazado" })).status).toBe(422);
    expect((await list({}, reader)).status).toBe(200);
  });

  it("open months begin with the first signing, end with the last whole month, and are due on the tenth", async () => {
    const rows = await months();
    expect(named(rows)).toEqual([
      "Ana Prieto 2026-9",
      "Bruno Prieto 2026-9",
      "Ana Prieto 2026-10",
      "Bruno Prieto 2026-10",
    ]);
    expect(rows[0]).toMatchObject({ estado: "abierto", vence_el: "2026-10-10", rechazado: false });
    expect(named(await months({ mes: "2026-10", texto: "brun" }))).toEqual([
      "Bruno Prieto 2026-10",
    ]);
    expect((await list({ take: 10, skip: 3 })).body).toMatchObject({ total: 4 });
  });

  it("a closure moves from waiting to closed and back to open when it is reopened", async () => {
    const sent = await t.call(requestClosure, {
      token: ana.token,
      body: { trabajador_id: ana.trabajador_id, year: 2026, month: 9 },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const { id } = sent.body.data.solicitud;
    expect(await months({ estado: "pendiente" })).toMatchObject([
      { solicitud_id: id, minutos_trabajados: 420, can: { reabrir: false } },
    ]);
    expect(named(await months({ mes: "2026-09" }))).toEqual(["Bruno Prieto 2026-9"]);
    await t.sql("update solicitud set estado_id = 2, decidida_en = now() where id = $1", [id]);
    expect(await months({ estado: "aprobado" })).toMatchObject([{ can: { reabrir: true } }]);
    expect(await months({ estado: "aprobado" }, reader)).toMatchObject([
      { can: { reabrir: false } },
    ]);
    const body = { solicitud_id: id, motivo: "Falta un fichaje" };
    expect((await t.call(reopenMonth, { token: administrator.token, body })).status).toBe(200);
    expect(await months({ estado: "aprobado" })).toEqual([]);
    expect(named(await months({ mes: "2026-09" }))).toHaveLength(2);
  });

  it("the first open month follows signings, closures and the start of recording", async () => {
    const { empresa_id } = company;
    const who = `trabajador_id = ${ana.trabajador_id}`;
    const request = (month: number) => `with s as (
        insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, estado_id, creada_en)
        values (${empresa_id}, ${ana.trabajador_id}, 10, 1, now()) returning id)
      insert into cierre_mes (empresa_id, solicitud_id, trabajador_id, anyo, mes, minutos_previstos,
        minutos_trabajados, saldo_minutos) select ${empresa_id}, id, ${ana.trabajador_id}, 2026, ${month}, 0, 0, 0
      from s`;
    const earlier = `with j as (insert into jornada (empresa_id, trabajador_id, dia, zona_horaria)
        values (${empresa_id}, ${ana.trabajador_id}, '2026-06-08', 'Europe/Madrid') returning id)
      insert into fichaje (empresa_id, trabajador_id, jornada_id, fichador_id, hora_inicio, hora_fin, seq_inicio)
      select ${empresa_id}, ${ana.trabajador_id}, j.id, min(f.id), '2026-06-08T08:00Z', '2026-06-08T15:00Z', 90
      from j, fichador f where f.empresa_id = ${empresa_id} group by j.id`;
    const steps = [
      `update trabajador set inicio_registro = '2026-10-01' where id = ${ana.trabajador_id}`,
      `update empresa set inicio_registro = '2026-11-01' where empresa_id = ${empresa_id}`,
      `update empresa set inicio_registro = '2024-01-01' where empresa_id = ${empresa_id}`,
      `update trabajador set inicio_registro = null where id = ${ana.trabajador_id}`,
      earlier,
      request(6),
      request(8),
      `update trabajador set fecha_baja = '2026-12-31' where id = ${ana.trabajador_id}`,
      `update trabajador set fecha_baja = null where id = ${ana.trabajador_id}`,
      request(7),
      `update cierre_mes set vigente = false where ${who} and mes = 6`,
      `update fichaje set borrado = true where ${who} and seq_inicio = 90`,
      `update fichaje set borrado = false where ${who} and seq_inicio = 90`,
      `update fichaje f set jornada_id = (select j.id from jornada j where j.${who} and j.dia = '2026-09-14')
        where ${who} and seq_inicio = 90`,
      `delete from fichaje where ${who} and seq_inicio = 90`,
      `update fichaje set borrado = true where ${who}`,
    ];
    for (const step of steps) {
      await t.sql(step);
      const computed = await t.sql<{ month: string }>(computedMonths, [empresa_id]);
      const { total } = (await list({ take: 100 })).body;
      const kept = (await months({ take: 100 })).map(({ trabajador, anyo, mes }) => {
        const [nombre] = trabajador.nombre_completo.split(" ");
        return `${nombre} ${anyo}-${String(mes).padStart(2, "0")}`;
      });
      const expected = computed.map(({ month }) => month);
      expect({ kept, total }, step).toEqual({ kept: expected, total: expected.length });
    }
  });

  it("months that are open for many people are read page by page, in the people's order", async () => {
    const large = await t.factory.company();
    const chief = await t.factory.signedIn({ company: large, trabajador: { administrador: true } });
    // A few since September, all others since October.
    const people = await t.sql<{ id: number; desde: string }>(
      `with a as (insert into account (email) select 'mes' || n || '@prueba.test' from generate_series(1, 230) n
         returning account_user_id),
       w as (insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
         select $1, account_user_id, account_user_id, 'Mes', 'Abierto', '2024-01-01' from a returning id)
       insert into meses_abiertos (empresa_id, trabajador_id, primer_fichaje, desde)
       select $1, w.id, '2026-09-07', case when w.id % 60 = 0 then date '2026-09-01' else '2026-10-01' end from w
       returning trabajador_id as id, desde::text`,
      [large.empresa_id],
    );
    const ids = people.map(({ id }) => id).toSorted((one, other) => one - other);
    const early = people.filter(({ desde }) => desde === "2026-09-01").map(({ id }) => id);
    const expected = [
      ...ids.filter((id) => early.includes(id)).map((id) => `${id} 2026-9`),
      ...ids.map((id) => `${id} 2026-10`),
    ];
    const read: string[] = [];
    for (const skip of [0, 50, 100, 150, 200]) {
      const rows = await months({ skip, take: 50 }, chief);
      read.push(...rows.map(({ trabajador, anyo, mes }) => `${trabajador.id} ${anyo}-${mes}`));
    }
    expect(read).toEqual(expected);
    expect((await list({ take: 10 }, chief)).body).toMatchObject({ total: expected.length });
  });
});
