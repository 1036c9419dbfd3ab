/** Table of RFC 2268, section 2: digits of pi. */
const table = Buffer.from(
  "d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2" +
    "179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82" +
    "54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626" +
    "6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7" +
    "08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec" +
    "c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731" +
    "2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9" +
    "0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad",
  "hex",
);

const shifts = Uint8Array.of(1, 2, 3, 5);
const blockLength = 8;

const at = (values: Uint8Array | Uint16Array, index: number): number => values[index] ?? 0;

/** The 64 words that a key becomes, with as many effective bits as it has. */
function expanded(key: Buffer): Uint16Array {
  const long = new Uint8Array(128);
  long.set(key);
  const size = key.length;
  for (let index = size; index < 128; index += 1) {
    long[index] = at(table, (at(long, index - 1) + at(long, index - size)) & 255);
  }
  long[128 - size] = at(table, at(long, 128 - size));
  for (let index = 127 - size; index >= 0; index -= 1) {
    long[index] = at(table, at(long, index + 1) ^ at(long, index + size));
  }
  return Uint16Array.from(
    { length: 64 },
    (_, word) => at(long, 2 * word) | (at(long, 2 * word + 1) << 8),
  );
}

function unmix(words: Uint16Array, keys: Uint16Array, round: number): void {
  for (let word = 3; word >= 0; word -= 1) {
    const shift = at(shifts, word);
    const value = at(words, word);
    const turned = (value >>> shift) | (value << (16 - shift));
    const [one, two, three] = [3, 2, 1].map((step) => at(words, (word + step) % 4));
    const mixed = ((one ?? 0) & (two ?? 0)) + (~(one ?? 0) & (three ?? 0));
    words[word] = turned - at(keys, 4 * round + word) - mixed;
  }
}

function unmash(words: Uint16Array, keys: Uint16Array): void {
  for (let word = 3; word >= 0; word -= 1) {
    words[word] = at(words, word) - at(keys, at(words, (word + 3) % 4) & 63);
  }
}

function decryptBlock(block: Buffer, keys: Uint16Array): Buffer {
  const words = Uint16Array.from({ length: 4 }, (_, word) => block.readUInt16LE(2 * word));
  for (let round = 15; round >= 0; round -= 1) {
    unmix(words, keys, round);
    if (round === 11 || round === 5) unmash(words, keys);
  }
  const plain = Buffer.alloc(blockLength);
  for (const [index, word] of words.entries()) plain.writeUInt16LE(word, 2 * index);
  return plain;
}

/**
 * Decrypts RC2 in CBC mode with PKCS 7 padding (RFC 2268), in which old programs pack the
 * certificates, which are public, of a PKCS#12 file. Nothing is ever encrypted so here.
 */
export function decryptRc2(key: Buffer, iv: Buffer, text: Buffer): Buffer {
  const keys = expanded(key);
  const plain = Buffer.alloc(text.length - (text.length % blockLength));
  let before = iv;
  for (let from = 0; from < plain.length; from += blockLength) {
    const block = text.subarray(from, from + blockLength);
    decryptBlock(block, keys).copy(plain, from);
    for (let index = 0; index < blockLength; index += 1) {
      plain[from + index] = at(plain, from + index) ^ at(before, index);
    }
    before = block;
  }
  const padding = plain.at(-1) ?? 0;
  if (padding < 1 || padding > blockLength) throw new Error("The text does not decrypt");
  return plain.subarray(0, plain.length - padding);
}
