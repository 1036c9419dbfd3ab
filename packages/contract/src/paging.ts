import { z } from "zod";

/** Page sizes that every list offers. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

const pageShape = {
  skip: z.number().int().min(0).max(1_000_000).default(0).describe("Rows to leave out"),
  take: z
    .union(pageSizes.map((size) => z.literal(size)))
    .default(defaultPageSize)
    .describe("Rows to answer: 10, 25, 50 or 100"),
  returnValues: z
    .array(z.string().max(60))
    .min(1)
    .max(60)
    .optional()
    .describe("Names of the fields to answer of each row; all of them without it"),
};

/** A value as it is; throws RangeError for text that PostgreSQL does not know, which an escape may hide. */
function storable(value: unknown): unknown {
  if (typeof value === "string" && (value.includes("\u0000") || /\p{Cs}/u.test(value))) {
    throw new RangeError("NUL or half a character");
  }
  return value;
}

/** `paramsFront`: a JSON string with the page and a list's own filters. */
export function paramsFront<const T extends z.ZodRawShape>(filters: T) {
  const inner = z.strictObject({ ...pageShape, ...filters });
  return z
    .codec(z.string().max(4000), inner, {
      decode: (text, context) => {
        try {
          // oxlint-disable-next-line typescript/no-unsafe-return -- the inner schema parses what comes out
          return JSON.parse(text, (_, value: unknown) => storable(value));
        } catch (error) {
          const message = error instanceof RangeError ? "request.text" : "request.malformed";
          context.issues.push({ code: "custom", input: text, message });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    })
    .describe("JSON string with skip, take and filters");
}

/** One page of a list and the total of its rows. */
export function page<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    total: z.number().int().describe("Rows in all pages"),
  });
}
