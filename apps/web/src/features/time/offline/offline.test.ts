import { describe, expect, it } from "vitest";

import type { ClockAction } from "@atrio/contract/time/time";

import { ApiError } from "../../../lib/errors.ts";
import { userOf } from "../../../test/user.ts";
import { signingOf, workdayOf } from "../../../test/workdays.ts";
import { offlineMarkOf } from "../time.model.ts";

import { isRetryable, queueOwner, withPunches } from "./offline.model.ts";
import type { KeptPunch, PunchBody } from "./offline.model.ts";

const choices = {
  zone: "Europe/Madrid",
  types: [
    { id: 1, tipo: "presencial" },
    { id: 2, tipo: "teletrabajo" },
  ],
  pauses: [
    { id: 5, cuenta_como_trabajo: false },
    { id: 6, cuenta_como_trabajo: true },
  ],
};

let order = 0;

function kept(accion: ClockAction, at: string, fields: Partial<PunchBody> = {}): KeptPunch {
  order += 1;
  const body: PunchBody = {
    trabajador_id: 7,
    accion,
    hora_dispositivo: at,
    geolocalizacion: "denegada",
    ...(accion === "entrada" && { fichador_id: 2 }),
    ...(accion === "pausa" && { parada_id: 5 }),
  };
  const command = { key: `clave-${order}`, body: { ...body, ...fields } as PunchBody };
  return { order, command, at, refusal: null, isDurable: true };
}

const morning = "2026-11-18T08:00:00.000Z";
const noon = "2026-11-18T12:00:00.000Z";
const lunched = "2026-11-18T12:30:00.000Z";
const evening = "2026-11-18T16:30:00.000Z";

describe("the clock with punches that wait", () => {
  it("the clock is the server's state when no punch waits", () => {
    const known = { open: signingOf(), days: [workdayOf()] };
    expect(withPunches(known, [], choices)).toEqual(known);
  });

  it("the clock with punches that wait goes through a whole day without the server", () => {
    const days = [workdayOf({ dia: "2026-11-17" }), workdayOf({ id: null })];
    const punches = [
      kept("entrada", morning),
      kept("pausa", noon),
      kept("reanudar", lunched),
      kept("salida", evening),
    ];
    const states = punches.map((_, index) =>
      withPunches({ open: null, days }, punches.slice(0, index + 1), choices),
    );
    expect(states.map(({ open }) => open?.hora_inicio ?? null)).toEqual([
      morning,
      noon,
      lunched,
      null,
    ]);
    expect(states[0]?.open).toMatchObject({ fichador_id: 2, teletrabajo: true, dia: "2026-11-18" });
    expect(states[1]?.open).toMatchObject({ parada_id: 5, cuenta_como_trabajo: false });
    expect(states[2]?.open).toMatchObject({ fichador_id: 2, parada_id: null, teletrabajo: true });
    const [before, day] = states[3]?.days ?? [];
    expect(before).toBe(days[0]);
    expect(day?.minutos_trabajados).toBe(480);
    expect(day?.fichajes.map(({ hora_inicio, hora_fin }) => [hora_inicio, hora_fin])).toEqual([
      [morning, noon],
      [noon, lunched],
      [lunched, evening],
    ]);
    expect(new Set(day?.fichajes.map(({ id }) => id)).size).toBe(3);
  });

  it("a waiting punch ends the server's open signing, with the minutes since", () => {
    // 07:58 to 09:00 was counted when the server answered: 62 minutes.
    const open = signingOf({ minutos: 62 });
    const day = workdayOf({ fichajes: [open], minutos_trabajados: 62, saldo_minutos: -418 });
    const punches = [kept("salida", "2026-11-18T14:58:00.000Z")];
    const shown = withPunches({ open, days: [day] }, punches, choices);
    expect(shown.open).toBeNull();
    expect(shown.days[0]).toMatchObject({ minutos_trabajados: 480, saldo_minutos: 0 });
    expect(shown.days[0]?.fichajes).toHaveLength(1);
  });

  it("the clock with waiting punches counts a pause that counts as work", () => {
    const open = signingOf({ hora_inicio: morning });
    const day = workdayOf({ fichajes: [open] });
    const punches = [kept("pausa", noon, { parada_id: 6 }), kept("salida", lunched)];
    const shown = withPunches({ open, days: [day] }, punches, choices);
    expect(shown.days[0]?.minutos_trabajados).toBe(270);
  });

  it("the clock with punches that wait keeps a night on the day on which it began", () => {
    const open = signingOf({ dia: "2026-11-17", hora_inicio: "2026-11-17T21:00:00.000Z" });
    const days = [workdayOf({ dia: "2026-11-17", fichajes: [open] }), workdayOf()];
    const shown = withPunches({ open, days }, [kept("pausa", "2026-11-18T01:00:00.000Z")], choices);
    expect(shown.open?.dia).toBe("2026-11-17");
    expect(shown.days.map(({ fichajes }) => fichajes.length)).toEqual([2, 0]);
  });

  it("a waiting punch with a stated end closes the forgotten signing", () => {
    const open = signingOf({ abierto_mas_de_un_dia: true });
    const days = [workdayOf({ fichajes: [open] })];
    const punches = [kept("salida", "2026-11-20T08:00:00.000Z", { hora_fin: evening })];
    const shown = withPunches({ open, days }, punches, choices);
    expect(shown.days[0]?.fichajes[0]).toMatchObject({
      hora_fin: evening,
      abierto_mas_de_un_dia: false,
    });
  });

  it("a change of project that waits leaves the signings as they are (Rule PROJECTS-5)", () => {
    const known = { open: signingOf(), days: [workdayOf({ fichajes: [signingOf()] })] };
    const body = { trabajador_id: 7, accion: "empezar" as const, hora_dispositivo: noon };
    const command = { key: "cambio", body, name: "Obra" };
    const run = { order: 90, at: noon, refusal: null, isDurable: true, command };
    expect(withPunches(known, [run], choices)).toEqual(known);
  });

  it("the clock leaves out punches that the server has refused", () => {
    const refused = { ...kept("entrada", morning), refusal: { code: "x", message: "No." } };
    expect(withPunches({ open: null, days: [workdayOf()] }, [refused], choices).open).toBeNull();
  });
});

describe("a queue", () => {
  it("a queue belongs to one person in one company", () => {
    const owners = [
      userOf(),
      userOf({ empresa_id: 2 }),
      userOf({ account_user_id: 8 }),
      userOf({ id: 9 }),
    ].map((user) => queueOwner(user));
    expect(new Set(owners).size).toBe(4);
  });

  it.each([
    [0, "network", true],
    [401, "session.expired", true],
    [429, "request.too_many", true],
    [503, "server.unavailable", true],
    [409, "request.in_progress", true],
    [409, "clock.offline_order", false],
    [422, "clock.offline_too_old", false],
    [403, "clock.ip_blocked", false],
  ])("the queue keeps a punch that failed with %i %s: %s", (status, code, expected) => {
    expect(isRetryable(new ApiError({ status, code, message: "" }))).toBe(expected);
  });
});

describe("the mark of a punch without network", () => {
  it.each([
    [false, false, null],
    [true, false, "offline.start"],
    [false, true, "offline.end"],
    [true, true, "offline.both"],
  ])("the mark of a punch without network of start %s and end %s is %s", (start, end, expected) => {
    const signing = signingOf({ sin_conexion_inicio: start, sin_conexion_fin: end });
    expect(offlineMarkOf(signing)).toBe(expected);
  });
});
