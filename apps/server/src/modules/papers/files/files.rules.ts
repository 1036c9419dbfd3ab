const longestName = 200;

/**
 * A stored file name: without folders, invisible or reversing characters and characters that a file
 * system refuses, with the ending of the file's real type; at most 200 characters.
 */
export function fileNameOf(given: string, ending: string, fallback: string): string {
  const base = given.normalize("NFC").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, "")
    .replaceAll(/[<>:"|?*]/g, "-")
    .replaceAll(/\s+/g, " ");
  const stem = plain.replace(/\.(?=[a-z0-9]{0,5}$)[0-9]*[a-z][a-z0-9]*$/i, "");
  const trimmed = stem.replaceAll(/^[. ]+|[. ]+$/g, "");
  const room = longestName - ending.length - 1;
  const short = trimmed.slice(0, room).toWellFormed().replaceAll("\uFFFD", "").trimEnd();
  return `${short === "" ? fallback : short}.${ending}`;
}

/** Names of the entries of an archive: a repeated name gets a number before its ending. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".");
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}
