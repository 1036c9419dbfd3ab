import { describe, expect, test } from "vitest";

import { isCif, isNif, normalizeNationalId } from "../spain/national-id.ts";
import { networkOf } from "../values/networks.ts";

import { CsvQuotesError, readCsv } from "./csv.ts";
import { WorkbookError, readWorkbook, writeWorkbook } from "./xlsx.ts";

describe("CSV", () => {
  const rows = [
    { line: 1, cells: ["código", "nombre"] },
    { line: 2, cells: ["1", "Núñez"] },
  ];

  test.each([
    ["UTF-8", Buffer.from("código;nombre\n1;Núñez\n")],
    ["UTF-8 with a mark", Buffer.from("\uFEFFcódigo;nombre\r\n1;Núñez\r\n")],
    ["Windows-1252", Buffer.from("código;nombre\r\n1;Núñez\r\n", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFcódigo;nombre\r\n1;Núñez\r\n", "utf16le")],
    ["commas", Buffer.from("código,nombre\n1,Núñez")],
    ["tabs", Buffer.from("código\tnombre\n1\tNúñez")],
    ["quotes", Buffer.from('"código";"nombre"\n"1";"Núñez"\n')],
  ])("parses a CSV file: %s", (_, data) => {
    expect(readCsv(data)).toEqual(rows);
  });

  test("CSV line numbers are the editor's, also after multi-line cells and blank lines", () => {
    const text = 'a;b\n"x\ny";1\n\n2;"di ""hola"""\n';
    expect(readCsv(Buffer.from(text))).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["x\ny", "1"] },
      { line: 4, cells: [""] },
      { line: 5, cells: ["2", 'di "hola"'] },
    ]);
  });

  test("an unbalanced quote in a CSV file is reported with its line", () => {
    expect(() => readCsv(Buffer.from('a;b\n1;2\n3;"x\n'))).toThrow(CsvQuotesError);
  });
});

describe("XLSX", () => {
  test("a written workbook reads back, and none of its cells is a formula", async () => {
    const sheets = [
      {
        sheet: "centros",
        rows: [
          ["codigo", "nombre"],
          ["=1+1", "Tienda"],
        ],
      },
      { sheet: "vacía", rows: [["x"]] },
    ];
    const data = await writeWorkbook(sheets);
    expect(await readWorkbook(data)).toEqual(sheets);
  });

  test("a file that is no workbook is refused quickly", async () => {
    const good = await writeWorkbook([{ sheet: "a", rows: [["b"]] }]);
    const emptyArchive = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);
    const torn = good.subarray(0, good.length - 40);
    for (const data of [Buffer.from("hola"), emptyArchive, torn]) {
      await expect(readWorkbook(data)).rejects.toBeInstanceOf(WorkbookError);
    }
  });

  test("a ZIP archive that declares a huge inflated size is not inflated", async () => {
    const bomb = Buffer.from(await writeWorkbook([{ sheet: "a", rows: [["b"]] }]));
    const directory = bomb.readUInt32LE(bomb.length - 6);
    bomb.writeUInt32LE(2_000_000_000, directory + 24);
    await expect(readWorkbook(bomb)).rejects.toMatchObject({ reason: "too_large" });
  });
});

test("national identity numbers are checked by their control letter", () => {
  const known = ["12345678Z", "X1234567L", "Y1000007G", "00000000T", "L1234567L"];
  expect(known.map(isNif)).toEqual(known.map(() => true));
  expect(["", "12345678A", "1234567L", "B12345674"].map(isNif)).not.toContain(true);
  expect(["B12345674", "A58818501", "12345678Z"].map(isCif)).not.toContain(false);
  expect(["B12345675", "Z58818501", ""].map(isCif)).not.toContain(true);
  expect(normalizeNationalId(" 1.234.567-l ")).toBe("01234567L");
});

test.each([
  ["10.1.2.3", "10.1.2.3/32"],
  ["10.1.2.3/16", "10.1.0.0/16"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["2001:db8:0:0:1::/64", "2001:db8::/64"],
  ["::1", "::1/128"],
  ["10.1.2.3/33", null],
  ["10.1.2/8", null],
  ["1.2.3.4/8/8", null],
  ["fe80::1%eth0", null],
  ["", null],
])("%s is parsed as the network %s", (text, network) => {
  expect(networkOf(text)).toBe(network);
});
