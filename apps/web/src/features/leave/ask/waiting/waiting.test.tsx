import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestView } from "@atrio/contract/request-view";

import { loadTexts } from "../../../../lib/i18n.ts";
import { askingServer } from "../../../../test/asking-server.ts";
import type { AskingServer } from "../../../../test/asking-server.ts";
import { documentOf, previewOf } from "../../../../test/asking.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { FakeUpload } from "../../../../test/uploads.ts";
import { AskDialog } from "../ask-dialog.tsx";
import { forgetDraft } from "../drafts/drafts.model.ts";

let server: AskingServer;

const receipt = (name = "tique.jpg") => new File(["photo"], name, { type: "image/jpeg" });
const arrives = (id: number) => ({ status: 200, body: { data: documentOf({ id }) } });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

const upload = (index: number): FakeUpload => {
  const found = FakeUpload.sent[index];
  if (found === undefined) throw new Error(`There is no upload ${index}`);
  return found;
};

/** An expense with everything but its receipts, which are on their way when it is sent. */
async function sendWith(...files: File[]) {
  const onSaved = vi.fn<(request: RequestView) => void>();
  const onClose = vi.fn<() => void>();
  await renderInApp(<AskDialog opened mode="new" kind={9} onClose={onClose} onSaved={onSaved} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("combobox", { name: /Tipo de gasto/ }));
  await user.click(await screen.findByRole("option", { name: "Taxi" }));
  await user.click(screen.getByLabelText(/Importe en euros/));
  await user.paste("23,40");
  const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
  if (input === null) throw new Error("There is no file field");
  await user.upload(input, files);
  await user.click(await button("Enviar la solicitud"));
  return { user, onSaved, onClose };
}

const sentFiles = () => server.sendings().map(({ body }) => body);

describe("a form sent while its files are on their way", { timeout: 30_000 }, () => {
  // The dialog loads its module when it opens, which these tests do not wait for.
  beforeAll(async () => {
    await Promise.all([loadTexts("ask", "files", "requests"), import("../ask-window.tsx")]);
  }, 60_000);

  beforeEach(() => {
    server = askingServer();
    FakeUpload.sent = [];
    forgetDraft("7/new/");
    vi.stubGlobal("fetch", server.answer);
    vi.stubGlobal("XMLHttpRequest", FakeUpload);
    Element.prototype.scrollIntoView = () => undefined;
  });

  it("a form waiting for its uploads says so, and is sent by itself with all of them, once", async () => {
    const problem = {
      code: "expense.receipt_required",
      message: "Falta.",
      field: "documento_ids",
      confirmable: false,
    };
    server.preview = previewOf({ unidad: null, importe: 23.4, problemas: [problem] });
    const { user, onSaved } = await sendWith(receipt(), receipt("otro.jpg"));
    expect(await button("Subiendo los archivos…")).toBeDefined();
    expect(
      screen.getByText("Se enviará en cuanto los archivos terminen de subirse."),
    ).toBeDefined();
    await waitFor(() => expect(server.previews).not.toHaveLength(0));
    expect(screen.queryByText("Falta.")).toBeNull();
    upload(0).answer(arrives(70));
    await user.click(await button("Subiendo el archivo…"));
    expect(sentFiles()).toEqual([]);
    upload(1).answer(arrives(71));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sentFiles()).toEqual([expect.objectContaining({ documento_ids: [70, 71] })]);
  });

  it("a waiting form is not sent with a failed upload, and goes when its retry succeeds", async () => {
    const { user, onSaved } = await sendWith(receipt());
    await button("Subiendo el archivo…");
    upload(0).answer("network");
    const alert = await screen.findByText(/La solicitud no se ha enviado: hay archivos que no/);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText(/Importe en euros/)).toHaveProperty("value", "23,40");
    await user.click(await button("Reintentar tique.jpg"));
    await user.click(await button("Enviar la solicitud"));
    expect(sentFiles()).toEqual([]);
    upload(1).answer(arrives(70));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sentFiles()).toEqual([expect.objectContaining({ documento_ids: [70] })]);
  });

  it("a form is not sent with a refused file until that file is removed", async () => {
    const { user, onSaved } = await sendWith(receipt());
    const message = "El archivo contiene elementos activos y no se puede aceptar.";
    upload(0).answer({ status: 422, body: { code: "document.unsafe", message } });
    expect(await screen.findByText(/no se ha enviado: un archivo no se puede/)).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    await user.click(await button("Enviar la solicitud"));
    expect(sentFiles()).toEqual([]);
    await user.click(await button("Quitar tique.jpg"));
    await user.click(await button("Enviar la solicitud"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sentFiles()).toEqual([expect.objectContaining({ documento_ids: [] })]);
  });

  it("a waiting form is not sent while it is being changed, nor without a removed file", async () => {
    const { user } = await sendWith(receipt(), receipt("otro.jpg"));
    await user.type(await screen.findByLabelText("Título (opcional)"), "Ta");
    expect(await screen.findByText(/Has cambiado algo mientras se subían/)).toBeDefined();
    upload(0).answer(arrives(70));
    await screen.findByText("0,2 MB");
    await user.click(await button("Enviar la solicitud"));
    await user.click(await button("Quitar otro.jpg"));
    expect(await screen.findByText(/Has cambiado algo mientras se subían/)).toBeDefined();
    expect(sentFiles()).toEqual([]);
  });

  it("a waiting form stays behind the question whether to leave it", async () => {
    const { user, onSaved } = await sendWith(receipt());
    await user.click(await button("Cancelar"));
    const question = await screen.findByRole("dialog", { name: /^¿Descartar/ });
    upload(0).answer(arrives(70));
    await screen.findByText("0,2 MB");
    expect(sentFiles()).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Seguir escribiendo" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });
});
