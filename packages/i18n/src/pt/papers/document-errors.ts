import type { Dictionary } from "../../dictionary.ts";
import type { documentErrors as es } from "../../es/papers/document-errors.ts";

/** Errors of files that people send, with what to do instead. */
export const documentErrors: Dictionary<typeof es> = {
  unsafe:
    "O ficheiro contém elementos ativos, como programas ou formulários. Imprima-o para PDF ou tire uma fotografia e anexe essa cópia.",
  damaged:
    "O PDF está incompleto ou danificado. Descarregue-o novamente, imprima-o para PDF ou tire uma fotografia.",
  encrypted:
    "O PDF está protegido e não pode ser verificado. Imprima-o para PDF sem proteção ou tire uma fotografia.",
  embedded:
    "O PDF contém outros ficheiros, como os dados de uma fatura eletrónica. Imprima-o para PDF ou tire uma fotografia e anexe essa cópia.",
  too_many_drafts:
    "Já carregou {{most}} ficheiros sem os enviar. Envie os pedidos por terminar ou retire ficheiros; os que não são enviados são eliminados ao fim de um dia.",
};
