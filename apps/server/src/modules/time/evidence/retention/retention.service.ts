import type { AppContext } from "../../../../context.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { recordAudit } from "../../../access/audit/audit.service.ts";

import { countErasable, eraseRecords, listRecordedBefore, listTerms } from "./retention.repo.ts";
import type { Erased, RecordedWorker, RetentionCompany } from "./retention.repo.ts";
import { erasedBefore } from "./retention.rules.ts";

/** Records that retention takes, or would take, from a company. */
export type RetentionReport = Erased & {
  empresa_id: number;
  slug: string;
  personas: number;
};

type Work = { company: RetentionCompany; today: string; dryRun: boolean };

/**
 * Erases contents of time records after their legal term, company by company; with `dryRun` it only
 * counts. Repeating it finds nothing more.
 */
export async function applyRetention(
  ctx: AppContext,
  options: { dryRun: boolean },
): Promise<RetentionReport[]> {
  const companies = await ctx.db.gate(listTerms);
  const reports: RetentionReport[] = [];
  for (const company of companies) {
    const today = dateAt(company.zona_horaria, ctx.clock.now().epochMilliseconds);
    reports.push(await applyTo(ctx, { company, today, ...options }));
  }
  return reports;
}

async function applyTo(ctx: AppContext, work: Work): Promise<RetentionReport> {
  const { company, today } = work;
  const { empresa_id, slug } = company;
  const report = { empresa_id, slug, personas: 0, fichajes: 0, eventos: 0 };
  // No rule reaches nearer than four years: workers without older records are skipped.
  const workers = await ctx.db.read(empresa_id, (tx) =>
    listRecordedBefore(tx, addDays(today, -4 * 365)),
  );
  for (const worker of workers) {
    const { fichajes, eventos } = await applyToWorker(ctx, work, worker);
    if (fichajes === 0) continue;
    report.personas += 1;
    report.fichajes += fichajes;
    report.eventos += eventos;
  }
  if (report.personas > 0 && !work.dryRun) await noteErased(ctx, report);
  return report;
}

async function applyToWorker(
  ctx: AppContext,
  { company, today, dryRun }: Work,
  worker: RecordedWorker,
): Promise<Erased> {
  const before = erasedBefore(worker, company, today);
  const nothing = { fichajes: 0, eventos: 0 };
  if (worker.primero >= before) return nothing;
  const key = { trabajador_id: worker.trabajador_id, before, today };
  return ctx.db.tenant(company.empresa_id, (tx) =>
    dryRun ? countErasable(tx, key) : eraseRecords(tx, key),
  );
}

async function noteErased(ctx: AppContext, report: RetentionReport): Promise<void> {
  await ctx.db.tenant(report.empresa_id, (tx) =>
    recordAudit(tx, {
      empresa_id: report.empresa_id,
      accion: "retencion.aplicada",
      actor_id: null,
      objeto: "registro_horario",
      detalle: {
        personas: report.personas,
        fichajes: report.fichajes,
        eventos: report.eventos,
      },
    }),
  );
  ctx.log.info({ ...report }, "Retention erased old time records");
}
