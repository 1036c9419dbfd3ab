import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { readStored, storageKeys, writeStored } from "../../../lib/storage.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";
import { signingOf, workdayOf } from "../../../test/workdays.ts";

import { ClockCard } from "./clock-card.tsx";

type Sent = { key: string | null; body: Record<string, unknown> };
type Reply = () => Response;

const today = workdayOf({ dia: "2026-11-18", estado_id: null });
const opened = signingOf({ hora_inicio: "2026-11-18T08:00:00.000Z", fichador_id: 2 });
const answer = {
  fichaje: opened,
  jornada: { ...today, fichajes: [opened], estado_id: 2 },
  recibo: { seq: 41, hash: "c0ffee".padEnd(64, "0") },
  advertencia: null,
};
const ended = {
  fichaje: null,
  jornada: { ...today, fichajes: [{ ...opened, hora_fin: "2026-11-18T08:20:00.000Z" }] },
  recibo: { seq: 42, hash: "c0ffee".padEnd(64, "0") },
  advertencia: null,
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const refuse = (status: number, code: string, message: string) => json({ code, message }, status);

let sent: Sent[] = [];
let replies: Reply[] = [];
/** Requests to withdraw a day of absence: the first is refused. */
let withdrawn: Array<{ path: string; body: unknown }> = [];
let openSigning: unknown = null;
let hasScheduleNotice = true;
/** Ends when the types to clock in may be answered. */
let typesReady: Promise<void> = Promise.resolve();
/** A different person in each test, so that stored data do not leak into the next. */
let person = 0;

/** A server of four reads and one write, whose answers to punches each test lines up. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/fichaje" && init?.method === "POST") {
    const key = new Headers(init.headers).get("idempotency-key");
    sent.push({
      key,
      body: JSON.parse(typeof init.body === "string" ? init.body : "{}") as Record<string, unknown>,
    });
    const reply = replies.shift();
    return reply === undefined ? Promise.reject(new TypeError("cut")) : Promise.resolve(reply());
  }
  if (path.startsWith("/solicitud/")) {
    const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    withdrawn.push({ path, body });
    const isFirst = withdrawn.length === 1;
    const refusal = () => refuse(409, "leave.already_rectified", "Ya se ha rectificado.");
    return Promise.resolve(isFirst ? refusal() : json({ data: {} }));
  }
  const user = userOf({ account_user_id: person });
  if (path === "/auth/user") return Promise.resolve(json({ user }));
  const data: Record<string, unknown> = {
    "/config-company/1": { empresa_id: 1, mostrar_aviso_horario: hasScheduleNotice },
    "/fichaje": openSigning,
    "/jornada": [today],
    "/obtener-lista-fichadores": [
      { id: 1, nombre: "Presencial", tipo: "presencial" },
      { id: 2, nombre: "Teletrabajo", tipo: "teletrabajo" },
    ],
    "/obtener-lista-paradas": [
      { id: 5, nombre: "Comida", tipo: "comida", cuenta_como_trabajo: false },
    ],
  };
  const answered = json({ data: data[path] });
  if (path === "/obtener-lista-fichadores") return typesReady.then(() => answered);
  return Promise.resolve(answered);
}

async function show(): Promise<ReturnType<typeof userEvent.setup>> {
  await renderInApp(<ClockCard />);
  return userEvent.setup({ delay: null });
}

/** Half an hour later the device says that it has a network again. */
async function comeBack(): Promise<void> {
  vi.setSystemTime("2026-11-18T08:30:00Z");
  await act(async () => window.dispatchEvent(new Event("online")));
}

// Whole conversations with the card, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => loadTexts("time"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T08:00:00Z") });
  sent = [];
  replies = [];
  withdrawn = [];
  openSigning = null;
  hasScheduleNotice = true;
  typesReady = Promise.resolve();
  person += 1;
  writeStored(storageKeys.clockLocation, "skip");
  vi.stubGlobal("fetch", serve);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the schedule notice", () => {
  it.each([true, false])(
    "the clock says when the day begins if the company shows it: %s",
    async (isShown) => {
      hasScheduleNotice = isShown;
      await show();
      expect(await screen.findByText(/^Todavía no has fichado hoy/)).toBeDefined();
      await waitFor(() => {
        expect(screen.queryByText(/Tu jornada empieza a las 08:00/) !== null).toBe(isShown);
      });
    },
  );
});

