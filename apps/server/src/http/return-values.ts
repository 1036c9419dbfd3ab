import type { FastifyReply } from "fastify";
import { z } from "zod";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import type { Serialize } from "./serializing.ts";

type Asked = { paramsFront?: { returnValues?: readonly string[] } | null } | null | undefined;

/** Names in the `returnValues` of a parsed input. */
function wantedOf(input: unknown): readonly string[] | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- inputs with this name are pages of lists (`paramsFront`)
  return (input as Asked)?.paramsFront?.returnValues;
}

const rowsOf = z.looseObject({ data: z.array(z.record(z.string(), z.unknown())) });

/**
 * Serializer of a list that picks the fields that its `returnValues` names out of its schema's: the answer is
 * parsed whole first, so that undeclared fields cannot be asked for. Undefined without `returnValues`.
 */
export function returnValuesOf(endpoint: EndpointSpec, input: unknown): Serialize | undefined {
  if (endpoint.produces !== undefined) return undefined;
  const wanted = wantedOf(input);
  if (wanted === undefined) return undefined;
  const names = new Set(wanted);
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
