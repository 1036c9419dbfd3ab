/** A package that the product ships, with its licence as the package states it. */
export type Component = { name: string; version: string; licence: string };

/** Licences that ask for no more than their text and the authors' names. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

/** Packages under a licence that asks for more, which is kept by shipping them unchanged. */
const unchanged = new Map([
  ["@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later"],
  ["@img/sharp-libvips-linuxmusl-x64", "LGPL-3.0-or-later"],
  ["@img/sharp-libvips-linux-arm64", "LGPL-3.0-or-later"],
  ["@img/sharp-libvips-linuxmusl-arm64", "LGPL-3.0-or-later"],
  ["@img/sharp-libvips-darwin-arm64", "LGPL-3.0-or-later"],
  ["@img/sharp-libvips-darwin-x64", "LGPL-3.0-or-later"],
  ["web-push", "MPL-2.0"],
]);

/** Packages whose licence nobody has accepted: one choice of an `or`, every part of an `and` must be. */
export function unacceptedLicences(components: readonly Component[]): Component[] {
  return components.filter(
    ({ name, licence }) => unchanged.get(name) !== licence && !isAccepted(licence),
  );
}

function isAccepted(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  return plain
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((part) => accepted.has(part.trim())));
}
