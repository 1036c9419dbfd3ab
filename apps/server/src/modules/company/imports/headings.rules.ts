/** Headings of a table or column in order of language; `also` are accepted synonyms. */
export type Headings = { own: string[]; also: string[] };

type Table = {
  names: Headings;
  columns: Record<string, Headings>;
  /** Columns that must be there. */
  required: string[];
  /** Columns of which at least one is required. */
  anyOf: string[];
};

/** The tables that an import reads, in the order in which they depend on each other. */
export const tables = {
  festivos: {
    names: h(
      "festivos holidays jours_feries feriados",
      "calendarios calendario_festivos public_holidays bank_holidays feries",
    ),
    columns: {
      calendario: h(
        "calendario calendar calendrier calendario",
        "nombre_calendario calendario_festivo calendar_name",
      ),
      fecha: h("fecha date date data", "dia"),
      tipo: h("tipo type type tipo", "ambito scope kind"),
      nombre: h(
        "nombre name nom nome",
        "festivo descripcion holiday description feriado descricao",
      ),
    },
    required: ["calendario", "fecha", "nombre"],
    anyOf: [],
  },
  centros: {
    names: h(
      "centros centres sites locais",
      "centros_trabajo centros_de_trabajo centers work_centres work_centers",
      "workplaces etablissements lieux_travail locais_trabalho locais_de_trabalho",
      "centros_trabalho",
    ),
    columns: {
      codigo: h("codigo code code codigo", "cod id centro"),
      nombre: h("nombre name nom nome"),
      direccion: h("direccion address adresse morada"),
      zona_horaria: h(
        "zona_horaria time_zone fuseau_horaire fuso_horario",
        "zona zone fuseau fuso",
      ),
      calendario: h(
        "calendario calendar calendrier calendario",
        "calendario_festivo calendario_festivos festivos holiday_calendar",
      ),
      rangos_ip: h("rangos_ip ip_ranges plages_ip intervalos_ip", "ip ips rango_ip ip_range"),
    },
    required: ["codigo", "nombre"],
    anyOf: [],
  },
  horarios: {
    names: h("horarios schedules horaires horarios", "horarios_trabajo work_schedules tramos"),
    columns: {
      codigo: h("codigo code code codigo", "cod id horario"),
      nombre: h("nombre name nom nome"),
      semanas: h("semanas weeks semaines semanas", "ciclo cycle numero_semanas cycle_weeks"),
      semana: h("semana week semaine semana", "semana_ciclo cycle_week"),
      dias: h("dias days jours dias", "dia dia_semana dias_semana day weekday weekdays jour"),
      inicio: h(
        "inicio start debut inicio",
        "hora_inicio entrada start_time heure_debut hora_de_inicio desde",
      ),
      fin: h("fin end fin fim", "hora_fin salida end_time heure_fin hora_de_fim hasta"),
      tolerancia: h(
        "tolerancia tolerance tolerance tolerancia",
        "tolerancia_minutos minutos_tolerancia tolerance_minutes",
      ),
      trabaja_festivos: h(
        "trabaja_festivos works_holidays travaille_feries trabalha_feriados",
        "festivos holidays feries feriados",
      ),
    },
    required: ["codigo", "dias", "inicio", "fin"],
    anyOf: [],
  },
  trabajadores: {
    names: h(
      "trabajadores workers salaries trabalhadores",
      "trabajador empleados plantilla personal employees staff people employes",
      "personnel collaborateurs colaboradores empregados funcionarios",
    ),
    columns: {
      codigo: h(
        "codigo code code codigo",
        "cod id numero numero_empleado codigo_empleado codigo_trabajador",
        "employee_code employee_number matricule numero_trabalhador",
      ),
      nombre: h("nombre first_name prenom nome", "nombre_pila name given_name nome_proprio"),
      apellido1: h(
        "apellido1 surname nom apelido1",
        "primer_apellido apellido last_name family_name surname1 first_surname",
        "nom_de_famille apelido primeiro_apelido",
      ),
      apellido2: h(
        "apellido2 second_surname second_nom apelido2",
        "segundo_apellido surname2 deuxieme_nom segundo_apelido",
      ),
      nif: h("nif nif nif nif", "dni nie dni_nie nif_nie documento tax_id"),
      email: h("email email email email", "correo correo_electronico mail courriel email_address"),
      fecha_alta: h(
        "fecha_alta start_date date_embauche data_admissao",
        "alta fecha_de_alta antiguedad hire_date date_entree date_d_embauche",
        "data_de_admissao",
      ),
      inicio_registro: h(
        "inicio_registro recording_start debut_enregistrement inicio_registo",
        "inicio_de_registro inicio_registro_horario recording_from",
      ),
      fecha_baja: h(
        "fecha_baja end_date date_sortie data_saida",
        "baja fecha_de_baja leaving_date date_depart date_de_sortie data_de_saida",
      ),
      fecha_nacimiento: h(
        "fecha_nacimiento birth_date date_naissance data_nascimento",
        "nacimiento fecha_de_nacimiento date_of_birth birthday date_de_naissance",
        "data_de_nascimento",
      ),
      sexo: h("sexo sex sexe sexo", "genero gender"),
      idioma: h("idioma language langue idioma", "lengua lingua"),
      telefono: h("telefono phone telephone telefone", "movil tel mobile telemovel phone_number"),
      email_trabajo: h(
        "email_trabajo work_email email_professionnel email_trabalho",
        "correo_trabajo correo_de_trabajo email_de_trabajo correo_profesional email_profesional",
        "courriel_professionnel email_de_trabalho email_profissional",
      ),
      telefono_trabajo: h(
        "telefono_trabajo work_phone telephone_professionnel telefone_trabalho",
        "telefono_de_trabajo telefono_profesional movil_trabajo tel_professionnel",
        "telefone_de_trabalho telefone_profissional",
      ),
      departamento: h("departamento department service departamento", "seccion departement"),
      puesto: h("puesto job poste funcao", "ocupacion cargo position job_title occupation emploi"),
      jornada_porcentaje: h(
        "jornada working_time temps_travail tempo_trabalho",
        "porcentaje_jornada jornada_porcentaje parcialidad fte percentage",
        "temps_partiel quotite tempo_parcial percentagem",
      ),
      centro: h(
        "centro centre site local",
        "centro_trabajo codigo_centro center work_centre etablissement local_trabalho",
        "local_de_trabalho",
      ),
      horario: h("horario schedule horaire horario", "codigo_horario work_schedule"),
      desde: h(
        "desde from a_partir_du desde",
        "fecha_efecto vigente_desde effective_date effective_from date_effet",
        "a_partir_de",
      ),
      permiso_supervisor: h(
        "supervisor supervisor responsable supervisor",
        "es_supervisor permiso_supervisor is_supervisor superviseur",
      ),
      permiso_gestor_turnos: h(
        "gestor_turnos shift_manager gestionnaire_plannings gestor_turnos",
        "permiso_gestor_turnos gestor_de_turnos",
      ),
      supervisor_bolsa_horas: h(
        "supervisor_bolsa_horas hours_bank_supervisor responsable_banque_heures supervisor_banco_horas",
        "bolsa_horas hours_bag_supervisor",
      ),
      administrador: h(
        "administrador administrator administrateur administrador",
        "admin es_administrador",
      ),
      gestor_denuncias: h(
        "gestor_denuncias complaint_handler gestionnaire_signalements gestor_denuncias",
        "gestor_de_denuncias",
      ),
      mostrar_cumpleanyos: h(
        "mostrar_cumpleanos show_birthday afficher_anniversaire mostrar_aniversario",
        "mostrar_cumpleanyos cumpleanos",
      ),
    },
    required: [],
    anyOf: ["codigo", "nif", "email"],
  },
  supervisores: {
    names: h(
      "supervisores supervisors responsables supervisores",
      "supervision supervisiones supervisions superviseurs supervisao",
    ),
    columns: {
      supervisor: h("supervisor supervisor responsable supervisor", "manager superviseur"),
      supervisado: h(
        "supervisado supervised salarie supervisionado",
        "trabajador empleado worker employee supervisee trabalhador colaborador",
      ),
      desde: h("desde from du desde", "fecha_inicio start_date"),
      hasta: h("hasta to au ate", "fecha_fin end_date until"),
    },
    required: ["supervisor", "supervisado"],
    anyOf: [],
  },
  areas: {
    names: h(
      "areas work_areas secteurs areas",
      "areas_trabajo areas_de_trabajo secteurs_de_travail areas_trabalho areas_de_trabalho",
    ),
    columns: {
      nombre: h("area area secteur area", "area_trabajo area_de_trabajo work_area"),
      centro: h(
        "centro centre site local",
        "centro_trabajo codigo_centro center work_centre etablissement local_trabalho",
      ),
      observaciones: h("observaciones remarks observations observacoes", "notas notes"),
      trabajadores: h(
        "trabajadores workers salaries trabalhadores",
        "personas empleados people employees personnes employes pessoas colaboradores",
      ),
      gestores: h(
        "gestores managers gestionnaires gestores",
        "gestores_turnos gestores_de_turnos shift_managers gestionnaires_plannings",
      ),
    },
    required: ["nombre", "centro"],
    anyOf: [],
  },
  partes: {
    names: h("partes fields champs campos", "partes_actividad activity_fields"),
    columns: {
      nombre: h("parte field champ campo", "nombre name nom nome"),
      tipo: h("tipo type type tipo", "clase kind"),
      obligatorio: h("obligatorio required obligatoire obrigatorio", "requerido"),
      opciones: h("opciones options options opcoes", "valores choices choix valeurs"),
    },
    required: ["nombre", "tipo"],
    anyOf: [],
  },
  proyectos: {
    names: h("proyectos projects projets projetos", "proyecto project projet projeto obras"),
    columns: {
      codigo: h("codigo code code codigo", "cod id"),
      nombre: h("nombre name nom nome", "proyecto project projet projeto"),
      descripcion: h("descripcion description description descricao", "observaciones remarks"),
      estado: h("estado status etat estado", "state activo active actif ativo"),
      fecha_inicio: h("desde from du desde", "fecha_inicio inicio start start_date debut"),
      fecha_fin: h("hasta to au ate", "fecha_fin fin end end_date fim"),
      presupuesto: h(
        "presupuesto budget budget orcamento",
        "presupuesto_horas horas budget_hours heures_budget horas_orcamento",
      ),
      todos: h("todos everybody tous todos", "todos_trabajadores all_workers toute_equipe"),
      trabajadores: h(
        "trabajadores workers salaries trabalhadores",
        "personas empleados people employees personnes pessoas colaboradores",
      ),
      responsables: h(
        "responsables in_charge responsables responsaveis",
        "responsable managers chefs gestores encargados",
      ),
    },
    required: ["codigo", "nombre"],
    anyOf: [],
  },
  actividades: {
    names: h("actividades activities activites atividades", "tareas tasks taches tarefas"),
    columns: {
      proyecto: h("proyecto project projet projeto", "codigo_proyecto project_code code_projet"),
      nombre: h("actividad activity activite atividade", "nombre name nom nome tarea task"),
      aprobacion: h(
        "aprobacion approval approbation aprovacao",
        "requiere_aprobacion needs_approval a_approuver",
      ),
      presupuesto: h(
        "presupuesto budget budget orcamento",
        "presupuesto_horas horas budget_hours heures_budget horas_orcamento",
      ),
      activa: h("activa active active ativa", "activo estado"),
      partes: h("partes fields champs campos", "datos"),
    },
    required: ["proyecto", "nombre"],
    anyOf: [],
  },
  reglas: {
    names: h(
      "reglas rules regles regras",
      "reglas_permisos reglas_vacaciones leave_rules regles_conges regras_ferias",
    ),
    columns: {
      saldo: h("saldo balance solde saldo", "tipo type kind"),
      desde_anyo: h("desde_ano from_year annee_debut desde_ano", "desde_anyo ano anyo year annee"),
      cantidad: h("cantidad amount quantite quantidade", "dias days jours dias_ano"),
      unidad: h("unidad unit unite unidade", "tipo_dias cuenta_en"),
      arrastre_maximo: h(
        "arrastre carry_over report transporte",
        "arrastre_maximo max_carry_over report_maximal transporte_maximo",
      ),
      arrastre_hasta: h(
        "arrastre_hasta carry_over_until report_limite transporte_ate",
        "ultimo_dia_arrastre last_day_carry_over",
      ),
      proporcional: h("proporcional proportional proportionnel proporcional", "prorrata pro_rata"),
    },
    required: ["saldo", "cantidad"],
    anyOf: [],
  },
  saldos: {
    names: h(
      "saldos balances soldes saldos",
      "saldos_iniciales opening_balances soldes_initiaux saldos_iniciais",
    ),
    columns: {
      trabajador: h(
        "trabajador worker salarie trabalhador",
        "empleado employee codigo code persona person colaborador",
      ),
      saldo: h("saldo balance solde saldo", "tipo type kind"),
      anyo: h("ano year annee ano", "anyo ejercicio"),
      cantidad: h(
        "disponible available disponible disponivel",
        "cantidad dias days jours dias_disponibles",
      ),
    },
    required: ["trabajador", "saldo", "anyo", "cantidad"],
    anyOf: [],
  },
} satisfies Record<string, Table>;

/** Headings from words: one for each language of the portal, in its order, then synonyms. */
function h(headings: string, ...also: string[]): Headings {
  return { own: headings.split(" "), also: also.flatMap((words) => words.split(" ")) };
}
