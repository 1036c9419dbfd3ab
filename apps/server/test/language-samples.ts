// Things of a company that calls about one of them need, and the calls that name them.
import { listHolidayCalendars } from "@atrio/contract/company/holidays";
import { listCases } from "@atrio/contract/complaints/cases";
import * as mailbox from "@atrio/contract/complaints/mailbox";
import { createShutdown } from "@atrio/contract/leave/shutdowns";
import { sendCompanyMessage } from "@atrio/contract/messages/company-messages";
import { addOrgChart, listOrgNodes } from "@atrio/contract/people/org-charts";
import { createShift } from "@atrio/contract/shifts/shifts";

import type { Sample } from "./access/samples.ts";
import { fileAnonymously, passphrase, unlock } from "./complaints.ts";
import { publishDocument, uploadPersonal } from "./documents.ts";
import type { Company, SignedIn } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";
import { sendBatch } from "./payslip-batches.ts";
import { payslipPages, payslipPaper } from "./payslip-paper.ts";
import { createPayslipFactory } from "./payslips.ts";
import { makeProject, makeSignings, registrationRow } from "./projects.ts";
import { makeArea } from "./shifts.ts";
import { signatureDesk } from "./signatures.ts";

type People = { company: Company; worker: SignedIn; boss: SignedIn };
export type LanguageSample = Sample & { headers?: Record<string, string> };
type Samples = Record<string, LanguageSample>;

const november = { from: "2026-11-01", to: "2026-11-30" };
const range = { desde: "2026-11-01", hasta: "2026-11-30" };
const paged = (front: object): Sample => ({ body: { paramsFront: JSON.stringify(front) } });

function good(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer;
}

/** Samples of calls whose input names a thing of the company; makes these things. */
export async function languageSamples(t: TestApp, people: People): Promise<Samples> {
  return {
    ...(await ofShifts(t, people)),
    ...(await ofProjects(t, people)),
    ...(await ofPapers(t, people)),
    ...(await ofPeople(t, people)),
    ...(await ofComplaints(t, people)),
    ...(await ofLeave(t, people)),
  };
}

async function ofLeave(t: TestApp, { boss }: People): Promise<Samples> {
  const place = { centro_trabajo_id: null, departamento: null };
  const days = { desde: "2027-08-02", hasta: "2027-08-03", descuenta: false };
  const body = { nombre: "V", ...days, ...place };
  const { id } = good(await t.call(createShutdown, { token: boss.token, body })).body.data;
  await t.ctx.jobs.idle();
  return { "GET /administrador/cierres-empresa/:id/personas": { params: { id } } };
}

async function ofShifts(t: TestApp, { company, worker, boss }: People): Promise<Samples> {
  const area = await makeArea(t, { company, managers: [boss], workers: [worker] });
  const times = { hora_inicio: "08:00", hora_fin: "16:00" };
  const body = { fecha: "2026-11-20", ...times, pe_area_trabajo_id: area };
  const shift = good(await t.call(createShift, { token: boss.token, body }));
  const manager = { supervisorId: boss.trabajador_id };
  const id = { params: { id: shift.body.data.id } };
  return {
    "GET /administrador/areas/:id": { params: { id: area } },
    "GET /turno-peticiones-gestor/:supervisorId": { params: manager },
    "GET /turnos-gestor/:supervisorId": { params: manager, query: november },
    "GET /turnos-gestor-soluciones/:id": id,
    "GET /turnos-gestor-trabajadores-disponibles/:id": id,
    "GET /areas-trabajo-del-supervisor": {
      query: { worker_id: boss.trabajador_id, company_id: company.empresa_id },
    },
  };
}

async function ofProjects(t: TestApp, { company, worker, boss }: People): Promise<Samples> {
  const { trabajador_id } = worker;
  const proyecto_id = await makeProject(t, {
    company,
    nombre: "P",
    charges: [boss],
    workers: [worker],
  });
  const dia = "2026-11-16";
  const times = { hora_inicio: `${dia}T08:00:00Z`, hora_fin: `${dia}T12:00:00Z` };
  const [fichaje_id = 0] = await makeSignings(t, worker, [{ dia, ...times }]);
  const row = registrationRow(worker, { fichaje_id, dia, proyecto_id, ...times });
  const { id } = await t.factory.insert<{ id: number }>("proyecto_registro", row);
  const params = { id: proyecto_id };
  return {
    "GET /proyecto-trabajador/fichaje/:id/historia": { params: { id } },
    "GET /proyecto-trabajador/dia/:dia/copia": {
      params: { dia: "2026-11-17" },
      query: { trabajador_id },
    },
    "GET /administrador/proyectos/:id": { params },
    "GET /administrador/proyectos/:id/trabajadores": { params },
    "GET /supervisor/proyectos/:id": { params },
    "POST /supervisor/proyectos/:id/registros": { params, ...paged({ take: 10 }) },
    "POST /supervisor/proyectos/:id/personas": { params, ...paged(range) },
  };
}

