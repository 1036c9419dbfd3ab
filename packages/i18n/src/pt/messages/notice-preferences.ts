import type { Dictionary } from "../../dictionary.ts";
import type { noticePreferences as es } from "../../es/messages/notice-preferences.ts";

export const noticePreferences: Dictionary<typeof es> = {
  read_only: "Esta sessão é só de consulta: não é possível alterar nada.",
  failed: "Não foi possível guardar a alteração",
  channel: {
    portal: "Portal",
    correo: "E-mail",
    push: "Dispositivos",
  },
  kinds: {
    title: "Que notificações recebe e por onde",
    text: "No portal estão sempre disponíveis. Escolha as que também quer receber por e-mail ou nos seus dispositivos: cada alteração é guardada de imediato.",
    caption: "Notificações e canais por onde as recebe",
    about: "Assunto",
    always: "Sempre",
    switch: "{{kind}}: {{channel}}",
  },
  kind: {
    solicitud: {
      name: "Pedidos",
      text: "Férias, ausências e despesas: os seus pedidos e os que tem de decidir.",
    },
    fichaje: {
      name: "Registos de ponto",
      text: "Alterações de outra pessoa aos seus registos e dias por fechar.",
    },
    correccion: {
      name: "Correções",
      text: "Correções do registo de horas, pedidas e decididas.",
    },
    cierre_mes: {
      name: "Fecho do mês",
      text: "Fechos pedidos e decididos, e meses reabertos.",
    },
    bolsa_horas: {
      name: "Banco de horas",
      text: "Novas ocorrências e o que se decide sobre elas.",
    },
    turnos: {
      name: "Turnos",
      text: "Turnos que são publicados, mudam ou são retirados.",
    },
    nomina: {
      name: "Recibos de vencimento",
      text: "Sempre que um é publicado.",
    },
    documento: {
      name: "Documentos",
      text: "O que a empresa partilha consigo e as decisões sobre o que envia.",
    },
    firma: {
      name: "Assinaturas",
      text: "Documentos à espera da sua assinatura e cópias já assinadas.",
    },
    cuenta_bancaria: {
      name: "Contas bancárias",
      text: "Alterações às contas onde recebe o vencimento.",
    },
    acceso: {
      name: "Acessos à sua conta",
      text: "Quando um administrador abre o portal em seu lugar.",
    },
    comunicado: {
      name: "Comunicados",
      text: "O que a sua empresa comunica aos trabalhadores.",
    },
  },
  lock: {
    legal: "O e-mail é sempre enviado: tem efeitos legais.",
    seguridad: "O e-mail é sempre enviado, para sua segurança.",
  },
  times: {
    title: "Quando as recebe",
    disconnect: "Direito a desligar",
    disconnect_text:
      "Fora do seu horário e durante as férias e as ausências aprovadas não recebe e-mails nem notificações nos dispositivos, exceto em caso de urgência. Se estiver vários dias sem trabalhar, os e-mails esperam por si num resumo: só são enviados os que têm efeitos legais.",
    frequency: "E-mails não urgentes",
    al_momento: "De imediato",
    al_momento_text: "Um e-mail por cada notificação.",
    diario: "Resumo diário",
    diario_text: "Um único e-mail por dia, às 8h00.",
    semanal: "Resumo semanal",
    semanal_text: "Um único e-mail à segunda-feira, às 8h00.",
    urgent:
      "O que é urgente, como uma alteração às suas contas bancárias, chega sempre de imediato.",
  },
  quiet: {
    title: "Horas de silêncio",
    text: "Entre estas horas não recebe e-mails nem notificações nos dispositivos, exceto as urgentes.",
    zone: "Estas horas são de {{zone}}.",
    on: "Usar horas de silêncio",
    from: "Das",
    to: "Até às",
    next_day: "Do dia seguinte",
    days: "Dias em que começam",
    required: "Indique uma hora.",
    same: "Tem de ser diferente da hora de início.",
    none: "Escolha pelo menos um dia.",
    unsaved: "Tem alterações por guardar.",
    discard: "Descartar",
    saved: "Horas de silêncio guardadas",
  },
  devices: {
    title: "Os seus dispositivos",
    list: "Recebem as suas notificações",
    none: "Ainda nenhum.",
    app: "Aplicação · {{name}}",
    here: "Este dispositivo",
    since: "Desde {{date}}",
    unused: "Ainda não recebeu nenhuma",
    used: "Última notificação: {{when}}",
    test: "Testar",
    test_of: "Testar {{name}}",
    tested: "Notificação de teste enviada",
    test_failed: "Não foi possível enviar o teste",
    remove: "Remover",
    remove_of: "Remover {{name}}",
    removed: "O dispositivo deixou de receber notificações",
    remove_failed: "Não foi possível remover o dispositivo",
  },
  here: {
    on: "Este dispositivo recebe as suas notificações",
    on_text:
      "Chegam mesmo com o portal fechado. Mostram apenas um título, nunca valores nem nomes.",
    off: "Receba notificações neste dispositivo",
    off_text:
      "Chegarão mesmo com o portal fechado. Mostram apenas um título, nunca valores nem nomes.",
    blocked: "As notificações estão bloqueadas neste navegador",
    blocked_text:
      "Prima o ícone junto ao endereço da página, permita as notificações e volte aqui.",
    install: "Primeiro, adicione o portal ao ecrã principal",
    install_text:
      "No iPhone e no iPad, toque em Partilhar no Safari, escolha «Adicionar ao ecrã principal» e abra o portal a partir daí.",
    unsupported: "Este navegador não suporta notificações",
    unsupported_text:
      "Experimente outro navegador ou uma janela que não seja privada. Por e-mail e no portal recebe-as na mesma.",
    activate: "Ativar neste dispositivo",
    activated: "Este dispositivo já recebe as suas notificações",
    not_allowed: "Sem a sua autorização, este dispositivo não receberá notificações",
    failed: "Não foi possível ativar as notificações",
    no_service:
      "O serviço de notificações do navegador não responde. Verifique a ligação e confirme que não é uma janela privada.",
  },
  app: {
    title: "Este dispositivo quer receber notificações",
    text: "Abriu o portal a partir da aplicação. Se o dispositivo for seu, confirme-o e as suas notificações passarão a chegar-lhe.",
    confirm: "É meu: receber notificações",
  },
};
