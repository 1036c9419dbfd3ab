import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as orgCharts from "@atrio/contract/people/org-charts";
import type { NewOrgNode, OrgNode, OfficeOrgChart } from "@atrio/contract/people/org-charts";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let boss: Worker;
let worker: SignedIn;
let stranger: SignedIn;
let chart: number;

const personNode = (who: Worker, padre: string | null): NewOrgNode => ({
  clave: `t${who.trabajador_id}`,
  padre,
  tipo: "persona",
  trabajador_id: who.trabajador_id,
});

async function add(nombre: string, nodos: NewOrgNode[], activo = true): Promise<number> {
  const { status, body } = await t.call(orgCharts.addOrgChart, {
    token: admin.token,
    body: { nombre, nodos, activo },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

async function nodesOf(token: string, id = chart): Promise<OrgNode[]> {
  const { status, body } = await t.call(orgCharts.listOrgNodes, {
    token,
    query: { pe_organigrama_id: id },
  });
  expect(status).toBe(200);
  return body.data;
}

const named = (nodes: readonly OrgNode[], nombre: string | null): OrgNode => {
  const found = nodes.find((node) => node.nombre === nombre);
  if (found === undefined) throw new Error(`No node ${nombre}`);
  return found;
};

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  boss = await t.factory.worker({
    company,
    nombre: "Berta",
    apellido1: "Jefa",
    trabajador: {
      puesto: "Directora",
      nombre_departamento_trabajador: "Dirección",
      link_foto: "/api/v1/foto/abc",
    },
  });
  worker = await t.factory.signedIn({
    company,
    nombre: "Ana",
    apellido1: "Puente",
    trabajador: { puesto: "Técnica", telefono: "600111222" },
  });
  const second = await t.factory.worker({ company, nombre: "Zoe", apellido1: "Gil" });
  stranger = await t.factory.signedIn();
  chart = await add("Empresa", [
    { clave: "e", padre: null, tipo: "unidad", nombre: "Empresa" },
    personNode(boss, "e"),
    { ...personNode(worker, `t${boss.trabajador_id}`), puesto: "Coordinadora" },
    personNode(second, `t${boss.trabajador_id}`),
    { clave: "vacia", padre: "e", tipo: "unidad", nombre: "Unidad nueva" },
  ]);
});

afterAll(() => t.stop());

describe("organigrama", () => {
  it("organisation charts need a session of the company", async () => {
    expect((await t.call(orgCharts.listOrgCharts, {})).status).toBe(401);
    const query = { empresa_id: company.empresa_id };
    expect((await t.call(orgCharts.listOrgCharts, { token: stranger.token, query })).status).toBe(
      404,
    );
  });

  it("active charts are listed in the company's order, with their counts", async () => {
    const { status, body } = await t.call(orgCharts.listOrgCharts, {
      token: worker.token,
      query: { empresa_id: company.empresa_id, activo: "1" },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: chart, nombre: "Empresa", descripcion: null, activo: true, num_nodos: 5 },
    ]);
    const one = await t.call(orgCharts.listOrgCharts, {
      token: worker.token,
      query: { id: chart },
    });
    expect(one.body).toEqual(body);
  });

  it("a chart that is switched off is shown to administrators only, by any call", async () => {
    const draft = await add("Borrador", [personNode(boss, null)], false);
    const ask = async (who: SignedIn) => {
      const { token } = who;
      const list = await t.call(orgCharts.listOrgCharts, { token });
      const one = await t.call(orgCharts.listOrgCharts, { token, query: { id: draft } });
      const query = { pe_organigrama_id: draft };
      const nodes = await t.call(orgCharts.listOrgNodes, { token, query });
      return { ids: list.body.data.map(({ id }: { id: number }) => id), one, nodes };
    };
    const seen = await ask(admin);
    expect(seen.ids).toEqual([chart, draft]);
    expect([seen.one.status, seen.nodes.status]).toEqual([200, 200]);
    const params = { id: seen.nodes.body.data[0].id };
    const hidden = await ask(worker);
    expect(hidden.ids).toEqual([chart]);
    for (const answer of [hidden.one, hidden.nodes]) {
      expect(answer).toMatchObject({ status: 404, body: { code: "org_chart.not_found" } });
    }
    const card = await t.call(orgCharts.getOrgNode, { token: worker.token, params });
    expect(card).toMatchObject({ status: 404, body: { code: "org_chart.node_not_found" } });
    const activo = { token: worker.token, query: { activo: "0" as const } };
    expect((await t.call(orgCharts.listOrgCharts, activo)).body.data).toEqual([]);
  });
});

