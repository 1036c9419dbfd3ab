import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import { asGate, enterCompany } from "../../../../db/roles.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { recordAudit } from "../../../access/audit/audit.service.ts";
import { loadStatutory } from "../../../leave/entitlements/catalogue/catalogue.service.ts";
import { makeCheckpoint } from "../../../time/evidence/checkpoints/checkpoints.service.ts";
import { inviteWorkers } from "../../invitations/invitations.service.ts";

import {
  ensureAccount,
  insertAdministrator,
  insertClockKinds,
  insertCompany,
  insertModules,
} from "./creation.repo.ts";

export type Administrator = {
  email: string;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
};

export type NewCompany = {
  slug: string;
  nombre: string;
  cif: string | null;
  idioma: Language;
  zona_horaria: string;
  /** First day of time recording; the day of creation without one. */
  inicio_registro?: string | undefined;
  /** Ids of the modules that it hires. */
  modulos: number[];
  administrador: Administrator | null;
  /** Recipients of the signed checkpoints. */
  correos_puntos_control?: string[];
};

/** The code by which the company knows its first administrator until an import gives another. */
const FIRST_CODE = "ADMIN";

/**
 * Creates a company with its modules, the usual clock-in types and pauses, the statutory leave
 * rules and, if given, a first administrator, who gets a mail to activate the account. Undefined
 * when the slug is taken. A first checkpoint is signed at once, so that every later record is
 * younger.
 */
export async function createCompany(
  ctx: AppContext,
  company: NewCompany,
): Promise<{ empresa_id: number; inicio_registro: string; invited: boolean } | undefined> {
  const today = todayIn(company.zona_horaria, ctx.clock);
  const inicio_registro = company.inicio_registro ?? today;
  const companyId = await ctx.db.gate(async (tx) => {
    const { modulos: modules, administrador, ...row } = company;
    const made = await insertCompany(tx, {
      ...row,
      inicio_registro,
      respuesta_neutra_email: true,
    });
    if (made === undefined) return undefined;
    await enterCompany(tx, made);
    await insertModules(tx, modules);
    await insertClockKinds(tx);
    await loadStatutory(tx, { year: Number(today.slice(0, 4)) });
    await recordAudit(tx, { empresa_id: made, accion: "empresa.creada", actor_id: null });
    if (administrador !== null) {
      const { email, ...name } = administrador;
      const account_user_id = await asGate(tx, async () => ensureAccount(tx, email));
      await insertAdministrator(tx, {
        ...name,
        codigo: FIRST_CODE,
        account_user_id,
        fecha_alta: today,
        idioma_trabajador: company.idioma,
      });
    }
    return made;
  });
  if (companyId === undefined) return undefined;
  await makeCheckpoint(ctx, { empresa_id: companyId, motivo: "alta" });
  // Nobody is invited who signs in to another company already.
  const invited = await inviteWorkers(ctx, companyId, { otra_vez: false });
  return { empresa_id: companyId, inicio_registro, invited: invited > 0 };
}
