import { hash, randomBytes } from "node:crypto";

import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { login, requestNewPassword } from "@atrio/contract/access/auth";
import { payslipConcepts } from "@atrio/contract/papers/payslip-concepts";
import { payslipById, payslips } from "@atrio/contract/papers/payslips";
import { superviseeBirthdays } from "@atrio/contract/people/workers";
import { listWorkdays, punch, workedHoursSummary } from "@atrio/contract/time/time";
import type { Workday } from "@atrio/contract/time/time";

import { migrate } from "../src/db/migrate.ts";
import { openAnswers } from "../src/lib/crypto/model145-answers.ts";
import { readFilePaths } from "../src/modules/company/installation/doctor/doctor.read.ts";
import { judgeAnswers } from "../src/modules/papers/model145/model145.rules.ts";
import { eventContent } from "../src/modules/time/clocking/ledger.rules.ts";
import { readContents } from "../src/modules/time/clocking/ledger.service.ts";
import { yieldOf } from "../src/modules/time/hours-bank/hours-bank.rules.ts";
import { openStoredBytes } from "../src/platform/storage.ts";
import { databaseUrl } from "../test/database.ts";
import { inSpanish, startTestApp, type TestApp } from "../test/harness.ts";
import { signatureOf } from "../test/pdfs.ts";

import { largeCompany } from "./large-company.ts";
import { DEMO_PASSWORD, loadCompany, loadDemo } from "./load.ts";
import type { Window } from "./window.ts";

/** Wednesday, loaded as of its noon in Madrid. */
const today = "2026-11-18";
/** A load takes seconds, and on a busy machine many. */
const LOADING_MS = 240_000;

let t: TestApp;
let digests: Record<string, string>;

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-18T11:00:00Z" });
  // A scheduled job would write notices between the load and the digests.
  await t.ctx.jobs.stop();
  const input = { databaseUrl: t.databaseUrl, config: t.ctx.config, log: t.ctx.log, today };
  // Two at once, as when two servers start on an empty database.
  await Promise.all([loadDemo(input), loadDemo(input)]);
  await loadDemo(input);
  digests = await digestsOf((text) => t.sql(text));
}, LOADING_MS);

afterAll(async () => {
  await t.stop();
});

type TaxRow = { estado: string; datos: Buffer; clave: string | null };

/** Digests of everything that must be the same in two loads; password hashes have a random salt. */
async function digestsOf(
  sql: (text: string) => Promise<pg.QueryResultRow[]>,
): Promise<Record<string, string>> {
  const tables = ["trabajador", "trabajador_horario", "supervision", "jornada", "fichaje_evento"];
  const entries: Array<[string, string]> = [];
  const bank = ["incidencia", "incidencia_validacion", "bolsa_movimiento"];
  const asked = ["solicitud", "solicitud_aprobacion", "ausencia", "gasto", "solicitud_suceso"];
  const others = ["fichaje", "cadena", "festivo", "notificacion", "saldo_regla", "permiso_tipo"];
  // Stored files have random names.
  const nameless = "(select to_jsonb(n) - 'clave' from nomina n)";
  const paid = [nameless, "nomina_linea", "trabajador_salario", "turno", "turno_trabajador"];
  for (const table of [...tables, ...bank, ...asked, ...others, ...paid]) {
    const [row] = await sql(
      `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${table} t`,
    );
    entries.push([table, row?.digest ?? ""]);
  }
  return Object.fromEntries(entries);
}

async function count(text: string): Promise<number> {
  const [row] = await t.sql<{ count: number }>(`select count(*)::int as count from ${text}`);
  return row?.count ?? -1;
}

async function signIn(email: string): Promise<{ token: string; worker: number }> {
  const { status, body } = await t.call(login, { body: { email, password: DEMO_PASSWORD } });
  expect(status).toBe(200);
  const [row] = await t.sql<{ id: number }>(
    "select t.id from trabajador t join account a using (account_user_id) where a.email = $1",
    [email],
  );
  return { token: body.access_token, worker: row?.id ?? 0 };
}