describe("nodos-recursive", () => {
  it("a chart's nodes come parents first, siblings in order, with parent and children", async () => {
    const nodes = await nodesOf(worker.token);
    expect(nodes.map((node) => node.nombre)).toEqual([
      "Empresa",
      "Berta Jefa",
      "Ana Puente",
      "Zoe Gil",
      "Unidad nueva",
    ]);
    const [top, head, ana] = nodes;
    expect(top).toMatchObject({ padre_id: null, tipo: "unidad", hijos: 2, trabajador_id: null });
    expect(head).toEqual({
      id: head?.id,
      padre_id: top?.id,
      tipo: "persona",
      trabajador_id: boss.trabajador_id,
      nombre: "Berta Jefa",
      puesto: "Directora",
      nombre_departamento_trabajador: "Dirección",
      link_foto: "/api/v1/foto/abc",
      hijos: 2,
    });
    expect(ana).toMatchObject({ padre_id: head?.id, puesto: "Coordinadora", hijos: 0 });
  });

  it("nodos-recursive is the same 404 for another company's chart as for none", async () => {
    for (const id of [chart, 2_000_000_000]) {
      const query = { pe_organigrama_id: id };
      const { status, body } = await t.call(orgCharts.listOrgNodes, {
        token: stranger.token,
        query,
      });
      expect([status, body.code]).toEqual([404, "org_chart.not_found"]);
    }
    const nothing = { token: worker.token, query: { pe_organigrama_id: "x" as never } };
    expect((await t.call(orgCharts.listOrgNodes, nothing)).status).toBe(422);
  });

  it("the place of a former worker stays without a name while it has nodes below", async () => {
    const gone = { company, trabajador: { fecha_baja: "2026-11-17", puesto: "Jefe de zona" } };
    const [first, last, unborn] = [
      await t.factory.worker({ ...gone, nombre: "Saliente" }),
      await t.factory.worker({ ...gone, nombre: "Hoja" }),
      await t.factory.worker({ company, trabajador: { fecha_alta: "2026-11-19" } }),
    ];
    const leaves = { company, trabajador: { fecha_baja: "2026-11-18" }, nombre: "Último" };
    const today = await t.factory.worker({ ...leaves, apellido1: "Día" });
    const id = await add("Con bajas", [
      { ...personNode(first, null), puesto: "Responsable de zona" },
      personNode(today, `t${first.trabajador_id}`),
      personNode(last, `t${first.trabajador_id}`),
      personNode(unborn, `t${last.trabajador_id}`),
    ]);
    const nodes = await nodesOf(worker.token, id);
    expect(nodes.map((node) => [node.nombre, node.puesto, node.trabajador_id, node.hijos])).toEqual(
      [
        [null, "Responsable de zona", null, 1],
        ["Último Día", null, today.trabajador_id, 0],
      ],
    );
    expect(JSON.stringify(nodes)).not.toContain("Saliente");
  });

  it("nodos-recursive takes one statement for 2,000 nodes, and a moment", async () => {
    const nodos = Array.from({ length: 2000 }, (_, index) => ({
      clave: `n${index}`,
      padre: index === 0 ? null : `n${Math.floor((index - 1) / 7)}`,
      tipo: "unidad" as const,
      nombre: `Unidad ${index}`,
    }));
    const id = await add("Enorme", nodos);
    const nodes = await nodesOf(worker.token, id);
    expect(nodes).toHaveLength(2000);
    expect(nodes.reduce((sum, node) => sum + node.hijos, 0)).toBe(1999);
    const places = new Map(nodes.map((node, index) => [node.id, index]));
    const isAfterParent = nodes.every(
      (node, index) => node.padre_id === null || (places.get(node.padre_id) ?? index) < index,
    );
    expect(isAfterParent).toBe(true);
    const ask = () => nodesOf(worker.token, id);
    const small = () => nodesOf(worker.token);
    expect(await statementsOf(ask)).toBe(await statementsOf(small));
  });
});

