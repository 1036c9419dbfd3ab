import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type {
  DirectoryChoices,
  DirectoryGrant,
  DirectoryRow,
  WorkerCard,
  WorkersPage,
} from "@atrio/contract/people/directory";
import type * as directory from "@atrio/contract/people/directory";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readChoices, readHasTeam, readPeople, readReports } from "./directory.read.ts";
import type { Filters, FoundRow, ViewerKey } from "./directory.read.ts";
import { readGrants, readVisibility, upsertGrants } from "./directory.repo.ts";
import {
  columnsOf,
  grantsOf,
  isReserved,
  listReaches,
  privateContactOf,
  reachesOf,
  sees,
  wordsOf,
} from "./directory.rules.ts";
import type { Reaches } from "./directory.rules.ts";

/** Input of a list: its filters, its order and its page. */
export type Asked = EndpointInput<typeof directory.listWorkers>["query"]["paramsFront"];

/** The caller's view of the company's people today. */
export type Sight = {
  viewer: ViewerKey;
  reaches: Reaches;
  columns: DirectoryColumn[];
  readTeamBalances: AppContext["hooks"]["readTeamBalances"];
};

const holidayColumns = ["vacaciones_totales", "vacaciones_disponibles"] as const;

/** People whose holidays are computed at once. */
const holidayBatch = 500;

type Standing = Omit<ViewerKey, "privateContact"> & { isAdministrator: boolean };

function standingOf(ctx: AppContext, actor: Actor): Standing {
  return {
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
    isSupervisor: actor.permiso_supervisor,
    isAdministrator: mayUseOffice(actor, "personas"),
  };
}

/** The caller's view of the list, by the company's grants and today's supervision. */
export async function readSight(ctx: AppContext, tx: Tx, actor: Actor): Promise<Sight> {
  const standing = standingOf(ctx, actor);
  const [{ grants, contact }, hasTeam] = await Promise.all([
    readVisibility(tx),
    readHasTeam(tx, standing),
  ]);
  const every = reachesOf(grantsOf(grants), contact, standing);
  const reaches = listReaches(every, { ...standing, hasTeam });
  const viewer = { ...standing, privateContact: privateContactOf(contact, standing) };
  const { readTeamBalances } = ctx.hooks;
  return { viewer, reaches, columns: columnsOf(reaches), readTeamBalances };
}

/** Filters and orders must not reveal a hidden column. */
function checkColumns(
  asked: Pick<Asked, "orden" | "departamento" | "centro_id">,
  columns: readonly DirectoryColumn[],
): void {
  const used: Array<[string, DirectoryColumn | undefined]> = [
    ["orden", asked.orden],
    [
      "departamento",
      asked.departamento === undefined ? undefined : "nombre_departamento_trabajador",
    ],
    ["centro_id", asked.centro_id === undefined ? undefined : "centro_trabajo"],
  ];
  const refused = used.filter(([, column]) => column !== undefined && !columns.includes(column));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(
    refused.map(([field]) => [field, ["directory.column" as const]]),
  );
  fail("directory.column", { fields });
}

/** A list with a page of any length, or one person of it. */
type AskedRows = Omit<Asked, "take"> & { take: number; only?: number };

function filtersOf(asked: AskedRows): Filters {
  const { busqueda, ...filters } = asked;
  return { ...filters, words: wordsOf(busqueda) };
}

/** Adds this year's holidays to the people whose holidays the caller sees. */
async function withHolidays(
  tx: Tx,
  people: readonly FoundRow[],
  input: Omit<Sight, "columns"> & { wanted?: readonly string[] | undefined },
): Promise<DirectoryRow[]> {
  const { viewer, reaches, readTeamBalances, wanted = holidayColumns } = input;
  const { today } = viewer;
  const shown = holidayColumns.filter((name) => wanted.includes(name));
  const isSeen = (row: FoundRow) => shown.some((name) => sees(reaches[name], row.cercano));
  const ids = people.filter(isSeen).map(({ id }) => id);
  const found = new Map<number, { total: number; left: number }>();
  for (let from = 0; from < ids.length; from += holidayBatch) {
    const balances = await readTeamBalances(tx, {
      trabajador_ids: ids.slice(from, from + holidayBatch),
      year: Number(today.slice(0, 4)),
      today,
      saldos: ["vacaciones"],
    });
    for (const [worker, [balance]] of balances) {
      if (balance?.habilitado !== true) continue;
      found.set(worker, { total: balance.dias_resultantes, left: balance.dias_restantes });
    }
  }
  return people.map(({ cercano: isNear, ...row }) => {
    const own = found.get(row.id);
    return {
      ...row,
      vacaciones_totales: sees(reaches.vacaciones_totales, isNear) ? (own?.total ?? null) : null,
      vacaciones_disponibles: sees(reaches.vacaciones_disponibles, isNear)
        ? (own?.left ?? null)
        : null,
    };
  });
}

