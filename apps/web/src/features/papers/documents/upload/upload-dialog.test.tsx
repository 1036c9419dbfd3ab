import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { DocumentKind } from "@atrio/contract/papers/documents";

import { loadTexts } from "../../../../lib/i18n.ts";
import { paperOf } from "../../../../test/documents.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { FakeUpload } from "../../../../test/uploads.ts";
import { userOf } from "../../../../test/user.ts";

import { UploadDialog } from "./upload-dialog.tsx";

const endless = { caduca_meses: null, aviso_dias: null, conserva_meses: null, laboral: false };
const kinds: DocumentKind[] = [
  {
    codigo: "identidad",
    nombre: "Documento de identidad",
    clase: "general",
    visible_supervisor: false,
    requiere_aprobacion: false,
    ...endless,
  },
  {
    codigo: "formacion",
    nombre: "Formación",
    clase: "general",
    visible_supervisor: true,
    requiere_aprobacion: true,
    ...endless,
  },
];

const close = vi.fn<() => void>();

const pdf = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

async function show(replaced: ReturnType<typeof paperOf> | null = null) {
  await renderInApp(<UploadDialog kinds={kinds} replaced={replaced} onClose={close} />);
  await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>("input[type=file]:not([capture])");
  if (input === null) throw new Error("There is no file field");
  return { user: userEvent.setup({ applyAccept: false }), input };
}

const upload = (index: number): FakeUpload => {
  const found = FakeUpload.sent[index];
  if (found === undefined) throw new Error(`There is no upload ${index}`);
  return found;
};

async function sentUpload(index: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.sent.length).toBeGreaterThan(index));
  return upload(index);
}

async function chooseKind(user: ReturnType<typeof userEvent.setup>, name: string, at = 0) {
  const field = (await screen.findAllByRole("combobox", { name: /Tipo de documento/ }))[at];
  if (field === undefined) throw new Error("There is no kind to choose");
  await user.selectOptions(field, name);
}

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: /^Subir( \d+ documentos)?$/ }));

describe("handing in documents", { timeout: 40_000 }, () => {
  beforeAll(() => loadTexts("documents", "files"));

  beforeEach(() => {
    FakeUpload.sent = [];
    close.mockReset();
    vi.stubGlobal("XMLHttpRequest", FakeUpload);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ user: userOf() })));
  });

  it("an upload asks for a kind, names its readers and sends the texts", async () => {
    const { user, input } = await show();
    await user.upload(input, [pdf("titulo_b2.pdf")]);
    expect(await screen.findByDisplayValue("titulo b2")).toBeDefined();
    await save(user);
    expect(await screen.findByText("Elige qué tipo de documento es.")).toBeDefined();
    expect(FakeUpload.sent).toHaveLength(0);

    await chooseKind(user, "Formación");
    expect(await screen.findByText("Tus supervisores podrán verlo.")).toBeDefined();
    expect(screen.getByText("Alguien de la empresa tiene que aprobarlo.")).toBeDefined();
    await save(user);
    const { form, headers } = await sentUpload(0);
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      trabajador_id: "7",
      documento_tipo: "formacion",
      titulo: "titulo b2",
    });
    expect(headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
    upload(0).progress(0.4);
    expect(await screen.findByText("40 %")).toBeDefined();
    upload(0).answer({ status: 200, body: { data: paperOf() } });
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it("an interrupted upload keeps the texts, and is retried as the same document", async () => {
    const { user, input } = await show();
    await user.upload(input, [pdf("dni.pdf")]);
    await chooseKind(user, "Documento de identidad");
    await save(user);
    (await sentUpload(0)).answer("network");
    const again = await screen.findByRole("button", { name: "Reintentar dni.pdf" });
    expect(screen.getByDisplayValue("dni")).toBeDefined();
    await user.click(again);
    const second = await sentUpload(1);
    expect(second.headers.get("idempotency-key")).toBe(upload(0).headers.get("idempotency-key"));

    // With other words it is another document.
    second.answer("network");
    await user.type(await screen.findByDisplayValue("dni"), " nuevo");
    await user.click(screen.getByRole("button", { name: "Reintentar dni.pdf" }));
    const third = await sentUpload(2);
    expect(third.form?.get("titulo")).toBe("dni nuevo");
    expect(third.headers.get("idempotency-key")).not.toBe(second.headers.get("idempotency-key"));
    third.answer({ status: 200, body: { data: paperOf() } });
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it("several files are sent one after the other, and a refused one stays", async () => {
    const { user, input } = await show();
    await user.upload(input, [pdf("uno.pdf"), pdf("dos.pdf")]);
    await chooseKind(user, "Formación", 0);
    await chooseKind(user, "Formación", 1);
    await save(user);
    const first = await sentUpload(0);
    expect(FakeUpload.sent).toHaveLength(1);
    const message = "El archivo contiene elementos activos y no se puede aceptar.";
    first.answer({ status: 422, body: { code: "document.unsafe", message } });
    (await sentUpload(1)).answer({
      status: 200,
      body: { data: paperOf({ id: 41, titulo: "dos" }) },
    });
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Reintentar uno.pdf" })).toBeNull();
    expect(await screen.findByText("dos")).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });

  it("an upload sends the texts of that moment, no removed file, and stops with the form", async () => {
    const { user, input } = await show();
    await user.upload(
      input,
      ["uno", "dos", "tres", "cuatro"].map((name) => pdf(`${name}.pdf`)),
    );
    await waitFor(() => expect(screen.getAllByRole("combobox")).toHaveLength(4));
    for (const at of [0, 1, 2, 3]) await chooseKind(user, "Formación", at);
    await save(user);
    const first = await sentUpload(0);
    await user.click(screen.getByRole("button", { name: "Quitar dos.pdf" }));
    await user.type(screen.getByDisplayValue("tres"), " y media");
    first.answer({ status: 200, body: { data: paperOf({ titulo: "uno" }) } });
    const second = await sentUpload(1);
    expect(second.form?.get("titulo")).toBe("tres y media");
    await user.click(screen.getByRole("button", { name: "Cancelar" }));
    await user.click(await screen.findByRole("button", { name: "Cerrar sin subir" }));
    expect(close).toHaveBeenCalledTimes(1);
    cleanup();
    await waitFor(() => expect(upload(1).isCalledOff).toBe(true));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(FakeUpload.sent).toHaveLength(2);
  });

  it("an upload checks files before they leave and asks before it discards them", async () => {
    const { user, input } = await show();
    await user.upload(input, [
      new File(["x"], "hoja.docx", { type: "application/msword" }),
      pdf("grande.pdf", 5 * 1024 * 1024 + 1),
    ]);
    expect(await screen.findByText("El archivo supera los 5 MB.")).toBeDefined();
    expect(screen.getByText(/Este tipo de archivo no se admite/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Cancelar" }));
    expect(await screen.findByText("Hay archivos sin subir")).toBeDefined();
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Cerrar sin subir" }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(FakeUpload.sent).toHaveLength(0);
  });

  it("a newer version is uploaded under the same kind and title", async () => {
    const { user, input } = await show(paperOf({ id: 40, titulo: "DNI" }));
    expect(input.multiple).toBe(false);
    await user.upload(input, [pdf("escaneado.pdf")]);
    expect(await screen.findByDisplayValue("DNI")).toBeDefined();
    await save(user);
    const { form } = await sentUpload(0);
    expect(form?.get("sustituye_id")).toBe("40");
    expect(form?.get("documento_tipo")).toBe("identidad");
  });
});
