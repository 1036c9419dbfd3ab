// Kept facts after changes of the rows that they come from, one after the other and at once.
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { punch } from "@atrio/contract/time/time";

import { waitingForLocks } from "./door.ts";
import type { Company, SignedIn } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { compareFacts } from "./kept-facts.ts";
import { createLeaveFactory } from "./leave.ts";

let t: TestApp;
let company: Company;
let supervisors: SignedIn[];
let workers: SignedIn[];
/** Rules of leave by their kind. */
let rules: Map<number, number>;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const people = async (
    count: number,
    trabajador: Record<string, unknown>,
  ): Promise<SignedIn[]> => {
    const made: SignedIn[] = [];
    while (made.length < count) made.push(await t.factory.signedIn({ company, trabajador }));
    return made;
  };
  supervisors = await people(4, { permiso_supervisor: true });
  workers = await people(5, {});
  const leave = createLeaveFactory(t);
  rules = new Map();
  for (const kind of [1, 6]) rules.set(kind, await leave.rule(company, { kind }));
});

afterAll(() => t.stop());

/** Numbers from 0 below `below`, the same in each run. */
function openChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it("kept facts are those of the rows after any change of requests, expenses, supervisors and people", async () => {
  const chance = openChance(7);
  const any = <T>(list: readonly T[]): T => {
    const one = list[chance(list.length)];
    if (one === undefined) throw new Error("An empty list");
    return one;
  };
  const { empresa_id } = company;
  const oneOf = (
    state: string,
  ) => `(select id from solicitud where empresa_id = ${empresa_id} and ${state}
    order by id desc offset ${chance(6)} limit 1)`;
  const incidence = (state: string) => `(select id from incidencia
    where empresa_id = ${empresa_id} and ${state} order by id desc offset ${chance(4)} limit 1)`;
  const ask = async (): Promise<void> => {
    const { trabajador_id } = any(workers);
    const kind = any([1, 6, 9, 9, 11]);
    const [made] = await t.sql<{ id: number }>(
      `insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, pe_solicitud_subtipo_id, creada_en)
       values ($1, $2, $3, $4, '2026-11-01T09:00:00Z') returning id`,
      [empresa_id, trabajador_id, kind, rules.get(kind)],
    );
    if (kind === 9) {
      await t.sql(
        `insert into gasto (empresa_id, solicitud_id, trabajador_id, fecha_gasto, importe, pe_gasto_tipo_id)
         values ($1, $2, $3, '2026-10-30', 12, 1)`,
        [empresa_id, made?.id, trabajador_id],
      );
    }
    for (const one of supervisors.slice(chance(3), 2 + chance(3))) {
      await t.sql(
        "insert into solicitud_aprobacion (empresa_id, solicitud_id, trabajador_id, supervisor_id) values ($1, $2, $3, $4)",
        [empresa_id, made?.id, trabajador_id, one.trabajador_id],
      );
    }
  };
  const changes: Array<() => string> = [
    () => `update solicitud_aprobacion set aprobada = true, decidida_en = now(), decidida_por = supervisor_id
      where solicitud_id = ${oneOf("estado_id = 1")}`,
    () => `delete from solicitud_aprobacion where solicitud_id = ${oneOf("estado_id = 1")}
      and supervisor_id = ${any(supervisors).trabajador_id}`,
    () =>
      `update solicitud set estado_id = 2, decidida_en = now() where id = ${oneOf("estado_id = 1")}`,
    () =>
      `update solicitud set estado_id = 4, cancelada_en = now() where id = ${oneOf("estado_id = 2")}`,
    () => `update solicitud set borrada = not borrada where id = ${oneOf("estado_id = 4")}`,
    () => `update gasto set pagado_en = now(), pagado_por = ${any(supervisors).trabajador_id}
      where por_pagar_desde is not null and solicitud_id = ${oneOf("estado_id = 2")}`,
    () => `update gasto set importe = importe + 1 where solicitud_id = ${oneOf("estado_id = 2")}`,
    () => `insert into supervision (empresa_id, supervisor_id, supervisado_id, vigencia)
      values (${empresa_id}, ${any(supervisors).trabajador_id}, ${any(workers).trabajador_id},
        '${any(["[2026-01-01,)", "[2026-11-20,)", "[2026-01-01,2026-12-01)"])}') on conflict do nothing`,
    () => `update supervision set vigencia = daterange(lower(vigencia), '2027-01-01')
      where supervisor_id = ${any(supervisors).trabajador_id} and supervisado_id = ${any(workers).trabajador_id}`,
    () => `delete from supervision where supervisor_id = ${any(supervisors).trabajador_id}`,
    () => `insert into incidencia (empresa_id, trabajador_id, dia, minutos_diferencia, minutos, creada_en)
      values (${empresa_id}, ${any(workers).trabajador_id}, date '2026-10-01' + ${chance(30)}, 40,
        ${any([30, -45])}, now()) on conflict do nothing`,
    () =>
      `update incidencia set minutos = ${any([15, -60, 90])} where id = ${incidence("estado_id = 1")}`,
    () => `update incidencia set estado_id = ${any([2, 3])}, decidida_en = now(), respuesta = 'No'
      where id = ${incidence("estado_id = 1")}`,
    () =>
      `update incidencia set estado_id = 1, decidida_en = null where id = ${incidence("estado_id = 3")}`,
    () => `delete from incidencia where id = ${incidence("true")}`,
    () => `with s as (insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, estado_id, creada_en)
        values (${empresa_id}, ${any(workers).trabajador_id}, 10, 1, now()) returning id, trabajador_id)
      insert into cierre_mes (empresa_id, solicitud_id, trabajador_id, anyo, mes, minutos_previstos,
        minutos_trabajados, saldo_minutos)
      select ${empresa_id}, s.id, s.trabajador_id, m.anyo, m.mes, 0, 0, 0
      from s, (values (2026, 11), (2026, 12), (2027, 1), (2027, 2)) m (anyo, mes)
      where not exists (select from cierre_mes c where c.trabajador_id = s.trabajador_id
        and (c.anyo, c.mes) = (m.anyo, m.mes) and c.vigente) offset ${chance(3)} limit 1`,
    () =>
      `update cierre_mes set vigente = false where solicitud_id = ${oneOf("pe_solicitud_tipo_id = 10")}`,
    () => `insert into documento (empresa_id, trabajador_id, categoria, clase, titulo, nombre, tipo, bytes, sha256,
        clave, subido_por, subido_en)
      values (${empresa_id}, ${any(workers).trabajador_id}, '${any(["trabajador", "laboral"])}',
        '${any(["general", "medica"])}', 'Carta', 'carta.pdf', 'application/pdf', 9, sha256('x'),
        gen_random_uuid(), ${any(supervisors).trabajador_id}, now())`,
    () => `update documento set ${any(["retirado_en = now(), retirado_por = subido_por", "clase = 'bancaria'"])} where id = (
      select max(id) from documento where empresa_id = ${empresa_id} and retirado_en is null)`,
    () =>
      `delete from documento where id = (select min(id) from documento where empresa_id = ${empresa_id})`,
    () => `update trabajador set permiso_supervisor = not permiso_supervisor
      where id = ${any(supervisors).trabajador_id}`,
    () => `update trabajador set fecha_baja = ${any(["null", "'2026-12-31'", "'2026-11-28'"])}
      where id = ${any([...supervisors, ...workers]).trabajador_id}`,
    () => `update trabajador set fecha_alta = ${any(["'2024-01-08'", "'2026-11-25'"])}
      where id = ${any(supervisors).trabajador_id} and fecha_baja is null`,
  ];
  const [kind] = await t.sql<{ id: number }>("select id from fichador where empresa_id = $1", [
    empresa_id,
  ]);
  for (const { trabajador_id, token } of workers) {
    const body = { trabajador_id, fichador_id: kind?.id ?? 0 };
    expect(await t.call(punch, { token, body })).toMatchObject({ status: 200 });
  }
  for (let step = 0; step < 400; step += 1) {
    if (step % 3 === 0) await ask();
    await t.sql(any(changes)());
    if (step % 10 !== 9) continue;
    const { wrong, missed } = await compareFacts(t, company);
    expect({ wrong, missed }, `after step ${step}`).toEqual({ wrong: [], missed: [] });
  }
});

