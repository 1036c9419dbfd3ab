import type { ComplaintType } from "@atrio/contract/complaints/states";

import type { Tx } from "../../../db/client.ts";
import { openBallot } from "../../../lib/crypto/report-contents.ts";
import type { BallotContent } from "../../../lib/crypto/report-contents.ts";
import { sealKind } from "../../../lib/crypto/report-vault.ts";

import { insertBallots, readBallots, takeBallot } from "./ballots.repo.ts";

/** Someone who may open a ballot. */
type Recipient = { destinatario: string; clave: Buffer };

/** Casts the ballot of a new report for those who may read it (Rule COMPLAINTS-31). */
export async function castBallot(
  tx: Tx,
  ballot: { id: string; anyo: number; content: BallotContent },
  recipients: readonly Recipient[],
): Promise<void> {
  const { id, anyo, content } = ballot;
  const rows = recipients.map(({ destinatario, clave }) => ({
    id,
    destinatario,
    anyo,
    sellado: sealKind(clave, content, id),
  }));
  await insertBallots(tx, rows);
}

/** Changes the kind on a ballot, for the same recipients. */
export async function changeBallot(tx: Tx, id: string, content: BallotContent): Promise<void> {
  const held = await takeBallot(tx, id);
  const rows = held.map(({ destinatario, anyo, clave }) => ({
    id,
    destinatario,
    anyo,
    sellado: sealKind(clave, content, id),
  }));
  await insertBallots(tx, rows);
}

type Holder = { destinatario: string; privateKey: Buffer };

/** Gives another handler the ballots that a holder opens, but those of reports that exclude them. */
export async function passBallotsOn(
  tx: Tx,
  holder: Holder,
  target: { id: string; trabajador_id: number; clave_publica: Buffer },
): Promise<void> {
  const held = await readBallots(tx, { destinatario: holder.destinatario });
  const rows = held.flatMap(({ id, anyo, sellado }) => {
    const content = contentOf(holder, id, sellado);
    if (content === undefined || content.excluidos.includes(target.trabajador_id)) return [];
    const again = sealKind(target.clave_publica, content, id);
    return [{ id, anyo, destinatario: target.id, sellado: again }];
  });
  await insertBallots(tx, rows);
}

/** Kinds of behaviour of a year's reports that a handler may read. */
export async function readKinds(tx: Tx, holder: Holder, anyo: number): Promise<ComplaintType[]> {
  const held = await readBallots(tx, { destinatario: holder.destinatario, anyo });
  return held.flatMap(({ id, sellado }) => contentOf(holder, id, sellado)?.tipo ?? []);
}

/** None when the ballot was sealed to an earlier recovery key. */
function contentOf({ privateKey }: Holder, id: string, sealed: Buffer): BallotContent | undefined {
  try {
    return openBallot({ id, privateKey, sealed });
  } catch {
    return undefined;
  }
}
