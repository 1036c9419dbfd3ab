import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";
import { errors as errorsEn } from "@atrio/i18n/en/errors";
import { ask as askEn } from "@atrio/i18n/en/leave/ask";
import { files as filesEn } from "@atrio/i18n/en/papers/files";
import { errors as errorsEs } from "@atrio/i18n/es/errors";
import { ask as askEs } from "@atrio/i18n/es/leave/ask";
import { files as filesEs } from "@atrio/i18n/es/papers/files";
import { errors as errorsFr } from "@atrio/i18n/fr/errors";
import { ask as askFr } from "@atrio/i18n/fr/leave/ask";
import { files as filesFr } from "@atrio/i18n/fr/papers/files";
import { errors as errorsPt } from "@atrio/i18n/pt/errors";
import { ask as askPt } from "@atrio/i18n/pt/leave/ask";
import { files as filesPt } from "@atrio/i18n/pt/papers/files";

import { loadTexts } from "../../../lib/i18n.ts";
import { documentOf } from "../../../test/asking.ts";
import { renderInApp } from "../../../test/render.tsx";
import { FakeUpload } from "../../../test/uploads.ts";

import { DocumentUpload } from "./document-upload.tsx";
import { noUploads } from "./waiting/waiting.model.ts";
import type { UploadCount } from "./waiting/waiting.model.ts";

const told = vi.fn<(uploads: UploadCount) => void>();
const deleted: string[] = [];

function Form() {
  const [documents, setDocuments] = useState<readonly RequestDocument[]>([]);
  return (
    <DocumentUpload
      label="Documentos"
      documents={documents}
      onAdd={(document) => setDocuments((now) => [...now, document])}
      onRemove={({ id }) => setDocuments((now) => now.filter((one) => one.id !== id))}
      onUploads={told}
    />
  );
}

/** Files of a form after each drawing, those on their way included. */
const counts: number[] = [];

function CountingForm() {
  const [documents, setDocuments] = useState<readonly RequestDocument[]>([]);
  const [{ sending }, setUploads] = useState(noUploads);
  useEffect(() => void counts.push(documents.length + sending));
  return (
    <DocumentUpload
      label="Documentos"
      documents={documents}
      onAdd={(document) => setDocuments((now) => [...now, document])}
      onRemove={() => undefined}
      onUploads={setUploads}
    />
  );
}

