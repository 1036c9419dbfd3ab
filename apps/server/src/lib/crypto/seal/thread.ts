import { parentPort } from "node:worker_threads";

import { HttpTimestampAuthority, PDF, TimestampError } from "@libpdf/core";
import type { SignOptions, TimestampAuthority } from "@libpdf/core";

import { dateOf } from "../../calendar/clock.ts";

import { openPkcs12 } from "./pkcs12.ts";
import { signerOf } from "./signer.ts";
import type { Inspection, SealOutcome, SealTask } from "./tasks.ts";

/** Room for the signature in the file, in bytes: more with certificates of others in it. */
const plainSize = 8192;
const ampleSize = 24_576;

/** The authority's answer must match the request. */
function checkedAuthority(stamp: { url: string; timeout: number }): TimestampAuthority {
  const authority = new HttpTimestampAuthority(stamp.url, { timeout: stamp.timeout });
  return {
    timestamp: async (digest, algorithm) => {
      const token = await authority.timestamp(digest, algorithm);
      if (Buffer.from(token).includes(Buffer.from(digest))) return token;
      throw new TimestampError("The time stamp is about something else");
    },
  };
}

/** Whole where it has to be: a document that is broken in its structure is written anew. */
async function assembled(task: Extract<SealTask, { kind: "seal" }>): Promise<PDF> {
  const pdf = await PDF.load(task.pdf);
  if (task.appendix !== undefined) {
    const appendix = await PDF.load(task.appendix);
    await pdf.copyPagesFrom(appendix, [...Array(appendix.getPageCount()).keys()]);
  }
  return pdf.canSaveIncrementally() === null ? pdf : PDF.load(await pdf.save());
}

async function seal(task: Extract<SealTask, { kind: "seal" }>): Promise<Uint8Array> {
  const pdf = await assembled(task);
  const isAmple = task.stamp !== undefined || task.material.issuers.length > 0;
  const options: SignOptions = {
    signer: signerOf(task.material),
    reason: task.reason,
    contactInfo: task.contact,
    signingTime: dateOf(task.made),
    subFilter: "ETSI.CAdES.detached",
    level: "B-B",
    estimatedSize: isAmple ? ampleSize : plainSize,
  };
  if (task.stamp === undefined) return (await pdf.sign(options)).bytes;
  const timestampAuthority = checkedAuthority(task.stamp);
  return (await pdf.sign({ ...options, level: "B-T", timestampAuthority })).bytes;
}

async function inspect(bytes: Uint8Array): Promise<Inspection | null> {
  try {
    const pdf = await PDF.load(bytes);
    return { pages: pdf.getPageCount(), isEncrypted: pdf.isEncrypted };
  } catch {
    return null;
  }
}

async function answer(task: SealTask): Promise<SealOutcome> {
  switch (task.kind) {
    case "seal":
      return { kind: "seal", bytes: await seal(task) };
    case "inspect":
      return { kind: "inspect", found: await inspect(task.pdf) };
    case "open":
      return { kind: "open", opened: await openPkcs12(task.file, task.password) };
  }
}

async function outcomeOf(task: SealTask): Promise<SealOutcome> {
  try {
    return await answer(task);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { kind: error instanceof TimestampError ? "no_stamp" : "problem", problem };
  }
}

// Entry of the sealing thread: one task after another, each with its answer.
parentPort?.on("message", (task: SealTask) => {
  void outcomeOf(task).then((outcome) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome);
  });
});
