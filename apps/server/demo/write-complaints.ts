import type { Client } from "pg";

import type { Actor } from "@atrio/contract/access/actor";

import { epochOf, isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { issueMailboxKey, readPrintedKey } from "../src/lib/crypto/mailbox-key.ts";
import { wrapWithPassphrase } from "../src/lib/crypto/passphrase-key.ts";
import { makeCodeSalt } from "../src/lib/crypto/report-vault.ts";
import { newKeyPair, publicKeyOf } from "../src/lib/crypto/sealed-box.ts";
import { randomId } from "../src/lib/crypto/tokens.ts";
import * as cases from "../src/modules/complaints/cases/cases.service.ts";
import type { Handler } from "../src/modules/complaints/cases/opening.service.ts";
import { insertHandlerKey, insertMailbox } from "../src/modules/complaints/mailbox/mailbox.repo.ts";
import { fileAnonymous, fileNamed } from "../src/modules/complaints/reports/filing.service.ts";
import { write } from "../src/modules/complaints/reports/reports.service.ts";

import { cast } from "./cast.ts";
import type { Company } from "./company.ts";
import { demoReports, MAILBOX_PASSPHRASE, MAILBOX_RECOVERY_KEY } from "./complaints.ts";
import type { CourseStep, DemoReport } from "./complaints.ts";
import { momentOn } from "./request-course.ts";
import type { SealConfig } from "./seals.ts";
import { servicesAt } from "./services.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type ComplaintWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  config: SealConfig;
};

type Scene = ComplaintWriting & { ids: CompanyIds; gestor_id: string; privateKey: Buffer };

/** Handlers by their keys of the cast: one whose key is active, one whose key waits. */
const handlers = { active: "pilar", pending: "rosa" } as const;
/** Days before the loading on which the mailbox was opened. */
const openedDaysAgo = 60;

/** Opens the mailbox of the company that has its handlers, and files reports through the services. */
export async function writeComplaints(writing: ComplaintWriting, ids: CompanyIds): Promise<void> {
  if (findWorker(writing, ids, handlers.active) === undefined) return;
  const scene = await openDemoMailbox(writing, ids);
  for (const report of demoReports) {
    const id = await fileReport(scene, report);
    for (const step of report.course) await takeStep(scene, { ...report, id }, step);
  }
}

/** Id of somebody of the cast; undefined in a company without them. */
function findWorker(
  { company }: ComplaintWriting,
  ids: CompanyIds,
  key: string,
): number | undefined {
  const role = cast.find((one) => one.key === key);
  const person = company.personas.find(
    ({ nombre, apellido1, apellido2 }) =>
      nombre === role?.nombre && apellido1 === role.apellido1 && apellido2 === role.apellido2,
  );
  return person === undefined ? undefined : ids.trabajador.get(person.codigo);
}

async function openDemoMailbox(writing: ComplaintWriting, ids: CompanyIds): Promise<Scene> {
  const { window, config } = writing;
  const recovery = readPrintedKey(MAILBOX_RECOVERY_KEY);
  if (recovery === undefined) throw new Error("The demo's recovery key is malformed");
  const own = newKeyPair();
  const gestor_id = randomId();
  const abierto = addDays(window.today, -openedDaysAgo);
  const ctx = contextAt(writing, openedDaysAgo);
  const keyOf = async (key: string, pair = newKeyPair()) => ({
    trabajador_id: workerOf(writing, ids, key),
    clave_publica: pair.publicKey,
    clave_envuelta: await wrapWithPassphrase(
      config.secrets.pepper,
      MAILBOX_PASSPHRASE,
      pair.privateKey,
    ),
    desde: abierto,
  });
  const active = await keyOf(handlers.active, own);
  const pending = await keyOf(handlers.pending);
  await ctx.db.tenant(ids.empresa_id, async (tx) => {
    const sal = makeCodeSalt();
    await insertMailbox(tx, { sal, clave_recuperacion: publicKeyOf(recovery), abierto });
    await insertHandlerKey(tx, { ...active, id: gestor_id, estado: "activa" });
    const desde = addDays(window.today, -1);
    await insertHandlerKey(tx, { ...pending, id: randomId(), estado: "pendiente", desde });
  });
  return { ...writing, ids, gestor_id, privateKey: own.privateKey };
}

function workerOf(writing: ComplaintWriting, ids: CompanyIds, key: string): number {
  const id = findWorker(writing, ids, key);
  if (id === undefined) throw new Error(`Nobody of the cast is ${key}`);
  return id;
}

/** Moment of a step, in office hours and not after the loading. */
function momentOf({ window, now }: ComplaintWriting, daysAgo: number): number {
  return epochOf(momentOn(addDays(window.today, -daysAgo), "09:30", now));
}

const contextAt = (writing: ComplaintWriting, daysAgo: number) =>
  servicesAt(writing, momentOf(writing, daysAgo));

/** Somebody of the cast as the services see them. */
function actorOf(scene: Scene, key: string): Actor {
  const { ids, company } = scene;
  const trabajador_id = workerOf(scene, ids, key);
  return {
    sesion_id: randomId(),
    sesion_expira_en: isoOf(scene.now),
    empresa_id: ids.empresa_id,
    trabajador_id,
    account_user_id: trabajador_id,
    nombre: key,
    idioma: "es",
    zona_horaria: company.settings.zona_horaria,
    permiso_supervisor: false,
    gestor_instalacion: false,
    permiso_gestor_turnos: false,
    supervisor_bolsa_horas: false,
    administrador: false,
    roles_administracion: null,
    gestor_denuncias: key === handlers.active,
    requires_password_change: false,
    clave_reciente: false,
    suplantada_por: null,
    modulos: [...company.modulos],
  };
}

/** The handler with an unlocked mailbox. */
function handlerAt(scene: Scene, daysAgo: number): Handler {
  const { config, privateKey } = scene;
  const actor = actorOf(scene, handlers.active);
  const until = momentOf(scene, daysAgo) + 60_000;
  return { actor, llave: issueMailboxKey({ config }, actor.sesion_id, { privateKey, until }) };
}

async function fileReport(scene: Scene, report: DemoReport): Promise<string> {
  const { uuid, titulo, descripcion, tipo, author, daysAgo } = report;
  const filing = { uuid, titulo, descripcion, tipo, gestores_excluidos: [] };
  const ctx = contextAt(scene, daysAgo);
  if (author !== null) return (await fileNamed(ctx, actorOf(scene, author), filing)).id;
  const asked = { ...filing, slug: scene.company.slug, sin_correo: true };
  // Nobody's address to count.
  const sender = { ip: "127.0.0.1", limit: { count: async () => 0 } };
  return (await fileAnonymous(ctx, asked, sender)).id;
}

async function takeStep(
  scene: Scene,
  { id, uuid }: DemoReport & { id: string },
  step: CourseStep,
): Promise<void> {
  const ctx = contextAt(scene, step.daysAgo);
  const handler = handlerAt(scene, step.daysAgo);
  switch (step.does) {
    case "write":
      await write(ctx, { uuid, texto: step.texto });
      break;
    case "acknowledge":
      await cases.acknowledge(ctx, handler, id);
      break;
    case "admit":
      await cases.decide(ctx, handler, { id, admitida: true, texto: step.texto });
      break;
    case "assign":
      await cases.assign(ctx, handler, { id, gestor_id: scene.gestor_id });
      break;
    case "answer":
      await cases.answer(ctx, handler, { id, texto: step.texto });
      break;
    case "note":
      await cases.note(ctx, handler, { id, texto: step.texto });
      break;
  }
}
