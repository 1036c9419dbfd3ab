import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Actor } from "@atrio/contract/access/actor";
import { currentUser, logout } from "@atrio/contract/access/auth";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { statementsOf } from "../../../../../test/statements.ts";
import { buildAppOn, createContext } from "../../../../app.ts";
import type { AppContext } from "../../../../context.ts";
import type { App } from "../../../../http/bind.ts";
import { findActor } from "../../../../http/session.ts";
import { openSessionMemory } from "../../../../platform/session-memory.ts";
import type { SessionMemory } from "../../../../platform/session-memory.ts";

let t: TestApp;
/** Second server on the same database. */
let other: { ctx: AppContext; app: App };

beforeAll(async () => {
  t = await startTestApp();
  const ctx = await createContext(t.ctx.config, {
    databaseUrl: t.databaseUrl,
    clock: t.clock,
    poolSize: 2,
  });
  other = { ctx, app: await buildAppOn(ctx) };
});

afterAll(async () => {
  await other.app.close();
  await t.stop();
});

const now = (): number => t.clock.now().epochMilliseconds;

async function actorOf(
  { token }: SignedIn,
  { db }: AppContext,
  sessions: SessionMemory,
): Promise<Actor | undefined> {
  return (await findActor({ db, sessions }, { token, now: now() }))?.actor;
}

const checkedAnew = async (person: SignedIn): Promise<Actor | undefined> =>
  actorOf(
    person,
    t.ctx,
    openSessionMemory(() => false),
  );
const onServer = async (person: SignedIn, ctx: AppContext): Promise<Actor | undefined> =>
  actorOf(person, ctx, ctx.events.sessions);

/** Changes of each fact that a session check reads, for the person, company and centre `$1` to `$3`. */
const ofPerson = "where empresa_id = $1 and id = $2 and $3::int is not null";
const ofSession = "where empresa_id = $1 and trabajador_id = $2 and $3::int is not null";
const ofAccount = `where account_user_id = (select account_user_id from trabajador ${ofPerson})`;
const changes = [
  `delete from sesion ${ofSession}`,
  `update sesion set expira_en = '2026-11-18T08:00:00Z' ${ofSession}`,
  `update sesion set confirmada_en = null ${ofSession}`,
  `update account set desactivada_en = now() ${ofAccount}`,
  `update account set requires_password_change = true ${ofAccount}`,
  `update trabajador set nombre = 'Otra' ${ofPerson}`,
  `update trabajador set idioma_trabajador = 'fr' ${ofPerson}`,
  `update trabajador set permiso_supervisor = true ${ofPerson}`,
  `update trabajador set permiso_gestor_turnos = true ${ofPerson}`,
  `update trabajador set supervisor_bolsa_horas = true ${ofPerson}`,
  `update trabajador set administrador = false, roles_administracion = null ${ofPerson}`,
  `update trabajador set roles_administracion = '{personas}' ${ofPerson}`,
  `update trabajador set gestor_denuncias = true ${ofPerson}`,
  `update trabajador set fecha_baja = '2026-11-17' ${ofPerson}`,
  "insert into gestor_instalacion (empresa_id, trabajador_id) select $1, $2 where $3::int is not null",
  `update trabajador_centro set vigencia = '[2024-01-01,2026-01-01)' ${ofSession}`,
  "update centro_trabajo set zona_horaria = 'Atlantic/Canary' where empresa_id = $1 and id = $3 and $2::int is not null",
  "delete from empresa_modulo where empresa_id = $1 and modulo_id = 104 and $2::int is not null and $3::int is not null",
];

describe("a session that was checked a moment ago (ACCESS-54)", () => {
  it("the next call sends one statement less", async () => {
    const person = await t.factory.signedIn();
    const ask = async () => t.call(currentUser, { token: person.token });
    const checked = await statementsOf(async () => {
      t.ctx.events.sessions.forgetAll();
      await ask();
    });
    expect(await statementsOf(ask)).toBe(checked - 1);
  });

  it.each(changes)("both servers hear of the change: %s", async (change) => {
    const company = await t.factory.company();
    const { empresa_id } = company;
    const abroad = "update empresa set zona_horaria = 'Europe/Lisbon' where empresa_id = $1";
    await t.sql(abroad, [empresa_id]);
    const owner = { company, trabajador: { administrador: true } };
    await t.factory.worker(owner);
    const person = await t.factory.signedIn(owner);
    const before = await onServer(person, t.ctx);
    expect(await onServer(person, other.ctx)).toEqual(before);
    await t.sql(change, [empresa_id, person.trabajador_id, company.centro_id]);
    const after = await checkedAnew(person);
    expect(after).not.toEqual(before);
    expect(await onServer(person, t.ctx)).toEqual(after);
    await vi.waitFor(async () => expect(await onServer(person, other.ctx)).toEqual(after), 5000);
  });

  it("a zone of the company counts for people without a centre", async () => {
    const person = await t.factory.signedIn();
    await t.sql("delete from trabajador_centro where trabajador_id = $1", [person.trabajador_id]);
    await onServer(person, t.ctx);
    await t.sql("update empresa set zona_horaria = 'Atlantic/Canary' where empresa_id = $1", [
      person.empresa_id,
    ]);
    expect((await onServer(person, t.ctx))?.zona_horaria).toBe("Atlantic/Canary");
  });

  it("signing out on one server ends the session there at once and soon on the other", async () => {
    const { token } = await t.factory.signedIn();
    const elsewhere = async () =>
      other.app.inject({
        url: `/api/v1${currentUser.path}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await elsewhere()).statusCode).toBe(200);
    expect((await t.call(currentUser, { token })).status).toBe(200);
    await t.call(logout, { token });
    expect((await t.call(currentUser, { token })).status).toBe(401);
    await vi.waitFor(async () => expect((await elsewhere()).statusCode).toBe(401), 5000);
  });

  it("a typed password counts for five minutes, and a session ends at its time", async () => {
    const person = await t.factory.signedIn();
    await t.sql("update sesion set confirmada_en = $2, expira_en = $3 where trabajador_id = $1", [
      person.trabajador_id,
      t.clock.now().toString(),
      t.clock.now().add({ minutes: 10 }).toString(),
    ]);
    const recent = async () => (await onServer(person, t.ctx))?.clave_reciente;
    expect(await recent()).toBe(true);
    t.clock.advance({ minutes: 5 });
    expect(await recent()).toBe(true);
    t.clock.advance({ seconds: 1 });
    expect(await recent()).toBe(false);
    t.clock.advance({ minutes: 5 });
    expect(await onServer(person, t.ctx)).toBeUndefined();
  });

  it("a change during an interruption of the announcements is seen", async () => {
    const person = await t.factory.signedIn();
    await onServer(person, other.ctx);
    await t.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'atrio-events' and datname = current_database()`,
    );
    await t.sql("delete from sesion where trabajador_id = $1", [person.trabajador_id]);
    await vi.waitFor(async () => expect(await onServer(person, other.ctx)).toBeUndefined(), 5000);
  });
});
