import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  getWorker,
  superviseeBirthdays,
  updateLanguage,
  updateWorker,
} from "@atrio/contract/people/workers";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { Temporal } from "../../../lib/calendar/clock.ts";
import { addDays } from "../../../lib/calendar/dates.ts";

import { readProfile } from "./workers.read.ts";

let t: TestApp;
let home: Company;
let person: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company();
  person = await t.factory.signedIn({ company: home, nombre: "Lucía", apellido1: "Gómez" });
  supervisor = await t.factory.signedIn({
    company: home,
    trabajador: { permiso_supervisor: true },
  });
});

afterAll(() => t.stop());

const own = (who: SignedIn) => ({ token: who.token, params: { id: who.trabajador_id } });

describe("GET trabajador", () => {
  test("the profile needs an own session", async () => {
    const params = { id: person.trabajador_id };
    expect((await t.call(getWorker, { params })).status).toBe(401);
    const stranger = await t.factory.signedIn();
    for (const token of [supervisor.token, stranger.token]) {
      const { status, body } = await t.call(getWorker, { token, params });
      expect([403, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain("Lucía");
    }
  });

  test("the profile is answered without any other field", async () => {
    await t.sql(
      `update trabajador set fecha_alta = '2023-01-31', nif = '12345678Z', fecha_nacimiento = '1990-05-02',
        nombre_departamento_trabajador = 'Tiendas' where id = $1`,
      [person.trabajador_id],
    );
    await t.sql("update empresa set nombre_contacto = 'Rosa' where empresa_id = $1", [
      home.empresa_id,
    ]);
    const { status, body } = await t.call(getWorker, own(person));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: person.trabajador_id,
      empresa_id: home.empresa_id,
      nombre: "Lucía",
      nombre_completo: "Lucía Gómez",
      email: person.email,
      idioma_trabajador: "es",
      permiso_supervisor: false,
      requires_password_change: false,
      documento_importante_pendiente_firma: false,
      mes_sin_cerrar: false,
      nombre_departamento_trabajador: "Tiendas",
      contacto_empresa: { nombre_contacto: "Rosa", email_contacto: null },
      centro_trabajo: "Centro",
      zona_horaria: "Europe/Madrid",
    });
    expect(JSON.stringify(body)).not.toMatch(/12345678|password_hash/);
  });

  test.each([
    ["2023-01-31", null, { anyos: 3, meses: 9, dias: 18 }],
    ["2026-11-18", null, { anyos: 0, meses: 0, dias: 0 }],
    ["2026-12-01", null, { anyos: 0, meses: 0, dias: 0 }],
    ["2024-02-29", null, { anyos: 2, meses: 8, dias: 20 }],
  ])("the profile has the seniority of somebody hired on %s", async (hired, left, expected) => {
    const other = await t.factory.signedIn({
      company: home,
      trabajador: { fecha_alta: hired, fecha_baja: left },
    });
    expect((await t.call(getWorker, own(other))).body.data.antiguedad).toEqual(expected);
  });

  test("seniority counts as the calendar does", async () => {
    const other = await t.factory.worker({ company: home });
    const key = { empresa_id: home.empresa_id, trabajador_id: other.trabajador_id };
    const wrong: unknown[] = [];
    for (let day = 0; day < 400; day += 1) {
      const hired = addDays("2022-12-25", day * 3);
      const today = addDays(hired, 20 + ((day * 37) % 900));
      await t.sql("update trabajador set fecha_alta = $1 where id = $2", [
        hired,
        key.trabajador_id,
      ]);
      const profile = await t.ctx.db.tenant(key.empresa_id, (tx) =>
        readProfile(tx, { ...key, today }),
      );
      const span = Temporal.PlainDate.from(hired).until(today, { largestUnit: "year" });
      const expected = { anyos: span.years, meses: span.months, dias: span.days };
      if (JSON.stringify(profile?.antiguedad) !== JSON.stringify(expected)) {
        wrong.push([hired, today, profile?.antiguedad, expected]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the profile may be read before a required change of password", async () => {
    const fresh = await t.factory.signedIn({
      company: home,
      account: { requires_password_change: true },
    });
    const { status, body } = await t.call(getWorker, own(fresh));
    expect([status, body.data.requires_password_change]).toEqual([200, true]);
  });

  test("the profile of a worker without a centre has the company's zone", async () => {
    const canary = await t.factory.company({ zona: "Atlantic/Canary" });
    const other = await t.factory.signedIn({ company: canary });
    await t.sql("delete from trabajador_centro where trabajador_id = $1", [other.trabajador_id]);
    expect((await t.call(getWorker, own(other))).body.data).toMatchObject({
      centro_trabajo: null,
      zona_horaria: "Atlantic/Canary",
    });
  });
});

describe("PUT trabajador", () => {
  test("saving settings needs an own session", async () => {
    const params = { id: person.trabajador_id };
    const body = { pe_ocultar_bienvenida: true };
    expect((await t.call(updateWorker, { params, body })).status).toBe(401);
    const theirs = await t.call(updateWorker, { token: supervisor.token, params, body });
    expect([403, 404]).toContain(theirs.status);
  });

  test("supervisor mode is refused to workers who supervise nobody", async () => {
    const body = { pe_modo_supervisor: true };
    const answer = await t.call(updateWorker, { ...own(person), body });
    expect(answer).toMatchObject({ status: 403, body: { code: "worker.not_supervisor" } });
    const off = { pe_modo_supervisor: false };
    expect((await t.call(updateWorker, { ...own(person), body: off })).status).toBe(200);
  });

  test("saving settings refuses fields that the person may not change", async () => {
    const body = { administrador: true, permiso_supervisor: true };
    const answer = await t.call(updateWorker, { ...own(person), body: body as never });
    expect(answer.status).toBe(422);
    const [row] = await t.sql("select administrador from trabajador where id = $1", [
      person.trabajador_id,
    ]);
    expect(row?.administrador).toBe(false);
  });

  test("saving settings changes the sent fields alone", async () => {
    const on = await t.call(updateWorker, {
      ...own(supervisor),
      body: { pe_modo_supervisor: true },
    });
    expect(on).toMatchObject({ status: 200, body: { data: { pe_modo_supervisor: true } } });
    const hide = await t.call(updateWorker, {
      ...own(supervisor),
      body: { pe_ocultar_bienvenida: true, empresa_id: home.empresa_id },
    });
    expect(hide.body.data).toMatchObject({
      pe_modo_supervisor: true,
      pe_ocultar_bienvenida: true,
    });
    const nothing = await t.call(updateWorker, { ...own(supervisor), body: {} });
    expect(nothing.body.data).toMatchObject({ pe_modo_supervisor: true });
  });
});

describe("PUT update-language", () => {
  test("a new language needs an own session, and must be one of the portal's", async () => {
    const params = { id: person.trabajador_id };
    const body = { worker_lang: "fr" } as const;
    expect((await t.call(updateLanguage, { params, body })).status).toBe(401);
    const theirs = await t.call(updateLanguage, { token: supervisor.token, params, body });
    expect([403, 404]).toContain(theirs.status);
    const unknown = await t.call(updateLanguage, {
      ...own(person),
      body: { worker_lang: "de" } as never,
    });
    expect(unknown.status).toBe(422);
  });

  test("a new language is saved, and used in the answer", async () => {
    const answer = await t.call(updateLanguage, {
      ...own(person),
      body: { worker_lang: "fr" },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { message: "Vos données ont été mises à jour" } },
    });
    expect((await t.call(getWorker, own(person))).body.data.idioma_trabajador).toBe("fr");
  });
});

describe("GET info-supervisados-cumpleanyos", () => {
  // The clock stands at Wednesday 18 November 2026: the week is 16 to 22 November.
  const born = async (
    name: string,
    fecha_nacimiento: string | null,
    more: Record<string, unknown> = {},
  ): Promise<Worker> =>
    t.factory.worker({
      company: home,
      nombre: name,
      apellido1: "X",
      trabajador: { fecha_nacimiento, ...more },
    });

  test("birthdays of the team need an own session of a supervisor", async () => {
    const params = { id: supervisor.trabajador_id };
    expect((await t.call(superviseeBirthdays, { params })).status).toBe(401);
    expect((await t.call(superviseeBirthdays, own(person))).status).toBe(403);
    const other = await t.factory.signedIn({
      company: home,
      trabajador: { permiso_supervisor: true },
    });
    const theirs = await t.call(superviseeBirthdays, { token: other.token, params });
    expect([403, 404]).toContain(theirs.status);
  });

  test("birthdays of this week are of the people supervised today, without the year", async () => {
    const people = {
      sunday: await born("Domingo", "1988-11-22"),
      monday: await born("Álvaro", "1990-11-16"),
      same: await born("Zoe", "1991-11-16"),
      before: await born("Antes", "1990-11-15"),
      after: await born("Después", "1990-11-23"),
      silent: await born("Callado", "1990-11-18", { mostrar_cumpleanyos: false }),
      left: await born("Ido", "1990-11-18", { fecha_baja: "2026-11-17" }),
      future: await born("Futuro", "1990-11-18", { fecha_alta: "2026-12-01" }),
      ageless: await born("Sinfecha", null),
      former: await born("Anterior", "1990-11-18"),
      stranger: await born("Ajeno", "1990-11-18"),
    };
    const { former, stranger: _, ...supervised } = people;
    for (const one of Object.values(supervised)) await t.factory.supervise(supervisor, one);
    await t.factory.supervise(supervisor, former, "[2025-01-01,2026-11-18)");
    const { status, body } = await t.call(superviseeBirthdays, own(supervisor));
    expect(status).toBe(200);
    const row = (one: Worker, name: string, fecha: string) => ({
      id: one.trabajador_id,
      nombre_completo: `${name} X`,
      link_foto: null,
      fecha,
    });
    expect(body.data).toEqual([
      row(people.monday, "Álvaro", "2026-11-16"),
      row(people.same, "Zoe", "2026-11-16"),
      row(people.sunday, "Domingo", "2026-11-22"),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/19\d\d/);
  });
});
