import type { Dictionary } from "../../dictionary.ts";
import type { files as es } from "../../es/papers/files.ts";

export const files: Dictionary<typeof es> = {
  drop: "Arraste os ficheiros para aqui ou escolha-os",
  drop_now: "Largue os ficheiros aqui",
  choose: "Escolher ficheiros",
  photo: "Tirar uma fotografia",
  drop_pdf: "Arraste o PDF para aqui ou escolha-o",
  choose_pdf: "Escolher o PDF",
  pdf_only: "Um ficheiro PDF com um máximo de 10 MB.",
  formats: "PDF, JPEG, PNG, WebP ou HEIC, até 5 MB cada um.",
  list: "Ficheiros",
  sending: "A enviar {{name}}",
  percent: "{{percent}} %",
  checking: "A verificar…",
  retry: "Tentar novamente",
  retry_of: "Tentar novamente {{name}}",
  remove: "Remover",
  remove_of: "Remover {{name}}",
  too_large: "O ficheiro ultrapassa 5 MB.",
  type: "Este tipo de ficheiro não é aceite: use PDF, JPEG, PNG, WebP ou HEIC.",
  empty: "O ficheiro está vazio.",
  download: "Descarregar",
  unshown_title: "Este ficheiro não pode ser mostrado aqui",
  unshown_text: "O seu navegador não consegue mostrar este formato. Transfira-o para o abrir.",
  approval: {
    pendiente: "Por aprovar",
    aprobada: "Aprovado",
    rechazada: "Recusado",
  },
};
