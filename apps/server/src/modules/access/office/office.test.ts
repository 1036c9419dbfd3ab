import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { exportActivity, listActivity } from "@atrio/contract/access/activity";
import type { OfficeAct } from "@atrio/contract/access/activity";
import { findPeople, listAdministrators, saveAdministrator } from "@atrio/contract/access/office";
import type { Administrator } from "@atrio/contract/access/office";
import type { OfficeRole } from "@atrio/contract/access/office-roles";
import { listInvitations } from "@atrio/contract/company/invitations";
import { getSettings } from "@atrio/contract/company/settings";
import { activityWords } from "@atrio/i18n/es/access/activity-words";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let owner: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  owner = await t.factory.signedIn({
    company,
    nombre: "Olga",
    trabajador: { administrador: true },
  });
  worker = await t.factory.signedIn({
    company,
    nombre: "Wanda",
    apellido1: "Núñez",
    trabajador: { nif: "12345678Z" },
  });
});

afterAll(() => t.stop());

const give = async (
  who: { trabajador_id: number },
  body: { acceso: "titular" | "roles" | "ninguno"; roles?: OfficeRole[] },
  token = owner.token,
): Promise<Answer> => t.call(saveAdministrator, { token, params: { id: who.trabajador_id }, body });

const list = async (token = owner.token): Promise<Administrator[]> =>
  (await t.call(listAdministrators, { token })).body.data;

