import type { Client } from "pg";

import type { Company } from "./company.ts";
import { reserveIds } from "./copy.ts";
import type { Person } from "./people.ts";
import { idOf, insertObjects, rangeOf, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";

type PeopleWriting = {
  client: Client;
  company: Company;
  window: Window;
  passwordHash: string;
  /** The company's id, first column of every row. */
  scope: { empresa_id: number };
};

/** Writes the accounts and the workers; answers their ids by the person's code. */
export async function writePeople(writing: PeopleWriting) {
  const { client, company, passwordHash, window, scope } = writing;
  const { personas } = company;
  const accountId = await reserveIds(
    client,
    { table: "account", column: "account_user_id" },
    personas.length,
  );
  const workerId = await reserveFor(client, "trabajador", personas);
  const hasLeft = (person: Person) =>
    person.fecha_baja !== null && person.fecha_baja < window.today;
  await insertObjects(
    client,
    "account",
    personas.map((person, index) => ({
      account_user_id: accountId + index,
      email: person.email,
      password_hash: passwordHash,
      requires_password_change: person.requires_password_change,
      desactivada_en: hasLeft(person) ? `${person.fecha_baja} 22:00:00+00` : null,
    })),
  );
  await insertObjects(
    client,
    "trabajador",
    personas.map((person, index) => ({
      ...scope,
      id: workerId + index,
      account_user_id: accountId + index,
      ...personalData(person),
      ...roleFlags(person),
    })),
  );
  const byCode = (first: number) =>
    new Map(personas.map(({ codigo }, index) => [codigo, first + index]));
  return { trabajador: byCode(workerId), account: byCode(accountId) };
}

function personalData(person: Person) {
  return {
    codigo: person.codigo,
    nombre: person.nombre,
    apellido1: person.apellido1,
    apellido2: person.apellido2,
    nif: person.nif,
    sexo: person.sexo,
    fecha_nacimiento: person.fecha_nacimiento,
    fecha_alta: person.fecha_alta,
    fecha_baja: person.fecha_baja,
    idioma_trabajador: person.idioma_trabajador,
    telefono: person.telefono,
    email_trabajo: person.email_trabajo,
    telefono_trabajo: person.telefono_trabajo,
    nombre_departamento_trabajador: person.nombre_departamento_trabajador,
    puesto: person.puesto,
  };
}

function roleFlags({ roles }: Person) {
  return {
    permiso_supervisor: roles.permiso_supervisor === true,
    permiso_gestor_turnos: roles.permiso_gestor_turnos === true,
    supervisor_bolsa_horas: roles.supervisor_bolsa_horas === true,
    administrador: roles.administrador === true,
    gestor_denuncias: roles.gestor_denuncias === true,
  };
}

type RelationIds = {
  centros: ReadonlyMap<string, number>;
  horarios: ReadonlyMap<string, number>;
  trabajador: ReadonlyMap<string, number>;
};

/** Writes where and when people work, and who supervises whom. */
export async function writeRelations(writing: PeopleWriting, ids: RelationIds): Promise<void> {
  const { client, company, scope } = writing;
  const worker = (codigo: string) => idOf(ids.trabajador, codigo);
  await insertObjects(
    client,
    "gestor_instalacion",
    company.personas
      .filter(({ roles }) => roles.gestor_instalacion === true)
      .map((person) => ({ ...scope, trabajador_id: worker(person.codigo) })),
  );
  await insertObjects(
    client,
    "trabajador_centro",
    company.personas.map((person) => ({
      ...scope,
      trabajador_id: worker(person.codigo),
      centro_trabajo_id: idOf(ids.centros, person.centro),
      vigencia: rangeOf({ desde: person.fecha_alta, hasta: null }),
    })),
  );
  await insertObjects(
    client,
    "trabajador_horario",
    company.personas.flatMap((person) =>
      person.horarios.map((assignment) => ({
        ...scope,
        trabajador_id: worker(person.codigo),
        horario_id: idOf(ids.horarios, assignment.codigo),
        vigencia: rangeOf(assignment),
      })),
    ),
  );
  await insertObjects(
    client,
    "supervision",
    company.personas.flatMap((person) =>
      person.supervisores.map((relation) => ({
        ...scope,
        supervisor_id: worker(relation.codigo),
        supervisado_id: worker(person.codigo),
        vigencia: rangeOf(relation),
      })),
    ),
  );
}
