import type { Dictionary } from "../../dictionary.ts";
import type { privacyWords as es } from "../../es/company/privacy-words.ts";

export const privacyWords: Dictionary<typeof es> = {
  kinds: {
    perfil: {
      name: "Dados pessoais e de contacto",
      purpose: "Saber quem é, onde trabalha e como o contactar.",
    },
    foto: {
      name: "Fotografia",
      purpose: "Permitir que os colegas o reconheçam em listas, organogramas e notificações.",
    },
    cuentas: {
      name: "Contas bancárias e distribuição do vencimento",
      purpose: "Pagar o vencimento onde indicar.",
    },
    contratos: { name: "Contratos", purpose: "Comprovar as condições do seu trabalho." },
    salario: {
      name: "Salário",
      purpose: "Calcular o seu vencimento e os limites de despesas e adiantamentos.",
    },
    horarios: {
      name: "Horários, locais de trabalho e supervisores",
      purpose: "Saber quando e onde trabalha e quem decide os seus pedidos.",
    },
    turnos: {
      name: "Turnos",
      purpose: "Planear os seus turnos, com o que pede sobre eles e a sua disponibilidade.",
    },
    fichajes: {
      name: "Registo de tempos de trabalho",
      purpose:
        "Manter o registo diário do seu tempo de trabalho, com a localização se a partilhar ao picar o ponto.",
    },
    proyectos: {
      name: "Projetos",
      purpose:
        "Saber a que projetos se dedica o seu tempo e aprová-lo, com os projetos que lhe estão atribuídos.",
    },
    cambios_fichaje: {
      name: "Alterações aos seus registos de ponto",
      purpose: "Mostrar quem alterou um registo seu, porquê e o que respondeu.",
    },
    bolsa_horas: {
      name: "Banco de horas",
      purpose: "Compensar as horas que faz a mais ou a menos.",
    },
    saldos: {
      name: "Movimentos de saldos",
      purpose: "Explicar como se chegou aos seus saldos de horas, férias e licenças.",
    },
    solicitudes: {
      name: "Pedidos",
      purpose: "Tratar das suas férias, licenças, baixas, despesas e fechos de mês.",
    },
    justificantes: {
      name: "Comprovativos de pedidos",
      purpose: "Comprovar o que pede. Os médicos só são abertos pela administração.",
    },
    nominas: { name: "Recibos de vencimento", purpose: "Pagar-lhe e entregar-lhe o recibo." },
    prenomina: {
      name: "Dados entregues para o processamento salarial",
      purpose:
        "Preparar o seu recibo: as ausências, horas, despesas e alterações de cada mês, entregues a quem o processa.",
    },
    documentos: {
      name: "Documentos pessoais",
      purpose: "Guardar o que carrega ou o que a empresa lhe entrega.",
    },
    firmas: {
      name: "Documentos para assinar",
      purpose: "Pedir-lhe uma assinatura e conservar a prova de que assinou.",
    },
    modelo145: {
      name: "Modelo 145",
      purpose: "Calcular a retenção de IRPF. As respostas são guardadas cifradas.",
    },
    certificados: {
      name: "Declarações",
      purpose: "Entregar-lhe as declarações que pede e permitir verificar que são autênticas.",
    },
    notificaciones: { name: "Notificações", purpose: "Avisá-lo do que lhe diz respeito." },
    avisos: {
      name: "Dispositivos e preferências de notificação",
      purpose: "Avisá-lo pelos canais, nos dispositivos e às horas que escolher.",
    },
    suscripciones: {
      name: "Subscrições do calendário",
      purpose: "Mostrar o seu calendário nas aplicações que ligou.",
    },
    sesiones: {
      name: "Sessões abertas",
      purpose: "Proteger a sua conta: dispositivo, endereço IP e hora de cada sessão.",
    },
    segundo_factor: {
      name: "Verificação em dois passos",
      purpose:
        "Proteger a sua conta: desde quando está ativada e quantos códigos de recuperação lhe restam. O resto é guardado cifrado e nunca é mostrado.",
    },
    accesos: {
      name: "Acessos aos seus dados",
      purpose: "Permitir que veja quem abriu os seus documentos ou alterou os seus dados.",
    },
  },
  bases: {
    contract: "O seu contrato de trabalho (art. 6.º, n.º 1, al. b) do RGPD)",
    law: "Uma obrigação legal da empresa (art. 6.º, n.º 1, al. c) do RGPD)",
    consent:
      "O seu consentimento, que pode retirar a qualquer momento (art. 6.º, n.º 1, al. a) do RGPD)",
    interest: "O interesse legítimo na segurança do portal (art. 6.º, n.º 1, al. f) do RGPD)",
  },
  terms: {
    employment: "Enquanto trabalhar na empresa e mais 5 anos",
    records: "{{years}} anos a contar de cada dia",
    own: "Até a remover ou deixar a empresa",
    session: "Até a sessão ser fechada ou expirar",
    factor: "Até a desativar",
    chosen: "Até os remover ou deixar a empresa",
  },
  readings: {
    nomina: "Recibo de vencimento",
    nomina_lote: "Folha de recibo em revisão",
    documento: "Documento",
    contrato: "Contrato",
    calendario: "Calendário de trabalho",
    firma: "Documento para assinar",
    certificado: "Declaração",
    modelo145: "Modelo 145",
    justificante: "Comprovativos de um pedido",
    hoja: "Registo de tempos de trabalho",
    portal: "O seu portal, numa sessão cedida",
    saldo: "Saldo de férias ou licenças",
    foto: "Fotografia",
    email_avisos: "Endereço para os e-mails da sua equipa",
    segundo_factor: "Verificação em dois passos",
    datos: "Todos os seus dados",
    administracion: "Acesso à administração",
    ficha: "Ficha de trabalho: admissão, local, horário, responsáveis ou permissões",
    clave: "Ligação para a sua palavra-passe",
    otro: "Dados pessoais",
  },
  archive: {
    name: "os-meus-dados",
    readme: "LEIA-ME",
    title: "Os seus dados no portal de {{company}}",
    made: "Cópia de {{name}} de {{date}}.",
    format:
      "Cada ficheiro está em formato JSON e abre-se com qualquer editor de texto. As datas com hora estão em UTC. Das contas bancárias só aparecem os últimos algarismos; o número completo está no seu perfil.",
    elsewhere:
      "Dos documentos, comprovativos, recibos de vencimento e declarações consta a lista; os ficheiros descarregam-se na respetiva página do portal.",
    files: "Ficheiros:",
    rights:
      "Tem o direito de pedir à sua empresa que retifique ou apague os seus dados, que limite a sua utilização ou de se opor a ela, e de reclamar junto da Agência Espanhola de Proteção de Dados (www.aepd.es).",
  },
};
