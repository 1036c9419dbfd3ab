/** Key (PKCS 8), certificate and issuers' certificates of a company's seal, DER. */
export type SealMaterial = { key: Uint8Array; certificate: Uint8Array; issuers: Uint8Array[] };

/** Why a PKCS#12 file cannot be used. */
export type FileProblem = "unreadable" | "password" | "no_key";

/** Tasks of the sealing thread; all plain data. */
export type SealTask =
  | {
      kind: "seal";
      pdf: Uint8Array;
      appendix?: Uint8Array;
      material: SealMaterial;
      reason: string;
      contact: string;
      made: number;
      stamp?: { url: string; timeout: number };
    }
  | { kind: "inspect"; pdf: Uint8Array }
  | { kind: "open"; file: Uint8Array; password: string };

export type Inspection = { pages: number; isEncrypted: boolean };

/** Result of the thread, or its problem. */
export type SealOutcome =
  | { kind: "seal"; bytes: Uint8Array }
  | { kind: "inspect"; found: Inspection | null }
  | { kind: "open"; opened: SealMaterial | FileProblem }
  | { kind: "no_stamp"; problem: string }
  | { kind: "problem"; problem: string };
