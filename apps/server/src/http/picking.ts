import { compileFunction } from "node:vm";

import { z } from "zod";

/** Leaves the declared fields of a value; undeclared ones are dropped. */
type Pick = (value: unknown) => unknown;

/** Identity, for values that are neither changed nor looked into: texts, numbers, flags, null. */
const keep: Pick = (value) => value;

/** Parses a part by its schema, where picking is not enough: a codec, a default, a choice of objects. */
function whole(schema: z.core.$ZodType): Pick {
  return (value) => {
    const parsed = z.core.safeEncode(schema, value);
    if (parsed.success) return parsed.data;
    throw new Error("The answer does not match its schema", { cause: parsed.error });
  };
}

/** Plain values pass; an object in their place is parsed, so that no undeclared field leaves with it. */
function plain(schema: z.core.$ZodType): Pick {
  const parse = whole(schema);
  return (value) => (typeof value === "object" && value !== null ? parse(value) : value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const scalars = new Set(["string", "number", "boolean", "null", "undefined", "literal", "enum"]);

/** Checks that change a text, as trimming does. */
function changes(def: z.core.$ZodTypeDef): boolean {
  return def.checks?.some((check) => check._zod.def.check === "overwrite") === true;
}

/** True for schemas whose values pass as they are, unless an object stands in their place. */
function isPlain(schema: z.core.$ZodType): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of all schemas is what makes their definitions known
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (changes(def)) return false;
  if (def.type === "nullable" || def.type === "optional") return isPlain(def.innerType);
  return scalars.has(def.type);
}

type Field = { name: string; pick: Pick; isPlain: boolean };
type PickFields = (value: Record<string, unknown>) => unknown;

/**
 * Function that copies fields into one literal with all of them, whose form V8 knows beforehand: added one by one, 26
 * fields take 15 times as long. Absent fields are undefined, which JSON leaves out. The text is made of field names of
 * the contract alone.
 */
function fieldPicker(fields: readonly Field[]): PickFields {
  if (fields.some(({ name }) => name === "__proto__")) throw new Error("A field is a prototype");
  const lines = fields.map((field, index) => {
    const own = `value[${JSON.stringify(field.name)}]`;
    const isChanged = field.isPlain
      ? 'typeof own === "object" && own !== null'
      : "own !== undefined";
    const picked = isChanged.replaceAll("own", `own${index}`);
    return {
      read: `const own${index} = ${own};`,
      entry: `${JSON.stringify(field.name)}: ${picked} ? picks[${index}](own${index}) : own${index},`,
    };
  });
  const reads = lines.map(({ read }) => read).join("\n");
  const entries = lines.map(({ entry }) => entry).join("\n");
  const text = `return (value) => {\n${reads}\nreturn {\n${entries}\n};\n};`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text above makes such a function
  const make = compileFunction(text, ["picks"]) as (picks: Pick[]) => PickFields;
  return make(fields.map(({ pick }) => pick));
}

/** Compiles schemas; one that contains itself is found again while it is compiled. */
class Compiler {
  readonly #known = new Map<z.core.$ZodType, Pick>();

  pick(schema: z.core.$ZodType): Pick {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    // Until it is compiled, a schema inside itself is looked up again when a value comes.
    this.#known.set(schema, (value) => this.pick(schema)(value));
    const made = this.#compile(schema);
    this.#known.set(schema, made);
    return made;
  }

  #compile(schema: z.core.$ZodType): Pick {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of all schemas is what makes their definitions known
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (changes(def)) return whole(schema);
    if (scalars.has(def.type)) return plain(schema);
    switch (def.type) {
      case "unknown":
      case "any":
        return keep;
      case "object":
        return def.catchall === undefined || def.catchall._zod.def.type === "never"
          ? this.#object(schema, def.shape)
          : whole(schema);
      case "array":
        return this.#array(schema, def.element);
      case "record":
        return this.#record(schema, def.valueType);
      case "nullable":
      case "optional":
      case "nonoptional":
      case "readonly": {
        const inner = this.pick(def.innerType);
        return (value) => (value === null || value === undefined ? value : inner(value));
      }
      case "union":
        return this.#union(schema, def);
      default:
        return whole(schema);
    }
  }

  #object(schema: z.core.$ZodType, shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
    const parse = whole(schema);
    let pickFields: PickFields | undefined;
    return (value) => {
      if (!isRecord(value)) return parse(value);
      pickFields ??= this.#fields(shape);
      return pickFields(value);
    };
  }

  /** Made with the first answer: most calls of a server are never made. */
  #fields(shape: Readonly<Record<string, z.core.$ZodType>>): PickFields {
    return fieldPicker(
      Object.entries(shape).map(([name, field]) => ({
        name,
        pick: this.pick(field),
        isPlain: isPlain(field),
      })),
    );
  }

  #array(schema: z.core.$ZodType, element: z.core.$ZodType): Pick {
    const pick = this.pick(element);
    const parse = whole(schema);
    return (value) => (Array.isArray(value) ? value.map((one) => pick(one)) : parse(value));
  }

  #record(schema: z.core.$ZodType, valueType: z.core.$ZodType): Pick {
    const pick = this.pick(valueType);
    const parse = whole(schema);
    return (value) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pick(one)]))
        : parse(value);
  }

  #union(schema: z.core.$ZodType, { options }: z.core.$ZodUnionDef): Pick {
    return options.every((option) => isPlain(option)) ? plain(schema) : whole(schema);
  }
}

/**
 * Compiles the schema of an answer to a function that leaves its declared fields. Values are not checked: that the
 * handlers answer what they declare is proved by the tests, which parse every answer whole.
 */
export function pickerOf(schema: z.core.$ZodType): (answer: unknown) => unknown {
  return new Compiler().pick(schema);
}