describe("the demo companies", () => {
  it("the demo has two companies, made once, with their people, places and catalogues", async () => {
    const slugs = await t.sql("select slug from empresa order by empresa_id");
    expect(slugs).toEqual([{ slug: "demo" }, { slug: "otra" }]);
    const demo = "empresa e using (empresa_id) where e.slug = 'demo'";
    expect(await count(`trabajador join ${demo}`)).toBe(60);
    expect(await count(`centro_trabajo join ${demo}`)).toBe(3);
    expect(await count(`empresa_modulo join ${demo}`)).toBe(16);
    expect(
      await count("empresa_modulo join empresa e using (empresa_id) where slug = 'otra'"),
    ).toBe(4);
    expect(await count("horario where codigo in ('OFI', 'NOC', 'CIC', 'PAR')")).toBe(6);
    expect(await count("festivo where fecha between '2027-01-01' and '2027-12-31'")).toBe(56);
    expect(await count("trabajador where empresa_id = 2")).toBe(6);
  });

  it("the demo companies answer an unknown e-mail with the text of the catalogue", async () => {
    const asking = { body: { email: "a@b.test" }, headers: inSpanish };
    const { body } = await t.call(requestNewPassword, asking);
    expect(body.message).toBe("El email introducido no existe");
  });

  it("the demo companies have a history of two years", async () => {
    expect(await count("fichaje_evento")).toBeGreaterThan(60_000);
    expect(await count("fichaje_evento")).toBeLessThan(130_000);
    const [span] = await t.sql(
      "select min(dia)::text as first, max(dia)::text as last from jornada",
    );
    expect(span).toEqual({ first: "2024-11-17", last: today });
  });

  it("the demo has organisation charts, one of them still a draft", async () => {
    const charts = "organigrama o join empresa e using (empresa_id) where e.slug = 'demo'";
    expect(await count(charts)).toBe(3);
    expect(await count(`${charts} and not o.activo`)).toBe(1);
    expect(await count("nodo_organigrama where padre_id is null")).toBe(6);
    expect(await count("nodo_organigrama where empresa_id = 1 and tipo = 'persona'")).toBe(180);
  });

  it("the demo companies have calendar events, and a worker with a calendar subscription", async () => {
    expect(await count("evento_empresa where empresa_id = 1")).toBe(7);
    expect(await count("evento_empresa where hora_inicio is not null")).toBe(5);
    expect(await count("calendario_suscripcion where privacidad = 'ausente'")).toBe(1);
  });

  it("some demo workers have chosen notification preferences, and nobody has a device", async () => {
    expect(await count("aviso_persona where empresa_id = 1")).toBeGreaterThan(4);
    expect(await count("preferencia_aviso where not correo")).toBeGreaterThan(4);
    expect(await count("dispositivo_aviso")).toBe(0);
  });

  it("some demo workers have two supervisors, and ended supervisions are kept", async () => {
    const twice = `(select supervisado_id from supervision where upper_inf(vigencia)
      group by empresa_id, supervisado_id having count(*) = 2) two`;
    expect(await count(twice)).toBeGreaterThan(5);
    expect(await count("supervision where not upper_inf(vigencia)")).toBe(1);
  });
});

