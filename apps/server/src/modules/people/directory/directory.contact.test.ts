import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { changeSettings } from "@atrio/contract/company/settings";
import { listWorkers, workerCard } from "@atrio/contract/people/directory";
import * as orgCharts from "@atrio/contract/people/org-charts";
import { companyPhotos } from "@atrio/contract/people/profile";
import { getWorker, superviseeBirthdays } from "@atrio/contract/people/workers";
import { teamPhotos, teamToday } from "@atrio/contract/time/team";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

/** Contact data that only their owner, people above and administrators may read. */
const privateData = { email: "nuria@casa.test", telefono: "600 111 222" };
const workData = { email: "nuria@obrador.test", telefono: "910 111 222" };

let t: TestApp;
let home: Company;
let nuria: SignedIn;
/** Only private contact data. */
let olga: SignedIn;
let colleague: SignedIn;
let supervisor: SignedIn;
/** A supervisor of other people. */
let stranger: SignedIn;
let admin: SignedIn;
let chart: number;

const own = (who: SignedIn) => ({ token: who.token, params: { id: who.trabajador_id } });

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company();
  const hire = async (nombre: string, trabajador: Record<string, unknown> = {}, email?: string) =>
    t.factory.signedIn({
      company: home,
      nombre,
      trabajador,
      ...(email !== undefined && { email }),
    });
  nuria = await hire(
    "Nuria",
    {
      telefono: privateData.telefono,
      email_trabajo: workData.email,
      telefono_trabajo: workData.telefono,
      fecha_nacimiento: "1990-11-19",
      link_foto: "/api/v1/foto/abc",
    },
    privateData.email,
  );
  olga = await hire("Olga", { telefono: "600 333 444" }, "olga@casa.test");
  colleague = await hire("Celia");
  supervisor = await hire("Sara", { permiso_supervisor: true });
  stranger = await hire("Eloy", { permiso_supervisor: true });
  admin = await hire("Ada", { administrador: true });
  await t.factory.supervise(supervisor, nuria);
  await t.factory.supervise(supervisor, olga);
  await t.factory.supervise(stranger, colleague);
  const added = await t.call(orgCharts.addOrgChart, {
    token: admin.token,
    body: {
      nombre: "Todos",
      nodos: [{ clave: "n", padre: null, tipo: "persona", trabajador_id: nuria.trabajador_id }],
    },
  });
  chart = added.body.data.id;
});

beforeEach(() => set("trabajo"));

afterAll(() => t.stop());

async function set(contacto_directorio: "trabajo" | "todo" | "nada"): Promise<void> {
  const { token } = admin;
  const answer = await t.call(changeSettings, { token, body: { contacto_directorio } });
  expect([answer.status, answer.body.data.contacto_directorio]).toEqual([200, contacto_directorio]);
}

async function list(who: SignedIn, asked: object = {}): Promise<Answer> {
  const answer = await t.call(listWorkers, {
    ...own(who),
    query: { paramsFront: JSON.stringify(asked) },
  });
  expect(answer.status).toBe(200);
  return answer;
}

type Row = { id: number; email: string | null; telefono: string | null };

async function contactOf(who: SignedIn, person: SignedIn): Promise<Omit<Row, "id">> {
  const { body } = await list(who);
  const { email, telefono } = body.data.find((row: Row) => row.id === person.trabajador_id);
  return { email, telefono };
}

async function found(who: SignedIn, busqueda: string): Promise<number[]> {
  return (await list(who, { busqueda })).body.data.map((row: Row) => row.id);
}

async function cardOf(who: SignedIn, person: SignedIn): Promise<Answer> {
  return t.call(workerCard, {
    token: who.token,
    params: { id: who.trabajador_id, persona_id: person.trabajador_id },
  });
}

