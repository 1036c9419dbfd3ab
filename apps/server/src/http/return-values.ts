import type { FastifyReply } from "fastify";
import { z } from "zod";

import type { EndpointSpec } from "@atrio/contract/endpoint";

const asked = z.object({ paramsFront: z.object({ returnValues: z.array(z.string()) }) });
const rowsOf = z.looseObject({ data: z.array(z.record(z.string(), z.unknown())) });

/**
 * Picks the fields that a list's `returnValues` names out of its schema's: the answer is parsed
 * whole first, so that undeclared fields cannot be asked for.
 */
export function pickReturnValues(
  endpoint: EndpointSpec,
  input: unknown,
  reply: FastifyReply,
): void {
  if (endpoint.produces !== undefined) return;
  const wanted = asked.safeParse(input);
  if (!wanted.success) return;
  const names = new Set(wanted.data.paramsFront.returnValues);
  void reply.type("application/json; charset=utf-8");
  reply.serializer((answer: unknown) => {
    const page = rowsOf.parse(z.parse(endpoint.response, answer));
    const rows = page.data.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))),
    );
    return JSON.stringify({ ...page, data: rows });
  });
}
