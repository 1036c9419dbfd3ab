import type { Dictionary } from "../../dictionary.ts";
import type { leaveWords as source } from "../../es/leave/leave-words.ts";

/** Names of the kinds of request, and purposes of those with several rules, or none. */
export const leaveWords: Dictionary<typeof source> = {
  kind: {
    1: "Férias",
    2: "Assuntos pessoais",
    3: "Horas remuneradas",
    4: "Licença remunerada",
    5: "Licença não remunerada",
    6: "Repouso médico",
    7: "Baixa médica",
    8: "Nascimento e cuidado da criança",
    9: "Despesa",
  },
  about: {
    4: "Ausências remuneradas que a lei ou a convenção coletiva reconhecem, como um casamento, uma mudança de casa ou o internamento de um familiar.",
    5: "Ausências sem vencimento, em dias ou em horas: licença parental, assuntos pessoais, cuidados ou licenças prolongadas.",
    9: "Peça o reembolso do que adiantou: combustível, viagens, táxis, refeições, estafetas ou outras despesas.",
  },
  /** The holiday rule that a company begins with. */
  holidays: {
    title: "O que a lei garante",
    text: "A lei garante pelo menos 30 dias de calendário de férias por ano. As datas são combinadas com a empresa e conhecidas com dois meses de antecedência. Se uma baixa médica coincidir com as suas férias, esses dias ficam guardados: pode gozá-los até 18 meses depois do fim do ano a que correspondem. As férias não se trocam por dinheiro, exceto os dias que sobrem quando o contrato terminar.",
  },
};
