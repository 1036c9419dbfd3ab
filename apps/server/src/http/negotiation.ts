type Encoding = "br" | "gzip";

/** The first of the offered encodings that an `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function encodingOf(
  header: string | string[] | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding | undefined {
  const weights = new Map(
    [header ?? ""]
      .flat()
      .join(",")
      .split(",")
      .map((one): [string, number] => {
        const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
        const weight = parameters.find((part) => part.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  const allows = (name: string): boolean => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return offered.find((name) => allows(name));
}

/** True if an `If-None-Match` names a version, weak or strong (RFC 9110, 13.1.2). */
export function hasVersion(header: string | undefined, etag: string): boolean {
  const known = (header ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes("*") || known.includes(etag.replace(/^W\//, ""));
}