/** Waits until so many connections wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  await expect.poll(async () => waitingForLocks(t), { timeout: 10_000, interval: 20 }).toBe(count);
}

it("a request sent while its only supervision ends is one for the office", async () => {
  const boss = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
  const worker = await t.factory.worker({ company });
  await t.factory.supervise(boss, worker);
  const ending = new pg.Client({ connectionString: t.databaseUrl });
  const asking = new pg.Client({ connectionString: t.databaseUrl });
  await Promise.all([ending.connect(), asking.connect()]);
  try {
    await ending.query("begin");
    await ending.query(
      "update supervision set vigencia = daterange(lower(vigencia), '2026-11-18') where supervisor_id = $1",
      [boss.trabajador_id],
    );
    const asked = asking.query<{ solicitud_id: number }>(
      `with s as (insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, creada_en)
         values ($1, $2, 11, now()) returning empresa_id, id, trabajador_id)
       insert into solicitud_aprobacion (empresa_id, solicitud_id, trabajador_id, supervisor_id)
       select empresa_id, id, trabajador_id, $3 from s returning solicitud_id`,
      [company.empresa_id, worker.trabajador_id, boss.trabajador_id],
    );
    await Promise.race([asked, untilWaiting(1)]);
    await ending.query("commit");
    const { rows } = await asked;
    const [kept] = await t.sql<{ decidible_desde: string }>(
      "select decidible_desde::text from solicitud where id = $1",
      [rows[0]?.solicitud_id],
    );
    expect(kept).toEqual({ decidible_desde: "infinity" });
  } finally {
    await Promise.all([ending.end(), asking.end()]);
  }
});

it("people of transactions that overlap are all counted, and none of them waits before its end", async () => {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: t.databaseUrl });
    await client.connect();
    return client;
  };
  const [first, second, holder] = [await connect(), await connect(), await connect()];
  const hire = async (client: pg.Client, code: string): Promise<void> => {
    await client.query(
      `with a as (insert into account (email) values ($2 || '@alta.test') returning account_user_id)
       insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta, fecha_baja)
       select $1, account_user_id, $2, 'Alta', 'Nueva', '2024-01-01', '2025-06-30' from a`,
      [company.empresa_id, code],
    );
  };
  try {
    await first.query("begin");
    await hire(first, "uno");
    await second.query("begin; set local lock_timeout = '2s'");
    await hire(second, "dos");
    await hire(second, "tres");
    // Both count at once: the one that comes second sees what the other one has added.
    await holder.query("begin; select from personas_de_empresa for update");
    const ends = Promise.all([first.query("commit"), second.query("commit")]);
    await untilWaiting(2);
    await holder.query("rollback");
    await ends;
    expect((await compareFacts(t, company)).wrong).toEqual([]);
    const gone = "delete from trabajador where codigo = 'dos' returning codigo";
    expect(await t.sql(gone)).toEqual([{ codigo: "dos" }]);
    expect((await compareFacts(t, company)).wrong).toEqual([]);
  } finally {
    await Promise.all([first.end(), second.end(), holder.end()]);
  }
});