async function csvOf(who: SignedIn): Promise<string> {
  const file = await t.app.inject({
    url: `/api/v1/trabajador/${who.trabajador_id}/showall-workers/export?formato=csv`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(file.statusCode).toBe(200);
  return file.payload;
}

/** Answers about other people that everybody in a company, or any supervisor, may ask for. */
async function answersTo(who: SignedIn): Promise<string[]> {
  const { token } = who;
  const [node] = (
    await t.call(orgCharts.listOrgNodes, { token, query: { pe_organigrama_id: chart } })
  ).body.data;
  const answers = await Promise.all([
    list(who),
    list(who, { busqueda: "nuria" }),
    cardOf(who, nuria),
    t.call(orgCharts.listOrgNodes, { token, query: { pe_organigrama_id: chart } }),
    t.call(orgCharts.getOrgNode, { token, params: { id: node.id } }),
    t.call(companyPhotos, { token, params: { companyId: home.empresa_id } }),
  ]);
  return [...answers.map((one) => JSON.stringify(one.body)), await csvOf(who)];
}

describe("contact data of colleagues (Rule PEOPLE-50)", () => {
  test("private e-mail and phone reach no colleague and no supervisor of others by default", async () => {
    const [row] = await t.sql<{ contacto_directorio: string }>(
      "select column_default as contacto_directorio from information_schema.columns where column_name = 'contacto_directorio'",
    );
    expect(row?.contacto_directorio).toContain("'trabajo'");
    for (const who of [colleague, stranger, olga]) {
      for (const answer of await answersTo(who)) {
        expect(answer).toContain("Nuria");
        expect(answer).not.toContain(privateData.email);
        expect(answer).not.toContain(privateData.telefono);
      }
      expect(await contactOf(who, nuria)).toEqual(workData);
    }
    expect(await contactOf(colleague, olga)).toEqual({ email: null, telefono: null });
    expect((await cardOf(colleague, olga)).body.data).toMatchObject({ email: null });
  });

  test("the search by a private e-mail finds nobody for a colleague", async () => {
    expect(await found(colleague, "nuria@casa")).toEqual([]);
    expect(await found(colleague, "olga@casa")).toEqual([]);
    expect(await found(colleague, "nuria@obrador")).toEqual([nuria.trabajador_id]);
    expect(await found(supervisor, "olga@casa")).toEqual([olga.trabajador_id]);
    expect(await found(stranger, "olga@casa")).toEqual([]);
    expect(await found(admin, "olga@casa")).toEqual([olga.trabajador_id]);
    // Olga has no e-mail that a colleague sees: she comes last in both directions.
    for (const sentido of ["asc", "desc"]) {
      const { body } = await list(colleague, { orden: "email", sentido });
      expect(body.data[0].id).toBe(nuria.trabajador_id);
    }
  });

  test("people above and administrators see private data where those of work are missing", async () => {
    for (const who of [supervisor, admin]) {
      expect(await contactOf(who, nuria)).toEqual(workData);
      expect(await contactOf(who, olga)).toEqual({
        email: "olga@casa.test",
        telefono: "600 333 444",
      });
      expect((await cardOf(who, olga)).body.data.email).toBe("olga@casa.test");
      expect(await csvOf(who)).toContain("olga@casa.test");
    }
  });

  test("answers about a team carry no contact data", async () => {
    for (const call of [teamToday, teamPhotos, superviseeBirthdays]) {
      const { status, body } = await t.call(call, own(supervisor));
      expect([call.path, status]).toEqual([call.path, 200]);
      expect(JSON.stringify(body)).toContain("Nuria");
      expect(JSON.stringify(body)).not.toMatch(/@|600 111 222|910 111 222/u);
    }
  });

  test("with 'todo' colleagues see private data where those of work are missing", async () => {
    await set("todo");
    expect(await contactOf(colleague, nuria)).toEqual(workData);
    expect(await contactOf(colleague, olga)).toEqual({
      email: "olga@casa.test",
      telefono: "600 333 444",
    });
    expect(await found(colleague, "olga@casa")).toEqual([olga.trabajador_id]);
  });

  test("with 'nada' colleagues see no contact data and cannot look for it", async () => {
    await set("nada");
    const { body } = await list(colleague);
    expect(body.columnas).not.toContain("email");
    expect(body.columnas).not.toContain("telefono");
    expect(await contactOf(colleague, nuria)).toEqual({ email: null, telefono: null });
    expect(await found(colleague, "nuria@obrador")).toEqual([]);
    expect(await contactOf(stranger, nuria)).toEqual({ email: null, telefono: null });
    expect(await contactOf(supervisor, nuria)).toEqual(workData);
    expect(await contactOf(admin, olga)).toMatchObject({ email: "olga@casa.test" });
  });

  test("people see their contact data of work in their profile, and in the list as colleagues do", async () => {
    const { body } = await t.call(getWorker, own(nuria));
    expect(body.data).toMatchObject({
      email: privateData.email,
      telefono: privateData.telefono,
      email_trabajo: workData.email,
      telefono_trabajo: workData.telefono,
    });
    expect(await contactOf(nuria, nuria)).toEqual(workData);
    expect(await contactOf(olga, olga)).toEqual({ email: null, telefono: null });
  });

  test("a value that does not exist is refused", async () => {
    const body = { contacto_directorio: "privado" as never };
    const answer = await t.call(changeSettings, { token: admin.token, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([
      422,
      ["contacto_directorio"],
    ]);
  });
});
