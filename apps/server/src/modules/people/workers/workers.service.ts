import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { Birthday, PersonalProfile } from "@atrio/contract/people/workers";
import type { Person } from "@atrio/contract/person";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { confirmPassword } from "../../access/auth/auth.service.ts";
import { loadPlaces } from "../places/places.service.ts";
import type { Places } from "../places/places.service.ts";

import type { AddressChange } from "./address/address.rules.ts";
import { addressToSave, describeAddress } from "./address/address.service.ts";
import { canSetSupervisorMode } from "./workers.policy.ts";
import { readPersonal, readProfile, readSuperviseesWithBirthday } from "./workers.read.ts";
import { saveOwnSettings } from "./workers.repo.ts";
import { birthdaysInWeek, maskedNationalId } from "./workers.rules.ts";

type ProfileChange = AddressChange & {
  pe_modo_supervisor?: boolean | undefined;
  pe_ocultar_bienvenida?: boolean | undefined;
  telefono?: string | null | undefined;
};

/** Owner of the profile, and the language of its places. */
type Reader = { actor: Actor; language: Language };

/** The caller's own profile today. */
export async function getOwnProfile(ctx: AppContext, reader: Reader): Promise<PersonalProfile> {
  const places = await loadPlaces();
  return ctx.db.read(reader.actor.empresa_id, (tx) => ownProfile(ctx, tx, { ...reader, places }));
}

/**
 * Saves phone, address, supervisor mode and the welcome flag. Fails with worker.not_supervisor;
 * faults of an address are reported by field.
 */
export async function updateOwnProfile(
  ctx: AppContext,
  reader: Reader,
  change: ProfileChange,
): Promise<PersonalProfile> {
  const { actor } = reader;
  if (!canSetSupervisorMode(actor, change.pe_modo_supervisor ?? false)) {
    fail("worker.not_supervisor");
  }
  const places = await loadPlaces();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { trabajador_id } = actor;
    const address = await addressToSave(tx, places, { trabajador_id, change });
    await saveOwnSettings(tx, trabajador_id, {
      ...address,
      pe_modo_supervisor: change.pe_modo_supervisor,
      pe_ocultar_bienvenida: change.pe_ocultar_bienvenida,
      telefono: change.telefono,
    });
    return ownProfile(ctx, tx, { ...reader, places });
  });
}

/** Saves whether the caller wants mails about the people they supervise. */
export async function chooseMailsFromSupervisees(
  ctx: AppContext,
  actor: Actor,
  wanted: boolean,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, (tx) =>
    saveOwnSettings(tx, actor.trabajador_id, { receive_email_from_supervisees: wanted }),
  );
}

/**
 * Saves the address of the caller's mails about supervised people: the account's own without one.
 * Asks for the password, because notices about others would go to the session's user. Errors:
 * password.wrong, request.too_many.
 */
export async function saveSupervisorEmail(
  ctx: AppContext,
  actor: Actor,
  input: { email: string | null; password: string; ip: string },
): Promise<void> {
  await confirmPassword(ctx, actor, { password: input.password });
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await saveOwnSettings(tx, actor.trabajador_id, { email_supervisor: input.email });
    await recordAudit(tx, {
      ...byActor(actor, input.ip),
      accion: "perfil.email_avisos",
      objeto: "trabajador",
      objeto_id: actor.trabajador_id,
    });
  });
}

/**
 * Saves the language of the portal and of mails. A handed-over administrator sees the page in another
 * language and changes nothing of the worker's (Rule ACCESS-17).
 */
export async function updateOwnLanguage(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<void> {
  if (actor.suplantada_por !== null) return;
  await ctx.db.tenant(actor.empresa_id, (tx) =>
    saveOwnSettings(tx, actor.trabajador_id, { idioma_trabajador: language }),
  );
}

/** Birthdays this week of the people supervised by the caller today. */
export async function birthdaysOfSupervisees(ctx: AppContext, actor: Actor): Promise<Birthday[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const people = await ctx.db.read(actor.empresa_id, (tx) =>
    readSuperviseesWithBirthday(tx, { supervisor_id: actor.trabajador_id, today }),
  );
  return birthdaysInWeek(people, today);
}

async function ownProfile(
  ctx: AppContext,
  tx: Tx,
  { actor, language, places }: Reader & { places: Places },
): Promise<PersonalProfile> {
  const key = {
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  };
  const [profile, row] = await Promise.all([readProfile(tx, key), readPersonal(tx, key)]);
  if (profile === undefined || row === undefined) fail("worker.not_found");
  const { nacionalidad_id, ...personal } = row;
  return {
    ...profile,
    ...personal,
    ...describeAddress(row, places, language),
    nif: maskedNationalId(row.nif),
    nacionalidad:
      nacionalidad_id === null ? null : (places.countryName(nacionalidad_id, language) ?? null),
  };
}

/** Requested people among those given; all without ids. Errors: worker.not_found for any other. */
export function selectPeople(
  people: readonly Person[],
  ids: readonly number[] | undefined,
): Person[] {
  if (ids === undefined) return [...people];
  const wanted = new Set(ids);
  const found = people.filter((person) => wanted.has(person.id));
  return found.length === wanted.size ? found : fail("worker.not_found");
}
