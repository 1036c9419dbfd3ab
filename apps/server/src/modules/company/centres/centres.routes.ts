import * as calls from "@atrio/contract/company/centres";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { addCentre, changeCentre, companyParts, renameDepartment } from "./centres.service.ts";

/** Work centres and departments in the office. */
export function centreRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, calls.listCentres, async ({ actor }) => ({
    data: await companyParts(ctx, actor),
  }));

  bind(app, ctx, calls.addCentre, async ({ actor, body, meta }) => {
    const author = { actor, ip: meta.ip };
    return { data: await addCentre(ctx, { author, once: meta.once }, body) };
  });

  bind(app, ctx, calls.changeCentre, async ({ actor, params, body, meta }) => {
    const { codigo, nombre, direccion, municipio, region, zona_horaria } = body;
    const { calendario_festivo_id, rangos_ip, activo } = body;
    const place = { codigo, nombre, direccion, municipio, region, zona_horaria };
    const change = { ...place, calendario_festivo_id, rangos_ip, activo };
    const author = { actor, ip: meta.ip };
    return { data: await changeCentre(ctx, { author, id: params.id }, change) };
  });

  bind(app, ctx, calls.renameDepartment, async ({ actor, body, meta }) => ({
    data: { personas: await renameDepartment(ctx, { actor, ip: meta.ip }, body) },
  }));
}
