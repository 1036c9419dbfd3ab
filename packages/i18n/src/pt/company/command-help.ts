import type { Dictionary } from "../../dictionary.ts";
import type { commandHelp as es } from "../../es/company/command-help.ts";

export const commandHelp: Dictionary<typeof es> = {
  intro: "Traz empresas para o Atrio. Funciona com o servidor a funcionar ou parado.",
  language:
    "Todos admitem --idioma es|en|fr|pt: o idioma das respostas; sem ele, o da empresa e, na sua falta, espanhol.",
  create:
    "Cria uma empresa. Quem a administra recebe um e-mail para ativar a conta; os endereços de --correos-control recebem os pontos de controlo assinados do registo horário (sem a opção, são perguntados).",
  import:
    "Importa feriados, centros, horários, trabalhadores e supervisões de ficheiros CSV ou XLSX: primeiro uma pré-visualização e, depois de um sim, tudo ou nada. Repetir atualiza.",
  invite:
    "Envia a quem não tem palavra-passe uma ligação para ativar a conta: a quem nunca foi convidado e a quem a deixou expirar; com --otra-vez, a todos. --ver mostra o estado de cada pessoa.",
  template: "Escreve um livro vazio com todas as folhas e colunas.",
  payslips:
    "Recolhe um PDF, ou um ZIP de PDF, com muitos recibos: corta-o pelo NIF de cada página e diz o que é seguro. Só se publicam os seguros; os restantes são revistos pela administração.",
  review:
    "Mostra as folhas em espera, com o motivo, o que se leu e de quem poderiam ser. Num terminal pergunta por cada uma; com opções aceita a pessoa encontrada, diz de quem é uma folha (NIF ou número da pessoa) ou deixa-a de fora, e publica os lotes em que mexeu.",
  withdraw:
    "Retira um recibo publicado: o destinatário é avisado e os certificados que dele saíram ficam anulados.",
  operator:
    "Permite a alguém da administração de uma empresa gerir toda a instalação em «Instalação»: empresas, cópias, exame e emails retidos. Com --quitar deixa de poder. create fá-lo ao criar a empresa com --gestor-instalacion.",
  second_factor:
    "Para quem perdeu o telemóvel e os códigos de recuperação quando mais ninguém da administração pode ajudar: a palavra-passe sozinha volta a abrir a conta e um e-mail avisa o titular.",
  set: "Muda definições: aspeto, nome, contacto, boas-vindas, primeiro dia do registo, módulos, relógio e opções. docs/company.md nomeia-as todas; set sem nenhuma enumera-as.",
  list: "Mostra as empresas.",
  show: "Mostra uma empresa com as suas definições e contagens.",
  more: "docs/company.md explica as colunas; docs/samples tem ficheiros de exemplo.",
  values: {
    NAME: "NOME",
    SURNAME: "APELIDO",
    EMAIL: "E-MAIL",
    FILE: "FICHEIRO",
    CODE: "CÓDIGO",
    NUMBER: "NÚMERO",
    REASON: "MOTIVO",
  },
};
