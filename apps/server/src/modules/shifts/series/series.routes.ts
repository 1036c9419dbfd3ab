import type { EndpointInput } from "@atrio/contract/endpoint";
import * as patterns from "@atrio/contract/shifts/patterns";
import * as recurrences from "@atrio/contract/shifts/recurrences";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import {
  addPattern,
  changePattern,
  copyPattern,
  listPatterns,
  removePattern,
} from "./patterns.service.ts";
import {
  addRecurrence,
  changeRecurrence,
  copyRecurrence,
  listRecurrences,
  removeRecurrence,
} from "./recurrences.service.ts";
import type { ChangeOptions } from "./series.service.ts";

type Conditions = Pick<
  EndpointInput<typeof recurrences.updateRecurrence>["body"],
  "simular" | "huella" | "motivo" | "version" | "conservar_editados" | "conservar_publicados"
>;

function optionsOf(asked: Conditions): ChangeOptions {
  const { simular, huella, motivo, version } = asked;
  const { conservar_editados, conservar_publicados } = asked;
  const keep = { conservar_editados, conservar_publicados };
  return { simular, huella, motivo, version, keep };
}

function removalOf(asked: EndpointInput<typeof recurrences.deleteRecurrence>["query"]) {
  return optionsOf({
    ...asked,
    simular: asked.simular === "1",
    conservar_editados: asked.conservar_editados === "1",
    conservar_publicados: asked.conservar_publicados === "1",
  });
}

/** Recurrences and patterns, for shift managers. */
export function shiftSeriesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, recurrences.listRecurrences, async ({ actor }) => ({
    data: await listRecurrences(ctx, actor),
  }));

  bind(app, ctx, recurrences.createRecurrence, async ({ actor, body, meta }) => {
    const { simular, motivo, ...asked } = body;
    const step = { asked, options: { simular, motivo }, once: meta.once };
    return { data: await addRecurrence(ctx, { actor, ip: meta.ip }, step) };
  });

  bind(app, ctx, recurrences.updateRecurrence, async ({ actor, params, body, meta }) => {
    const step = { id: params.id, asked: body, options: optionsOf(body) };
    return { data: await changeRecurrence(ctx, { actor, ip: meta.ip }, step) };
  });

  bind(app, ctx, recurrences.deleteRecurrence, async ({ actor, params, query, meta }) => {
    const step = { id: params.id, options: removalOf(query) };
    return { data: { cambios: await removeRecurrence(ctx, { actor, ip: meta.ip }, step) } };
  });

  bind(app, ctx, recurrences.cloneRecurrence, async ({ actor, body, meta }) => ({
    data: await copyRecurrence(ctx, { actor, ip: meta.ip }, { asked: body, once: meta.once }),
  }));

  bind(app, ctx, patterns.listPatterns, async ({ actor }) => ({
    data: await listPatterns(ctx, actor),
  }));

  bind(app, ctx, patterns.createPattern, async ({ actor, body, meta }) => {
    const { simular, motivo, ...asked } = body;
    const step = { asked, options: { simular, motivo }, once: meta.once };
    return { data: await addPattern(ctx, { actor, ip: meta.ip }, step) };
  });

  bind(app, ctx, patterns.updatePattern, async ({ actor, params, body, meta }) => {
    const step = { id: params.id, asked: body, options: optionsOf(body) };
    return { data: await changePattern(ctx, { actor, ip: meta.ip }, step) };
  });

  bind(app, ctx, patterns.deletePattern, async ({ actor, params, query, meta }) => {
    const step = { id: params.id, options: removalOf(query) };
    return { data: { cambios: await removePattern(ctx, { actor, ip: meta.ip }, step) } };
  });

  bind(app, ctx, patterns.clonePattern, async ({ actor, body, meta }) => ({
    data: await copyPattern(ctx, { actor, ip: meta.ip }, { asked: body, once: meta.once }),
  }));
}
