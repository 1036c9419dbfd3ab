import { hash } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { defaultBodyLimit } from "@atrio/contract/endpoint";
import type {
  Endpoint,
  EndpointInput,
  EndpointResponse,
  EndpointSpec,
} from "@atrio/contract/endpoint";

import type { AppContext } from "../context.ts";
import type { Once } from "../db/once.ts";
import { isoOf } from "../lib/calendar/clock.ts";
import { plainAddress } from "../platform/addresses.ts";

import { assertDeclared, checkAccess } from "./access.ts";
import { registerForBatch } from "./batch-register.ts";
import { callSchema } from "./call-schema.ts";
import { fail } from "./errors.ts";
import { formReader, takesForm } from "./forms.ts";
import { preferredLanguage } from "./language.ts";
import { isOfMailbox } from "./mailbox-page.ts";
import { pickReturnValues } from "./return-values.ts";
import { bearerToken, findActor, touchSession } from "./session.ts";
import type { Found } from "./session.ts";

export type App = FastifyInstance;

/** Facts about the request beside its input. */
export type Meta = {
  ip: string;
  userAgent: string;
  language: Language;
  requestId: string;
  /** Present when a POST that creates carried an Idempotency-Key. */
  once: Once | undefined;
};

type Caller<S extends EndpointSpec> = S["access"]["audience"] extends "public" ? null : Actor;

export type Call<S extends EndpointSpec> = EndpointInput<S> & {
  actor: Caller<S>;
  meta: Meta;
  reply: FastifyReply;
  request: FastifyRequest;
};

type Handler<S extends EndpointSpec> = (call: Call<S>) => Promise<EndpointResponse<S>>;

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface FastifyRequest {
    actor: Actor | null;
    /** True once the body is read; earlier failures are the sender's. */
    isRead: boolean;
    /** Body, parameters and access were in order: the call has begun. */
    isAccepted: boolean;
    /** Calls that a batch answered, for the log and the metrics. */
    batched: ReadonlyArray<{ endpoint: EndpointSpec; status: number }> | null;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
  }
}

const controlCharacter = "\u0000";

/** PostgreSQL stores neither NUL nor lone surrogates: said here, with the field, not there. */
export function checkTexts(value: unknown, depth = 0): void {
  if (typeof value === "string") {
    if (value.includes(controlCharacter) || !value.isWellFormed()) fail("request.text");
    return;
  }
  if (typeof value !== "object" || value === null || depth > 8) return;
  for (const [key, entry] of Object.entries(value)) {
    checkTexts(key, depth + 1);
    checkTexts(entry, depth + 1);
  }
}

/** Token of a request at an instant (epoch milliseconds). Errors: session.expired, session.required. */
function tokenAt(request: FastifyRequest, now: number): { token: string; now: number } {
  const header = request.headers.authorization;
  if (header === undefined) fail("session.required");
  const token = bearerToken(header);
  if (token === undefined) fail("session.expired");
  return { token, now };
}

/** Notes that a session is in use; the request does not wait for it. */
function noteUse(ctx: AppContext, request: FastifyRequest, { sesion_id }: Actor): void {
  const now = isoOf(ctx.clock.now().epochMilliseconds);
  const touched = touchSession(ctx.db, { sesion_id, now, ip: plainAddress(request.ip) });
  touched.catch((err: unknown) => ctx.log.warn({ err }, "Session use was not noted"));
}

/** Lets a found caller in. Errors: session.expired. */
function admit(ctx: AppContext, request: FastifyRequest, found: Found | undefined): void {
  if (found === undefined) fail("session.expired");
  const { actor, stale } = found;
  request.actor = { ...actor, idioma: languageFor(request, actor) };
  if (stale) noteUse(ctx, request, actor);
}

/**
 * Finds the caller: at once where the session is remembered, else it answers when.
 * Errors: session.expired, session.required.
 */
function authenticate(ctx: AppContext, request: FastifyRequest): Promise<void> | undefined {
  const asked = tokenAt(request, ctx.clock.now().epochMilliseconds);
  const { sessions } = ctx.events;
  const found = findActor({ db: ctx.db, sessions }, asked);
  if (found instanceof Promise) return found.then((one) => admit(ctx, request, one));
  admit(ctx, request, found);
  return undefined;
}

