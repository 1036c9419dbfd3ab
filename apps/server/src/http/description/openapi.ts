import swagger from "@fastify/swagger";
import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import fastify from "fastify";
import type { FastifySchema } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import { callSchema } from "../call-schema.ts";

type Transform = typeof jsonSchemaTransform;

/** A part of a form that carries bytes (OpenAPI 3.1, 4.8.14.2). */
const binary = { type: "string", contentMediaType: "application/octet-stream" };

/** The body of a call that takes a file: form data with one binary part. */
function asForm(schema: FastifySchema, file: string): FastifySchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema that zod has just made of the declared body
  const body = schema.body as { properties: Record<string, object>; required?: string[] };
  const properties = { ...body.properties, [file]: { ...body.properties[file], ...binary } };
  const required = [...new Set([...(body.required ?? []), file])];
  return { ...schema, consumes: ["multipart/form-data"], body: { ...body, properties, required } };
}

/** The JSON schemas of a call; `file` and `form` of its declaration say how its body travels. */
const describeCall: Transform = (call) => {
  const { schema, url } = jsonSchemaTransform(call);
  const endpoint = call.route.config?.endpoint;
  if (endpoint?.file !== undefined) return { url, schema: asForm(schema, endpoint.file) };
  if (endpoint?.form !== true) return { url, schema };
  return { url, schema: { ...schema, consumes: ["application/json", "multipart/form-data"] } };
};

const description: NonNullable<FastifyDynamicSwaggerOptions["openapi"]> = {
  openapi: "3.1.0",
  info: {
    title: "Atrio",
    version: "1",
    description: "Employee self-service portal. Errors: { message, code, errors? }.",
  },
  servers: [{ url: "/api/v1" }],
  components: {
    securitySchemes: { session: { type: "http", scheme: "bearer" } },
  },
  security: [{ session: [] }],
};

/** Describes calls as OpenAPI 3.1; the wire's schemas are the documentation. */
export async function openapiOf(endpoints: EndpointSpec[]): Promise<{ paths?: object }> {
  const app = fastify();
  // No call is made here: nothing needs to parse.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: description,
    transform: describeCall,
    stripBasePath: true,
  });
  await app.register(
    async (api) => {
      for (const endpoint of endpoints) {
        api.route({
          method: endpoint.method,
          url: endpoint.path,
          schema: callSchema(endpoint),
          config: { endpoint },
          handler: () => undefined,
        });
      }
    },
    { prefix: "/api/v1" },
  );
  await app.ready();
  return app.swagger();
}
