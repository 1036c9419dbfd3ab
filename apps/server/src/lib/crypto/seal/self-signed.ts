import { randomBytes } from "node:crypto";

import * as asn1 from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from "pkijs";

import { dateOf, epochOf } from "../../calendar/clock.ts";

import type { SealMaterial } from "./tasks.ts";

const { subtle } = globalThis.crypto;

/** The longest name that X.520 lets a certificate say. */
const longestName = 64;

const names = {
  country: "2.5.4.6",
  organization: "2.5.4.10",
  organizationId: "2.5.4.97",
  common: "2.5.4.3",
} as const;
const basicConstraints = "2.5.29.19";
const keyUsage = "2.5.29.15";
/** Digital signature and non-repudiation: the first two bits. */
const signing = new asn1.BitString({ valueHex: Uint8Array.of(0b1100_0000), unusedBits: 6 });

type Company = { nombre: string; cif: string | null };

/** Names of a company, each in a set of its own: the library would put all of them into one. */
function nameOf({ nombre, cif }: Company): RelativeDistinguishedNames {
  const value = new asn1.Utf8String({ value: nombre.slice(0, longestName).toWellFormed().trim() });
  const all = [
    { type: names.country, value: new asn1.PrintableString({ value: "ES" }) },
    { type: names.organization, value },
    // Spanish tax number in the syntax of ETSI EN 319 412-1.
    ...(cif === null
      ? []
      : [{ type: names.organizationId, value: new asn1.Utf8String({ value: `VATES-${cif}` }) }]),
    { type: names.common, value },
  ];
  const sets = all.map(
    (one) => new asn1.Set({ value: [new AttributeTypeAndValue(one).toSchema()] }),
  );
  return RelativeDistinguishedNames.fromBER(new asn1.Sequence({ value: sets }).toBER());
}

/** Positive serial number of 16 bytes. */
function makeSerial(): asn1.Integer {
  const serial = randomBytes(16);
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  return new asn1.Integer({ valueHex: serial });
}

/** Moment of a certificate: years from 2050 on need four digits (RFC 5280, 4.1.2.5). */
function timeOf(instant: string): Time {
  const type = Number(instant.slice(0, 4)) < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime;
  return new Time({ type, value: dateOf(epochOf(instant)) });
}

const extension = (extnID: string, value: asn1.BaseBlock): Extension =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });

/**
 * Key (EC P-256) and self-signed certificate with the company's name and CIF (RFC 5280). The
 * instants are ISO 8601 in UTC.
 */
export async function makeSelfSigned(
  told: Company & { desde: string; hasta: string },
): Promise<SealMaterial> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const name = nameOf(told);
  const keys = await subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = new Certificate({
    version: 2,
    serialNumber: makeSerial(),
    issuer: name,
    notBefore: timeOf(told.desde),
    notAfter: timeOf(told.hasta),
    subject: name,
    extensions: [
      extension(basicConstraints, new BasicConstraints().toSchema()),
      extension(keyUsage, signing),
    ],
  });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  return {
    key: Buffer.from(await subtle.exportKey("pkcs8", keys.privateKey)),
    certificate: Buffer.from(certificate.toSchema().toBER()),
    issuers: [],
  };
}
