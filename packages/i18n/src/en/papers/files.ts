import type { Dictionary } from "../../dictionary.ts";
import type { files as es } from "../../es/papers/files.ts";

export const files: Dictionary<typeof es> = {
  drop: "Drag files here or choose them",
  drop_now: "Drop the files here",
  choose: "Choose files",
  photo: "Take a photo",
  drop_pdf: "Drag the PDF here or choose it",
  choose_pdf: "Choose the PDF",
  pdf_only: "One PDF file of up to 10 MB.",
  formats: "PDF, JPEG, PNG, WebP or HEIC, up to 5 MB each.",
  list: "Files",
  sending: "Sending {{name}}",
  percent: "{{percent}}%",
  checking: "Checking…",
  retry: "Try again",
  retry_of: "Try {{name}} again",
  remove: "Remove",
  remove_of: "Remove {{name}}",
  too_large: "The file is larger than 5 MB.",
  type: "This type of file is not accepted: use PDF, JPEG, PNG, WebP or HEIC.",
  empty: "The file is empty.",
  download: "Download",
  unshown_title: "This file cannot be shown here",
  unshown_text: "Your browser cannot display this format. Download it to open it.",
  approval: {
    pendiente: "Awaiting approval",
    aprobada: "Approved",
    rechazada: "Rejected",
  },
};