/** Applies the policy to a signed-in caller, as far as the unparsed request allows. */
function checkKnownAccess(request: FastifyRequest, endpoint: EndpointSpec): void {
  const { actor, params, query, body } = request;
  if (actor !== null) checkAccess(actor, endpoint, { params, query, body });
}

/** Body of a repeated call without transport fields, for comparison with the first. */
function withoutFields(body: unknown, fields: readonly string[] = []): unknown {
  if (fields.length === 0 || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));
}

const keyForm = /^[\x21-\x7e]{8,200}$/;

function onceOf(endpoint: EndpointSpec, request: FastifyRequest): Once | undefined {
  const key = request.headers["idempotency-key"];
  if (endpoint.creates !== true || key === undefined || request.actor === null) return undefined;
  if (typeof key !== "string" || !keyForm.test(key)) fail("request.malformed");
  const body = withoutFields(request.body, endpoint.resent);
  const asked = JSON.stringify([request.params, request.query, body]);
  return {
    trabajador_id: request.actor.trabajador_id,
    clave: key,
    operacion: `${endpoint.method} ${endpoint.path}`,
    peticion_hash: hash("sha256", asked, "buffer"),
  };
}

/** Facts about a request beside the input of a call. */
export function metaOf(endpoint: EndpointSpec, request: FastifyRequest): Meta {
  return {
    ip: plainAddress(request.ip) ?? "::",
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 400),
    language: languageOf(request),
    requestId: request.id,
    once: onceOf(endpoint, request),
  };
}

/**
 * Language of an answer (Rule ACCESS-5): that of the request, also for a signed-in caller; the stored
 * one only without the header.
 */
function languageFor(request: FastifyRequest, actor: Actor): Language {
  const header = request.headers["accept-language"];
  return header === undefined ? actor.idioma : preferredLanguage(header);
}

/** True if the call, page or file leaves no trace of its caller (Rules COMPLAINTS-4, COMPLAINTS-26). */
export function isTraceless(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  return endpoint === undefined ? isOfMailbox(request.url) : endpoint.access.traceless === true;
}

/** Language of messages. */
export function languageOf(request: FastifyRequest): Language {
  return request.actor?.idioma ?? preferredLanguage(request.headers["accept-language"]);
}

/**
 * Binds a declared call to its handler. Everything the declaration says is applied here:
 * session, policy, parsing of input and answer, idempotency key.
 */
export function bind<const S extends EndpointSpec>(
  app: App,
  ctx: AppContext,
  endpoint: Endpoint<S>,
  handler: Handler<S>,
): void {
  assertDeclared(endpoint);
  registerForBatch(ctx, { endpoint, handler });
  const isPublic = endpoint.access.audience === "public";
  (takesForm(endpoint) ? app.formRoutes : app).route({
    method: endpoint.method,
    url: endpoint.path,
    schema: callSchema(endpoint),
    bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
    config: { endpoint },
    onRequest: (request, _reply, done) => {
      const found = isPublic ? undefined : authenticate(ctx, request);
      const check = (): void => {
        // A caller without the right to upload is refused before the file is read.
        if (endpoint.file !== undefined) checkKnownAccess(request, endpoint);
      };
      if (found !== undefined) return void found.then(check).then(() => done(), done);
      check();
      done();
    },
    preValidation: [
      ...(takesForm(endpoint) ? [formReader(endpoint)] : []),
      (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        request.isRead = true;
        checkKnownAccess(request, endpoint);
        checkTexts({ params: request.params, query: request.query, body: request.body });
        done();
      },
    ],
    handler: async (request, reply) => {
      request.isAccepted = true;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas above have parsed exactly what the declaration types
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        meta: metaOf(endpoint, request),
        reply,
        request,
      } as unknown as Call<S>;
      const answer = await handler(call);
      pickReturnValues(endpoint, request.body ?? request.query, reply);
      return answer;
    },
  });
}
