import { PDF } from "@libpdf/core";

import * as contract from "@atrio/contract/papers/signatures";
import type { SignatureDetail } from "@atrio/contract/papers/signatures";
import { officeSignatures } from "@atrio/contract/papers/signatures-office";

import { digestOf } from "../src/lib/files/uploaded-file.ts";

import type { SignedIn } from "./factory.ts";
import { formOf, sendForm } from "./files.ts";
import type { Answer, TestApp } from "./harness.ts";
import { good, mailedCode } from "./model145.ts";

/** A PDF of some pages in a current program's syntax; `mark` makes it unique. */
export async function paper(pages = 3, mark = "Acuerdo"): Promise<Buffer> {
  const pdf = PDF.create();
  for (let page = 1; page <= pages; page += 1) {
    pdf.addPage({ size: "a4" }).drawText(`${mark}, p. ${page}`, { x: 60, y: 760 });
  }
  return Buffer.from(await pdf.save());
}

/** A PDF that is encrypted; without a password anybody opens it, but may not change it. */
export async function lockedPaper(userPassword: string): Promise<Buffer> {
  const pdf = await PDF.load(await paper(1));
  pdf.setProtection({ userPassword, ownerPassword: "dueño" });
  return Buffer.from(await pdf.save());
}

type Asking = {
  fields?: Record<string, string>;
  bytes?: Buffer;
  name?: string;
  headers?: Record<string, string>;
};

/** Acts of people on signature documents. */
export type SignatureDesk = {
  /** An administrator asks workers to sign. */
  ask(office: SignedIn, people: readonly SignedIn[], asking?: Asking): Promise<Answer>;
  /** The same, expected to succeed: the id of the first one's document. */
  asked(office: SignedIn, people: readonly SignedIn[], asking?: Asking): Promise<number>;
  open(
    who: SignedIn,
    id: number,
    which?: "sin" | "con",
  ): Promise<{ status: number; bytes: Buffer }>;
  read(who: SignedIn, id: number, paginas?: number): Promise<Answer>;
  code(who: SignedIn, id: number): Promise<string>;
  sign(who: SignedIn, id: number, given: { codigo: string; hash: string }): Promise<Answer>;
  /** Opens, reads, asks for the code and signs; answers the sealed copy once it is there. */
  signed(who: SignedIn, id: number): Promise<Buffer>;
  view(who: SignedIn, id: number): Promise<SignatureDetail>;
  verify(bytes: Buffer): Promise<Answer>;
};

/** Signing desk of a running application. */
export function signatureDesk(t: TestApp): SignatureDesk {
  const ask: SignatureDesk["ask"] = async (office, people, asking = {}) => {
    const fields = {
      ...(people.length > 0 && {
        trabajador_ids: people.map((one) => one.trabajador_id).join(","),
      }),
      titulo: "Acuerdo de teletrabajo",
      ...asking.fields,
    };
    const texts = Object.entries(fields).map(([name, text]) => ({ name, text }));
    const file = { name: asking.name ?? "acuerdo.pdf", bytes: asking.bytes ?? (await paper()) };
    return sendForm(t, "/administrador/firma-documento", {
      token: office.token,
      payload: formOf([...texts, { name: "fichero", file }]),
      ...(asking.headers && { headers: asking.headers }),
    });
  };

  const asked: SignatureDesk["asked"] = async (office, ...asking) => {
    const envio_id = good(await ask(office, ...asking)).body.data.id;
    await t.ctx.jobs.idle();
    const query = { paramsFront: JSON.stringify({ envio_id }) };
    const found = good(await t.call(officeSignatures, { token: office.token, query }));
    const [worker] = asking[0];
    return found.body.data.find(
      (one: { trabajador: { id: number } }) => one.trabajador.id === worker?.trabajador_id,
    ).id;
  };

  const open: SignatureDesk["open"] = async (who, id, which = "sin") => {
    const response = await t.app.inject({
      url: `/api/v1/trabajador/${who.trabajador_id}/documento-${which}-firma?firma_documento_id=${id}`,
      headers: { authorization: `Bearer ${who.token}`, "user-agent": "Prueba/1.0" },
    });
    return { status: response.statusCode, bytes: response.rawPayload };
  };

  const call = { params: (id: number) => ({ params: { id } }) };

  const read: SignatureDesk["read"] = async (who, id, paginas = 3) =>
    t.call(contract.markRead, { token: who.token, ...call.params(id), body: { paginas } });

  const code: SignatureDesk["code"] = async (who, id) =>
    mailedCode(t, async () =>
      good(
        await t.call(contract.sendSignatureCode, {
          token: who.token,
          ...call.params(id),
          body: {},
        }),
      ),
    );

  const sign: SignatureDesk["sign"] = async (who, id, given) =>
    t.call(contract.signDocument, { token: who.token, ...call.params(id), body: given });

  return {
    ask,
    asked,
    open,
    read,
    code,
    sign,
    signed: async (who, id) => {
      const { bytes } = await open(who, id);
      good(await read(who, id));
      const codigo = await code(who, id);
      good(await sign(who, id, { codigo, hash: digestOf(bytes) }));
      await t.ctx.jobs.idle();
      return (await open(who, id, "con")).bytes;
    },
    view: async (who, id) =>
      good(await t.call(contract.signatureById, { token: who.token, ...call.params(id) })).body
        .data,
    verify: async (bytes) =>
      sendForm(t, "/verificacion/fichero", {
        token: "",
        payload: formOf([{ name: "fichero", file: { name: "copia.pdf", bytes } }]),
      }),
  };
}