const acts = async (filter: object = {}): Promise<OfficeAct[]> => {
  const query = { paramsFront: JSON.stringify({ take: 100, ...filter }) };
  const answer = await t.call(listActivity, { token: owner.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

describe("access to the office (Rules ACCESS-44 and ACCESS-45)", () => {
  it("a given role opens its calls at once and closes them when it is taken away", async () => {
    expect((await t.call(listInvitations, { token: worker.token })).status).toBe(403);
    const given = await give(worker, { acceso: "roles", roles: ["lectura", "personas"] });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect(given.body.data.map((one: Administrator) => one.id)).toEqual([
      owner.trabajador_id,
      worker.trabajador_id,
    ]);
    expect((await t.call(listInvitations, { token: worker.token })).status).toBe(200);
    expect((await t.call(getSettings, { token: worker.token })).status).toBe(200);
    expect((await list(worker.token)).find((one) => one.id === worker.trabajador_id)).toMatchObject(
      {
        titular: false,
        roles: ["personas", "lectura"],
      },
    );
    expect((await give(worker, { acceso: "ninguno" })).status).toBe(200);
    expect((await t.call(listInvitations, { token: worker.token })).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it("a changed access is told to its person, once for each change", async () => {
    const other = await t.factory.signedIn({ company });
    await give(other, { acceso: "roles", roles: ["tiempo"] });
    await give(other, { acceso: "roles", roles: ["tiempo"] });
    const notices = await t.sql<{ titulo: string; descripcion: string }>(
      "select titulo, descripcion from notificacion where trabajador_id = $1",
      [other.trabajador_id],
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.titulo).toBe("Tu acceso a la administración ha cambiado");
    expect(notices[0]?.descripcion).toContain("Olga");
    await give(other, { acceso: "ninguno" });
  });

  it("only owners change access, and nobody their own", async () => {
    const helper = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"] },
    });
    const denied = await give(worker, { acceso: "titular" }, helper.token);
    expect([denied.status, denied.body.code]).toEqual([403, "access.denied"]);
    const own = await give(owner, { acceso: "ninguno" });
    expect([own.status, own.body.code]).toEqual([409, "office.own_access"]);
    await give(helper, { acceso: "ninguno" });
  });

  it("roles without a role are refused at their field, and people of other companies are not found", async () => {
    const empty = await give(worker, { acceso: "roles" });
    expect([empty.status, empty.body.code]).toEqual([422, "office.roles_missing"]);
    expect(empty.body.errors?.roles ?? empty.body.fields?.roles).toBeDefined();
    const stranger = await t.factory.worker();
    expect((await give(stranger, { acceso: "titular" })).status).toBe(404);
    const gone = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-10-31" } });
    expect((await give(gone, { acceso: "titular" })).status).toBe(404);
  });

  it("two owners who take each other's access away leave one owner", async () => {
    const home = await t.factory.company();
    const trabajador = { administrador: true };
    const [one, two] = [
      await t.factory.signedIn({ company: home, trabajador }),
      await t.factory.signedIn({ company: home, trabajador }),
    ];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        give(two, { acceso: "ninguno" }, one.token),
        give(one, { acceso: "ninguno" }, two.token),
      ]);
      expect(answers.map(({ status }) => status).every((status) => status < 500)).toBe(true);
      const [row] = await t.sql<{ owners: number }>(
        `select count(*)::integer as owners from trabajador
         where empresa_id = $1 and administrador and roles_administracion is null`,
        [home.empresa_id],
      );
      expect(row?.owners).toBeGreaterThanOrEqual(1);
      await t.sql("update trabajador set administrador = true where empresa_id = $1", [
        home.empresa_id,
      ]);
    }
  });

  it("the database keeps an owner in a company that has one, and refuses roles without the flag", async () => {
    const home = await t.factory.company();
    const only = await t.factory.worker({ company: home, trabajador: { administrador: true } });
    const change = async (set: string): Promise<unknown> =>
      t.sql(`update trabajador set ${set} where id = $1`, [only.trabajador_id]);
    await expect(change("administrador = false")).rejects.toThrow("no owner");
    await expect(change("roles_administracion = array['tiempo']")).rejects.toThrow("no owner");
    const plain = await t.factory.worker({ company: home });
    await expect(
      t.sql("update trabajador set roles_administracion = array['tiempo'] where id = $1", [
        plain.trabajador_id,
      ]),
    ).rejects.toThrow("trabajador_roles_administracion");
  });
});

describe("people of the office", () => {
  it("people are found by name without accents, code, NIF and e-mail, by pages", async () => {
    const find = async (texto: string): Promise<number[]> => {
      const query = { paramsFront: JSON.stringify({ texto, take: 10 }) };
      const answer = await t.call(findPeople, { token: owner.token, query });
      return answer.body.data.map((one: { id: number }) => one.id);
    };
    const [row] = await t.sql<{ codigo: string; nif: string; email: string }>(
      `select t.codigo, t.nif, a.email from trabajador t join account a using (account_user_id)
       where t.id = $1`,
      [worker.trabajador_id],
    );
    for (const text of ["nunez", row?.codigo, row?.nif.toLowerCase(), row?.email]) {
      expect(await find(text ?? ""), text).toContain(worker.trabajador_id);
    }
    expect(await find("nadie se llama así")).toEqual([]);
  });
});

describe("activity of the company (Rule ACCESS-46)", () => {
  it("each audited act has words in Spanish, and a group", async () => {
    const found = await acts();
    expect(found[0]?.accion).toBe("administracion.acceso");
    const changed = found.find((one) => one.sobre?.id === worker.trabajador_id);
    expect(changed).toMatchObject({
      autor: { id: owner.trabajador_id },
      grupo: "acceso",
      texto: "Cambió el acceso a la administración",
    });
    for (const one of found) {
      expect(one.texto).toBe(Reflect.get(activityWords.acts, one.accion));
    }
  });

  it("the activity is filtered by group, author and local days", async () => {
    expect(await acts({ grupo: "nominas" })).toEqual([]);
    await t.sql(
      `insert into auditoria (empresa_id, accion, actor_id, ocurrida_en)
       values ($1, 'sesion.iniciada', $2, '2026-03-10T22:59:59Z'),
         ($1, 'sesion.cerrada', $2, '2026-03-10T23:00:00Z')`,
      [company.empresa_id, worker.trabajador_id],
    );
    const day = { desde: "2026-03-11", hasta: "2026-03-11" };
    expect((await acts(day)).map((one) => one.texto)).toEqual(["Cerró sesión"]);
    expect(await acts({ ...day, grupo: "acceso" })).toHaveLength(1);
    expect(await acts({ ...day, autor_id: owner.trabajador_id })).toEqual([]);
    expect(await acts({ hasta: "2020-01-01" })).toEqual([]);
  });

  it("the exported activity has a line for each act, and is an act itself", async () => {
    const before = await acts();
    const file = await t.app.inject({
      method: exportActivity.method,
      url: `/api/v1${exportActivity.path}`,
      headers: { authorization: `Bearer ${owner.token}`, "accept-language": "es" },
      payload: {},
    });
    expect(file.statusCode).toBe(200);
    const lines = file.body.trim().split("\r\n");
    expect(lines).toHaveLength(before.length + 1);
    expect(lines[0]).toContain("Fecha y hora;Quién");
    expect((await acts())[0]?.accion).toBe("administracion.actividad_exportada");
  });
});
