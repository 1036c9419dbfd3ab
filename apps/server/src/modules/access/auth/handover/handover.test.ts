import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  confirmPassword,
  currentUser,
  handOver,
  listSessions,
  logout,
  resetPassword,
  revokeSession,
  zloglogin,
} from "@atrio/contract/access/auth";
import { updateLanguage, updateWorker } from "@atrio/contract/people/workers";

import { fromElsewhere, otherPassword, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Company, Worker } from "../../../../../test/factory.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;
let company: Company;
let administrator: Worker;
let adminToken: string;
let worker: Worker;

beforeAll(async () => {
  t = await startDoor();
  company = await t.factory.company();
  administrator = await t.person({ company, trabajador: { administrador: true } });
  // A company keeps an owner.
  await t.person({ company, trabajador: { administrador: true } });
  worker = await t.person({ company });
  adminToken = await t.enter(administrator);
});

afterAll(() => t.stop());

const ask = (trabajador_id: number, token: string | undefined = adminToken): Promise<Answer> =>
  t.call(handOver, { body: { trabajador_id }, token });

const exchange = (code: string, from?: string): Promise<Answer> =>
  t.call(zloglogin, { body: { code }, headers: fromElsewhere(from) });

async function openAs(person: Worker): Promise<string> {
  const { body } = await ask(person.trabajador_id);
  return (await exchange(body.data.code)).body.access_token;
}

