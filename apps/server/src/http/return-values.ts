import type { FastifyReply } from "fastify";
import { z } from "zod";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import type { Serialize } from "./serializing.ts";

const asked = z.object({ paramsFront: z.object({ returnValues: z.array(z.string()) }) });
const rowsOf = z.looseObject({ data: z.array(z.record(z.string(), z.unknown())) });

/**
 * Serializer of a list that picks the fields that its `returnValues` names out of its schema's: the answer is
 * parsed whole first, so that undeclared fields cannot be asked for. Undefined without `returnValues`.
 */
export function returnValuesOf(endpoint: EndpointSpec, input: unknown): Serialize | undefined {
  if (endpoint.produces !== undefined) return undefined;
  const wanted = asked.safeParse(input);
  if (!wanted.success) return undefined;
  const names = new Set(wanted.data.paramsFront.returnValues);
  return (answer) => {
    const page = rowsOf.parse(z.parse(endpoint.response, answer));
    const rows = page.data.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))),
    );
    return JSON.stringify({ ...page, data: rows });
  };
}

/** Serializes an answer by the `returnValues` of its input, if it names any. */
export function pickReturnValues(
  endpoint: EndpointSpec,
  input: unknown,
  reply: FastifyReply,
): void {
  const serialize = returnValuesOf(endpoint, input);
  if (serialize === undefined) return;
  void reply.type("application/json; charset=utf-8");
  reply.serializer(serialize);
}
