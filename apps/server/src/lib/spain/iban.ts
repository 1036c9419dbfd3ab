import { ValidationErrorsIBAN, getCountrySpecifications, validateIBAN } from "ibantools";

/** Fault of an IBAN, the most basic first. */
export type IbanFault = "required" | "country" | "length" | "letters" | "check" | "account_check";

const faults: ReadonlyArray<readonly [IbanFault, readonly ValidationErrorsIBAN[]]> = [
  ["required", [ValidationErrorsIBAN.NoIBANProvided]],
  ["country", [ValidationErrorsIBAN.NoIBANCountry]],
  ["length", [ValidationErrorsIBAN.WrongBBANLength]],
  ["letters", [ValidationErrorsIBAN.WrongBBANFormat]],
  ["check", [ValidationErrorsIBAN.ChecksumNotNumber, ValidationErrorsIBAN.WrongIBANChecksum]],
];

/**
 * Fault of an IBAN in capitals without spaces by the rules of its country: length, places of
 * letters, check digits and, where the country has them as Spain does, those of the account (CCC);
 * null for none.
 */
export function faultOfIban(iban: string): IbanFault | null {
  const { errorCodes, valid } = validateIBAN(iban);
  if (valid) return null;
  const found = faults.find(([, codes]) => codes.some((code) => errorCodes.includes(code)));
  return found?.[0] ?? "account_check";
}

/** Characters of an IBAN of a country (two letters); 0 where there are none. */
export function lengthOfIban(country: string): number {
  return getCountrySpecifications()[country]?.chars ?? 0;
}