describe("the ledger of the demo", () => {
  it("every chain of the demo's ledger recomputes, link by link", async () => {
    const broken = await t.sql(`
      with link as (
        select e.*, lag(eslabon, 1, sha256('')) over chain as previo, row_number() over chain as place
        from fichaje_evento e
        window chain as (partition by empresa_id, trabajador_id order by seq))
      select empresa_id, trabajador_id, seq from link
      where seq <> place or hoja <> sha256('\\x00'::bytea || sal || convert_to(contenido, 'UTF8'))
        or eslabon <> sha256('\\x01'::bytea || previo || hoja)`);
    expect(broken).toEqual([]);
    const heads = await count(`cadena c left join fichaje_evento e
      on e.empresa_id = c.empresa_id and e.trabajador_id = c.trabajador_id and e.seq = c.seq
      where c.seq <> (select count(*) from fichaje_evento x
          where x.empresa_id = c.empresa_id and x.trabajador_id = c.trabajador_id) or c.eslabon <> coalesce(e.eslabon, sha256(''))`);
    expect([heads, await count("cadena")]).toEqual([0, 66]);
  });

  it("the ledger of the demo holds the canonical content of the clocking module", async () => {
    const rows = await t.sql<{ fichaje_id: number; contenido: string }>(
      "select fichaje_id, contenido from fichaje_evento where trabajador_id % 7 = 0 order by seq",
    );
    const read = readContents();
    const different = rows.filter(({ fichaje_id, contenido }) => {
      const { follows, ...one } = read(fichaje_id, contenido);
      const antes = one.antes && { seq: follows ?? 0, version: one.antes };
      return eventContent({ ...one, antes }) !== contenido;
    });
    expect([rows.length > 3000, different]).toEqual([true, []]);
  });

  it("the ledger's newest versions equal the current rows", async () => {
    const different = await count(`fichaje f
      join fichaje_evento e on e.empresa_id = f.empresa_id and e.trabajador_id = f.trabajador_id
        and e.seq = coalesce(f.seq_fin, f.seq_inicio)
      join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
      left join lateral fichaje_entradas(case when set_config('app.empresa_id', f.empresa_id::text, true) > '' then f.id end) x on x.seq = e.seq
      cross join lateral (select x.entrada as c, x.entrada -> 'despues' as d) v
      where f.trabajador_id % 9 = 0 and (c is null or e.fichaje_id <> f.id or c ->> 'dia' <> j.dia::text
        or (d ->> 'hora_inicio')::timestamptz <> f.hora_inicio
        or (d ->> 'hora_fin')::timestamptz is distinct from f.hora_fin
        or to_jsonb(f.fichador_id) is distinct from nullif(d -> 'fichador_id', 'null')
        or to_jsonb(f.parada_id) is distinct from nullif(d -> 'parada_id', 'null')
        or (d ->> 'latitud_fin')::numeric is distinct from f.latitud_fin
        or d ->> 'account_user_ip' is distinct from host(f.account_user_ip))`);
    expect(different).toBe(0);
  });

  it("new punches continue the ledger of the demo", async () => {
    const { token, worker } = await signIn("lucia@demo.test");
    const [head] = await t.sql<{ seq: number }>("select seq from cadena where trabajador_id = $1", [
      worker,
    ]);
    const [kind] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = 1 and tipo = 'presencial'",
    );
    const body = { trabajador_id: worker, fichador_id: kind?.id };
    const answer = await t.call(punch, { token, body });
    expect(answer.status).toBe(200);
    expect(answer.body.data.recibo.seq).toBe((head?.seq ?? 0) + 1);
    expect(answer.body.data.fichaje.ip_invalida_inicio).toBe(false);
  });
});

