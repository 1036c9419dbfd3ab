import type { Dictionary } from "../../dictionary.ts";
import type { commandWords as es } from "../../es/company/command-words.ts";

export const commandWords: Dictionary<typeof es> = {
  create: {
    made: "Empresa «{{company}}» criada (id {{id}}). O seu endereço é /{{slug}} em PUBLIC_URL.",
    recording: "O tempo é registado a partir de {{date}}; para outro primeiro dia:",
    invited:
      "{{email}} vai receber um e-mail com uma ligação válida durante 7 dias; os e-mails saem enquanto o servidor está a funcionar.",
    has_account: "{{email}} já tem uma conta e entra com ela.",
    recipients:
      "Os pontos de controlo assinados do registo horário são enviados para {{emails}}, que os guardam.",
    no_recipients:
      "AVISO: ninguém recebe os pontos de controlo assinados do registo horário. Quem gere a base de dados poderia reescrever os registos sem que se notasse. Indique alguém de fora com set --correos-control (docs/ledger-checks.md).",
    next: "Passo seguinte: {{command}}",
  },
  import: { unchanged: "Nada foi importado. Espere um momento e repita o comando." },
  invite: {
    sent: "Convites enviados: {{count}}. Os e-mails saem enquanto o servidor está a funcionar; as ligações são válidas durante 7 dias.",
    state: {
      sin_invitar: "por convidar",
      invitado: "convidada",
      caducado: "expirada",
      activado: "ativa",
    },
  },
  show: {
    address: "Endereço",
    cif: "CIF",
    language: "Idioma",
    zone: "Fuso horário",
    recording: "Registo desde",
    modules: "Módulos",
    workers: "Trabalhadores",
    supervisors: "Supervisores",
    administrators: "Administradores",
    inactive: "Por ativar",
    all: "todos",
    none: "nenhum",
  },
  set: {
    done: "Guardado: {{name}} = {{value}}.",
    nothing: "nada",
    yes: "sim",
    no: "não",
    kind: "Guardado: tipo de picagem {{name}}.",
    kind_off: "Guardado: o tipo de picagem {{name}} já não é oferecido.",
    pause: "Guardado: pausa {{name}}.",
    pause_off: "Guardado: a pausa {{name}} já não é oferecida.",
    time_class: "Guardado: o tempo de {{name}} conta como {{value}}.",
    unknown_kind: "Não há nenhum tipo de picagem nem pausa {{name}}. Existem: {{names}}.",
  },
  second_factor: {
    no_person: "Em «{{company}}» ninguém entra com {{email}}.",
    check_email: "Verifique o e-mail: é o da conta.",
    off: "{{email}} não tem segundo fator: não há nada a retirar.",
    removed: "Retirado: {{email}} volta a entrar só com a palavra-passe.",
    told: "Um e-mail avisa a pessoa; os e-mails saem enquanto o servidor está a funcionar.",
  },
};
