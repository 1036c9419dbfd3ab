import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { NoticePreferences as Preferences } from "@atrio/contract/messages/notice-preferences";

import { loadTexts } from "../../../../lib/i18n.ts";
import { storageKeys } from "../../../../lib/storage.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { NoticePreferences } from "./notice-preferences.tsx";
import { changed } from "./preferences.model.ts";
import type { PreferenceChange } from "./preferences.model.ts";

const token = "token-del-movil:APA91b";
let user = userOf();
let kept: Preferences;
let sent: Array<{ path: string; body: unknown }> = [];
let isRefusing = false;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return json({ user });
  if ((init?.method ?? "GET") === "GET") {
    return json({ data: path.endsWith("/preferencias-avisos") ? kept : [] });
  }
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
  sent.push({ path, body });
  if (isRefusing) return json({ code: "notice.locked", message: "No se puede apagar." }, 422);
  if (path.endsWith("/app")) return json({ data: {} });
  kept = changed(kept, body as PreferenceChange);
  return json({ data: kept });
}

describe("how somebody is told", { timeout: 60_000 }, () => {
  beforeAll(() => loadTexts("notice-preferences"));

  beforeEach(() => {
    user = userOf();
    sent = [];
    isRefusing = false;
    kept = {
      grupos: [
        { tipo: "nomina", correo: true, push: true, bloqueo_correo: null },
        { tipo: "firma", correo: true, push: true, bloqueo_correo: "legal" },
      ],
      desconexion: true,
      frecuencia: "al_momento",
      silencio: null,
      zona_horaria: "Europe/Madrid",
      clave_publica: "BFakeKey",
      fcm: true,
    };
    vi.stubGlobal("fetch", serve);
  });

  const toggle = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });

  async function show() {
    await renderInApp(<NoticePreferences />);
    await screen.findByRole("switch", { name: "Nóminas: Correo" });
    return userEvent.setup({ delay: null });
  }

  it("preferences are saved switch by switch, and locked kinds have no switch", async () => {
    const type = await show();
    expect(screen.queryByRole("switch", { name: "Firmas: Correo" })).toBeNull();
    await type.click(toggle("Nóminas: Correo"));
    expect(toggle("Nóminas: Correo").checked).toBe(false);
    await type.click(screen.getByRole("radio", { name: "Resumen semanal" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { grupos: [{ tipo: "nomina", correo: false, push: true }] },
      { frecuencia: "semanal" },
    ]);
    await waitFor(() => expect(kept.frecuencia).toBe("semanal"));
    expect(toggle("Nóminas: Correo").checked).toBe(false);
  });

  it("a preference is reset when it could not be saved", async () => {
    isRefusing = true;
    const type = await show();
    await type.click(toggle("Desconexión digital"));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(toggle("Desconexión digital").checked).toBe(true));
  });

  it("quiet hours are saved as a whole, and kept as typed when refused", async () => {
    isRefusing = true;
    const type = await show();
    await type.click(toggle("Usar horas de silencio"));
    for (const day of ["Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"]) {
      await type.click(screen.getByRole("checkbox", { name: day }));
    }
    await type.click(screen.getByRole("checkbox", { name: "Lunes" }));
    await type.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("Elige al menos un día.");
    expect(sent).toEqual([]);
    await type.click(screen.getByRole("checkbox", { name: "Lunes" }));
    await type.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ silencio: { desde: "21:00", hasta: "08:00", dias: [1] } });
    await screen.findByText("Tienes cambios sin guardar.");
    isRefusing = false;
    await type.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(screen.queryByText("Tienes cambios sin guardar.")).toBeNull());
    expect(kept.silencio).toEqual({ desde: "21:00", hasta: "08:00", dias: [1] });
  });

  it("the app's device is used only once its owner has confirmed", async () => {
    localStorage.setItem(storageKeys.fcmDeviceToken, token);
    const type = await show();
    const confirm = await screen.findByRole("button", { name: "Es mío: recibir avisos" });
    expect(sent).toEqual([]);
    await type.click(confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: "/trabajador/7/dispositivos-avisos/app",
      body: { token, confirmado: true },
    });
  });

  it("a browser that blocks notices is told the way out, without a button", async () => {
    const getRegistration = async () => ({ pushManager: { getSubscription: async () => null } });
    vi.stubGlobal("PushManager", Object);
    vi.stubGlobal("Notification", { permission: "denied" });
    Object.assign(navigator, { serviceWorker: { getRegistration } });
    await show();
    await screen.findByText("Los avisos están bloqueados en este navegador");
    expect(screen.getByText(/permite las notificaciones y vuelve aquí/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Activar en este dispositivo" })).toBeNull();
    Reflect.deleteProperty(navigator, "serviceWorker");
    for (const name of ["PushManager", "Notification"]) Reflect.deleteProperty(globalThis, name);
  });

  it("preferences are read-only in a handed-over session", async () => {
    localStorage.setItem(storageKeys.fcmDeviceToken, token);
    user = userOf({ sesion: { ...userOf().sesion, suplantada: true } });
    await show();
    await screen.findByText("Reciben tus avisos");
    for (const name of ["Nóminas: Correo", "Desconexión digital", "Usar horas de silencio"]) {
      expect(toggle(name).disabled).toBe(true);
    }
    expect(screen.queryByRole("button")).toBeNull();
  });
});
