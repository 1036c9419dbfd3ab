import type { TeamAbsences } from "@atrio/contract/calendar/colleagues";
import { hiredModules } from "@atrio/contract/company/company";
import { requestKinds } from "@atrio/contract/kinds";
import type { RequestPreview } from "@atrio/contract/leave/absences";
import type { OwnOccasion } from "@atrio/contract/leave/occasions";
import { moduleIds } from "@atrio/contract/modules";

import { balanceOf } from "./absences.ts";
import { kindOf, previewOf, ruleOf } from "./asking.ts";
import { requestOf } from "./team.ts";
import { userOf } from "./user.ts";

const kinds = [
  kindOf(requestKinds.holidays, [ruleOf({ preaviso_dias: 5 })]),
  kindOf(
    requestKinds.paidLeave,
    [
      ruleOf({
        id: 7,
        nombre: "Matrimonio",
        unidad: "naturales",
        limite: 15,
        limite_por: "hecho",
        requiere_documento: true,
      }),
      ruleOf({ id: 9, nombre: "Permiso parental", unidad: "naturales", ocasion: "hijo" }),
      ruleOf({ id: 8, nombre: "Deber público", unidad: "horas", admite_horas: true }),
    ],
    "Permiso retribuido",
  ),
  kindOf(requestKinds.medicalLeave, [ruleOf({ id: 5, decide: "administrador" })], "Baja médica"),
  kindOf(requestKinds.expenses, [], "Gasto"),
];

type Sending = { call: string; body: unknown; key: string | null };

/** A fake server for the form of a request; a test changes its answers. */
export type AskingServer = {
  answer: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Requests sent to be stored, and inputs of previews. */
  sendings: () => readonly Sending[];
  previews: unknown[];
  preview: RequestPreview | "never";
  /** Refusal of sending. */
  refusal: { status: number; body: object } | null;
  isAmountAllowed: boolean;
  /** The worker's open signing. */
  openSigning: object | null;
  /** Answer to a punch. */
  punched: { fichaje: object | null; jornada: object; recibo: object } | null;
  /** End of the wait of a punch's answer. */
  punchHeld: Promise<void>;
  /** Who is away of the team. */
  team: TeamAbsences["personas"];
  /** Facts that leave hangs on. */
  occasions: readonly OwnOccasion[];
};

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A server on which previews and sendings succeed. */
export function askingServer(): AskingServer {
  const sent: Sending[] = [];
  const server: AskingServer = {
    sendings: () => sent,
    previews: [],
    preview: previewOf(),
    refusal: null,
    isAmountAllowed: true,
    openSigning: null,
    punched: null,
    punchHeld: Promise.resolve(),
    team: [],
    occasions: [],
    answer: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
      const path = url.pathname.replace("/api/v1", "");
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      const isPunch = path === "/fichaje" && init?.method === "POST";
      if (isPunch) server.openSigning = server.punched?.fichaje ?? null;
      if (isPunch) return server.punchHeld.then(() => json({ data: server.punched }));
      const known = readingOf(path, server);
      if (known !== undefined) return json({ data: known });
      if (path === "/auth/user") return json({ user: userOf() });
      if (path === "/solicitud/previsualizar") {
        server.previews.push(body);
        if (server.preview === "never") return new Promise(() => undefined);
        return json({ data: server.preview });
      }
      const key = new Headers(init?.headers).get("idempotency-key");
      sent.push({ call: `${init?.method ?? "GET"} ${path}`, body, key });
      if (server.refusal !== null) return json(server.refusal.body, server.refusal.status);
      return json({ data: requestOf({ id: 90, pe_solicitud_tipo_id: requestKinds.holidays }) });
    },
  };
  return server;
}

function readingOf(path: string, server: AskingServer): unknown {
  if (path === "/solicitud-tipo") return kinds;
  if (path === "/fichaje") return server.openSigning;
  if (path === "/obtener-lista-paradas") return pauses;
  if (path.startsWith("/horario-anual")) return { dias: schedule };
  if (path.startsWith("/saldos-trabajador/")) return [balanceOf({ dias_restantes: 4 })];
  if (path.endsWith("/ausencias")) return [];
  if (path.endsWith("/ausencias-equipo")) return { personas: server.team };
  if (path.endsWith("/ocasiones")) return server.occasions;
  if (path === "/solicitud/check-salary") return { permitido: server.isAmountAllowed };
  if (path === "/gasto-mensual") {
    const total = { pedido: 40, aprobado: 0, pagado: 0 };
    return { desde: "2026-11-01", hasta: "2026-11-30", total, tipos: [], tarifa_km: 0.26 };
  }
  if (path === hiredModules.path) return Object.values(moduleIds);
  return undefined;
}

const pauses = [
  { id: 1, nombre: "Comida", tipo: "comida", cuenta_como_trabajo: false },
  { id: 2, nombre: "Descanso", tipo: "descanso", cuenta_como_trabajo: true },
];

const schedule = [
  {
    fecha: "2026-11-25",
    tramos: [{ inicio: "09:00", fin: "17:00" }],
    minutos_previstos: 480,
    festivo: null,
  },
  {
    fecha: "2026-11-09",
    tramos: [],
    minutos_previstos: 0,
    festivo: { tipo_festivo_id: 4, nombre: "La Almudena" },
  },
];