describe("nodo-organigrama", () => {
  const cardOf = (token: string, id: number) =>
    t.call(orgCharts.getOrgNode, { token, params: { id } });

  it("a node tells the columns visible to every colleague, and nothing else", async () => {
    const nodes = await nodesOf(worker.token);
    const { status, body } = await cardOf(worker.token, named(nodes, "Berta Jefa").id);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: named(nodes, "Berta Jefa").id,
      pe_organigrama_id: chart,
      organigrama: "Empresa",
      tipo: "persona",
      trabajador_id: boss.trabajador_id,
      nombre: "Berta Jefa",
      puesto: "Directora",
      nombre_departamento_trabajador: "Dirección",
      link_foto: "/api/v1/foto/abc",
      centro_trabajo: "Centro",
      superior: {
        id: named(nodes, "Empresa").id,
        tipo: "unidad",
        nombre: "Empresa",
        puesto: null,
        link_foto: null,
      },
      hijos: 2,
      personas_por_debajo: 2,
    });
    const top = await cardOf(worker.token, named(nodes, "Empresa").id);
    expect(top.body.data).toMatchObject({ superior: null, hijos: 2, personas_por_debajo: 3 });
  });

  it("a node answers 404 to another company, and where nobody is left", async () => {
    const nodes = await nodesOf(worker.token);
    const away = await cardOf(stranger.token, named(nodes, "Berta Jefa").id);
    expect(away).toMatchObject({ status: 404, body: { code: "org_chart.node_not_found" } });
    const gone = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-11-17" } });
    const id = await add("De nadie", [personNode(gone, null)]);
    const [row] = await t.sql<{ id: number }>(
      "select id from nodo_organigrama where pe_organigrama_id = $1",
      [id],
    );
    expect((await cardOf(worker.token, row?.id ?? 0)).status).toBe(404);
  });
});

