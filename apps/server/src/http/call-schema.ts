import type { z } from "zod";

import { errorBody } from "@atrio/contract/common";
import type { EndpointSpec } from "@atrio/contract/endpoint";

/** The schemas of a declared call, as Fastify parses by them and the description of the API prints them. */
export function callSchema(endpoint: EndpointSpec): Record<string, unknown> {
  const { params, query, body } = endpoint;
  const failures: Record<string, z.ZodType> = { "4xx": errorBody, "5xx": errorBody };
  const answers =
    endpoint.produces === undefined ? { 200: endpoint.response, ...failures } : failures;
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: answers,
  };
}