describe("a punch on a day of absence (Rule LEAVE-85)", () => {
  const absent = {
    ...answer,
    jornada: {
      ...answer.jornada,
      ausencias: [
        {
          solicitud_id: 31,
          pe_solicitud_tipo_id: 1,
          completo: true,
          minutos: 480,
          desde: null,
          hasta: null,
          minutos_fichados: 0,
        },
      ],
    },
    advertencia: "Hoy tienes una ausencia aprobada.",
  };

  async function punchIn() {
    replies = [() => json({ data: absent })];
    const user = await show();
    await user.click(await screen.findByRole("radio", { name: "Teletrabajo" }));
    openSigning = opened;
    await user.click(screen.getByRole("button", { name: "Fichar entrada" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Trabajas hoy o sigues ausente?" });
    expect(dialog.textContent).toContain("Hoy tienes una ausencia aprobada.");
    return user;
  }

  it("the answer that the absence stays sends nothing", async () => {
    const user = await punchIn();
    await user.click(screen.getByRole("button", { name: "La ausencia sigue" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(withdrawn).toEqual([]);
  });

  it("the answer that it is worked asks to withdraw the day, again after a failure", async () => {
    const user = await punchIn();
    const worked = screen.getByRole("button", { name: "Hoy trabajo: pedir que no cuente" });
    await user.click(worked);
    expect((await screen.findByRole("alert")).textContent).toContain("Ya se ha rectificado");
    await user.click(worked);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const call = { path: "/solicitud/31/dia-trabajado", body: { fecha: "2026-11-18" } };
    expect(withdrawn).toEqual([call, call]);
  });
});

describe("clocking in", () => {
  it("clocking in asks for a type before anything is sent", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(screen.getByText("Debes seleccionar un tipo de fichaje")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("clocking in sends and remembers type, remark, refused location and device time", async () => {
    replies = [() => json({ data: answer })];
    const user = await show();
    await user.click(await screen.findByRole("radio", { name: "Teletrabajo" }));
    await user.click(screen.getByRole("button", { name: "Añadir observación" }));
    await user.type(screen.getByLabelText("Observaciones"), "  Hoy desde casa ");
    openSigning = opened;
    await user.click(screen.getByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("Trabajando")).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      trabajador_id: 7,
      accion: "entrada",
      fichador_id: 2,
      geolocalizacion: "denegada",
      observaciones: "Hoy desde casa",
    });
    expect(sent[0]?.body).toHaveProperty("hora_dispositivo");
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(readStored(storageKeys.clockInType)).toBe("2");
    expect(screen.getByText("Entrada registrada a las 09:00")).toBeDefined();
  });

  it("the location is explained before the browser asks for the first time", async () => {
    localStorage.clear();
    writeStored(storageKeys.clockInType, "1");
    replies = [() => json({ data: answer })];
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("Tu ubicación al fichar")).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Fichar sin ubicación" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body["geolocalizacion"]).toBe("denegada");
    expect(readStored(storageKeys.clockLocation)).toBe("skip");
  });
});

describe("a punch that fails", () => {
  beforeEach(() => writeStored(storageKeys.clockInType, "1"));

  it("a punch without connection is kept and sent unchanged, once, when back online", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("1 fichaje pendiente de enviar")).toBeDefined();
    expect(screen.getByText("Entrada · 09:00")).toBeDefined();
    expect(screen.getByText("Trabajando")).toBeDefined();
    expect(screen.queryByText("No se ha podido fichar")).toBeNull();
    await comeBack();
    replies = [() => json({ data: answer })];
    openSigning = opened;
    await user.click(await screen.findByRole("button", { name: "Enviar ahora" }));
    await waitFor(() => expect(screen.queryByText("1 fichaje pendiente de enviar")).toBeNull());
    expect(screen.getByText("Trabajando")).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[0]?.body).not.toHaveProperty("sin_conexion");
    expect(sent[1]?.body).toEqual({
      ...sent[0]?.body,
      sin_conexion: true,
      hora_envio: "2026-11-18T08:30:00.000Z",
    });
  });

  it("punches behind a failed one wait and are sent in order", async () => {
    replies = [() => refuse(503, "server.unavailable", "El servicio no está disponible.")];
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("1 fichaje pendiente de enviar")).toBeDefined();
    vi.setSystemTime("2026-11-18T08:20:00Z");
    await user.click(await screen.findByRole("button", { name: "Fichar salida" }));
    expect(await screen.findByText("2 fichajes pendientes de enviar")).toBeDefined();
    expect(screen.getByText("Sin fichar")).toBeDefined();
    await comeBack();
    sent = [];
    replies = [() => json({ data: answer }), () => json({ data: ended })];
    await user.click(await screen.findByRole("button", { name: "Enviar ahora" }));
    await waitFor(() => expect(screen.queryByText(/pendientes? de enviar/)).toBeNull());
    expect(sent.map(({ body }) => [body["accion"], body["hora_dispositivo"]])).toEqual([
      ["entrada", "2026-11-18T08:00:00.000Z"],
      ["salida", "2026-11-18T08:20:00.000Z"],
    ]);
  });

  it("a late punch that was refused shows the reason, until its person discards it", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("1 fichaje pendiente de enviar")).toBeDefined();
    await comeBack();
    replies = [() => refuse(409, "clock.offline_order", "Es anterior al último fichaje.")];
    await user.click(await screen.findByRole("button", { name: "Enviar ahora" }));
    expect(await screen.findByText("Es anterior al último fichaje.")).toBeDefined();
    expect(screen.getByText("Sin fichar")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Solicitar corrección" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Descartar" }));
    expect(screen.getByText("¿Descartar este fichaje? No quedará registrado.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Sí, descartar" }));
    await waitFor(() => expect(screen.queryByText("Fichaje no registrado")).toBeNull());
  });

  it("a punch that fails shows another device's act when the states disagree", async () => {
    replies = [
      () => {
        openSigning = opened;
        return refuse(409, "clock.already_running", "Ya tienes un fichaje abierto.");
      },
    ];
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Fichar entrada" }));
    expect(await screen.findByText("Trabajando")).toBeDefined();
    expect(screen.getByText(/Ya tienes un fichaje abierto\./).textContent).toContain(
      "otro dispositivo",
    );
    expect(screen.queryByText(/pendiente de enviar/)).toBeNull();
    expect(screen.getByRole("button", { name: "Fichar salida" })).toBeDefined();
  });
});

it("the day begins once the types are known, not before: one of them may be chosen already", async () => {
  let answerTypes = () => {};
  typesReady = new Promise((resolve) => {
    answerTypes = resolve;
  });
  await show();
  const clockIn = await screen.findByRole<HTMLButtonElement>("button", { name: "Fichar entrada" });
  expect(clockIn.disabled).toBe(true);
  answerTypes();
  await waitFor(() => expect(clockIn.disabled).toBe(false));
});
