import type { Dictionary } from "../../dictionary.ts";
import type { complaintWords as es } from "../../es/complaints/complaint-words.ts";

export const complaintWords: Dictionary<typeof es> = {
  authorities: {
    informante: "Autoridade Independente de Proteção do Denunciante (Espanha)",
    trabajo: "Inspeção do Trabalho e da Segurança Social",
    fiscalia: "Ministério Público contra a Corrupção e a Criminalidade Organizada",
  },
  log_book: {
    file: "Livro de registo",
    yes: "Sim",
    no: "Não",
    headings: {
      denuncia_id: "Processo",
      anonima: "Anónima",
      fecha_creacion: "Recebida",
      fecha_acuse: "Aviso de receção",
      fecha_decision: "Decisão",
      admitida: "Admitida",
      fecha_investigacion: "Início da investigação",
      prorrogada: "Prorrogação",
      fecha_conclusion: "Conclusão",
      resultado: "Resultado",
      fecha_borrado: "Conteúdo eliminado",
      motivo_borrado: "Motivo",
    },
    ends: {
      retirada: "Retirada pelo autor",
      sin_actuaciones: "Sem atuações em três meses",
      plazo: "Fim do prazo de conservação",
    },
    outcomes: {
      archivo: "Arquivamento",
      fiscalia: "Remissão ao Ministério Público",
      expediente_sancionador: "Processo disciplinar",
    },
  },
  news: {
    name: "de novo",
    title: "Há novidades",
    text: "Entre com o seu código para as ver. Por segurança, esta mensagem não diz mais nada.",
    last: "Entre com o seu código para as ver. Esta é a última mensagem: o seu endereço é apagado com ela.",
    action: "Consultar",
  },
  due: {
    title: "Tarefas pendentes no canal de denúncias",
    text: "Há casos que precisam da sua atenção. Desbloqueie o canal para os ver.",
    action: "Abrir o canal",
  },
  restarted: {
    title: "O canal de denúncias recomeçou do zero",
    text: "{{nombre}} criou novas chaves para o canal. As denúncias anteriores ficam seladas: só quem as apresentou as pode ler. Se não sabia disto, pergunte hoje mesmo pelo motivo.",
    action: "Abrir o canal",
  },
  recovered: {
    title: "A chave de recuperação do canal foi utilizada",
    text: "{{nombre}} tem uma nova chave e pode ler as denúncias que não excluem essa pessoa. Se não sabia disto, pergunte hoje mesmo pelo motivo.",
    action: "Abrir o canal",
  },
};
