import { isDeepStrictEqual } from "node:util";

import { z } from "zod";

import { pickerOf } from "./picking.ts";

/** The JSON of an answer with the declared fields alone. */
export type Serialize = (answer: unknown) => string;

/** Mode of serialization: with `checkAnswers` parsed whole by their schema, else picked by it. */
type Manner = { checkAnswers: boolean };

const picking = new WeakMap<z.ZodType, Serialize>();

/** Picks the declared fields and checks nothing else. */
function pickingSerializer(schema: z.ZodType): Serialize {
  const pick = pickerOf(schema);
  return (answer) => JSON.stringify(pick(answer));
}

/** Parses the whole answer, and proves that picking would answer the same. Throws where either fails. */
function checkingSerializer(schema: z.ZodType): Serialize {
  const pick = pickingSerializer(schema);
  return (answer) => {
    const parsed = z.safeEncode(schema, answer);
    if (!parsed.success) {
      throw new Error("The answer does not match its schema", { cause: parsed.error });
    }
    const text = JSON.stringify(parsed.data);
    const picked = pick(answer);
    if (text !== picked && !isDeepStrictEqual(JSON.parse(text), JSON.parse(picked))) {
      throw new Error("Picking the fields of the answer leaves something else than parsing it");
    }
    return text;
  };
}

/** Serializer of a call's answers. */
export function serializerOf({ checkAnswers }: Manner, schema: z.ZodType): Serialize {
  if (checkAnswers) return checkingSerializer(schema);
  const known = picking.get(schema) ?? pickingSerializer(schema);
  picking.set(schema, known);
  return known;
}
