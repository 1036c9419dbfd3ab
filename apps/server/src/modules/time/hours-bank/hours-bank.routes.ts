import * as bank from "@atrio/contract/time/hours-bank";
import {
  decideIncidences,
  listBankConfigs,
  listOfficeIncidences,
} from "@atrio/contract/time/office-time";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { adjustBank, transferIncidences } from "./books.service.ts";
import { decideAsAdministrator, decideAsSupervisor } from "./decisions.service.ts";
import { exportTeamBank } from "./export.service.ts";
import { getBankConfig, listOwnIncidences, updateIncidence } from "./hours-bank.service.ts";
import { decideMany, listIncidences } from "./office/office.service.ts";
import { listConfigs, setBankConfig } from "./settings.service.ts";
import { getStatement } from "./statement/statement.service.ts";
import { listTeamBalances, listTeamIncidences } from "./team.service.ts";

/** The hours bank for its worker. */
function workerRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, bank.listOwnIncidences, async ({ actor, query }) => ({
    data: await listOwnIncidences(ctx, actor, query),
  }));

  bind(app, ctx, bank.updateIncidence, async ({ actor, params, body }) => ({
    data: await updateIncidence(ctx, actor, {
      id: params.id,
      observaciones: body.observaciones,
      pe_compensacion_id: body.pe_compensacion_id,
    }),
  }));

  bind(app, ctx, bank.getBankConfig, async ({ actor, query }) => ({
    data: await getBankConfig(ctx, actor, query),
  }));

  bind(app, ctx, bank.bankStatement, async ({ actor, query, meta }) => ({
    data: await getStatement(ctx, actor, { ...query, language: meta.language }),
  }));
}

/** The hours bank of the people supervised. */
function teamRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, bank.listTeamIncidences, async ({ actor, body }) =>
    listTeamIncidences(ctx, actor, { skip: 0, take: 25, ...body.paramsFront }),
  );

  bind(app, ctx, bank.validateIncidence, async ({ actor, body, meta }) => ({
    data: await decideAsSupervisor(ctx, { actor, body, meta }, { decision: "validate" }),
  }));

  bind(app, ctx, bank.rejectIncidence, async ({ actor, body, meta }) => ({
    data: await decideAsSupervisor(
      ctx,
      { actor, body, meta },
      { decision: "reject", motivo: body.motivo },
    ),
  }));

  bind(app, ctx, bank.teamBalances, async ({ actor, query }) => ({
    data: await listTeamBalances(ctx, actor, query.anyo),
  }));

  bind(app, ctx, bank.exportTeamBank, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await exportTeamBank(ctx, { actor, meta }, body)),
  );
}

/** The hours bank in the administrator's hands. */
function administratorRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, bank.decideIncidence, async ({ actor, body }) => ({
    data: await decideAsAdministrator(ctx, actor, body),
  }));

  bind(app, ctx, listOfficeIncidences, async ({ actor, query }) =>
    listIncidences(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, decideIncidences, async ({ actor, body, meta }) => {
    const { incidencia_ids, aprobada, respuesta = "" } = body;
    const caller = { actor, language: meta.language };
    return { data: await decideMany(ctx, caller, { incidencia_ids, aprobada, respuesta }) };
  });

  bind(app, ctx, bank.transferIncidences, async ({ actor, body }) => ({
    data: await transferIncidences(ctx, actor, body),
  }));

  bind(app, ctx, bank.adjustBank, async ({ actor, body, meta }) =>
    adjustBank(ctx, { actor, body, meta }),
  );

  bind(app, ctx, listBankConfigs, async ({ actor }) => ({
    data: await listConfigs(ctx, actor),
  }));

  bind(app, ctx, bank.setBankConfig, async ({ actor, body, meta }) => ({
    data: await setBankConfig(
      ctx,
      { actor, ip: meta.ip },
      {
        anyo: body.anyo,
        activa: body.activa,
        umbral_minutos: body.umbral_minutos,
        intervalo_minutos: body.intervalo_minutos,
        maximo_diario_minutos: body.maximo_diario_minutos,
        tope_anual_minutos: body.tope_anual_minutos,
        caduca_el: body.caduca_el,
      },
    ),
  }));
}

/** The hours bank. */
export function hoursBankRoutes(app: App, ctx: AppContext): void {
  workerRoutes(app, ctx);
  teamRoutes(app, ctx);
  administratorRoutes(app, ctx);
}
