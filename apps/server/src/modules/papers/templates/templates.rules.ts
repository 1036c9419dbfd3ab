import type { TemplateField } from "@atrio/contract/papers/template-fields";

/** A field in a text: `{{name}}`, with spaces or without. */
const fieldPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

const known: Record<TemplateField, true> = {
  nombre: true,
  nif: true,
  codigo: true,
  email: true,
  puesto: true,
  departamento: true,
  centro: true,
  fecha_alta: true,
  contrato: true,
  horas_semanales: true,
  grupo_profesional: true,
  empresa: true,
  cif: true,
  fecha: true,
};

function isField(name: string): name is TemplateField {
  return Object.hasOwn(known, name);
}

/** Fields that a text uses, each once; undefined if it uses one that does not exist (Rule PAPERS-93). */
export function fieldsIn(text: string): TemplateField[] | undefined {
  const names = [...text.matchAll(fieldPattern)].map(([, name = ""]) => name);
  return names.every(isField) ? [...new Set(names)] : undefined;
}

/** Values of a person's fields; null for what the company does not know. */
export type FieldValues = Record<TemplateField, string | null>;

/** Fields of a text whose values are not known. */
export function missingIn(text: string, values: FieldValues): TemplateField[] {
  return (fieldsIn(text) ?? []).filter((field) => values[field] === null);
}

/** A part of a letter: a heading, a paragraph or a list. */
export type Block =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "list"; items: string[] };

const bullet = /^[-*]\s+/;

/**
 * Parts of a text: `# ` begins a heading, `- ` an item of a list, an empty line ends a paragraph. Fields are
 * filled after the text is cut, so that a value never becomes markup; an unknown value is `absent`.
 */
export function blocksOf(
  text: string,
  values: FieldValues,
  absent: (field: TemplateField) => string,
): Block[] {
  const fill = (part: string): string =>
    part.replaceAll(fieldPattern, (_, name: string) =>
      isField(name) ? (values[name] ?? absent(name)) : "",
    );
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part) => partsOf(part).map((block) => filled(block, fill)));
}

/** Lines of one kind that follow each other are one part. */
function partsOf(part: string): Block[] {
  const blocks: Block[] = [];
  for (const line of part.split(/\r?\n/).map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith("# ")) blocks.push({ kind: "heading", text: line.slice(2).trim() });
    else if (bullet.test(line)) {
      const item = line.replace(bullet, "");
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (last?.kind === "paragraph") last.text += `\n${line}`;
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

function filled(block: Block, fill: (part: string) => string): Block {
  return block.kind === "list"
    ? { ...block, items: block.items.map(fill) }
    : { ...block, text: fill(block.text) };
}
