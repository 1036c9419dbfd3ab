import { generateKeyPair, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { promisify } from "node:util";

import {
  bits,
  integer,
  numbered,
  objectId,
  octets,
  printable,
  sequence,
  setOf,
  time,
  utf8,
  yes,
} from "./der.ts";
import type { SealMaterial } from "./tasks.ts";

const generate = promisify(generateKeyPair);

/** The longest name that X.520 lets a certificate say. */
const longestName = 64;

const names = { common: "2.5.4.3", organization: "2.5.4.10", organizationId: "2.5.4.97" } as const;
const country = "2.5.4.6";
const signatureAlgorithm = sequence(objectId("1.2.840.10045.4.3.2"));
const basicConstraints = "2.5.29.19";
const keyUsage = "2.5.29.15";
/** Digital signature and non-repudiation: the first two bits. */
const signing = bits(Buffer.of(0b1100_0000), 6);

const named = (oid: string, value: Buffer): Buffer => setOf(sequence(objectId(oid), value));

function subjectOf(company: { nombre: string; cif: string | null }): Buffer {
  const name = utf8(company.nombre.slice(0, longestName).toWellFormed().trim());
  return sequence(
    named(country, printable("ES")),
    named(names.organization, name),
    // Spanish tax number in the syntax of ETSI EN 319 412-1.
    ...(company.cif === null ? [] : [named(names.organizationId, utf8(`VATES-${company.cif}`))]),
    named(names.common, name),
  );
}

function extensions(): Buffer {
  return numbered(
    3,
    sequence(
      sequence(objectId(basicConstraints), yes(), octets(sequence())),
      sequence(objectId(keyUsage), yes(), octets(signing)),
    ),
  );
}

function certificateOf(
  keys: { publicKey: KeyObject; privateKey: KeyObject },
  told: { nombre: string; cif: string | null; desde: string; hasta: string },
): Buffer {
  const subject = subjectOf(told);
  const serial = randomBytes(16);
  // Neither zero nor negative.
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  const body = sequence(
    numbered(0, integer(Buffer.of(2))),
    integer(serial),
    signatureAlgorithm,
    subject,
    sequence(time(told.desde), time(told.hasta)),
    subject,
    keys.publicKey.export({ type: "spki", format: "der" }),
    extensions(),
  );
  return sequence(body, signatureAlgorithm, bits(sign("sha256", body, keys.privateKey)));
}

/**
 * Key (EC P-256) and self-signed certificate with the company's name and CIF (RFC 5280). The
 * instants are ISO 8601 in UTC.
 */
export async function makeSelfSigned(told: {
  nombre: string;
  cif: string | null;
  desde: string;
  hasta: string;
}): Promise<SealMaterial> {
  const keys = await generate("ec", { namedCurve: "P-256" });
  return {
    key: keys.privateKey.export({ type: "pkcs8", format: "der" }),
    certificate: certificateOf(keys, told),
    issuers: [],
  };
}
