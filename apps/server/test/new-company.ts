import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { login, resetPassword } from "@atrio/contract/access/auth";
import { allModuleIds } from "@atrio/contract/modules";
import { getWorker } from "@atrio/contract/people/workers";

import { applyImport } from "../src/modules/company/imports/imports.service.ts";
import { inviteWorkers } from "../src/modules/company/invitations/invitations.service.ts";
import { createCompany } from "../src/modules/company/settings/creation/creation.service.ts";

import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";

const samples = join(import.meta.dirname, "../../../docs/samples");
const password = "Pan-de-centeno-7";

/** Somebody of a new company, signed in. */
export type Member = { trabajador_id: number; token: string };

/** A company as the README makes one: created, imported from `docs/samples`, people invited. */
export type NewCompany = {
  t: TestApp;
  empresa_id: number;
  /** Activates the account by the link of its mail, which signs in; later calls sign in by the form. */
  enter(email: string): Promise<Member>;
};

/** Creates the bakery of `docs/samples` at `now`; time is recorded from that day on unless told otherwise. */
export async function startNewCompany(options: {
  now: string;
  inicio_registro?: string;
  /** Further files, imported with the samples. */
  files?: Readonly<Record<string, readonly string[]>>;
}): Promise<NewCompany> {
  const t = await startTestApp({ now: options.now });
  const owner = { email: "rosario.sol@panaderia-sol.test", nombre: "Rosario", apellido1: "Sol" };
  const made = await createCompany(t.ctx, {
    slug: "sol",
    nombre: "Panadería Sol",
    cif: null,
    idioma: "es",
    zona_horaria: "Europe/Madrid",
    inicio_registro: options.inicio_registro,
    modulos: [...allModuleIds],
    administrador: { ...owner, apellido2: null },
  });
  if (made === undefined) throw new Error("The company exists");
  const { empresa_id } = made;
  const bringFiles = async (files: Array<{ name: string; data: Buffer }>) => {
    const report = await applyImport(t.ctx, empresa_id, files);
    if (!report.applied) throw new Error(JSON.stringify(report.problems));
  };
  const file = (table: string, lines: readonly string[]) => ({
    name: `${table}.csv`,
    data: Buffer.from(lines.join("\n")),
  });
  const shown = await Promise.all(
    (await readdir(samples)).map(async (name) => ({
      name,
      data: await readFile(join(samples, name)),
    })),
  );
  await bringFiles(shown);
  const further = Object.entries(options.files ?? {}).map(([table, lines]) => file(table, lines));
  if (further.length > 0) await bringFiles(further);
  await inviteWorkers(t.ctx, empresa_id, { otra_vez: false });
  return {
    t,
    empresa_id,
    enter: async (email) => memberOf(t, await enter(t, email), email),
  };
}

const activated = new WeakMap<TestApp, Set<string>>();

async function enter(t: TestApp, email: string): Promise<string> {
  const known = activated.get(t) ?? new Set();
  activated.set(t, known);
  if (known.has(email)) {
    const signed = await t.call(login, { body: { email, password, remember: true } });
    return signed.body.access_token;
  }
  known.add(email);
  const mails = (await t.outbox()).filter((one) => one.headers.to?.includes(email));
  const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  const body = { token, password, password_confirmation: password, iniciar_sesion: true };
  const set = await t.call(resetPassword, { body });
  return set.body.data.sesion.access_token;
}

async function memberOf(t: TestApp, token: string, email: string): Promise<Member> {
  const [row] = await t.sql<{ id: number }>(
    "select t.id from trabajador t join account a using (account_user_id) where a.email = $1",
    [email],
  );
  const trabajador_id = row?.id ?? 0;
  const profile = await t.call(getWorker, { token, params: { id: trabajador_id } });
  if (profile.status !== 200) throw new Error(JSON.stringify(profile.body));
  return { trabajador_id, token };
}
