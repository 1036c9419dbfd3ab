import type { Client } from "pg";

import { moduleIds } from "@atrio/contract/modules";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { noticeTypes } from "../src/modules/messages/notices/notices.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import { createPress } from "./documents/rows.ts";
import { messagesOf } from "./messages.ts";
import type { DemoMessage } from "./messages.ts";
import type { Person } from "./people.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type MessagesWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
};

/** Writes a company's messages with their files and readers. */
export async function writeMessages(writing: MessagesWriting, ids: CompanyIds): Promise<void> {
  const { client, company, window, now } = writing;
  if (!company.modulos.includes(moduleIds.internalCommunication)) return;
  const scope = { empresa_id: ids.empresa_id };
  const messages = messagesOf(company, window.today);
  const author = company.personas.find(({ roles }) => roles.administrador === true);
  if (messages.length === 0 || author === undefined) return;
  // People who were here then and still are.
  const readersOf = ({ daysAgo }: DemoMessage): Person[] =>
    company.personas.filter(
      ({ fecha_alta, fecha_baja }) =>
        fecha_alta <= addDays(window.today, -daysAgo) && fecha_baja === null,
    );
  const first = await reserveFor(client, "comunicado", messages);
  const papers = await print(writing, ids, messages);
  const rows = messages.map((message, index) => ({
    ...scope,
    id: first + index,
    titulo: message.titulo,
    contenido: message.contenido,
    importante: message.importante,
    autor_id: idOf(ids.trabajador, author.codigo),
    fecha: hoursAgo(now, message.daysAgo * 24 + 2),
    destinatarios: "todos",
    total_destinatarios: readersOf(message).length,
    ...papers[index],
  }));
  await insertObjects(client, "comunicado", rows);
  const told = messages.flatMap((message, index) =>
    readersOf(message).map((person, place) => ({
      ...scope,
      trabajador_id: idOf(ids.trabajador, person.codigo),
      titulo: message.titulo,
      ...noticeTypes.company_message,
      automatica: false,
      comunicado_id: first + index,
      clave: `company_message:${first + index}`,
      fecha: hoursAgo(now, message.daysAgo * 24 + 2),
      leida_en: readAt(message, { person, place, now }),
    })),
  );
  await insertObjects(client, "notificacion", told);
}

function readAt(
  message: DemoMessage,
  { person, place, now }: { person: Person; place: number; now: number },
): string | null {
  if (!message.isRead(person, place)) return null;
  return hoursAgo(now, Math.max(0, message.daysAgo * 24 - 3));
}

const noPaper = { nombre: null, tipo: null, bytes: null, sha256: null, clave: null };

/** Prints the papers of messages; without storage there are none. */
async function print(
  { storage }: MessagesWriting,
  ids: CompanyIds,
  messages: readonly DemoMessage[],
) {
  if (storage === undefined) return messages.map(() => noPaper);
  const press = createPress(storage, { empresa_id: ids.empresa_id });
  return Promise.all(
    messages.map(async ({ titulo, paper }) => {
      if (paper === null) return noPaper;
      const { nombre, paragraphs } = paper;
      return { nombre, ...(await press(titulo, paragraphs)) };
    }),
  );
}

function hoursAgo(now: number, hours: number): string {
  return isoOf(now - hours * 3_600_000);
}