/**
 * Filtered current workers with the columns visible to the caller; holidays are computed only where
 * `returnValues` includes them. Errors: directory.column.
 */
export async function readRows(
  tx: Tx,
  sight: Sight,
  asked: AskedRows,
): Promise<{ total: number; rows: DirectoryRow[] }> {
  checkColumns(asked, sight.columns);
  const { total, people } = await readPeople(tx, { ...sight, filters: filtersOf(asked) });
  return { total, rows: await withHolidays(tx, people, { ...sight, wanted: asked.returnValues }) };
}

/** A page of the list of workers, in the same queries for any number of people. */
export async function listWorkers(
  ctx: AppContext,
  actor: Actor,
  asked: Asked,
): Promise<WorkersPage> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const sight = await readSight(ctx, tx, actor);
    const { total, rows } = await readRows(tx, sight, asked);
    return { data: rows, total, columnas: sight.columns };
  });
}

/** Filters of the list for the caller, without hidden columns. */
export async function listChoices(ctx: AppContext, actor: Actor): Promise<DirectoryChoices> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { viewer, columns } = await readSight(ctx, tx, actor);
    const found = await readChoices(tx, viewer.today);
    return {
      departamentos: columns.includes("nombre_departamento_trabajador") ? found.departamentos : [],
      centros: columns.includes("centro_trabajo") ? found.centros : [],
    };
  });
}

/** A worker's card, with people above and below them where visible. Errors: worker.not_found. */
export async function getWorkerCard(
  ctx: AppContext,
  actor: Actor,
  personId: number,
): Promise<WorkerCard> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const standing = standingOf(ctx, actor);
    const { grants, contact } = await readVisibility(tx);
    const reaches = reachesOf(grantsOf(grants), contact, standing);
    const viewer = { ...standing, privateContact: privateContactOf(contact, standing) };
    const one = { words: [], orden: "nombre_completo", sentido: "asc", skip: 0, take: 1 } as const;
    const [{ people }, reports] = await Promise.all([
      readPeople(tx, { viewer, reaches, filters: { ...one, only: personId } }),
      readReports(tx, { viewer, persona_id: personId }),
    ]);
    const [person] = people;
    if (person === undefined) fail("worker.not_found");
    const [row] = await withHolidays(tx, [person], {
      viewer,
      reaches,
      readTeamBalances: ctx.hooks.readTeamBalances,
    });
    if (row === undefined) fail("worker.not_found");
    const team = reports.map(({ cercano: isNear, puesto, ...report }) => ({
      ...report,
      puesto: sees(reaches.puesto, isNear) ? puesto : null,
    }));
    return {
      ...row,
      columnas: columnsOf(reaches).filter((name) => sees(reaches[name], person.cercano)),
      equipo: sees(reaches.supervisores, person.cercano) ? team : null,
    };
  });
}

/** Audience of each column of the list. */
export async function listGrants(ctx: AppContext, actor: Actor): Promise<DirectoryGrant[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => grantsOf(await readGrants(tx)));
}

/** Stores the readers of some columns; leaves an audit entry. Errors: directory.reserved. */
export async function writeGrants(
  ctx: AppContext,
  call: { actor: Actor; ip: string },
  grants: readonly DirectoryGrant[],
): Promise<DirectoryGrant[]> {
  const { actor, ip } = call;
  if (grants.some(isReserved)) {
    fail("directory.reserved", { fields: { permisos: ["directory.reserved"] } });
  }
  // A column named twice gets its last grant.
  const last = [...new Map(grants.map((grant) => [grant.campo, grant])).values()];
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await upsertGrants(tx, last);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "directorio.permisos_guardados",
      detalle: Object.fromEntries(last.map(({ campo, audiencia }) => [campo, audiencia])),
    });
    return grantsOf(await readGrants(tx));
  });
}
