/** Whole cents of euros. */
export const cents = (amount: number): number => Math.round(amount * 100);

const euros = (amount: number): number => amount / 100;

/** Euros with two decimals. */
export const round = (amount: number): number => euros(cents(amount));

/** Percentage of euros, with two decimals. */
export const percentOf = (rate: number, amount: number): number => round((rate * amount) / 100);

/** The sum of euros, to the cent. */
export const sum = (amounts: readonly number[]): number =>
  euros(amounts.reduce((all, amount) => all + cents(amount), 0));
