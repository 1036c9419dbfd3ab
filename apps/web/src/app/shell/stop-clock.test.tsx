import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { AskDialog } from "../../features/leave/ask/ask-dialog.tsx";
import { loadTexts } from "../../lib/i18n.ts";
import { queryClient } from "../../lib/query-client.ts";
import { askingServer } from "../../test/asking-server.ts";
import type { AskingServer } from "../../test/asking-server.ts";
import { renderInApp } from "../../test/render.tsx";
import { signingOf, workdayOf } from "../../test/workdays.ts";
import { SnackbarHost } from "../../ui/snackbar-host.tsx";

import { StopClockPlace } from "./stop-clock.tsx";

const running = signingOf({ hora_inicio: "2026-11-18T08:00:00.000Z" });
const recibo = { seq: 41, hash: "c0ffee".padEnd(64, "0") };

let server: AskingServer;

const sentRequests = () => server.sendings().filter(({ call }) => call === "POST /solicitud");

/** The form of holidays with a day and a title, while the clock runs. */
async function fillForm() {
  const nothing = () => undefined;
  const props = { opened: true, mode: "new" as const, onClose: nothing, onSaved: nothing };
  await renderInApp(
    <StopClockPlace>
      <AskDialog {...props} kind={1} />
      <SnackbarHost />
    </StopClockPlace>,
  );
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText("Tienes un fichaje abierto")).toBeDefined();
  const day = await screen.findByRole("button", { name: /25 de noviembre/ });
  await user.click(day);
  await user.click(day);
  await user.type(screen.getByLabelText("Título (opcional)"), "Puente");
  return user;
}

describe("a form that needs the clock stopped (LEAVE-83)", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("ask", "files", "requests", "time"));

  beforeEach(() => {
    server = askingServer();
    server.openSigning = running;
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:00:00Z") });
    vi.stubGlobal("fetch", server.answer);
    Element.prototype.scrollIntoView = () => undefined;
    return () => vi.useRealTimers();
  });

  it("clocks out in place, keeps what was typed, and sends", async () => {
    const ended = { ...running, hora_fin: "2026-11-18T09:00:00.000Z" };
    server.punched = { fichaje: null, jornada: workdayOf({ fichajes: [ended] }), recibo };
    const user = await fillForm();
    await user.click(await screen.findByRole("button", { name: "Fichar salida" }));
    await user.click(await screen.findByRole("button", { name: "Fichar sin ubicación" }));
    expect(await screen.findByText("Listo: ya puedes enviar la solicitud.")).toBeDefined();
    expect(screen.getByLabelText("Título (opcional)")).toHaveProperty("value", "Puente");
    await user.click(screen.getByRole("button", { name: "Enviar la solicitud" }));
    await waitFor(() => expect(sentRequests()).toMatchObject([{ body: { titulo: "Puente" } }]));
  });

  it("the punch is confirmed, although a live event took its buttons away first", async () => {
    let answer = () => undefined as void;
    server.punchHeld = new Promise((resolve) => {
      answer = resolve;
    });
    server.punched = { fichaje: null, jornada: workdayOf(), recibo };
    const user = await fillForm();
    await user.click(await screen.findByRole("button", { name: "Fichar salida" }));
    await user.click(await screen.findByRole("button", { name: "Fichar sin ubicación" }));
    await waitFor(() => expect(server.openSigning).toBeNull());
    await queryClient.invalidateQueries({ queryKey: ["time"] });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Fichar salida" })).toBeNull());
    answer();
    expect(await screen.findByText(/^Salida registrada/)).toBeDefined();
  });

  it("offers the pauses that do not count as work", async () => {
    const pause = signingOf({ id: 2, parada_id: 1, cuenta_como_trabajo: false });
    server.punched = { fichaje: pause, jornada: workdayOf({ fichajes: [running, pause] }), recibo };
    const user = await fillForm();
    await user.click(await screen.findByRole("button", { name: "Pausa" }));
    expect(screen.queryByRole("menuitem", { name: "Descanso" })).toBeNull();
    await user.click(await screen.findByRole("menuitem", { name: "Comida" }));
    await user.click(await screen.findByRole("button", { name: "Fichar sin ubicación" }));
    expect(await screen.findByText("Listo: ya puedes enviar la solicitud.")).toBeDefined();
  });
});