describe("POST /auth/hand-over", () => {
  it("POST /auth/hand-over answers 401 without a session", async () => {
    const answer = await t.call(handOver, { body: { trabajador_id: worker.trabajador_id } });
    expect(answer.status).toBe(401);
  });

  it("only administrators hand the portal over", async () => {
    const supervisor = await t.person({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(supervisor, worker);
    expect(await ask(worker.trabajador_id, await t.enter(supervisor))).toMatchObject({
      status: 403,
      body: { code: "access.denied" },
    });
  });

  it("no hand-over to other companies, former workers or disabled accounts", async () => {
    const people = [
      await t.person(),
      await t.person({ company, trabajador: { fecha_baja: "2026-11-17" } }),
      await t.person({ company, account: { desactivada_en: "2026-11-01T00:00:00Z" } }),
    ];
    for (const person of people) {
      expect(await ask(person.trabajador_id)).toMatchObject({
        status: 404,
        body: { code: "worker.not_found" },
      });
    }
    expect((await ask(2_147_483_647)).status).toBe(404);
  });

  it("nobody hands the portal over to themselves", async () => {
    expect(await ask(administrator.trabajador_id)).toMatchObject({
      status: 409,
      body: { code: "auth.handover_self" },
    });
  });

  it("a hand-over code lasts 60 seconds, and only its hash is stored", async () => {
    const { status, body } = await ask(worker.trabajador_id);
    expect(status).toBe(200);
    expect(body.data.expires_at).toBe("2026-11-18T08:01:00Z");
    const [row] = await t.sql(
      "select string_agg(c::text, ' ') as lines from codigo_suplantacion c",
    );
    expect(row?.["lines"]).not.toContain(body.data.code);
  });
});

describe("handing over", () => {
  it("a hand-over needs a password typed within five minutes", async () => {
    const boss = await t.person({ company, trabajador: { administrador: true } });
    const token = await t.enter(boss);
    const before = t.clock.now().toString();
    t.clock.advance({ minutes: 6 });
    expect(await ask(worker.trabajador_id, token)).toMatchObject({
      status: 403,
      body: { code: "auth.confirm_password" },
    });
    await t.call(confirmPassword, { token, body: { password } });
    expect((await ask(worker.trabajador_id, token)).status).toBe(200);
    t.clock.set(before);
  });

  it.each([
    ["es", "Han abierto el portal en tu lugar"],
    ["en", "Somebody opened the portal in your place"],
    ["fr", "Le portail a été ouvert à votre place"],
    ["pt", "Abriram o portal em seu lugar"],
  ])(
    "a hand-over is told to the worker by notice and mail in %s",
    async (idioma_trabajador, title) => {
      const target = await t.person({ company, trabajador: { idioma_trabajador } });
      const { body } = await ask(target.trabajador_id);
      expect((await exchange(body.data.code)).status).toBe(200);
      const notices = await t.sql(
        "select titulo, descripcion, tipo, enlace from notificacion where trabajador_id = $1",
        [target.trabajador_id],
      );
      expect(notices).toMatchObject([
        { titulo: title, tipo: "acceso", enlace: "/personalArea?vista=seguridad" },
      ]);
      const [mail] = await t.mailsTo(target.email);
      expect(mail?.headers["subject"]).toContain(title);
    },
  );
});

describe("POST /auth/zloglogin", () => {
  it("an unknown hand-over code is refused", async () => {
    expect(await exchange("x".repeat(43))).toMatchObject({
      status: 401,
      body: { code: "auth.handover_invalid" },
    });
  });

  it("a hand-over code opens a session of an hour, once", async () => {
    const { body } = await ask(worker.trabajador_id);
    const first = await exchange(body.data.code);
    expect(first).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", expires_at: "2026-11-18T09:00:00Z" },
    });
    expect((await exchange(body.data.code)).body.code).toBe("auth.handover_invalid");
    const me = await t.call(currentUser, { token: first.body.access_token });
    expect(me.body.user).toMatchObject({
      id: worker.trabajador_id,
      sesion: { suplantada: true, expira_en: "2026-11-18T09:00:00Z" },
    });
  });

  it("a hand-over code used twice at once opens one session", async () => {
    const { body } = await ask(worker.trabajador_id);
    const answers = await Promise.all([1, 2, 3].map(() => exchange(body.data.code)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401,
    ]);
  });

  it("a hand-over code is refused after 60 seconds", async () => {
    const before = t.clock.now().toString();
    const { body } = await ask(worker.trabajador_id);
    t.clock.advance({ seconds: 60 });
    expect((await exchange(body.data.code)).status).toBe(401);
    t.clock.set(before);
  });

  it("a hand-over code is refused once the administrator lost the role or the worker left", async () => {
    const codes = [(await ask(worker.trabajador_id)).body.data.code];
    await t.sql("update trabajador set administrador = false where account_user_id = $1", [
      administrator.account_user_id,
    ]);
    expect((await exchange(codes[0])).status).toBe(401);
    await t.sql("update trabajador set administrador = true where account_user_id = $1", [
      administrator.account_user_id,
    ]);
    // The code was used up by the try.
    expect((await exchange(codes[0])).status).toBe(401);
    const leaver = await t.person({ company });
    const { body } = await ask(leaver.trabajador_id);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where account_user_id = $1", [
      leaver.account_user_id,
    ]);
    expect((await exchange(body.data.code)).status).toBe(401);
  });

  it("a hand-over is audited for both people", async () => {
    const target = await t.person({ company });
    const { body } = await ask(target.trabajador_id);
    await exchange(body.data.code, "198.51.100.9");
    const lines = await t.trail(company.empresa_id);
    expect(lines.slice(-3)).toMatchObject([
      {
        accion: "suplantacion.pedida",
        actor_id: administrator.trabajador_id,
        objeto_id: String(target.trabajador_id),
      },
      {
        accion: "suplantacion.iniciada",
        actor_id: administrator.trabajador_id,
        objeto: "trabajador",
        objeto_id: String(target.trabajador_id),
        ip: "198.51.100.9",
      },
      {
        accion: "suplantacion.iniciada",
        actor_id: target.trabajador_id,
        suplantada_por: administrator.trabajador_id,
        objeto: "sesion",
      },
    ]);
  });
});

