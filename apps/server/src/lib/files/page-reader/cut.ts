import { PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream } from "@libpdf/core";
import type { PDFPage, PdfObject } from "@libpdf/core";

/** Keys of a page that a sheet keeps: none that lead to other pages or run by themselves. */
const kept = ["Type", "MediaBox", "CropBox", "Rotate", "UserUnit", "Group", "Contents"] as const;
const inherited = ["MediaBox", "CropBox", "Rotate"] as const;
const highestTree = 50;
const deepestForm = 8;

/** Names in a content stream, in any spelling: resources without a name in it are not shown. */
const nameToken = /\/([^\s\0()<>[\]{}/%]+)/g;

type Source = { pdf: PDF; resolve: (ref: PdfRef) => PdfObject | null };

/** Opens a PDF to cut pages out of it. Throws the library's error when it is broken. */
export async function openCutting(bytes: Buffer): Promise<PDF> {
  return PDF.load(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/**
 * Some pages of a document as a document of their own (`from` and `to` from 0, both included), with
 * their visible content only: no page, picture or font program of another one stays in the bytes.
 */
export async function cutPages(pdf: PDF, range: { from: number; to: number }): Promise<Buffer> {
  const source: Source = { pdf, resolve: (ref) => pdf.getObject(ref) };
  const indices: number[] = [];
  for (let index = range.from; index <= range.to; index += 1) {
    const page = pdf.getPage(index);
    if (page === null) throw new Error("There is no such page");
    strip(source, page);
    indices.push(index);
  }
  const cut = await pdf.extractPages(indices, { includeAnnotations: false });
  return Buffer.from(await cut.save({ useXRefStream: false }));
}

/**
 * Reduces a page to its visible content. Inherited values are written on it, because copying would
 * follow references into other pages.
 */
function strip(source: Source, { dict }: PDFPage): void {
  const resources = lookUp(source, dict, "Resources");
  for (const key of inherited) {
    const value = lookUp(source, dict, key);
    if (value !== undefined) dict.set(key, value);
  }
  // The copier follows the parent for entries missing on the page.
  dict.delete("Parent");
  const others = [...dict.keys()].filter((key) => !kept.some((name) => name === key.value));
  for (const key of others) dict.delete(key);
  const content = contentOf(source, dict.get("Contents"));
  const all = resources instanceof PdfDict ? resources : new PdfDict();
  dict.set("Resources", shown(source, all, { content, depth: 0 }));
}

/** An entry of a page or of its ancestors in the tree. */
function lookUp(source: Source, page: PdfDict, key: string): PdfObject | undefined {
  let dict: PdfDict | undefined = page;
  for (let level = 0; dict !== undefined && level < highestTree; level += 1) {
    const value: PdfObject | undefined = dict.get(key, source.resolve);
    if (value !== undefined) return value;
    dict = dict.getDict("Parent", source.resolve);
  }
  return undefined;
}

/** The operators of a page or form as text; of several streams one after the other. */
function contentOf(source: Source, value: PdfObject | undefined): string {
  const object = value instanceof PdfRef ? source.resolve(value) : value;
  if (object instanceof PdfStream) return Buffer.from(object.getDecodedData()).toString("latin1");
  if (!(object instanceof PdfArray)) return "";
  return [...object].map((one) => contentOf(source, one)).join("\n");
}

function namesIn(content: string): Set<string> {
  const names = [...content.matchAll(nameToken)].map(([, name = ""]) =>
    name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );
  return new Set(names);
}

/** Resources of a page or form that its content names. */
function shown(
  source: Source,
  resources: PdfDict,
  { content, depth }: { content: string; depth: number },
): PdfDict {
  const named = namesIn(withForms(source, resources, content));
  const left = new PdfDict();
  for (const [category, value] of resources) {
    const entries = value instanceof PdfRef ? source.resolve(value) : value;
    if (!(entries instanceof PdfDict)) {
      left.set(category, value);
      continue;
    }
    const used = new PdfDict();
    for (const [name, entry] of entries) {
      if (named.has(name.value)) used.set(name, bare(source, entry, depth));
    }
    left.set(category, used);
  }
  return left;
}

/** A form without resources of its own uses its page's: its names count with the page's. */
function withForms(source: Source, resources: PdfDict, content: string): string {
  const forms = resources.getDict("XObject", source.resolve);
  if (forms === undefined) return content;
  const named = namesIn(content);
  const texts = [...forms].flatMap(([name, entry]) => {
    const form = entry instanceof PdfRef ? source.resolve(entry) : entry;
    const borrows = form instanceof PdfStream && isForm(form) && !form.has("Resources");
    return borrows && named.has(name.value) ? [contentOf(source, form)] : [];
  });
  return [content, ...texts].join("\n");
}

const isForm = (stream: PdfStream): boolean => stream.getName("Subtype")?.value === "Form";

/** A form reduced to its visible content; other objects unchanged. */
function bare(source: Source, entry: PdfObject, depth: number): PdfObject {
  const stream = entry instanceof PdfRef ? source.resolve(entry) : entry;
  if (!(stream instanceof PdfStream) || !isForm(stream)) return entry;
  if (depth >= deepestForm) throw new Error("Forms within forms without end");
  const copy = new PdfStream(stream.clone(), stream.data);
  for (const key of ["PieceInfo", "Metadata", "StructParents", "StructParent", "Ref", "OC"]) {
    copy.delete(key);
  }
  const resources = stream.getDict("Resources", source.resolve);
  if (resources !== undefined) {
    const content = contentOf(source, stream);
    copy.set(PdfName.of("Resources"), shown(source, resources, { content, depth: depth + 1 }));
  }
  return source.pdf.register(copy);
}
