import { describe, expect, it } from "vitest";

import type { NoticeDevice, NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { isAppWaiting, isAppleTouch, standingOf } from "./devices/devices.model.ts";
import {
  changed,
  isSameQuiet,
  passesMidnight,
  quietDraftOf,
  quietFaults,
  quietOf,
  switched,
  undoOf,
} from "./preferences.model.ts";

const preferences: NoticePreferences = {
  grupos: [
    { tipo: "nomina", correo: true, push: true, bloqueo_correo: null },
    { tipo: "firma", correo: true, push: false, bloqueo_correo: "legal" },
  ],
  desconexion: true,
  frecuencia: "al_momento",
  silencio: null,
  zona_horaria: "Europe/Madrid",
  clave_publica: "BFakeKey",
  fcm: true,
};
const nights = { desde: "22:00", hasta: "07:00", dias: [5, 1] };

describe("a change of preferences", () => {
  it("a change of preferences touches only its own fields, and is undone as a whole", () => {
    const [payslips] = preferences.grupos;
    if (payslips === undefined) throw new Error("No kind");
    const change = { ...switched(payslips, "correo", false), silencio: nights };
    const after = changed(preferences, change);
    expect(after.grupos).toEqual([
      { tipo: "nomina", correo: false, push: true, bloqueo_correo: null },
      preferences.grupos[1],
    ]);
    expect(after.silencio).toEqual(nights);
    expect(after.desconexion).toBe(true);
    expect(changed(after, undoOf(preferences, change))).toEqual(preferences);
  });

  it("a change sends only writable fields of a kind", () => {
    const [payslips] = preferences.grupos;
    if (payslips === undefined) throw new Error("No kind");
    expect(switched(payslips, "push", false)).toEqual({
      grupos: [{ tipo: "nomina", correo: true, push: false }],
    });
  });
});

describe("quiet hours", () => {
  it("quiet hours are written as saved, days in order", () => {
    const draft = quietDraftOf(nights);
    expect(draft).toEqual({ isOn: true, from: "22:00", to: "07:00", days: [1, 5] });
    expect(quietOf(draft)).toEqual({ ...nights, dias: [1, 5] });
    expect(passesMidnight(draft)).toBe(true);
    expect(passesMidnight({ ...draft, from: "06:00" })).toBe(false);
  });

  it("quiet hours begin with a usual night, which is not saved before the user wants it", () => {
    const draft = quietDraftOf(null);
    expect(quietOf(draft)).toBeNull();
    expect(isSameQuiet(draft, { ...draft, from: "20:00" })).toBe(true);
    expect(isSameQuiet(draft, { ...draft, isOn: true })).toBe(false);
  });

  it("quiet hours need two different times and a day", () => {
    const draft = quietDraftOf(nights);
    expect(quietFaults(draft)).toEqual({});
    expect(quietFaults({ ...draft, to: "22:00" })).toEqual({ to: "same" });
    expect(quietFaults({ ...draft, from: "", to: "", days: [] })).toEqual({
      from: "required",
      to: "required",
      days: "none",
    });
    expect(quietFaults({ ...draft, days: [], isOn: false })).toEqual({});
  });
});

describe("the device at hand", () => {
  const device: NoticeDevice = {
    id: 1,
    canal: "web",
    nombre: "Chrome · Android",
    huella: "aa",
    creado_en: "2026-11-02T10:00:00Z",
    ultimo_envio_en: null,
  };
  const push = { isSupported: true, permission: "granted", fingerprint: "aa" } as const;
  const other = { isApple: false };

  it("the device receives notices when both the browser and the portal say so", () => {
    expect(standingOf(push, [device], other)).toEqual({ kind: "on", device });
    expect(standingOf(push, [], other)).toEqual({ kind: "off" });
    expect(standingOf({ ...push, fingerprint: null }, [device], other)).toEqual({ kind: "off" });
    const unasked = { ...push, permission: "default" } as const;
    expect(standingOf(unasked, [device], other)).toEqual({ kind: "off" });
  });

  it("the device's state names the obstacle", () => {
    const refused = { ...push, permission: "denied" } as const;
    expect(standingOf(refused, [device], other)).toEqual({ kind: "blocked" });
    const none = { isSupported: false, permission: "default", fingerprint: null } as const;
    expect(standingOf(none, [], other)).toEqual({ kind: "unsupported" });
    expect(standingOf(none, [], { isApple: true })).toEqual({ kind: "install" });
  });

  it("the device at hand is an iPad also where it says that it is a Mac", () => {
    const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15";
    const as = (userAgent: string, maxTouchPoints: number) =>
      isAppleTouch({ userAgent, maxTouchPoints });
    expect(as(mac, 5)).toBe(true);
    expect(as(mac, 0)).toBe(false);
    expect(as("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6)", 5)).toBe(true);
    expect(as("Mozilla/5.0 (Linux; Android 16)", 5)).toBe(false);
  });

  it("the app is offered once, and only where the portal reaches apps", () => {
    const app = {
      token: "token-del-movil:APA91b",
      fingerprint: "bb",
      isReachable: true,
      devices: [device],
    };
    expect(isAppWaiting(app)).toBe(true);
    expect(isAppWaiting({ ...app, isReachable: false })).toBe(false);
    expect(isAppWaiting({ ...app, token: null })).toBe(false);
    expect(isAppWaiting({ ...app, token: "<script>alert(1)</script>" })).toBe(false);
    expect(isAppWaiting({ ...app, devices: [{ ...device, huella: "bb" }] })).toBe(false);
  });
});