describe("a handed-over session", () => {
  it("a handed-over session reads and does not write", async () => {
    const token = await openAs(worker);
    const params = { id: worker.trabajador_id };
    expect((await t.call(currentUser, { token })).status).toBe(200);
    const body = { pe_ocultar_bienvenida: true };
    expect(await t.call(updateWorker, { params, body, token })).toMatchObject({
      status: 403,
      body: { code: "access.impersonation" },
    });
  });

  it("a language chosen in a handed-over session leaves the worker's own (ACCESS-17)", async () => {
    const token = await openAs(worker);
    const params = { id: worker.trabajador_id };
    const answer = await t.call(updateLanguage, { params, body: { worker_lang: "fr" }, token });
    expect([answer.status, answer.body.data?.message]).toEqual([
      200,
      "Vos données ont été mises à jour",
    ]);
    const { body } = await t.call(currentUser, { token: await t.enter(worker) });
    expect(body.user.idioma_trabajador).toBe("es");
  });

  it("a handed-over session cannot hand the portal on, even as an administrator", async () => {
    const other = await t.person({ company, trabajador: { administrador: true } });
    const token = await openAs(other);
    expect((await ask(worker.trabajador_id, token)).body.code).toBe("access.impersonation");
  });

  it("a handed-over session sees nothing of the worker's other devices", async () => {
    const target = await t.person({ company });
    const own = await t.enter(target);
    const token = await openAs(target);
    const seen = (await t.call(listSessions, { token })).body.data;
    expect(seen).toMatchObject([{ actual: true, suplantada: true, ip: null }]);
    // The worker sees it, without the administrator's address, and may end it.
    const { data } = (await t.call(listSessions, { token: own })).body;
    const handed = data.find((one: { suplantada: boolean }) => one.suplantada);
    expect(handed).toMatchObject({ ip: null, actual: false });
    await t.call(revokeSession, { params: { id: handed.id }, token: own });
    expect((await t.call(currentUser, { token })).status).toBe(401);
  });

  it("a handed-over session can be left, and the trail says who left", async () => {
    const token = await openAs(worker);
    expect((await t.call(logout, { token })).status).toBe(200);
    expect((await t.trail(company.empresa_id)).at(-1)).toMatchObject({
      accion: "sesion.cerrada",
      actor_id: worker.trabajador_id,
      suplantada_por: administrator.trabajador_id,
    });
  });

  describe("ends with its administrator:", () => {
    /** A handed-over session of a colleague's portal; answers both tokens. */
    async function opened() {
      const boss = await t.person({ company, trabajador: { administrador: true } });
      const own = await t.enter(boss);
      const { body } = await ask(worker.trabajador_id, own);
      const token: string = (await exchange(body.data.code)).body.access_token;
      expect((await t.call(currentUser, { token })).status).toBe(200);
      return { boss, own, token };
    }

    const statusWith = async (token: string) => (await t.call(currentUser, { token })).status;
    const change = (set: string, person: Worker) =>
      t.sql(`update trabajador set ${set} where account_user_id = $1`, [person.account_user_id]);

    it("a handed-over session ends when its administrator signs out or is signed out remotely", async () => {
      const first = await opened();
      await t.call(logout, { token: first.own });
      expect(await statusWith(first.token)).toBe(401);
      const second = await opened();
      const other = await t.enter(second.boss);
      const { data } = (await t.call(listSessions, { token: other })).body;
      for (const one of data.filter(({ actual }: { actual: boolean }) => !actual)) {
        await t.call(revokeSession, { params: { id: one.id }, token: other });
      }
      expect(await statusWith(second.token)).toBe(401);
      expect(await statusWith(other)).toBe(200);
    });

    it("a handed-over session ends when its administrator loses the role, leaves or is disabled", async () => {
      const { boss, token } = await opened();
      await change("administrador = false", boss);
      expect(await statusWith(token)).toBe(401);
      await change("administrador = true", boss);
      await change("roles_administracion = array['personas']", boss);
      expect(await statusWith(token)).toBe(401);
      await change("roles_administracion = null", boss);
      await change("fecha_baja = '2026-11-17'", boss);
      expect(await statusWith(token)).toBe(401);
      await change("fecha_baja = null", boss);
      expect(await statusWith(token)).toBe(200);
      await t.sql("update account set desactivada_en = now() where account_user_id = $1", [
        boss.account_user_id,
      ]);
      expect(await statusWith(token)).toBe(401);
    });

    it("a handed-over session ends with the administrator's session, or with an unused code", async () => {
      const { boss, own, token } = await opened();
      const { body } = await ask(worker.trabajador_id, own);
      const before = t.clock.now().toString();
      await t.sql("update sesion set expira_en = $2 where account_user_id = $1", [
        boss.account_user_id,
        t.clock.now().add({ minutes: 1 }).toString(),
      ]);
      t.clock.advance({ minutes: 1 });
      expect(await statusWith(token)).toBe(401);
      t.clock.set(before);
      await t.call(logout, { token: own });
      expect((await exchange(body.data.code)).body.code).toBe("auth.handover_invalid");
    });
  });

  it("a handed-over session ends when the administrator's password is reset", async () => {
    const token = await openAs(worker);
    const link = await t.resetToken(administrator);
    const body = { token: link, password: otherPassword, password_confirmation: otherPassword };
    await t.call(resetPassword, { body, headers: fromElsewhere() });
    expect((await t.call(currentUser, { token })).status).toBe(401);
  });
});
