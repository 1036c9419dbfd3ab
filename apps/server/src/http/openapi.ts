import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Describes every bound call as OpenAPI 3.1; the wire's schemas are the documentation. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
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
    },
    transform: jsonSchemaTransform,
    stripBasePath: true,
  });
}
