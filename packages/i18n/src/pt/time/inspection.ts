import type { Dictionary } from "../../dictionary.ts";
import type { inspection as es } from "../../es/time/inspection.ts";

export const inspection: Dictionary<typeof es> = {
  title: "Registo de horário para a inspeção do trabalho",
  text: "{{empresa}} dá acesso só de leitura aos registos aqui indicados.",
  checking: "A verificar a ligação…",
  company: "Empresa",
  scope: "Âmbito",
  worker: "Trabalhador: {{nombre}}",
  centre: "Local de trabalho: {{nombre}}",
  whole: "Toda a empresa",
  people_one: "{{count}} pessoa",
  people_other: "{{count}} pessoas",
  period: "Período",
  fromTo: "De {{desde}} a {{hasta}}",
  reason: "Motivo",
  issued: "Emitido",
  issuedBy: "{{fecha}}, por {{nombre}}",
  until: "Válido até",
  key: "Impressão digital da chave",
  keyHint: "SHA-256. Deve coincidir com a dos e-mails com os pontos de controlo.",
  download: "Descarregar o processo (ZIP)",
  preparing: "A preparar o processo…",
  done: "O processo foi descarregado.",
  contents:
    "Contém o registo em PDF, CSV e JSON, as cadeias de registos, os pontos de controlo assinados e um verificador em Python. Fica registado cada vez que alguém o consulta ou descarrega.",
  deadTitle: "A ligação não abre nenhum registo",
  deadText:
    "Pode ter expirado ou ter sido retirada. Se a página foi recarregada, basta abrir de novo a ligação recebida; caso contrário, a empresa pode emitir outra.",
};
