import type { SignedIn, Worker } from "./factory.ts";
import { formOf, pdf, sendForm } from "./files.ts";
import type { Answer, TestApp } from "./harness.ts";

type Sending = {
  bytes?: Buffer;
  name?: string;
  type?: string;
  headers?: Record<string, string>;
  /** Texts of the form; numbers as people's browsers send them. */
  fields?: Record<string, string | number>;
};

/** Sends a form with a file, under the name that the calls about documents give it. */
export async function sendDocument(
  t: TestApp,
  url: string,
  who: Pick<SignedIn, "token">,
  sending: Sending = {},
): Promise<Answer> {
  const { bytes = pdf(), name = "papel.pdf", type, headers, fields = {} } = sending;
  const texts = Object.entries(fields).map(([field, value]) => ({
    name: field,
    text: String(value),
  }));
  const file = { name, bytes, ...(type === undefined ? {} : { type }) };
  const payload = formOf([...texts, { name: "documento", file }]);
  return sendForm(t, url, { token: who.token, payload, ...(headers && { headers }) });
}

/** Uploads a personal document. */
export async function uploadPersonal(
  t: TestApp,
  who: Pick<SignedIn, "token">,
  { fields, ...sending }: Sending = {},
): Promise<Answer> {
  const all = { documento_tipo: "otro", titulo: "Papel", ...fields };
  return sendDocument(t, "/documento", who, { ...sending, fields: all });
}

/** Shares a document of the company, or of a worker where one is named. */
export async function publishDocument(
  t: TestApp,
  who: Pick<SignedIn, "token">,
  { fields, ...sending }: Sending & { fields?: Record<string, string | number> } = {},
): Promise<Answer> {
  const all = { categoria: "empresa", titulo: "Norma", ...fields };
  return sendDocument(t, "/administrador/documento", who, { ...sending, fields: all });
}

/** Writes down a contract from a date on, past the application; answers its id. */
export async function insertContract(
  t: TestApp,
  worker: Worker,
  columns: Record<string, unknown> = {},
): Promise<number> {
  const { id } = await t.factory.insert<{ id: number }>("contrato", {
    empresa_id: worker.empresa_id,
    trabajador_id: worker.trabajador_id,
    codigo_contrato: "100",
    fecha_inicio: "2024-01-08",
    horas_semanales: 40,
    puesto: "Técnica",
    creado_por: worker.trabajador_id,
    creado_en: "2024-01-08T08:00:00Z",
    ...columns,
  });
  return id;
}