describe("adding a chart", () => {
  const tryToAdd = (nodos: NewOrgNode[], nombre = "Prueba", who = admin) =>
    t.call(orgCharts.addOrgChart, { token: who.token, body: { nombre, nodos } });
  const unit = (clave: string, padre: string | null): NewOrgNode => ({
    clave,
    padre,
    tipo: "unidad",
    nombre: clave,
  });
  const chain = (length: number): NewOrgNode[] =>
    Array.from({ length }, (_, index) => unit(`c${index}`, index === 0 ? null : `c${index - 1}`));

  it("adding a chart is for administrators", async () => {
    expect((await tryToAdd([unit("a", null)], "Ajeno", worker)).status).toBe(403);
  });

  it.each<[string, string, () => NewOrgNode[]]>([
    ["a circle", "org_chart.tree", () => [unit("a", null), unit("b", "c"), unit("c", "b")]],
    ["a node below itself", "org_chart.tree", () => [unit("a", "a")]],
    ["a parent that is not there", "org_chart.tree", () => [unit("a", null), unit("b", "x")]],
    ["the same key twice", "org_chart.tree", () => [unit("a", null), unit("a", null)]],
    ["more than forty levels", "org_chart.tree", () => chain(41)],
    [
      "a person twice",
      "org_chart.person_twice",
      () => [personNode(boss, null), { ...personNode(boss, null), clave: "otra" }],
    ],
    ["a person without id", "org_chart.node", () => [{ clave: "a", padre: null, tipo: "persona" }]],
    ["a unit without name", "org_chart.node", () => [{ clave: "a", padre: null, tipo: "unidad" }]],
    ["somebody of another company", "worker.not_found", () => [personNode(stranger, null)]],
  ])("adding a chart refuses %s", async (_, code, nodes) => {
    const { status, body } = await tryToAdd(nodes());
    expect([status, body.code]).toEqual([code === "worker.not_found" ? 404 : 422, code]);
    expect(Object.keys(body.errors)).toEqual(["nodos"]);
  });

  it("a new chart may have forty levels and several tops, and a name only once", async () => {
    const { status, body } = await tryToAdd([...chain(40), unit("otra", null)], "Hondo");
    expect([status, body.data.num_nodos]).toEqual([200, 41]);
    const again = await tryToAdd([unit("a", null)], "Hondo");
    expect(again).toMatchObject({ status: 409, body: { code: "org_chart.name_taken" } });
  });

  it("a chart is added once for an idempotency key", async () => {
    const send = () =>
      t.call(orgCharts.addOrgChart, {
        token: admin.token,
        headers: { "idempotency-key": "organigrama-1" },
        body: { nombre: "Una vez", nodos: [unit("a", null)] },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it("adding a chart is audited, and the database itself refuses a circle", async () => {
    const [entry] = await t.sql(
      "select actor_id from auditoria where accion = 'organigrama.creado' and objeto_id = $1",
      [String(chart)],
    );
    expect(entry).toEqual({ actor_id: admin.trabajador_id });
    const nodes = await nodesOf(worker.token);
    const move = (level: string) =>
      t.sql(`update nodo_organigrama set padre_id = $1, nivel = ${level} where id = $2`, [
        named(nodes, "Ana Puente").id,
        named(nodes, "Berta Jefa").id,
      ]);
    for (const level of ["nivel", "4"]) {
      await expect(move(level)).rejects.toThrow(/nodo_organigrama_padre|violates foreign key/);
    }
  });
});

describe("switching a chart", () => {
  it("switching a chart off is for administrators, and hides it at once", async () => {
    const id = await add("A ratos", [personNode(boss, null)]);
    const change = (token: string, activo: boolean, which = id) =>
      t.call(orgCharts.changeOrgChart, { token, params: { id: which }, body: { activo } });
    expect((await change(worker.token, false)).status).toBe(403);
    const off = await change(admin.token, false);
    expect(off).toMatchObject({ status: 200, body: { data: { id, activo: false } } });
    const query = { pe_organigrama_id: id };
    expect((await t.call(orgCharts.listOrgNodes, { token: worker.token, query })).status).toBe(404);
    expect((await change(admin.token, true)).status).toBe(200);
    expect((await nodesOf(worker.token, id)).length).toBe(1);
    expect((await change(admin.token, true, 2_000_000_000)).body.code).toBe("org_chart.not_found");
  });
});

describe("editing a chart (Rule PEOPLE-60)", () => {
  const edited = async (id: number): Promise<OfficeOrgChart> =>
    (await t.call(orgCharts.getOfficeOrgChart, { token: admin.token, params: { id } })).body.data;
  const change = (id: number, body: object) =>
    t.call(orgCharts.changeOrgChart, { token: admin.token, params: { id }, body });
  const sent = (node: OfficeOrgChart["nodos"][number]): NewOrgNode => ({
    clave: String(node.id),
    padre: node.padre_id === null ? null : String(node.padre_id),
    tipo: node.tipo,
    ...(node.tipo === "persona"
      ? { trabajador_id: node.trabajador_id ?? 0 }
      : { nombre: node.nombre }),
    ...(node.puesto !== null && { puesto: node.puesto }),
  });

  it("a tree is replaced as a whole: nodes that stay keep their ids, others come and go", async () => {
    const id = await add("Por editar", [
      { clave: "e", padre: null, tipo: "unidad", nombre: "Empresa" },
      personNode(boss, "e"),
      { clave: "vieja", padre: "e", tipo: "unidad", nombre: "Vieja" },
    ]);
    const before = await edited(id);
    const [top, head] = before.nodos;
    if (top === undefined || head === undefined) throw new Error("No nodes");
    // The person goes to the top, the company hangs from them, and somebody new comes in.
    const nodos = [
      { ...sent(head), padre: null },
      { ...sent(top), padre: String(head.id), nombre: "Grupo" },
      { ...personNode(worker, String(top.id)), clave: "nueva", puesto: "Ayudante" },
    ];
    const answer = await change(id, { arbol: { version: before.version, nodos } });
    expect([answer.status, answer.body.data?.version], JSON.stringify(answer.body)).toEqual([
      200,
      before.version + 1,
    ]);
    const after = await edited(id);
    expect(after.nodos.map((node) => [node.id, node.padre_id, node.nombre, node.puesto])).toEqual([
      [head.id, null, "Berta Jefa", null],
      [top.id, head.id, "Grupo", null],
      [expect.any(Number), top.id, "Ana Puente", "Ayudante"],
    ]);
    const late = await change(id, { arbol: { version: before.version, nodos } });
    expect([late.status, late.body.code]).toEqual([409, "org_chart.changed"]);
    const circle = [
      { ...sent(head), padre: String(top.id) },
      { ...sent(top), padre: String(head.id) },
    ];
    const refused = await change(id, { arbol: { version: after.version, nodos: circle } });
    expect([refused.status, refused.body.code]).toEqual([422, "org_chart.tree"]);
    expect(await edited(id)).toEqual(after);
  });

  it("an administrator edits places of people who are not here today, which others do not see", async () => {
    const gone = await t.factory.worker({
      company,
      nombre: "Rita",
      apellido1: "Salida",
      trabajador: { fecha_baja: "2026-11-17" },
    });
    const id = await add("Con quien se fue", [personNode(gone, null), personNode(boss, null)]);
    expect((await edited(id)).nodos).toMatchObject([
      { nombre: "Rita Salida", presente: false },
      { nombre: "Berta Jefa", presente: true },
    ]);
    expect(JSON.stringify(await nodesOf(worker.token, id))).not.toContain("Rita");
    const params = { id };
    const other = await t.call(orgCharts.getOfficeOrgChart, { token: worker.token, params });
    expect(other.status).toBe(403);
  });

  it("name and description change without the tree; a name stands once", async () => {
    const id = await add("Nombre viejo", [personNode(boss, null)]);
    const answer = await change(id, { nombre: "Nombre nuevo", descripcion: "Quién dirige qué" });
    expect(answer.body.data).toMatchObject({
      nombre: "Nombre nuevo",
      descripcion: "Quién dirige qué",
      activo: true,
      version: 1,
    });
    const taken = await change(id, { nombre: "Empresa" });
    expect([taken.status, taken.body.code]).toEqual([409, "org_chart.name_taken"]);
    expect((await change(id, { nombre: "Nombre nuevo" })).status).toBe(200);
  });
});
