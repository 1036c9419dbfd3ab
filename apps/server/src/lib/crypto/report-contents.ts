import { z } from "zod";

import { complaintTypes } from "@atrio/contract/complaints/states";

import { openKind, openValue } from "./report-vault.ts";
import type { VaultKey } from "./report-vault.ts";

const reportContent = z.object({
  titulo: z.string(),
  descripcion: z.string(),
  tipo: z.enum(complaintTypes),
  excluidos: z.array(z.number()),
  boleta: z.uuid().optional(),
});
/**
 * Sealed part of a report; `excluidos` are workers who must not read it, `boleta` is the ballot of its
 * kind (Rule COMPLAINTS-31).
 */
export type ReportContent = z.infer<typeof reportContent>;

const ballotContent = reportContent.pick({ tipo: true, excluidos: true });
/** Sealed part of a ballot. */
export type BallotContent = z.infer<typeof ballotContent>;

const messageText = z.object({ texto: z.string() });

const fileCard = z.object({ nombre: z.string(), tipo: z.string() });
/** Name and media type of a file. */
export type FileCard = z.infer<typeof fileCard>;

/** A sealed value with the private key that opens it. */
type Sealed = { privateKey: Buffer; sealed: Buffer; key: VaultKey };

/** Opens what a report says. */
export function openReportContent({ privateKey, sealed, key }: Sealed): ReportContent {
  return reportContent.parse(openValue(privateKey, sealed, key));
}

/** Opens the text of a message. */
export function openMessageText({ privateKey, sealed, key }: Sealed): string {
  return messageText.parse(openValue(privateKey, sealed, key)).texto;
}

/** Opens a file's name and media type. */
export function openFileCard({ privateKey, sealed, key }: Sealed): FileCard {
  return fileCard.parse(openValue(privateKey, sealed, key));
}

/** Opens a ballot. */
export function openBallot(ballot: {
  id: string;
  privateKey: Buffer;
  sealed: Buffer;
}): BallotContent {
  return ballotContent.parse(openKind(ballot.privateKey, ballot.sealed, ballot.id));
}
