import type { Dictionary } from "../../dictionary.ts";
import type { download as es } from "../../es/time/download.ts";

export const download: Dictionary<typeof es> = {
  title: "Download the working time record",
  close: "Close",
  cancel: "Cancel",
  save: "Download",
  done: "The file has been downloaded.",
  from: "From",
  to: "To",
  period: {
    label: "Period",
    thisMonth: "This month ({{month}})",
    lastMonth: "Last month ({{month}})",
    year: "The whole of {{year}}",
    custom: "Other dates",
  },
  format: {
    label: "Format",
    pdf: "PDF",
    xlsx: "Excel (XLSX)",
    pdf_hint: "To print or sign: one page per month, with the first and last receipt of each.",
    xlsx_hint:
      "To work with the figures: summary, days, clock entries with their receipts, changes.",
  },
  problem: {
    empty: "Enter the date.",
    order: "The end date cannot be before the start date.",
    long: "The period can cover one year at most (366 days).",
  },
};
