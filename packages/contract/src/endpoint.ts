import type { z } from "zod";

import type { OfficeArea } from "./access/office-roles.ts";

/** Allowed callers: everybody, anyone signed in, or the holder of a role. */
export type Audience =
  | "public"
  | "worker"
  | "supervisor"
  | "hours_bag_supervisor"
  | "shift_manager"
  | "complaint_handler"
  | "administrator"
  | "operator";

/** Owner of a call's data; `self` compares the target with the session's worker. */
export type Subject = "self" | "supervisee" | "company" | "work_area" | "none";

/** Path to the worker or company of a call, e.g. `params.id`. */
export type TargetPath = `params.${string}` | `query.${string}` | `body.${string}`;

/** The declared policy of a route. The server refuses to boot without one. */
export type Access = Policy &
  (
    | { audience: Exclude<Audience, "administrator">; office?: undefined }
    | {
        audience: "administrator";
        /** Role inside the office that the call needs. */
        office: OfficeArea;
      }
  );

type Policy = {
  subject: Subject;
  /** Module that must be hired, or null when the call belongs to no module. */
  module: number | null;
  /** Field that names the target of `self`, `supervisee` and `company`. */
  target?: TargetPath;
  /** Allowed while the password must be changed. */
  beforePasswordChange?: true;
  /** Changes something, or takes data away, although it is a GET: not for a handed-over session. */
  writes?: true;
  /** Allowed in a handed-over session although it writes (e.g. logout, language). */
  whileImpersonating?: true;
  /**
   * Exports other people's data: the password must have been typed in this session within five
   * minutes, else `auth.confirm_password`. Never for a handed-over session.
   */
  confirmed?: true;
  /** Leaves no trace of its caller: no line in the log, no counter by address, no metric (Rule COMPLAINTS-4). */
  traceless?: true;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodType;

/** Bytes of a body that a call reads unless it declares more. */
export const defaultBodyLimit = 16 * 1024;

export type EndpointSpec = {
  method: Method;
  /** Path below /api/v1 with Fastify parameters: `/trabajador/:id`. */
  path: `/${string}`;
  tag: string;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Parsed answer of a 200; undeclared fields are stripped. */
  response: Schema;
  /** The answer is not JSON: a file or an event stream. */
  produces?: "file" | "event-stream";
  /** Most bytes of the body without its file, where a legitimate one is longer than 16 KB. */
  bodyLimit?: number;
  /** Accepts form data beside JSON. */
  form?: true;
  /** Form part that carries a file of up to 5 MB; its bytes are checked by the call. */
  file?: string;
  /** Maximum size of a file in bytes, where it may be larger than 5 MB. */
  fileLimit?: number;
  /** Only reads although it is a POST: may be a part of a batch. */
  reads?: true;
  /** Creates something: `Idempotency-Key` is honoured. */
  creates?: true;
  /** Body fields that may differ when the same operation is sent again with its key. */
  resent?: readonly string[];
  /** Error codes of this call beside the general ones. */
  errors?: readonly string[];
};

export type Endpoint<S extends EndpointSpec = EndpointSpec> = S & { kind: "endpoint" };

/** Declares a call once: the value types handler and client, and serves documentation and tests. */
export function endpoint<const S extends EndpointSpec>(spec: S): Endpoint<S> {
  return { kind: "endpoint", ...spec };
}

type Parsed<T> = T extends Schema ? z.output<T> : undefined;
type Sent<T> = T extends Schema ? z.input<T> : undefined;

/** Input of the server's handler after parsing. */
export type EndpointInput<E extends EndpointSpec> = {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
};

/** Input of a client. */
export type EndpointRequest<E extends EndpointSpec> = {
  params: Sent<E["params"]>;
  query: Sent<E["query"]>;
  body: Sent<E["body"]>;
};

/** Answer of a call with status 200. */
export type EndpointResponse<E extends EndpointSpec> = z.output<E["response"]>;
