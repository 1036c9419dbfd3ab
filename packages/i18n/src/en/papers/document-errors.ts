import type { Dictionary } from "../../dictionary.ts";
import type { documentErrors as es } from "../../es/papers/document-errors.ts";

/** Errors of files that people send, with what to do instead. */
export const documentErrors: Dictionary<typeof es> = {
  unsafe:
    "The file contains active elements, such as programs or forms. Print it to PDF or take a photo and attach that copy.",
  damaged: "The PDF is incomplete or damaged. Download it again, print it to PDF or take a photo.",
  encrypted:
    "The PDF is protected and cannot be checked. Print it to PDF without protection or take a photo.",
  embedded:
    "The PDF contains other files, such as the data of an electronic invoice. Print it to PDF or take a photo and attach that copy.",
  too_many_drafts:
    "You have uploaded {{most}} files without sending them. Send your unfinished requests or remove some files; unsent files are deleted after a day.",
};
