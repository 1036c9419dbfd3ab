/** People from which on a company's statements have plans of their own. */
const LARGE = 500;

const LEARN_MS = 3_600_000;

/** Large companies of the installation, as this process last found them. */
export type Sizes = {
  isLarge(companyId: number): boolean;
  learn: () => Promise<void>;
  close(): void;
};

/** Finds the large companies by a look-up as the door, again each hour; until then none is large. */
export function openSizes(
  lookUp: (lookup: {
    name: string;
    text: string;
    values: unknown[];
  }) => Promise<Array<{ empresa_id: number }>>,
): Sizes {
  let large: ReadonlySet<number> = new Set();

  async function learn(): Promise<void> {
    const rows = await lookUp({
      name: "large_companies",
      text: "select empresa_id from trabajador group by empresa_id having count(*) >= $1",
      values: [LARGE],
    });
    large = new Set(rows.map((row) => row.empresa_id));
  }

  const timer = setInterval(() => {
    // The sizes of an hour ago do until the next look-up.
    learn().catch(() => undefined);
  }, LEARN_MS);
  timer.unref();

  return { isLarge: (companyId) => large.has(companyId), learn, close: () => clearInterval(timer) };
}