describe("the days of the demo", () => {
  it("Lucía's demo sheet has days of all four statuses", async () => {
    const { token, worker } = await signIn("lucia@demo.test");
    const query = { trabajador_id: worker, dia: `2026-10-19to${today}` };
    const { body } = await t.call(listWorkdays, { token, query });
    const statuses = body.data.map((day: { estado_id: number }) => day.estado_id);
    expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4]));
    const wrong = statuses.filter((status: number) => status === 3);
    expect(wrong.length).toBeGreaterThanOrEqual(1);
    expect(wrong.length).toBeLessThanOrEqual(6);
  });

  it("monthly balances of the demo stay within a few hours", async () => {
    const { token, worker } = await signIn("hugo.molina@demo.test");
    const query = { trabajador_id: worker, year: 2026, month: 10 };
    const { body } = await t.call(workedHoursSummary, { token, query });
    expect(body.data.minutos_previstos).toBeGreaterThan(120 * 60);
    expect(Math.abs(body.data.saldo_minutos)).toBeLessThan(12 * 60);
  });

  it("the demo has people at work now and an unfinished signing, but none of Lucía's twin today", async () => {
    const open = "fichaje where hora_fin is null";
    expect(await count(`${open} and hora_inicio >= '${today}'`)).toBeGreaterThan(15);
    expect(await count(`${open} and hora_inicio < '2026-11-17T11:00:00Z'`)).toBe(1);
    const nuevo = "trabajador join account using (account_user_id) where email = 'nuevo@demo.test'";
    expect(await count(`jornada where trabajador_id = (select id from ${nuevo})`)).toBe(0);
  });

  it("demo night shifts of the clock changes count nine and seven hours", async () => {
    const hours = async (dia: string) =>
      t.sql<{ hours: number }>(
        `select round(extract(epoch from sum(f.hora_fin - f.hora_inicio)) / 3600)::int as hours
           from jornada j join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
          where j.dia = $1 group by j.id
         having min(extract(hour from f.hora_inicio at time zone j.zona_horaria)) >= 21`,
        [dia],
      );
    expect((await hours("2026-10-24")).map((row) => row.hours)).toContain(9);
    expect((await hours("2026-03-28")).map((row) => row.hours)).toContain(7);
    expect((await hours("2026-10-23")).map((row) => row.hours)).toContain(8);
  });

  it("demo signings include pauses, telework, refused locations, invalid addresses, stated ends", async () => {
    const some = [
      "parada_id in (select id from parada where tipo = 'comida')",
      "parada_id in (select id from parada where tipo = 'descanso')",
      "parada_id in (select id from parada where tipo = 'medico')",
      "fichador_id in (select id from fichador where tipo = 'lugar')",
      "fichador_id in (select id from fichador where clase_tiempo = 'disponibilidad')",
      "teletrabajo",
      "geolocalizacion_inicio = 'denegada' and latitud_inicio is null",
      "geolocalizacion_inicio = 'concedida' and latitud_inicio is not null",
      "ip_invalida_inicio and host(account_user_ip) like '203.0.113.%'",
      "fin_declarado",
      "observaciones is not null",
    ];
    for (const condition of some) {
      expect(await count(`fichaje where ${condition}`), condition).toBeGreaterThan(2);
    }
  });
});

