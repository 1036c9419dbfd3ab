import type { Client } from "pg";

import { moduleIds } from "@atrio/contract/modules";

import { epochOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { formatClock } from "../src/lib/calendar/format.ts";
import { sealAnswers } from "../src/lib/crypto/model145-answers.ts";
import { verificationLink } from "../src/lib/crypto/verification-code.ts";
import { writePdf } from "../src/lib/files/pdf.ts";
import { qrSvg } from "../src/lib/files/qr.ts";
import { townOf } from "../src/lib/spain/town.ts";
import { maskEmail } from "../src/lib/values/mask-email.ts";
import { letterView, namesOf } from "../src/modules/papers/certificates/letters.rules.ts";
import { formView } from "../src/modules/papers/model145/printing/printing.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import type { Person } from "./people.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import { openSeal } from "./seals.ts";
import type { DemoSeal, SealConfig, SealedFile } from "./seals.ts";
import { taxFormsOf } from "./tax-forms.ts";
import type { TaxForm } from "./tax-forms.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type FormsWriting = {
  client: Client;
  company: Company;
  window: Window;
  storage: Storage | undefined;
};

type Scoped = FormsWriting & { config: SealConfig; ids: CompanyIds };

const device =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const address = "203.0.113.24";

/** Writes Model 145 and, for some people, certificates; answers the company's seal. */
export async function writeTaxForms(
  writing: FormsWriting & { config: SealConfig },
  ids: CompanyIds,
): Promise<DemoSeal | undefined> {
  const { client, company, window } = writing;
  if (!company.modulos.includes(moduleIds.documents)) return undefined;
  const forms = taxFormsOf(company, window);
  const scoped = { ...writing, ids };
  const asker = company.personas.find(({ email }) => email === "lucia@demo.test");
  const seal = await sealOf(scoped);
  const first = await reserveFor(client, "modelo145", forms);
  const rows: Array<Record<string, Cell>> = [];
  for (const [index, form] of forms.entries()) {
    const sealed =
      form.hasFile && seal !== undefined ? await printForm(scoped, seal, form) : undefined;
    rows.push(rowOf(scoped, { form, id: first + index, sealed }));
    if (sealed !== undefined) {
      await register(scoped, sealed, {
        codigo: form.codigo,
        clase: "modelo145",
        objeto_id: first + index,
        anulado_en: form.estado === "sustituido" ? momentOf(addDays(window.today, -40)) : null,
      });
    }
  }
  await insertObjects(client, "modelo145", rows);
  await insertObjects(client, "modelo145_entrega", handOversOf(scoped, forms, first));
  if (seal !== undefined && asker !== undefined) await writeCertificates(scoped, seal, asker);
  return seal;
}

/** Hand-overs to payroll on the second of the month after the signature, where it has come. */
function handOversOf(
  { company, ids, window }: Scoped,
  forms: readonly TaxForm[],
  first: number,
): Array<Record<string, Cell>> {
  const administrator = company.personas.find(({ roles }) => roles.administrador === true);
  if (administrator === undefined) return [];
  return forms.flatMap(({ signed }, index) => {
    const day = signed === null ? window.today : `${addDays(signed, 31).slice(0, 7)}-02`;
    return day >= window.today
      ? []
      : {
          empresa_id: ids.empresa_id,
          modelo145_id: first + index,
          entregado_en: momentOf(day, 30),
          autor_id: idOf(ids.trabajador, administrator.codigo),
        };
  });
}

async function sealOf(scoped: Scoped): Promise<DemoSeal | undefined> {
  const { storage, config, ids } = scoped;
  if (storage === undefined) return undefined;
  return openSeal({ ...scoped, storage }, config, ids.empresa_id);
}

/** Nine in the morning, and some minutes of somebody's own. */
function momentOf(date: string, minute = 12): string {
  return `${date}T08:${String(minute).padStart(2, "0")}:00.000Z`;
}

function rowOf(
  scoped: Scoped,
  written: { form: TaxForm; id: number; sealed: SealedFile | undefined },
): Record<string, Cell> {
  const { form, id, sealed } = written;
  const { company, config, ids } = scoped;
  const owner = {
    empresa_id: ids.empresa_id,
    trabajador_id: idOf(ids.trabajador, form.codigo),
  };
  const evidence = {
    codigo_enviado_en: form.signed === null ? null : momentOf(form.signed, 11),
    email: personOf(company, form.codigo).email,
    ip: address,
    agente: device,
  };
  return {
    ...owner,
    id,
    version: form.version,
    estado: form.estado,
    datos: String.raw`\x${sealAnswers({ config }, owner, form.answers).toString("hex")}`,
    creado_en: momentOf(form.written, 5),
    firmado_en: form.signed === null ? null : momentOf(form.signed),
    confirmado_en: form.confirmed === null ? null : momentOf(form.confirmed, 40),
    evidencia: form.signed === null ? null : JSON.stringify(evidence),
    hash: sealed?.file.sha256 ?? null,
    bytes: sealed?.file.bytes ?? null,
    clave: sealed?.file.clave ?? null,
  };
}

