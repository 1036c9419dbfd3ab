import type { Dictionary } from "../../dictionary.ts";
import type { leaveCatalogue as source } from "../../es/leave/leave-catalogue.ts";

/** Names and descriptions of the statutory leave rules, by kind of request and key. */
export const leaveCatalogue: Dictionary<typeof source> = {
  1: {
    general: {
      name: "Férias",
      text: "Dias úteis de férias: os feriados e os seus dias de descanso não são descontados. Pode pedir dias soltos, meios dias ou períodos seguidos.",
    },
  },
  2: {
    general: {
      name: "Assuntos pessoais",
      text: "Dias remunerados para o que precisar, sem ter de justificar. São descontados do seu saldo anual.",
    },
  },
  3: {
    general: {
      name: "Horas remuneradas",
      text: "Horas soltas dentro do seu horário, descontadas do seu crédito anual. Enquanto as goza, não pode registar o ponto.",
    },
  },
  4: {
    matrimonio: {
      name: "Casamento ou união de facto",
      text: "Quinze dias de calendário por se casar ou registar uma união de facto. Contam também os feriados e os dias de descanso.",
    },
    enfermedad_familiar: {
      name: "Acidente, doença grave ou internamento de um familiar",
      text: "Cinco dias úteis por acidente ou doença graves, internamento ou cirurgia com repouso em casa do cônjuge, do companheiro, de um familiar até ao segundo grau ou de quem viva consigo e precise dos seus cuidados.",
    },
    fallecimiento: {
      name: "Falecimento de um familiar",
      text: "Dois dias pelo falecimento do cônjuge, do companheiro ou de um familiar até ao segundo grau.",
    },
    fallecimiento_desplazamiento: {
      name: "Falecimento de um familiar, com deslocação",
      text: "Quatro dias pelo falecimento do cônjuge, do companheiro ou de um familiar até ao segundo grau quando tiver de se deslocar.",
    },
    traslado_domicilio: {
      name: "Mudança de casa",
      text: "Um dia para a mudança da sua residência habitual.",
    },
    deber_publico: {
      name: "Dever público inadiável",
      text: "O tempo indispensável para um dever público e pessoal que não possa delegar: um júri, um julgamento, uma mesa de voto ou votar.",
    },
    examenes_prenatales: {
      name: "Exames pré-natais e preparação para o parto",
      text: "O tempo indispensável para exames pré-natais e preparação para o parto, ou para as sessões e relatórios prévios a uma adoção ou acolhimento, dentro do seu horário.",
    },
    funciones_sindicales: {
      name: "Funções sindicais ou de representação",
      text: "Horas para funções sindicais ou de representação dos trabalhadores, segundo o seu crédito de horas e a convenção coletiva.",
    },
    lactancia_acumulada: {
      name: "Amamentação acumulada",
      text: "A hora diária de cuidado do bebé, até aos nove meses, acumulada em dias completos.",
    },
    hijo_hospitalizado: {
      name: "Recém-nascido internado",
      text: "Uma hora por dia enquanto o seu bebé prematuro ou recém-nascido tiver de continuar internado.",
    },
    fuerza_mayor_familiar: {
      name: "Força maior familiar",
      text: "Horas por motivos familiares urgentes e imprevisíveis, por doença ou acidente, que exijam a sua presença imediata: por ano, o equivalente a quatro dias de trabalho (32 horas com dias de 8).",
    },
    imposibilidad_acceso: {
      name: "Impossibilidade de chegar ao trabalho",
      text: "Até quatro dias se não puder chegar ao local de trabalho devido a recomendações ou proibições das autoridades, ou a um risco grave e iminente, como uma catástrofe ou um temporal.",
    },
    donacion_organos: {
      name: "Doação de órgãos ou tecidos",
      text: "O tempo indispensável, dentro do seu horário, para os atos preparatórios de uma doação de órgãos ou tecidos.",
    },
    violencia_genero: {
      name: "Ausências por violência de género ou sexual",
      text: "Ausências justificadas pela situação física ou psicológica que os serviços sociais ou de saúde determinarem. Só a administração as vê e decide.",
    },
    formacion: {
      name: "Formação profissional",
      text: "Vinte horas por ano de formação ligada à atividade da empresa, com pelo menos um ano de antiguidade. Podem acumular-se até cinco anos: para o fazer, fale com a administração.",
    },
    nacimiento_monoparental: {
      name: "Nascimento e cuidados, família monoparental",
      text: "Trinta e duas semanas em famílias monoparentais: seis obrigatórias e seguidas após o parto; as restantes, por semanas. O subsídio é pago pela Segurança Social.",
    },
    ampliacion_nacimiento: {
      name: "Prolongamento da licença por nascimento",
      text: "Semanas que se acrescentam por parto múltiplo, por deficiência do bebé ou pelo seu internamento, até treze neste último caso.",
    },
    descanso_domingo: {
      name: "Descanso por domingo ou feriado trabalhado",
      text: "O descanso que ganha ao trabalhar num domingo ou feriado. É descontado do seu saldo de domingos.",
    },
    examenes: {
      name: "Provas de exame",
      text: "O tempo necessário para fazer exames de estudos oficiais, quando a convenção coletiva o paga.",
    },
    donacion_sangre: {
      name: "Dádiva de sangue",
      text: "O tempo necessário para dar sangue, quando a convenção coletiva ou a empresa o pagam.",
    },
    consulta_medica: {
      name: "Ida ao médico",
      text: "O tempo necessário para uma consulta médica que não possa ser fora do seu horário, segundo a convenção coletiva.",
    },
    acompanamiento_medico: {
      name: "Acompanhamento a consulta médica",
      text: "O tempo necessário para acompanhar ao médico um filho menor ou um familiar dependente, segundo a convenção coletiva.",
    },
  },
  5: {
    permiso_parental: {
      name: "Licença parental",
      text: "Até oito semanas para cuidar de um filho, de uma filha ou de um menor acolhido, até completar oito anos, seguidas ou repartidas. Avise com dez dias, salvo força maior.",
    },
    asuntos_propios_dias: {
      name: "Licença sem vencimento, em dias",
      text: "Dias sem vencimento por assuntos pessoais, de acordo com a empresa.",
    },
    asuntos_propios_horas: {
      name: "Licença sem vencimento, em horas",
      text: "Horas sem vencimento por assuntos pessoais, de acordo com a empresa.",
    },
    examenes: {
      name: "Provas de exame",
      text: "O tempo necessário para fazer exames, se estudar com regularidade para um título académico ou profissional.",
    },
    hijo_hospitalizado: {
      name: "Redução por recém-nascido internado",
      text: "Até duas horas por dia sem vencimento, além da hora remunerada, enquanto o seu bebé prematuro ou recém-nascido continuar internado.",
    },
    cuidado_hijo: {
      name: "Licença para cuidar de um filho ou de uma filha",
      text: "Até três anos desde o nascimento ou a decisão de adoção ou acolhimento, seguidos ou em períodos.",
    },
    cuidado_familiar: {
      name: "Licença para cuidar de um familiar",
      text: "Até dois anos para cuidar do cônjuge, do companheiro ou de um familiar até ao segundo grau que não consiga cuidar de si.",
    },
    excedencia_voluntaria: {
      name: "Licença sem vencimento de longa duração",
      text: "De quatro meses a cinco anos, com pelo menos um ano de antiguidade e quatro anos desde a anterior.",
    },
  },
  6: {
    general: {
      name: "Repouso médico",
      text: "De um a três dias seguidos de repouso por indicação médica. Se precisar de mais, peça uma baixa médica. Não indique o diagnóstico.",
    },
  },
  7: {
    general: {
      name: "Baixa médica",
      text: "Incapacidade temporária desde o dia da baixa. A empresa recebe o documento da Segurança Social: anexá-lo é facultativo. Não indique o diagnóstico.",
    },
  },
  8: {
    general: {
      name: "Nascimento e cuidado da criança",
      text: "Dezanove semanas por nascimento, adoção ou acolhimento: seis obrigatórias e seguidas após o parto, onze por semanas até aos doze meses e duas até aos oito anos. O subsídio é pago pela Segurança Social.",
    },
  },
};