describe("the hours bank of the demo", () => {
  it("the hours bank has incidences in all four states, with their movements", async () => {
    const states = await t.sql("select distinct estado_id from incidencia order by 1");
    expect(states.map((row) => row["estado_id"])).toEqual([1, 2, 3, 4]);
    const kinds = await t.sql("select distinct tipo from bolsa_movimiento order by 1");
    expect(kinds.map((row) => row["tipo"])).toEqual([
      "caducidad",
      "incidencia",
      "traslado_nomina",
      "traspaso",
    ]);
    expect(await count("incidencia_validacion")).toBeGreaterThan(2);
    // A closed month: after ten days all of its requests are decided.
    expect(await count("incidencia where estado_id = 1 and dia < '2026-10-23'")).toBe(0);
    expect(await count("incidencia where estado_id = 1")).toBeGreaterThan(5);
    expect(await count("incidencia where empresa_id <> 1")).toBe(0);
    expect(await count("incidencia where creada_en > '2026-11-18T11:00:00Z'")).toBe(0);
  });

  it("demo incidences agree with each day of the sheet", async () => {
    const { token, worker } = await signIn("hugo.molina@demo.test");
    const query = { trabajador_id: worker, dia: "2026-01-01to2026-11-16" };
    const { body } = await t.call(listWorkdays, { token, query });
    const days: Workday[] = body.data;
    const rules = { activa: true, umbral_minutos: 15, intervalo_minutos: 15 };
    for (const day of days) {
      const expected = yieldOf(day, { ...rules, maximo_diario_minutos: 240 });
      expect([day.dia, day.incidencia?.minutos]).toEqual([day.dia, expected?.minutos]);
    }
    expect(days.some((day) => day.incidencia !== null)).toBe(true);
  });

  it("demo hours banks stay within the yearly cap and hold no hours of an expired year", async () => {
    const balances = await t.sql<{ anyo: number; most: number }>(
      `select anyo, max(saldo)::int as most from (select anyo, trabajador_id, sum(minutos) as saldo
         from bolsa_movimiento group by 1, 2) s group by 1 order by 1`,
    );
    expect(balances.map((row) => row.anyo)).toEqual([2025, 2026]);
    expect(balances[0]?.most).toBeLessThanOrEqual(0);
    expect(balances[1]?.most).toBeLessThanOrEqual(3000);
    const lost = "incidencia i where estado_id in (3, 4) and pe_compensacion_id = 1";
    expect(
      await count(`${lost} and not exists (select from bolsa_movimiento m
        where m.incidencia_id = i.id and m.tipo = 'incidencia')`),
    ).toBe(0);
  });
});

describe("the requests of the demo", () => {
  it("every demo month but the last is closed, with the figures of its sheet", async () => {
    const { token, worker } = await signIn("hugo.molina@demo.test");
    const months = await t.sql<{ anyo: number; mes: number; estado_id: number }>(
      `select c.*, s.estado_id from cierre_mes c
         join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
        where c.trabajador_id = $1 and (c.anyo, c.mes) < (2026, 10) order by c.anyo, c.mes`,
      [worker],
    );
    expect(months.length).toBeGreaterThan(12);
    for (const { anyo, mes, ...closed } of months) {
      expect(closed.estado_id).toBe(2);
      const query = { trabajador_id: worker, year: anyo, month: mes };
      const { body } = await t.call(workedHoursSummary, { token, query });
      expect(closed).toMatchObject({
        minutos_previstos: body.data.minutos_previstos,
        minutos_trabajados: body.data.minutos_trabajados,
        saldo_minutos: body.data.saldo_minutos,
      });
    }
  });

  it("some closures and corrections of the demo are pending, each with somebody to decide it", async () => {
    const closures = "solicitud where pe_solicitud_tipo_id = 10 and estado_id";
    expect(await count(`${closures} = 1`)).toBeGreaterThan(3);
    expect(await count(`${closures} = 3`)).toBeGreaterThan(0);
    expect(await count("correccion where pendiente")).toBeGreaterThan(1);
    const unanswered = `solicitud s where s.estado_id = 1 and s.pe_solicitud_tipo_id = 11
      and not exists (select from solicitud_aprobacion a
        where a.empresa_id = s.empresa_id and a.solicitud_id = s.id)`;
    expect(await count(unanswered)).toBe(0);
  });
});

