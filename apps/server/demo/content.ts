import type { SigningVersion } from "../src/modules/time/clocking/clocking.rules.ts";
import { eventContent } from "../src/modules/time/clocking/ledger.rules.ts";
import type { LedgerEntry } from "../src/modules/time/clocking/ledger.rules.ts";

type Scalar = string | number | boolean | null;

/**
 * Writes the content of the entries of one chain. `eventContent` says what it is; a history of two
 * years is written faster by sorting the keys of each kind of object once, and a version once although
 * two entries carry it. The first complete entry is compared: if they differ, `eventContent` writes all.
 */
export function contentWriter(): (entry: LedgerEntry) => string {
  const write = fastWriter();
  let isCompared = false;
  let isSame = true;
  return (entry) => {
    if (isCompared && isSame) return write(entry);
    const contenido = eventContent(entry);
    isSame = isSame && write(entry) === contenido;
    isCompared ||= entry.antes !== null;
    return contenido;
  };
}

function fastWriter(): (entry: LedgerEntry) => string {
  const writeEntry = objectWriter();
  const writeActor = objectWriter();
  const writeVersion = once(objectWriter());
  return ({ actor, antes, despues, ...rest }) => {
    const nested = {
      actor: writeActor(actor),
      antes: antes === null ? "null" : writeVersion(antes),
      despues: despues === null ? "null" : writeVersion(despues),
    };
    return writeEntry({ version: 1, ...rest }, nested);
  };
}

/** Writes objects that all have the same keys, sorted; `nested` values are JSON already. */
function objectWriter() {
  let keys: string[] | undefined;
  return (
    scalars: Readonly<Record<string, Scalar>>,
    nested: Readonly<Record<string, string>> = {},
  ): string => {
    keys ??= [...Object.keys(scalars), ...Object.keys(nested)].toSorted();
    let text = "";
    for (const key of keys) {
      text += `${text === "" ? "{" : ","}"${key}":${nested[key] ?? scalarText(scalars[key])}`;
    }
    return `${text}}`;
  };
}

function scalarText(value: Scalar | undefined): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/**
 * Caches the text of the last version: the version after one event is the version before the next.
 */
function once(write: (version: SigningVersion) => string): (version: SigningVersion) => string {
  let last: SigningVersion | undefined;
  let text = "";
  return (version) => {
    if (version !== last) text = write(version);
    last = version;
    return text;
  };
}
