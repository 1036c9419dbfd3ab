import { z } from "zod";

import { data, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const access = { audience: "worker", subject: "none", module: moduleIds.orgCharts } as const;
const office = { ...access, audience: "administrator", office: "personas" } as const;
const idParams = z.strictObject({ id: id.describe("Id") });

/** Kinds of node: a person of the company, or a unit that groups others. */
export const orgNodeKinds = ["persona", "unidad"] as const;
export type OrgNodeKind = (typeof orgNodeKinds)[number];

/** Maximum of nodes of one chart, and of their depth. */
export const orgChartLimits = { nodes: 5000, depth: 40 } as const;

export const orgChart = z.object({
  id: id.describe("Chart id"),
  nombre: z.string().describe("Name"),
  descripcion: z.string().nullable().describe("What it shows"),
  activo: z.boolean().describe("Everybody sees it; otherwise administrators only"),
  num_nodos: z.number().int().describe("Nodes shown today"),
});
export type OrgChart = z.infer<typeof orgChart>;

const nodeFields = {
  id: id.describe("Node id"),
  tipo: z.enum(orgNodeKinds).describe("A person or a unit"),
  trabajador_id: id.nullable().describe("Who; null for a unit and for a place nobody holds today"),
  nombre: z
    .string()
    .nullable()
    .describe("Full name, or the unit's; null for a place nobody holds today"),
  puesto: z.string().nullable().describe("Occupation here, else the person's own"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department"),
  link_foto: z.string().nullable().describe("Photo"),
};

export const orgNode = z.object({
  ...nodeFields,
  padre_id: id.nullable().describe("Node above; null at the top"),
  hijos: z.number().int().describe("Nodes right below"),
});
export type OrgNode = z.infer<typeof orgNode>;

export const orgNodeCard = z.object({
  ...nodeFields,
  pe_organigrama_id: id.describe("Chart id"),
  organigrama: z.string().describe("Name of the chart"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  superior: z
    .object({
      id: id.describe("Node id"),
      tipo: z.enum(orgNodeKinds).describe("A person or a unit"),
      nombre: z.string().nullable().describe("Name; null for a place nobody holds today"),
      puesto: z.string().nullable().describe("Occupation"),
      link_foto: z.string().nullable().describe("Photo"),
    })
    .nullable()
    .describe("The node above"),
  hijos: z.number().int().describe("Nodes right below"),
  personas_por_debajo: z.number().int().describe("People below, at any depth"),
});
export type OrgNodeCard = z.infer<typeof orgNodeCard>;

export const listOrgCharts = endpoint({
  method: "GET",
  path: "/organigrama",
  tag: "orgchart",
  summary: "Organisation charts in the company's order: the active ones, or the one with this id",
  access: {
    audience: "worker",
    subject: "company",
    module: moduleIds.orgCharts,
    target: "query.empresa_id",
  },
  query: z.strictObject({
    empresa_id: id.optional().describe("Company id; must be the session's"),
    activo: z
      .enum(["0", "1"])
      .optional()
      .describe("Active or not; only administrators are answered charts that are not"),
    id: id.optional().describe("Only this chart; 404 if it is not there"),
  }),
  response: data(z.array(orgChart)),
  errors: ["org_chart.not_found"],
});

export const listOrgNodes = endpoint({
  method: "GET",
  path: "/nodos-recursive",
  tag: "orgchart",
  summary: "Nodes of a chart as it stands today, parents first, siblings in order",
  access,
  query: z.strictObject({
    pe_organigrama_id: id.describe("Chart id"),
    empresa_id: id.optional().describe("Company id; must be the session's"),
  }),
  response: data(z.array(orgNode)),
  errors: ["org_chart.not_found"],
});

export const getOrgNode = endpoint({
  method: "GET",
  path: "/nodo-organigrama/:id",
  tag: "orgchart",
  summary: "A node with what every colleague may see of its person",
  access,
  params: idParams,
  response: data(orgNodeCard),
  errors: ["org_chart.node_not_found"],
});

const key = z.string().trim().min(1).max(60);

/** A node as an administrator hands it in; its key holds only within the call. */
export const newOrgNode = z.strictObject({
  clave: key.describe("Own key of the node"),
  padre: key.nullable().describe("Key of the node above; null at the top"),
  tipo: z.enum(orgNodeKinds).describe("A person or a unit"),
  trabajador_id: id.optional().describe("Who; only of a person"),
  nombre: z.string().trim().min(1).max(120).optional().describe("Name; only of a unit"),
  puesto: z.string().trim().min(1).max(120).optional().describe("Occupation in this chart"),
});
export type NewOrgNode = z.infer<typeof newOrgNode>;

export const addOrgChart = endpoint({
  method: "POST",
  path: "/organigrama",
  tag: "orgchart",
  summary: "Add a chart with all its nodes, siblings in the order they are sent",
  access: office,
  creates: true,
  // 5,000 nodes with every text as long as it may be.
  bodyLimit: 6_000_000,
  body: z.strictObject({
    ...identityFields,
    nombre: z.string().trim().min(1).max(120).describe("Name"),
    descripcion: z.string().trim().min(1).max(500).optional().describe("What it shows"),
    activo: z.boolean().default(true).describe("Everybody sees it"),
    nodos: z.array(newOrgNode).min(1).max(orgChartLimits.nodes).describe("All nodes"),
  }),
  response: data(orgChart),
  errors: [
    "org_chart.tree",
    "org_chart.person_twice",
    "org_chart.name_taken",
    "org_chart.node",
    "worker.not_found",
  ],
});

const chartVersion = z.number().int().min(1).describe("Version of the chart, for saving it");

/** A node as administrators edit it: places of people who do not work here today are named too. */
export const officeOrgNode = z.object({
  id: id.describe("Node id"),
  padre_id: id.nullable().describe("Node above; null at the top"),
  tipo: z.enum(orgNodeKinds).describe("A person or a unit"),
  trabajador_id: id.nullable().describe("Who; null for a unit"),
  nombre: z.string().describe("Full name, or the unit's"),
  puesto: z.string().nullable().describe("Occupation in this chart; null: the person's own"),
  puesto_propio: z.string().nullable().describe("The person's own occupation"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department"),
  link_foto: z.string().nullable().describe("Photo"),
  presente: z.boolean().describe("A unit, or a person who works here today"),
});
export type OfficeOrgNode = z.infer<typeof officeOrgNode>;

export const getOfficeOrgChart = endpoint({
  method: "GET",
  path: "/administrador/organigrama/:id",
  tag: "orgchart",
  summary: "A chart with all its nodes as it is edited, parents first, siblings in order",
  access: office,
  params: idParams,
  response: data(
    orgChart.extend({ version: chartVersion, nodos: z.array(officeOrgNode).describe("All nodes") }),
  ),
  errors: ["org_chart.not_found"],
});
export type OfficeOrgChart = z.infer<(typeof getOfficeOrgChart)["response"]>["data"];

export const changeOrgChart = endpoint({
  method: "PUT",
  path: "/organigrama/:id",
  tag: "orgchart",
  summary:
    "Change a chart: its name, whether everybody sees it, or all its nodes; what is not sent stays",
  access: office,
  params: idParams,
  bodyLimit: 6_000_000,
  body: z.strictObject({
    ...identityFields,
    activo: z.boolean().optional().describe("Everybody sees it"),
    nombre: z.string().trim().min(1).max(120).optional().describe("Name"),
    descripcion: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .nullable()
      .optional()
      .describe("What it shows; null: nothing said"),
    arbol: z
      .strictObject({
        version: chartVersion,
        nodos: z
          .array(newOrgNode)
          .min(1)
          .max(orgChartLimits.nodes)
          .describe("All nodes; the key of one that stays is its id"),
      })
      .optional()
      .describe("The whole tree in place of the one that was read"),
  }),
  response: data(orgChart.extend({ version: chartVersion })),
  errors: [
    "org_chart.not_found",
    "org_chart.changed",
    "org_chart.tree",
    "org_chart.person_twice",
    "org_chart.name_taken",
    "org_chart.node",
    "worker.not_found",
  ],
});