describe("the tax forms and certificates of the demo", () => {
  it("demo tax forms are in force, most of them signed, one with a change and one unsigned", async () => {
    const rows = await t.sql<{ empresa_id: number; trabajador_id: number; dia: string } & TaxRow>(
      `select m.empresa_id, m.trabajador_id, m.estado, m.datos, m.creado_en::date::text as dia, m.clave
       from modelo145 m`,
    );
    for (const row of rows) {
      const problems = judgeAnswers(openAnswers(t.ctx, row, row.datos), row.dia);
      expect(problems, JSON.stringify(row)).toEqual([]);
    }
    const inState = (state: string) => rows.filter(({ estado }) => estado === state).length;
    expect([inState("sustituido"), inState("pendiente")]).toEqual([1, 1]);
    expect(inState("firmado")).toBeGreaterThan(40);
    expect(rows.filter(({ clave }) => clave !== null)).toHaveLength(2);
    const newcomer = "select id from trabajador join account using (account_user_id)";
    expect(
      await count(`modelo145 where trabajador_id in (${newcomer} where email = 'nuevo@demo.test')`),
    ).toBe(0);
  });

  it("demo certificates are sealed documents of the company, and registered", async () => {
    const files = await t.sql<{ empresa_id: number; clave: string; sha256: string }>(
      `select c.empresa_id, c.clave, s.sha256 from certificado c
       join documento_sellado s on s.empresa_id = c.empresa_id and s.codigo = c.codigo
       union all
       select m.empresa_id, m.clave, s.sha256 from modelo145 m
       join documento_sellado s
         on s.empresa_id = m.empresa_id and s.clase = 'modelo145' and s.objeto_id = m.id`,
    );
    expect(files).toHaveLength(4);
    for (const { sha256, ...file } of files) {
      const bytes = (await t.ctx.storage.get(file)) ?? Buffer.alloc(0);
      expect(hash("sha256", bytes, "hex")).toBe(sha256);
      expect(await signatureOf(bytes)).toMatchObject({ isValid: true, isWhole: true });
    }
  });
});

describe("the payslips of the demo", () => {
  it("payslips of both demo companies cover two years up to the last ended month", async () => {
    const [span] = await t.sql(
      "select min(anyo * 100 + mes_pago) as first, max(anyo * 100 + mes_pago) as last from nomina",
    );
    expect(span).toEqual({ first: 202_411, last: 202_610 });
    const months = `(select trabajador_id from nomina n join trabajador t
        on t.empresa_id = n.empresa_id and t.id = n.trabajador_id
      where tipo_nomina = 'NM' and fecha_alta < '2024-11-01' and fecha_baja is null
      group by n.empresa_id, trabajador_id having count(distinct (anyo, mes_pago)) < 20) few`;
    // The four months of a birth leave.
    expect(await count(months)).toBe(0);
    expect(await count("nomina where empresa_id = 2")).toBeGreaterThan(100);
    expect(
      await count("nomina where estado_nomina_id = 2 and (anyo, mes_pago) <> (2026, 10)"),
    ).toBe(0);
    expect(await count("nomina where publicada_en > '2026-11-18T11:00:00Z'")).toBe(0);
    expect(await count("nomina where total_percibir < 0")).toBe(0);
  });

  it("the lines of every demo payslip add up to its totals", async () => {
    const wrong = `(select n.id from nomina n join nomina_linea l
        on l.empresa_id = n.empresa_id and l.nomina_id = n.id
      group by n.empresa_id, n.id
      having n.total_devengado <> sum(importe) filter (where seccion like 'devengo%')
        or n.total_aportaciones <> coalesce(sum(importe) filter (where seccion = 'aportacion_trabajador'), 0)
        or n.descuento_irpf <> sum(importe) filter (where seccion = 'irpf')
        or n.otras_deducciones <> coalesce(sum(importe) filter (where seccion in ('anticipo', 'especie', 'otra_deduccion')), 0)
        or n.aportacion_empresa <> coalesce(sum(importe) filter (where seccion = 'aportacion_empresa'), 0)) w`;
    expect(await count(wrong)).toBe(0);
    const known = payslipConcepts.map((concept) => `'${concept}'`).join(", ");
    expect(await count(`nomina_linea where concepto not in (${known})`)).toBe(0);
  });

  it("demo payslips are of every kind, with a correction, sick leave and overtime", async () => {
    const kinds = await t.sql("select distinct tipo_nomina as kind from nomina order by 1");
    expect(kinds.map(({ kind }) => kind)).toEqual(["AT", "BN", "NM", "PE"]);
    expect(await count("nomina where sustituye_id is not null")).toBe(1);
    for (const concept of [
      "prestacion_it",
      "horas_extra",
      "anticipo",
      "seguro_medico",
      "prorrata_pagas",
      "cotizacion_solidaridad",
      "antiguedad",
    ]) {
      expect(await count(`nomina_linea where concepto = '${concept}'`), concept).toBeGreaterThan(0);
    }
  });

  it("Lucía sees her payslips, and a payslip of somebody else is not found", async () => {
    const { token, worker } = await signIn("lucia@demo.test");
    const { body } = await t.call(payslips, { token, params: { id: worker } });
    expect(body.anyos).toEqual([2026, 2025, 2024]);
    const [newest] = body.data;
    const opened = await t.call(payslipById, { token, params: { id: newest.id } });
    const { comparaciones, cabecera } = opened.body.data;
    expect(cabecera).toMatchObject({
      empresa: "Clínica Castellana",
      nombre: "Lucía García Romero",
    });
    expect(comparaciones).toHaveLength(2);
    const marcos = await signIn("marcos@demo.test");
    const refused = await t.call(payslipById, { token: marcos.token, params: { id: newest.id } });
    expect(refused.status).toBe(404);
  });
});