const photo = (name: string, bytes = 1000, type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

async function show(form = <Form />) {
  const { container } = await renderInApp(form);
  const input = container.querySelector<HTMLInputElement>("input[type=file][multiple]");
  if (input === null) throw new Error("There is no file field");
  return { user: userEvent.setup({ applyAccept: false }), input };
}

const upload = (index: number): FakeUpload => {
  const found = FakeUpload.sent[index];
  if (found === undefined) throw new Error(`There is no upload ${index}`);
  return found;
};

describe("files for a request", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("ask", "files", "requests"));

  beforeEach(() => {
    FakeUpload.sent = [];
    deleted.length = 0;
    told.mockReset();
    vi.stubGlobal("XMLHttpRequest", FakeUpload);
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      deleted.push(`${init?.method ?? "GET"} ${input}`);
      return Promise.resolve(Response.json({ data: { message: "ok" } }));
    });
  });

  it("a file counts once in each drawing of the form, also when it arrives", async () => {
    counts.length = 0;
    const { user, input } = await show(<CountingForm />);
    await user.upload(input, [photo("tique.jpg")]);
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    upload(0).answer({ status: 200, body: { data: documentOf({ id: 70 }) } });
    await screen.findByRole("button", { name: "Quitar tique.jpg" });
    await waitFor(() => expect(counts.at(-1)).toBe(1));
    expect(Math.max(...counts)).toBe(1);
  });

  it("files for a request are refused here in the words of the server", () => {
    for (const [ask, files, errors] of [
      [askEs, filesEs, errorsEs],
      [askEn, filesEn, errorsEn],
      [askFr, filesFr, errorsFr],
      [askPt, filesPt, errorsPt],
    ] as const) {
      for (const key of ["too_large", "type", "empty"] as const) {
        expect(files[key]).toBe(errors.document[key]);
      }
      expect(ask.documents.too_many).toBe(errors.document.too_many);
    }
  });

  it("files upload at once, each with its progress, and are reported to the form one by one", async () => {
    const { user, input } = await show();
    await user.upload(input, [photo("tique.jpg"), photo("factura.jpg")]);
    expect(FakeUpload.sent).toHaveLength(2);
    const [first, second] = [upload(0), upload(1)];
    const name = first.form?.get("documento");
    expect(name instanceof File && name.name).toBe("tique.jpg");
    expect(first.headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
    first.progress(0.4);
    expect(await screen.findByText("40 %")).toBeDefined();
    const both = { sending: 2, failed: 0, refused: 0 };
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(both));
    first.answer({ status: 200, body: { data: documentOf({ id: 70 }) } });
    second.answer({ status: 200, body: { data: documentOf({ id: 71, nombre: "factura.jpg" }) } });
    expect(await screen.findByRole("button", { name: "Quitar factura.jpg" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Quitar tique.jpg" })).toBeDefined();
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(noUploads));
  });

  it("files for a request are tried again with the same key after the line broke", async () => {
    const { user, input } = await show();
    await user.upload(input, [photo("tique.jpg")]);
    upload(0).answer("network");
    const retry = await screen.findByRole("button", { name: "Reintentar tique.jpg" });
    const broken = { sending: 0, failed: 1, refused: 0 };
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(broken));
    await user.click(retry);
    expect(upload(1).headers.get("idempotency-key")).toBe(upload(0).headers.get("idempotency-key"));
    upload(1).answer({ status: 200, body: { data: documentOf() } });
    expect(await screen.findByText("0,2 MB")).toBeDefined();
  });

  it("oversized files and other kinds never leave, and the server's refusals stay visible", async () => {
    const { user, input } = await show();
    await user.upload(input, [
      photo("hoja.docx", 1000, "application/msword"),
      photo("grande.pdf", 5 * 1024 * 1024 + 1, "application/pdf"),
      photo("doble.pdf", 1000, "application/pdf"),
    ]);
    expect(FakeUpload.sent).toHaveLength(1);
    expect(await screen.findByText("El archivo supera los 5 MB.")).toBeDefined();
    expect(screen.getByText(/Este tipo de archivo no se admite/)).toBeDefined();
    const message = "El archivo contiene elementos activos y no se puede aceptar.";
    upload(0).answer({ status: 422, body: { code: "document.unsafe", message } });
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Reintentar/ })).toBeNull();
    // No upload is pending: the form may be sent without the files.
    const left = { sending: 0, failed: 0, refused: 3 };
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(left));
  });

  it("files for a request can be dropped on the field, at most ten", async () => {
    await show();
    const files = Array.from({ length: 11 }, (_, index) => photo(`foto-${index}.jpg`));
    fireEvent.drop(screen.getByText("Arrastra aquí los archivos o elígelos"), {
      dataTransfer: { files },
    });
    expect(
      await screen.findByText("Una solicitud admite diez documentos como máximo."),
    ).toBeDefined();
    expect(FakeUpload.sent).toHaveLength(10);
  });

  it("files for a request are called off or deleted when they are taken away", async () => {
    const { user, input } = await show();
    await user.upload(input, [photo("tique.jpg"), photo("factura.jpg")]);
    await user.click(screen.getByRole("button", { name: "Quitar tique.jpg" }));
    expect(upload(0).isCalledOff).toBe(true);
    upload(1).answer({
      status: 200,
      body: { data: documentOf({ id: 71, nombre: "factura.jpg" }) },
    });
    await screen.findByText("0,2 MB");
    await user.click(screen.getByRole("button", { name: "Quitar factura.jpg" }));
    await waitFor(() => expect(deleted).toEqual(["DELETE /api/v1/solicitud-document/71"]));
    expect(screen.queryByRole("list", { name: "Archivos" })).toBeNull();
  });
});
