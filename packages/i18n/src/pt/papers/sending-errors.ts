import type { Dictionary } from "../../dictionary.ts";
import type {
  audienceErrors as audienceSource,
  templateErrors as templateSource,
} from "../../es/papers/sending-errors.ts";

/** Errors of the people to whom a document is sent. */
export const audienceErrors: Dictionary<typeof audienceSource> = {
  list: "Indique a quem se destina o documento.",
  nobody: "Ninguém receberia este documento: reveja os destinatários.",
};

/** Errors of texts with fields. */
export const templateErrors: Dictionary<typeof templateSource> = {
  not_found: "O texto com campos não existe.",
  field: "O texto usa um campo que não existe. Escolha os campos da lista.",
  name_taken: "Já existe um texto com esse nome.",
  too_many: "Já existem 100 textos. Elimine algum que não use.",
};
