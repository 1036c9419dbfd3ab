import type { PageWeight } from "./page-weight.ts";
import { isQuick } from "./place.ts";
import type { Compared, Figures } from "./rounds.ts";

/**
 * Budget of the product: share of a bare server's throughput, factor of its 99th percentile, kB.
 */
const budget = { throughput: 0.5, p99: 2, pageKilobytes: 180 };

const widths = [14, 9, 9, 9, 9, 9, 9, 7, 7, 8];

/** Prints the comparison and answers the exceeded budgets. */
export function printComparison(compared: readonly Compared[]): string[] {
  console.log("");
  row(["", "bare", "", "", "product", "", "", "ratio", "", ""]);
  row(["", "req/s", "p50 ms", "p99 ms", "req/s", "p50 ms", "p99 ms", "req/s", "p99", ""]);
  return compared.flatMap(({ name, product, bare, throughput, p99 }) => {
    const isOver = !isQuick && (throughput < budget.throughput || p99 > budget.p99);
    const ratios = [throughput.toFixed(2), p99.toFixed(2)];
    row([name, ...cells(bare), ...cells(product), ...ratios, isOver ? "OVER" : "ok"]);
    return isOver ? [name] : [];
  });
}

/** Prints the weight of the first pages and answers the exceeded budgets. */
export function printPages(pages: readonly PageWeight[]): string[] {
  return pages.flatMap(({ page, kilobytes, files }) => {
    const isOver = !isQuick && kilobytes > budget.pageKilobytes;
    const mark = isOver ? "OVER" : "ok";
    console.log(
      `First page ${page}: ${kilobytes.toFixed(1)} kB of JavaScript in ${files} files ` +
        `(at most ${budget.pageKilobytes})  ${mark}`,
    );
    return isOver ? [`page ${page}`] : [];
  });
}

/** Prints the verdict on the budgets: throughput at least half, p99 at most twice. */
export function printVerdict(misses: readonly string[]): void {
  const { throughput, p99, pageKilobytes } = budget;
  console.log(
    `\nBudget: at least ${throughput} of the bare throughput, at most ${p99} × its p99, ` +
      `at most ${pageKilobytes} kB a first page.`,
  );
  console.log(misses.length === 0 ? "Everything keeps it." : `Over it: ${misses.join(", ")}.`);
}

function cells({ perSecond, p50, p99 }: Figures): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
}

function row(texts: readonly string[]): void {
  const [name = "", ...rest] = texts;
  const padded = rest.map((text, index) => text.padStart(widths[index + 1] ?? 0));
  console.log(name.padEnd(widths[0] ?? 0) + padded.join(""));
}
