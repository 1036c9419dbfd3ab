import type { Dictionary } from "../../dictionary.ts";
import type { imports as es } from "../../es/company/imports.ts";

export const imports: Dictionary<typeof es> = {
  where: {
    sheet: "folha «{{sheet}}»",
    line: "linha {{line}}",
    column: "coluna «{{column}}»",
  },
  tables: {
    festivos: "Feriados",
    centros: "Locais de trabalho",
    horarios: "Horários",
    trabajadores: "Trabalhadores",
    supervisores: "Supervisão",
    areas: "Áreas de trabalho",
    partes: "Campos",
    proyectos: "Projetos",
    actividades: "Atividades",
    reglas: "Regras de férias e ausências",
    saldos: "Saldos iniciais",
  },
  preview: {
    title: "Importação para {{company}}",
    new: "novos",
    changed: "alterados",
    unchanged: "iguais",
    changes: "{{table}} com alterações:",
    more: "… e mais {{count}}",
    invited: "Sem conta ativada, podem ser convidados: {{count}}",
    ignored: "Ficou de fora:",
    nothing: "Não há nada a alterar: a empresa já está como nos ficheiros.",
    dry_run: "Isto é uma pré-visualização: nada foi guardado.",
    how_to_apply: "Para importar, repita o comando com --yes.",
    confirm: "Importar agora? (s/N)",
    cancelled: "Nada foi guardado.",
    applied: "Importação concluída.",
    invite: "Para os convidar a ativar a conta:",
    failed: "Nada foi importado. Problemas encontrados: {{count}}",
  },
  values: {
    yes: "sim",
    no: "não",
    holiday: { type1: "útil", type2: "nacional", type3: "regional", type4: "local" },
    stretches: "{{count}} períodos",
    template: "modelo",
  },
  notices: {
    unknown_column: "A coluna «{{name}}» não é conhecida e não é importada.",
    unknown_sheet: "A folha «{{name}}» não é conhecida e não é importada.",
  },
  problems: {
    required: "Falta este dado. Preencha a célula.",
    too_long: "«{{value}}» é demasiado longo. Use no máximo {{max}} caracteres.",
    control_character: "«{{value}}» contém caracteres não permitidos. Escreva-o de novo.",
    formula: "«{{value}}» parece uma fórmula. Escreva o texto sem =, +, - nem @ no início.",
    date: "«{{value}}» não é uma data válida. Escreva-a como 31/12/2026 ou 2026-12-31.",
    time: "«{{value}}» não é uma hora válida. Escreva-a como 08:30.",
    number: "«{{value}}» não é um número inteiro entre {{min}} e {{max}}.",
    flag: "«{{value}}» não é nem sim nem não. Escreva sim ou não.",
    language: "«{{value}}» não é um idioma do portal. Escreva es, en, fr ou pt.",
    sex: "«{{value}}» não se entende. Escreva homem, mulher ou outro.",
    holiday_type: "«{{value}}» não se entende. Escreva nacional, regional ou local.",
    too_many_local:
      "Esse ano já tem 2 feriados locais no calendário. Retire um ou escreva acordo no tipo.",
    too_many_holidays:
      "Esse ano já tem 14 feriados no calendário. Retire um ou escreva acordo no tipo.",
    days: "«{{value}}» não são dias da semana. Escreva por exemplo segunda, seg-sex ou 1-5.",
    zone: "«{{value}}» não é um fuso horário. Escreva por exemplo Europe/Madrid ou Europe/Lisbon.",
    network:
      "«{{value}}» não é um endereço IP nem um intervalo. Escreva por exemplo 203.0.113.7 ou 203.0.113.0/24.",
    nif: "«{{value}}» não é um NIF ou NIE válido. Verifique os algarismos e a letra.",
    email: "«{{value}}» não é um e-mail válido. Verifique-o.",
    phone:
      "«{{value}}» não é um número de telefone. Use só algarismos e espaços, com + antes do indicativo se necessário.",
    amount: "«{{value}}» não é uma quantidade. Escreva por exemplo 12 ou 4,5.",
    balance_kind: "«{{value}}» não é um saldo. Escreva férias, assuntos pessoais ou horas pagas.",
    leave_unit: "«{{value}}» não se percebe. Escreva corridos, úteis ou horas.",
    month_day: "«{{value}}» não é um dia do ano. Escreva por exemplo 31/03.",
    part_kind: "«{{value}}» não é um tipo de campo. Escreva texto, número ou opção.",
    not_in_charge:
      "«{{name}}» não é supervisor. Escreva sim na coluna supervisor da tabela de trabalhadores.",
    unknown_project:
      "O projeto «{{value}}» não existe. Adicione-o à tabela de projetos ou corrija o código.",
    unknown_part: "O campo «{{name}}» não existe. Adicione-o à tabela de campos ou corrija o nome.",
    part_kind_stays: "Esse campo já existe com outro tipo, que não muda. Use outro nome.",
    part_options:
      "Um campo de escolha precisa de pelo menos duas opções. Os outros não têm opções.",
    all_and_list: "Se o projeto é para todo o pessoal, deixe vazia a lista de trabalhadores.",
    duplicate: "«{{value}}» já está na linha {{line}}. Deixe uma só linha.",
    unknown_calendar:
      "O calendário «{{value}}» não existe. Acrescente-o à tabela de feriados ou corrija o nome.",
    unknown_centre:
      "O local «{{value}}» não existe. Acrescente-o à tabela de locais ou corrija o código.",
    unknown_schedule:
      "O horário «{{value}}» não existe. Acrescente-o à tabela de horários ou corrija o código.",
    unknown_worker:
      "Ninguém tem o código, NIF ou e-mail «{{value}}». Acrescente a pessoa à tabela de trabalhadores ou corrija-o.",
    end_before_start: "«{{value}}» é anterior ao início. Corrija uma das duas datas.",
    birth_after_hire: "«{{value}}» não é anterior à data de admissão. Corrija uma das duas datas.",
    week_over_cycle:
      "A semana «{{value}}» não cabe num ciclo de {{weeks}} semanas. Corrija a semana ou o ciclo.",
    stretch_overlap:
      "O período que começa às «{{value}}» sobrepõe-se ao da linha {{line}}. Corrija as horas ou os dias.",
    schedule_differs:
      "«{{value}}» não coincide com a linha {{line}} do mesmo horário. Escreva o mesmo ou deixe a célula vazia.",
    nif_taken:
      "O NIF «{{value}}» é de outra pessoa da empresa (código {{code}}). Corrija o NIF ou o código.",
    email_taken:
      "O e-mail «{{value}}» é de outra pessoa da empresa (código {{code}}). Use outro e-mail.",
    email_in_use: "O e-mail «{{value}}» pertence a outra conta. Use outro e-mail.",
    email_shared:
      "Esta pessoa também entra noutra empresa com o e-mail anterior, por isso «{{value}}» não o pode substituir. Deixe o anterior.",
    self_supervision:
      "«{{value}}» não se pode supervisionar a si próprio. Corrija uma das duas pessoas.",
    unknown_person:
      "«{{name}}» não está nem na tabela de trabalhadores nem na empresa. Escreva o código, o NIF ou o e-mail, separados por vírgulas.",
    not_shift_manager:
      "«{{name}}» ainda não gere turnos. Escreva sim na coluna «gestor_turnos» da tabela de trabalhadores.",
    not_supervisor:
      "«{{value}}» ainda não é supervisor. Escreva sim na coluna «supervisor» da tabela de trabalhadores.",
    supervision_overlap:
      "Esta supervisão já está na linha {{line}} com datas que se sobrepõem. Deixe uma só linha.",
    unit_misfit:
      "«{{value}}» não serve para este saldo. As férias e os assuntos pessoais contam-se em dias corridos ou úteis; as horas pagas, em horas.",
    unit_differs:
      "«{{value}}» não coincide com a linha {{line}}: um saldo conta-se sempre da mesma forma. Ponha o mesmo.",
    year_locked:
      "Os saldos de {{year}} estão fechados e esta regra iria alterá-los. Indique um ano posterior em «desde_ano».",
    too_many_cells:
      "A linha tem mais células do que o cabeçalho: «{{value}}» está a mais. Verifique os separadores.",
    file_too_large: "O ficheiro ultrapassa {{max}} MB. Divida-o em vários.",
    too_many_rows: "A tabela tem mais de {{max}} linhas. Divida-a em vários ficheiros.",
    file_type: "Não é um ficheiro CSV nem XLSX. Guarde-o num destes formatos.",
    file_empty: "O ficheiro está vazio. Verifique se é o correto.",
    file_broken: "O livro está danificado ou protegido. Abra-o e guarde-o de novo como XLSX.",
    csv_quotes: "As aspas não batem certo a partir daqui. Feche as que se abrem ou retire-as.",
    unknown_table: "Não se sabe que tabela é. Dê-lhe um destes nomes: {{tables}}.",
    missing_column: "Falta a coluna «{{column}}». Acrescente-a ao cabeçalho.",
    table_role:
      "O seu acesso não inclui a tabela «{{table}}». Retire essa folha ou peça a quem trata do tempo que a importe.",
    access_elsewhere:
      "O acesso de administração não se dá com um ficheiro. Deixe a célula como estava e dê-o em Permissões.",
    owner_only: "Só um titular da empresa pode alterar este dado. Deixe a célula como estava.",
    own_access:
      "As suas próprias permissões são alteradas por outra pessoa. Deixe a célula como estava.",
    repeated_column: "A coluna «{{column}}» está repetida. Deixe uma só.",
  },
};