describe("the accounts of the demo", () => {
  it("every demo account signs in with the one password", async () => {
    const names = ["lucia", "marcos", "elena", "ines", "admin"].map((name) => `${name}@demo.test`);
    for (const email of [...names, "otra@otra.test"]) {
      expect((await signIn(email)).token).toMatch(/.{40}/);
    }
  });

  it("the newcomer has to change the password, and a former worker cannot sign in", async () => {
    const rows = await t.sql("select email from account where requires_password_change");
    expect(rows).toEqual([{ email: "nuevo@demo.test" }]);
    const [left] = await t.sql<{ email: string }>(
      "select email from account where desactivada_en is not null",
    );
    const body = { email: left?.email ?? "", password: DEMO_PASSWORD };
    expect((await t.call(login, { body })).status).toBe(403);
  });

  it("Marcos sees two birthdays this week, and Lucía has unread notices", async () => {
    const { token, worker } = await signIn("marcos@demo.test");
    const { body } = await t.call(superviseeBirthdays, { token, params: { id: worker } });
    const names = body.data.map((person: { nombre_completo: string }) => person.nombre_completo);
    expect(names).toEqual(expect.arrayContaining(["Hugo Molina Sáez", "Carmen Soler Ibáñez"]));
    const unread = `notificacion join trabajador t on t.id = trabajador_id
      where t.nombre = 'Lucía' and leida_en is null`;
    expect(await count(unread)).toBe(5);
  });
});

describe("a company of any size", () => {
  it("a company of any size is loaded once, with supervisors, accounts and clockings", async () => {
    const { databaseUrl: url, ctx } = t;
    const make = (window: Window) => largeCompany({ slug: "grande", workers: 31, window });
    const told: number[] = [];
    const onProgress = ({ people }: { people: number }) => told.push(people);
    const input = { databaseUrl: url, config: ctx.config, today, onProgress };
    const loaded = await loadCompany(input, { years: 0.1, make });
    expect(loaded).toMatchObject({ empresa_id: 3, people: 31 });
    expect(loaded?.events).toBe(await count("fichaje_evento where empresa_id = 3"));
    expect(told).toEqual([8, 16, 24, 31]);
    expect(await count("trabajador where empresa_id = 3 and permiso_supervisor")).toBe(3);
    expect(await count("supervision where empresa_id = 3")).toBe(30);
    await signIn("admin@grande.test");
    await signIn("trabajador00031@grande.test");
    expect(await loadCompany(input, { years: 0.1, make })).toBeUndefined();
  });
});