async function ofPapers(t: TestApp, { worker, boss }: People): Promise<Samples> {
  await t.sql("update empresa set firma_digital = true where empresa_id = $1", [boss.empresa_id]);
  const line = { seccion: "devengo_salarial", concepto: "salario_base", importe: 2000 } as const;
  // Texts of a payslip's lines are those that its PDF prints.
  const lineas = [{ ...line, texto: "L" }];
  const payslip = { params: { id: await createPayslipFactory(t).payslip(worker, { lineas }) } };
  const papers = good(await uploadPersonal(t, worker)).body.data;
  const shared = good(await publishDocument(t, boss, { fields: { titulo: "N" } })).body.data;
  const signature = await signatureDesk(t).asked(boss, [worker]);
  const bytes = payslipPaper(payslipPages({ nif: "10000002Q", nombre: "NADIE" }));
  good(await sendBatch(t, { token: boss.token, bytes }));
  await t.ctx.jobs.idle();
  const [sheet] = await t.sql<{ lote_id: number; id: number }>(
    "select lote_id, id from nomina_lote_hoja where empresa_id = $1",
    [boss.empresa_id],
  );
  const [round] = await t.sql<{ id: number }>("select id from firma_envio where empresa_id = $1", [
    boss.empresa_id,
  ]);
  return {
    "GET /administrador/firma-documento/envios/:id": { params: { id: round?.id ?? 0 } },
    "GET /administrador/documento/aperturas": { query: { documento_id: shared.id } },
    "GET /nomina/:id": payslip,
    "GET /nomina/:id/accesos": payslip,
    "GET /documento/:id/historial": { params: { id: papers.id } },
    "GET /firma-documento/:id": { params: { id: signature } },
    "GET /administrador/nomina-lote/:id": { params: { id: sheet?.lote_id ?? 0 } },
    "GET /administrador/nomina-lote/:id/hoja/:hojaId": {
      params: { id: sheet?.lote_id ?? 0, hojaId: sheet?.id ?? 0 },
    },
    "GET /administrador/nomina-lote/:id/hoja/:hojaId/texto": {
      params: { id: sheet?.lote_id ?? 0, hojaId: sheet?.id ?? 0 },
    },
  };
}

async function ofPeople(t: TestApp, { boss, worker }: People): Promise<Samples> {
  const { token } = boss;
  const node = {
    clave: "a",
    padre: null,
    tipo: "persona" as const,
    trabajador_id: worker.trabajador_id,
  };
  const body = { nombre: "Casa", nodos: [node], activo: true };
  const chart = good(await t.call(addOrgChart, { token, body })).body.data.id;
  const query = { pe_organigrama_id: chart };
  const nodes = good(await t.call(listOrgNodes, { token, query })).body.data;
  const text = { titulo: "T", contenido: "C", destinatarios: "todos" as const };
  const message = good(await t.call(sendCompanyMessage, { token, body: text })).body.data;
  const [calendar] = good(await t.call(listHolidayCalendars, { token })).body.data.calendarios;
  return {
    "GET /administrador/calendarios/:id": { params: { id: calendar.id }, query: { anyo: "2026" } },
    "GET /administrador/organigrama/:id": { params: { id: chart } },
    "GET /nodos-recursive": { query },
    "GET /nodo-organigrama/:id": { params: { id: nodes[0].id } },
    "GET /administrador/plantilla/:id": { params: { id: worker.trabajador_id } },
    "GET /comunicados/:id/lecturas": { params: { id: message.id } },
  };
}

async function ofComplaints(t: TestApp, { company, boss }: People): Promise<Samples> {
  const { token } = boss;
  good(await t.call(mailbox.openMailbox, { token, body: { frase: passphrase } }));
  const { headers } = await unlock(t, boss);
  const { uuid } = await fileAnonymously(t, company);
  const cases = good(await t.call(listCases, { token, headers, query: {} })).body.data;
  return {
    "GET /buzon-denuncias/politica/:slug": { params: { slug: company.slug } },
    "GET /denuncia-by-uuid/:uuid": { params: { uuid } },
    "GET /caso-denuncia": { headers },
    "GET /caso-denuncia/:id": { params: { id: cases[0].id }, headers },
    "GET /estadistica-denuncias": { query: { anyo: 2026 }, headers },
  };
}
