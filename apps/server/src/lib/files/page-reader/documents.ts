import type { PDF } from "@libpdf/core";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import type { PageText } from "../../values/page-text.ts";
import { isTwoThings, typeOf } from "../content/content.ts";
import { judgePdf } from "../content/pdf.ts";

import { isArchive, listArchive, unpack } from "./archive.ts";
import type { ArchiveEntry } from "./archive.ts";
import { cutPages, openCutting } from "./cut.ts";
import { openText, textOf } from "./text.ts";

/** Why a file is not taken: nothing in it, no PDF, not harmless, closed or broken, too many pages. */
export type StackRefusal = "empty" | "type" | "unsafe" | "unreadable" | "too_many";

/** A PDF of the stack; `name` is its name in the archive, null for a PDF that came alone. */
export type StackDocument = { name: string | null; pages: number };

/** Some pages of a document of the stack, from 0, both included. */
export type PageRange = { document: number; from: number; to: number };

const mostPages = 5000;
/** A stack has more pages than a document that a person uploads. */
const limits = { streams: 60_000, inflated: 96 * 1024 * 1024 };

/** The open document: the last one used. */
type Open = { document: number; bytes: Buffer; text?: PDFDocumentProxy; cutting?: PDF };

/** The PDFs of a file, one open at a time. */
export class PageStack {
  readonly #bytes: Buffer;
  readonly #entries: Array<ArchiveEntry | null>;
  #open: Open | undefined;

  private constructor(bytes: Buffer, entries: Array<ArchiveEntry | null>) {
    this.#bytes = bytes;
    this.#entries = entries;
  }

  /** Counts and looks into everything in a file. */
  static async of(
    bytes: Buffer,
  ): Promise<{ stack: PageStack; documents: StackDocument[] } | StackRefusal> {
    const entries = entriesOf(bytes);
    if (typeof entries === "string") return entries;
    const stack = new PageStack(bytes, entries);
    const documents: StackDocument[] = [];
    let total = 0;
    for (const [index, entry] of entries.entries()) {
      const pages = await stack.#look(index);
      if (typeof pages === "string") return pages;
      total += pages;
      if (total > mostPages) return "too_many";
      documents.push({ name: entry?.name ?? null, pages });
    }
    return { stack, documents };
  }

  /** The text of each page of a range. */
  async texts(range: PageRange): Promise<PageText[]> {
    const open = await this.#at(range.document);
    open.text ??= await openText(open.bytes);
    const { text } = open;
    if (text === undefined) throw new Error("The document cannot be read");
    const pages: PageText[] = [];
    for (let number = range.from + 1; number <= range.to + 1; number += 1) {
      const page = await text.getPage(number);
      pages.push(await textOf(page));
      page.cleanup();
    }
    return pages;
  }

  /** A range as a document of its own that can only be read. */
  async cut(range: PageRange): Promise<Buffer> {
    const open = await this.#at(range.document);
    open.cutting ??= await openCutting(open.bytes);
    const bytes = await cutPages(open.cutting, range);
    if ((await judgePdf(bytes)) !== "safe") throw new Error("A cut page is not harmless");
    return bytes;
  }

  /** Releases the open document. */
  async close(): Promise<void> {
    await this.#open?.text?.loadingTask.destroy();
    this.#open = undefined;
  }

  async #look(document: number): Promise<number | StackRefusal> {
    const bytes = this.#bytesOf(document);
    if (bytes === undefined || typeOf(bytes) !== "application/pdf") return "type";
    if (isTwoThings(bytes, "application/pdf")) return "unsafe";
    const text = await openText(bytes);
    if (text === undefined) return "unreadable";
    const pages = text.numPages;
    await text.loadingTask.destroy();
    // Counted first: looking into more than that takes long.
    if (pages > mostPages) return "too_many";
    const verdict = await judgePdf(bytes, limits);
    if (verdict === "safe") return pages;
    return verdict === "damaged" ? "type" : "unsafe";
  }

  #bytesOf(document: number): Buffer | undefined {
    const entry = this.#entries[document];
    if (entry === undefined) return undefined;
    return entry === null ? this.#bytes : unpack(this.#bytes, entry);
  }

  async #at(document: number): Promise<Open> {
    if (this.#open?.document === document) return this.#open;
    await this.close();
    const bytes = this.#bytesOf(document);
    if (bytes === undefined) throw new Error("There is no such document");
    this.#open = { document, bytes };
    return this.#open;
  }
}

/** Files of an archive, with null for a single document. */
function entriesOf(bytes: Buffer): Array<ArchiveEntry | null> | StackRefusal {
  if (bytes.length === 0) return "empty";
  return isArchive(bytes) ? listArchive(bytes) : [null];
}
