import { epochOf } from "../../../../lib/calendar/clock.ts";
import { chainStart, leafOf, linkOf } from "../../../../lib/crypto/ledger-signature.ts";
import { readContents } from "../../clocking/ledger.service.ts";
import type { ReadEntry } from "../../clocking/ledger.service.ts";

import { contradictions, differences } from "./verification.rules.ts";
import type {
  CurrentRow,
  Finding,
  KeptHead,
  LedgerCheck,
  SignedHeads,
  StoredEvent,
} from "./verification.rules.ts";

/** A chain's worker and facts for its verification. */
export type ChainFacts = {
  empresa_id: number;
  trabajador_id: number;
  signed: SignedHeads;
  /** Length of the chain four years ago, as far as a checkpoint says so. */
  oldLength: number | undefined;
  /** Four years ago, in milliseconds since 1970. */
  erasableUntil: number;
};

type Newest = { seq: number; first: number; dia: string; version: Record<string, unknown> };

/** Walks a chain from its start: each entry in turn, then the rows beside the chain. */
export type ChainWalk = {
  add(event: StoredEvent): void;
  /** Compares the end of the chain with the kept head and the current signings. */
  end(head: KeptHead, rows: readonly CurrentRow[]): void;
  readonly length: number;
  readonly erased: number;
  readonly findings: readonly Finding[];
};

/** Begins to walk a chain. Pure: the caller reads. */
export function walkChain(facts: ChainFacts): ChainWalk {
  return new Walk(facts);
}

class Walk implements ChainWalk {
  length = 0;
  erased = 0;
  readonly findings: Finding[] = [];
  readonly #facts: ChainFacts;
  readonly #contradiction: ReturnType<typeof contradictions>;
  #previous = chainStart();
  /** The newest moment that the entries so far were recorded at: a later entry is not older. */
  #youngest = Number.NEGATIVE_INFINITY;
  readonly #newest = new Map<number, Newest>();
  /** The newest entry about each signing, also one that changes nothing. */
  readonly #lastAbout = new Map<number, number>();
  readonly #read = readContents();
  readonly #toldSignings = new Set<number>();
  readonly #erasedSignings = new Map<number, number>();

  constructor(facts: ChainFacts) {
    this.#facts = facts;
    this.#contradiction = contradictions(facts.signed);
  }

  add(event: StoredEvent): void {
    const { seq, sal, contenido } = event;
    if (seq !== this.length + 1) {
      this.#note("gap", this.length + 1, "entries are missing before this");
    }
    if (sal !== null && contenido !== null && !leafOf(sal, contenido).equals(event.hoja)) {
      this.#note("leaf", seq, "what it says was changed");
    }
    if (!linkOf(this.#previous, event.hoja).equals(event.eslabon)) {
      this.#note("link", seq, "it does not link to the entry before");
    }
    const signed = this.#facts.signed.get(seq);
    if (signed !== undefined && signed.link !== event.eslabon.toString("hex")) {
      this.#note("signed", seq, `it is not what checkpoint ${signed.numero} signed`);
    }
    if (contenido === null) this.#addErased(event);
    else this.#addTold(event, contenido);
    this.#lastAbout.set(event.fichaje_id, seq);
    this.#previous = event.eslabon;
    this.length = seq;
  }

  end(head: KeptHead, rows: readonly CurrentRow[]): void {
    for (const [seq, { numero }] of this.#facts.signed) {
      if (seq <= this.length) continue;
      this.#note("cut", seq, `checkpoint ${numero} signed entries that are missing now`);
    }
    const kept = { seq: head.seq ?? 0, link: head.eslabon ?? chainStart() };
    if (kept.seq !== this.length || !kept.link.equals(this.#previous)) {
      this.#note("head", this.length, "the head that is kept is not the end of the chain");
    }
    for (const [signing, seq] of this.#erasedSignings) {
      if (!this.#toldSignings.has(signing)) continue;
      this.#note("erased-part", seq, `only a part of signing ${signing} was erased`);
    }
    this.#compareRows(rows);
  }

  #note(check: LedgerCheck, seq: number | null, problem: string): void {
    this.findings.push({ check, trabajador_id: this.#facts.trabajador_id, seq, problem });
  }

  #addErased({ seq, fichaje_id, registrado_en }: StoredEvent): void {
    const { oldLength, erasableUntil } = this.#facts;
    this.erased += 1;
    this.#erasedSignings.set(fichaje_id, seq);
    const isYoung =
      (oldLength !== undefined && seq > oldLength) ||
      Math.max(this.#youngest, epochOf(registrado_en)) > erasableUntil;
    if (isYoung) {
      this.#note("erased-young", seq, "what it says was erased before four years had passed");
    }
  }

  #addTold({ seq, fichaje_id, registrado_en }: StoredEvent, text: string): void {
    this.#toldSignings.add(fichaje_id);
    const told = this.#toldOf(fichaje_id, text);
    if (told === undefined) {
      this.#note("columns", seq, "what it says cannot be read");
      return;
    }
    const { empresa_id, trabajador_id } = this.#facts;
    const at = epochOf(told.registrado_en);
    if (told.empresa_id !== empresa_id || told.trabajador_id !== trabajador_id) {
      this.#note("columns", seq, "it is an entry of another person or company");
    }
    if (at !== epochOf(registrado_en)) {
      this.#note("columns", seq, "its moment of recording was changed");
    }
    this.#youngest = Math.max(this.#youngest, at);
    const number = this.#contradiction({ seq, at });
    if (number !== undefined) {
      const problem = `it claims a moment before checkpoint ${number}, which does not know it`;
      this.#note("backdated", seq, problem);
    }
    this.#addVersion(seq, fichaje_id, told);
  }

  #toldOf(signing: number, text: string): ReadEntry | undefined {
    try {
      return this.#read(signing, text);
    } catch {
      return undefined;
    }
  }

  /** True if an entry starts from the version before of its signing. */
  #isNext(signing: number, { antes, follows }: ReadEntry): boolean {
    if (follows !== undefined) return follows === (this.#lastAbout.get(signing) ?? null);
    const known = this.#newest.get(signing);
    return antes !== null && known !== undefined
      ? differences(antes, known.version).length === 0
      : this.#erasedSignings.has(signing) || (antes === null) === (known === undefined);
  }

  #addVersion(seq: number, signing: number, told: ReadEntry) {
    const { dia, despues } = told;
    if (despues === null) return;
    const known = this.#newest.get(signing);
    if (!this.#isNext(signing, told)) {
      this.#note("version", seq, `it does not start from the version before of signing ${signing}`);
    }
    this.#newest.set(signing, { seq, first: known?.first ?? seq, dia, version: despues });
  }

  /** Every current signing must equal its newest version, and every version must have one. */
  #compareRows(rows: readonly CurrentRow[]): void {
    const left = new Map(this.#newest);
    for (const row of rows) {
      const told = left.get(row.id);
      left.delete(row.id);
      if (told === undefined) {
        this.#note("row", null, `signing ${row.id} is in no entry`);
        continue;
      }
      const version = { ...told.version, dia: told.dia, seq_inicio: told.first };
      const names = differences(version, { ...row.fila, dia: row.dia });
      if (names.length === 0) continue;
      const problem = `signing ${row.id} differs from its newest version: ${names.join(", ")}`;
      this.#note("row", told.seq, problem);
    }
    for (const [id, { seq }] of left) this.#note("row", seq, `signing ${id} is gone`);
  }
}