function personOf(company: Company, codigo: string): Person {
  const found = company.personas.find((person) => person.codigo === codigo);
  if (found === undefined) throw new Error(`Nobody has the code ${codigo}`);
  return found;
}

const fullName = ({ nombre, apellido1, apellido2 }: Person): string =>
  `${nombre} ${apellido1} ${apellido2}`;

function verifyOf({ publicUrl }: SealConfig, code: string) {
  return { code, page: `${publicUrl}/verify`, qr: qrSvg(verificationLink(publicUrl, code)) };
}

async function printForm(scoped: Scoped, seal: DemoSeal, form: TaxForm): Promise<SealedFile> {
  const { company, config } = scoped;
  const person = personOf(company, form.codigo);
  const centre = company.centros.find(({ codigo }) => codigo === person.centro);
  const on = form.signed ?? form.written;
  const made = epochOf(momentOf(on));
  const { zona_horaria } = company.settings;
  return seal({
    reason: "Modelo 145",
    made,
    print: async (code) =>
      writePdf({
        template: "model145",
        title: `Modelo 145, versión ${form.version}`,
        language: "es",
        data: formView(form.answers, {
          version: form.version,
          empresa: company.settings.nombre,
          cif: company.settings.cif,
          place: townOf(centre?.direccion ?? null),
          nombre_completo: fullName(person),
          signed: {
            date: on,
            clock: `${formatClock(made, zona_horaria)} (${zona_horaria})`,
            codeSent: formatClock(epochOf(momentOf(on, 11)), zona_horaria),
            email: maskEmail(person.email),
            ip: address,
            agent: device,
          },
          verify: verifyOf(config, code),
        }),
        made,
      }),
  });
}

async function register(
  { client, ids }: Scoped,
  sealed: SealedFile,
  of: {
    codigo: string;
    clase: "certificado" | "modelo145";
    objeto_id: number;
    anulado_en: string | null;
  },
): Promise<void> {
  const { codigo, ...object } = of;
  await insertObjects(client, "documento_sellado", [
    {
      empresa_id: ids.empresa_id,
      trabajador_id: idOf(ids.trabajador, codigo),
      ...sealed.entry,
      ...object,
    },
  ]);
}

/** Two certificates, of some weeks ago. */
async function writeCertificates(scoped: Scoped, seal: DemoSeal, person: Person): Promise<void> {
  const { client, config, ids, window } = scoped;
  const asked = [
    { kind: "empleo", today: addDays(window.today, -12) },
    { kind: "antiguedad", today: addDays(window.today, -75) },
  ] as const;
  const first = await reserveFor(client, "certificado", asked);
  for (const [index, { kind, today }] of asked.entries()) {
    const { title, file } = namesOf("es", { kind, year: null });
    const made = epochOf(momentOf(today, 31));
    const subject = subjectOf(scoped, person);
    const sealed = await seal({
      reason: title,
      made,
      print: async (code) =>
        writePdf({
          template: "certificate",
          title,
          language: "es",
          data: letterView(
            { kind },
            { subject, today, language: "es", verify: verifyOf(config, code) },
          ),
          made,
        }),
    });
    await register(scoped, sealed, {
      codigo: person.codigo,
      clase: "certificado",
      objeto_id: first + index,
      anulado_en: null,
    });
    await insertObjects(client, "certificado", [
      {
        empresa_id: ids.empresa_id,
        id: first + index,
        trabajador_id: idOf(ids.trabajador, person.codigo),
        tipo_certificado: kind,
        anyo: null,
        idioma: "es",
        codigo: sealed.entry.codigo,
        nombre: `${file}_${fullName(person).replaceAll(" ", "-")}.pdf`,
        ...sealed.file,
        emitido_en: sealed.entry.emitido_en,
      },
    ]);
  }
}

function subjectOf({ company }: Scoped, person: Person) {
  const centre = company.centros.find(({ codigo }) => codigo === person.centro);
  const { settings } = company;
  return {
    nombre_completo: fullName(person),
    sexo: person.sexo,
    nif: person.nif,
    puesto: person.puesto,
    fecha_alta: person.fecha_alta,
    fecha_baja: person.fecha_baja,
    idioma: person.idioma_trabajador,
    empresa: settings.nombre,
    cif: settings.cif,
    telefono_empresa: settings.telefono_empresa,
    email_contacto: settings.email_contacto,
    centro: centre?.nombre ?? null,
    direccion: centre?.direccion ?? null,
    codigo_contrato: null,
    horas_semanales: null,
    fecha_fin: null,
  };
}