describe("documents", () => {
  it("demo contracts agree with the workers' dates and weekly hours", async () => {
    const broken = await t.sql(
      `select t.codigo from trabajador t
       where not exists (select from contrato c where c.empresa_id = t.empresa_id
           and c.trabajador_id = t.id and c.fecha_inicio = t.fecha_alta)
         or not exists (select from contrato c where c.empresa_id = t.empresa_id
           and c.trabajador_id = t.id and c.fecha_fin is not distinct from t.fecha_baja)`,
    );
    expect(broken).toEqual([]);
    const hours = await t.sql<{ horas: number }>(
      "select distinct horas_semanales::float as horas from contrato order by 1",
    );
    // Part time 16, 20 and 22, full time 40; a person who works less today began with 30 and agreed
    // to the change.
    expect(hours.map((row) => row.horas)).toEqual([16, 20, 22, 30, 40]);
  });

  it("demo documents exist in every state, class and kind, with versions and folders", async () => {
    const one = async (column: string): Promise<unknown[]> => {
      const rows = await t.sql<{ value: unknown }>(
        `select distinct ${column} as value from documento where ${column} is not null order by 1`,
      );
      return rows.map((row) => row.value);
    };
    expect(await one("aprobacion")).toEqual(["aprobada", "pendiente", "rechazada"]);
    expect(await one("clase")).toEqual(["bancaria", "general", "medica"]);
    expect(await one("documento_tipo")).toHaveLength(9);
    expect(await one("carpeta")).toHaveLength(4);
    expect(await count("documento where sustituye_id is not null")).toBeGreaterThanOrEqual(4);
    expect(await count("calendario_trabajador where acuerdo_cambio_jornada")).toBe(3);
  });

  it("demo rows point to stored files, and every stored file belongs to a row", async () => {
    const rows = await readFilePaths(async (text) => t.sql(text));
    const stored = new Set<string>();
    for await (const path of openStoredBytes(t.ctx.config).paths()) stored.add(path);
    expect(stored).toEqual(rows);
    expect(stored.size).toBeGreaterThan(50);
    expect(await count("archivo_pendiente")).toBe(0);
  });
});

describe("a load by an owner whom row security binds", () => {
  const name = `demo_${randomBytes(4).toString("hex")}`;
  let root: pg.Client;
  let owner: pg.Client;

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: databaseUrl(t.databaseUrl, "postgres") });
    await admin.connect();
    // Other plans must write the same rows.
    await admin.query(`create role ${name} login createrole password '${name}';
      alter role ${name} set enable_hashagg = off;
      grant atrio_app, atrio_gate, atrio_backup to ${name} with admin option`);
    await admin.query(`create database ${name} owner ${name}`);
    await admin.end();
    const url = new URL(databaseUrl(t.databaseUrl, name));
    url.username = name;
    url.password = name;
    await migrate(url.href);
    await loadDemo({ databaseUrl: url.href, config: t.ctx.config, log: t.ctx.log, today });
    owner = new pg.Client({ connectionString: url.href });
    root = new pg.Client({ connectionString: databaseUrl(t.databaseUrl, name) });
    await Promise.all([owner.connect(), root.connect()]);
  }, LOADING_MS);

  afterAll(async () => {
    await Promise.all([owner.end(), root.end()]);
    await t.sql(`drop database ${name} with (force)`);
  });

  it("a load by an owner bound by row security writes the same bytes and checks every foreign key", async () => {
    const theirs = await digestsOf(async (text) => (await root.query(text)).rows);
    expect(theirs).toEqual(digests);
  });

  it("a load by an owner bound by row security shows each company only its own rows", async () => {
    const companies = "select distinct empresa_id from fichaje_evento";
    const rows = async () => (await owner.query(companies)).rowCount;
    expect(await rows()).toBe(0);
    await owner.query("set app.empresa_id = '2'");
    expect(await rows()).toBe(1);
    const { rows: slugs } = await owner.query("select distinct empresa_id from fichaje");
    expect(slugs).toEqual([{ empresa_id: 2 }]);
    await owner.query("reset app.empresa_id");
  });
});
