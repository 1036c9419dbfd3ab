import type { Dictionary } from "../../dictionary.ts";
import type {
  audienceErrors as audienceSource,
  templateErrors as templateSource,
} from "../../es/papers/sending-errors.ts";

/** Errors of the people to whom a document is sent. */
export const audienceErrors: Dictionary<typeof audienceSource> = {
  list: "Say who the document is for.",
  nobody: "Nobody would get this document: check who it is for.",
};

/** Errors of texts with fields. */
export const templateErrors: Dictionary<typeof templateSource> = {
  not_found: "The text with fields does not exist.",
  field: "The text uses a field that does not exist. Choose fields from the list.",
  name_taken: "There is already a text of that name.",
  too_many: "There are already 100 texts. Delete one that you do not use.",
};
