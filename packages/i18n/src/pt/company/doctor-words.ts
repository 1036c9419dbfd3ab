import type { Dictionary } from "../../dictionary.ts";
import type { doctorWords as spanish } from "../../es/company/doctor-words.ts";

export const doctorWords: Dictionary<typeof spanish> = {
  help: `Examina a instalação e diz o que está mal e como resolver: base de dados, relógios, disco, ficheiros,
registo de horas, cópias de segurança, tarefas pendentes e configuração. Não altera nada. Termina
com 1 se algo estiver mal. Funciona com o servidor ligado ou parado.

  npm run doctor [-- --rapido] [--idioma pt]
      Com --rapido não lê todos os ficheiros nem todo o registo de horas.`,
  healthy: "Está tudo em ordem.",
  total: "Problemas: {{count}}.",
  faults: {
    migrations: {
      text: "Migrações por aplicar: {{count}} ({{names}}).",
      advice: "Inicie o servidor desta versão: aplica-as ao arrancar.",
    },
    unprotected: {
      text: "Tabelas sem a proteção entre empresas ou com gatilhos desligados: {{count}} ({{names}}).",
      advice: "Alguém as alterou à mão. Restaure uma cópia ou volte a ativá-las.",
    },
    ledger: {
      text: "O registo de horas não bate certo: {{count}} problemas.",
      advice: "npm run verify-ledger diz de quem e em que registo.",
    },
    clock_differs: {
      text: "Os relógios do servidor e da base de dados diferem {{seconds}} s.",
      advice: "Acerte-os com NTP: acima de um minuto as picagens são recusadas.",
    },
    clock_behind: {
      text: "O relógio está {{seconds}} s atrás do último registo.",
      advice: "Acerte-o. Se já estiver certo: npm run verify-ledger -- --confirm-clock",
    },
    room_data: {
      text: "Restam {{megabytes}} MB livres onde estão os dados.",
      advice: "Liberte espaço: a base de dados precisa dele para continuar.",
    },
    room_files: {
      text: "Restam {{megabytes}} MB livres onde estão os ficheiros.",
      advice: "Liberte espaço: abaixo de 256 MB os envios são recusados.",
    },
    files_missing: {
      text: "Ficheiros em falta: {{count}} ({{names}}).",
      advice: "Recupere-os de uma cópia: a pasta «files» tem-nos com o mesmo nome.",
    },
    files_damaged: {
      text: "Ficheiros danificados: {{count}} ({{names}}).",
      advice: "Substitua-os pelos de uma cópia e verifique o disco.",
    },
    files_orphaned: {
      text: "Ficheiros que nada utiliza: {{count}} ({{names}}).",
      advice: "São restos de uma interrupção ou de uma cópia mais antiga. Podem ser apagados.",
    },
    backup_none: {
      text: "Não há nenhuma cópia de segurança.",
      advice: "npm run backup -- --to PASTA, ou BACKUP_TO para a fazer todos os dias.",
    },
    backup_old: {
      text: "A última cópia de segurança tem {{hours}} horas.",
      advice: "Consulte o registo do servidor e faça uma: npm run backup",
    },
    backup_failed: {
      text: "A última cópia de segurança falhou ({{reason}}).",
      advice: "Verifique que a pasta existe e tem espaço, e repita: npm run backup",
    },
    work_stuck: {
      text: "Tarefas à espera há mais de uma hora: {{count}}.",
      advice: "Verifique que o servidor está ligado e consulte o seu registo.",
    },
    work_dead: {
      text: "Tarefas abandonadas após muitas tentativas: {{count}}.",
      advice: "O registo do servidor diz porquê; costuma ser o correio (SMTP_URL).",
    },
    mails_held: {
      text: "Os emails e avisos estão retidos desde uma restauração: {{count}} à espera.",
      advice: "Quando esta instalação for a definitiva: npm run release-mails",
    },
    seal_expires: {
      text: "Selos que expiram em menos de 30 dias: {{names}}.",
      advice: "A empresa tem de carregar outro certificado na área de administração.",
    },
    unwatched: {
      text: "Ninguém recebe os pontos de controlo de: {{names}}.",
      advice: "npm run company -- set --empresa EMPRESA --correos-control EMAIL",
    },
    address_plain: {
      text: "PUBLIC_URL não está cifrada: {{address}}.",
      advice: "Coloque um proxy com TLS à frente e uma PUBLIC_URL com https.",
    },
    mail_unset: {
      text: "Não há servidor de correio: os emails ficam numa pasta.",
      advice: "Indique SMTP_URL.",
    },
    demo_accounts: {
      text: "Contas de demonstração com palavra-passe conhecida: {{count}}.",
      advice: "Para uso real comece com DEMO=0 e uma pasta de dados vazia.",
    },
  },
};
