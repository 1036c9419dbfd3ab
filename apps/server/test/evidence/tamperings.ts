/** The people whom a tampering is about. */
export type Cast = { victim: number; other: number; nobody: number; stranger: number };

/** Acts of a person who owns the database, past the application. */
export type Tampering = { id: string; sql: (cast: Cast) => string };

/**
 * A tamperer's tools: recompute a chain with its head, and make the current signings follow the
 * chain. In the schema `was`, beside copies of the original tables.
 */
export const toolbox = `
  create schema was;
  -- Versions of a signing laid one over the other; each entry states what it changes.
  create aggregate was.merged(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond =
    '{"teletrabajo": false, "ip_invalida_inicio": false, "ip_invalida_fin": false, "sin_conexion_inicio": false,
      "sin_conexion_fin": false, "fin_declarado": false, "borrado": false}');
  create function was.rechain(w integer) returns void language plpgsql as $$
    declare
      e record;
      previous bytea := sha256('');
    begin
      for e in select * from fichaje_evento where trabajador_id = w order by seq loop
        if e.contenido is not null then
          e.hoja := sha256('\\x00'::bytea || e.sal || convert_to(e.contenido, 'UTF8'));
        end if;
        e.eslabon := sha256('\\x01'::bytea || previous || e.hoja);
        update fichaje_evento set hoja = e.hoja, eslabon = e.eslabon
          where empresa_id = e.empresa_id and trabajador_id = w and seq = e.seq;
        previous := e.eslabon;
      end loop;
      update cadena set eslabon = previous,
          seq = coalesce((select max(seq) from fichaje_evento where trabajador_id = w), 0)
        where trabajador_id = w;
    end $$;
  create function was.rows(w integer) returns void language sql as $$
    delete from fichaje where trabajador_id = w;
    insert into fichaje
      select (jsonb_populate_record(null::fichaje, n.version || jsonb_build_object(
        'empresa_id', n.empresa_id, 'id', n.fichaje_id, 'trabajador_id', w, 'jornada_id', j.id,
        'seq_inicio', n.first,
        'seq_fin', case when n.version ->> 'hora_fin' is null then null else n.seq end))).*
      from (
        select empresa_id, fichaje_id, max(seq) as seq, min(seq) as first,
          was.merged(contenido::jsonb -> 'despues' order by seq) as version,
          (array_agg(contenido::jsonb ->> 'dia' order by seq desc))[1]::date as dia
        from fichaje_evento where trabajador_id = w and contenido is not null
        group by empresa_id, fichaje_id) n
      join jornada j on j.trabajador_id = w and j.dia = n.dia;
  $$;`;

const dropCheckpoints = "delete from punto_control;";

const follow = (worker: number): string => `select was.rechain(${worker}), was.rows(${worker});`;

const entry = (worker: number, seq: string): string => `trabajador_id = ${worker} and seq ${seq}`;

const alter = ({ victim }: Cast): string =>
  `update fichaje_evento set contenido =
     replace(contenido, '"despues":{', '"despues":{"fin_declarado":true,')
   where ${entry(victim, "= 20")};`;

const rewrite = (cast: Cast): string => alter(cast) + follow(cast.victim);

const cutFrom = (seq: number, { victim }: Cast): string =>
  `delete from fichaje_evento where ${entry(victim, `>= ${seq}`)};${follow(victim)}`;

const wipe = ({ victim }: Cast): string =>
  ["fichaje_evento", "cadena", "fichaje", "jornada"]
    .map((table) => `delete from ${table} where trabajador_id = ${victim};`)
    .join("");

/** Two people swap all of their records, contents included. */
const swapPeople = ({ victim, other }: Cast): string =>
  [
    ...["fichaje_evento", "cadena", "fichaje", "jornada"].map(
      (table) => `update ${table} set trabajador_id = -trabajador_id
          where trabajador_id in (${victim}, ${other});
        update ${table} set trabajador_id = case -trabajador_id when ${victim} then ${other} else ${victim} end
          where trabajador_id < 0;`,
    ),
    `update fichaje_evento set contenido = replace(contenido, '"trabajador_id":${other}', '"trabajador_id":${victim}')
       where trabajador_id = ${victim};
     update fichaje_evento set contenido = replace(contenido, '"trabajador_id":${victim}', '"trabajador_id":${other}')
       where trabajador_id = ${other};`,
    follow(victim),
    follow(other),
  ].join("");

/** Erased like by retention, on entries too young for it. */
const erase = (worker: number, seq: string): string =>
  `update fichaje_evento set sal = null, contenido = null, registrado_en = '2020-11-01T00:00:00Z'
     where ${entry(worker, seq)};`;

const eraseWhole = (worker: number, seq: string): string =>
  `delete from fichaje where id in (select fichaje_id from fichaje_evento where ${entry(worker, seq)});
   ${erase(worker, seq)}`;

/**
 * In the world of the test each day of a person is six entries (three signings), a checkpoint is
 * signed after each of six days, and two entries more are too young for any checkpoint.
 */
export const tamperings: readonly Tampering[] = [
  { id: "0", sql: () => "" },
  { id: "1", sql: alter },
  {
    id: "2",
    sql: ({ victim }) =>
      `update fichaje set hora_fin = hora_fin + interval '1 hour'
       where trabajador_id = ${victim} and seq_fin = 18;`,
  },
  { id: "3", sql: rewrite },
  { id: "4", sql: ({ victim }) => `delete from fichaje_evento where ${entry(victim, "= 38")};` },
  { id: "5", sql: (cast) => cutFrom(36, cast) },
  { id: "6", sql: ({ victim }) => `delete from fichaje_evento where ${entry(victim, "= 20")};` },
  {
    id: "7",
    sql: ({ victim }) =>
      `update fichaje_evento set seq = -seq where ${entry(victim, "in (20, 21)")};
       update fichaje_evento set seq = 41 + seq where ${entry(victim, "< 0")};`,
  },
  {
    id: "8",
    sql: ({ victim }) =>
      `insert into fichaje_evento (empresa_id, trabajador_id, seq, fichaje_id, registrado_en, sal, contenido, hoja, eslabon)
         select empresa_id, trabajador_id, 39, fichaje_id, registrado_en, sal, contenido, hoja, eslabon
         from fichaje_evento where ${entry(victim, "= 38")};
       select was.rechain(${victim});`,
  },
  { id: "9", sql: swapPeople },
  { id: "10", sql: (cast) => swapPeople(cast) + dropCheckpoints },
  { id: "11", sql: ({ victim }) => erase(victim, "= 4") },
  { id: "12", sql: ({ victim }) => eraseWhole(victim, "between 3 and 6") },
  { id: "12b", sql: ({ victim }) => erase(victim, "= 8") },
  {
    id: "13",
    sql: ({ victim }) =>
      `update fichaje_evento set registrado_en = registrado_en + interval '1 hour' where ${entry(victim, "= 20")};`,
  },
  {
    id: "14",
    sql: ({ victim }) =>
      `update fichaje f set jornada_id = (select id from jornada j where j.trabajador_id = ${victim} and j.dia = '2026-11-03')
       where f.trabajador_id = ${victim} and f.seq_fin = 18;`,
  },
  { id: "15", sql: wipe },
  { id: "16", sql: (cast) => wipe(cast) + dropCheckpoints },
  { id: "17", sql: (cast) => cutFrom(29, cast) + dropCheckpoints },
  { id: "18", sql: (cast) => rewrite(cast) + dropCheckpoints },
  {
    id: "19",
    sql: ({ victim, other }) =>
      `update fichaje_evento set contenido = replace(contenido,
           '"actor":' || (contenido::json ->> 'actor'),
           '"actor":' || (select contenido::json ->> 'actor' from fichaje_evento where ${entry(other, "= 37")}))
         where ${entry(victim, "= 37")};
       ${follow(victim)}`,
  },
  { id: "20", sql: (cast) => cutFrom(37, cast) },
  {
    id: "21",
    sql: ({ victim, other }) =>
      `delete from fichaje_evento where seq > 24; delete from punto_control where numero > 4;
       ${follow(victim)}${follow(other)}
       delete from jornada j where not exists (select from fichaje f where f.jornada_id = j.id);`,
  },
  {
    id: "22",
    sql: ({ victim, nobody }) =>
      `insert into jornada (empresa_id, trabajador_id, dia, zona_horaria)
         select empresa_id, ${nobody}, dia, zona_horaria from jornada
         where trabajador_id = ${victim} and dia = '2026-11-03';
       insert into cadena select empresa_id, ${nobody}, 0, sha256('') from cadena where trabajador_id = ${victim};
       insert into fichaje_evento (empresa_id, trabajador_id, seq, fichaje_id, registrado_en, sal, contenido, hoja, eslabon)
         select empresa_id, ${nobody}, seq - 6, fichaje_id + 1000000, registrado_en, sal,
           replace(contenido, '"trabajador_id":${victim}', '"trabajador_id":${nobody}'), hoja, eslabon
         from fichaje_evento where ${entry(victim, "between 7 and 12")};
       ${follow(nobody)}`,
  },
  { id: "23", sql: () => "update parada set cuenta_como_trabajo = not cuenta_como_trabajo;" },
  {
    id: "24",
    sql: () =>
      `insert into punto_control
         select (jsonb_populate_record(p, jsonb_build_object('numero', 7))).* from punto_control p
         where p.numero = 6;`,
  },
  { id: "25", sql: () => "update punto_control set enviado_en = null where numero > 2;" },
  {
    id: "26",
    sql: ({ victim, stranger }) =>
      `update fichaje_evento set trabajador_id = ${stranger}, seq = seq - 30,
           empresa_id = (select empresa_id from trabajador where id = ${stranger})
         where ${entry(victim, "between 31 and 36")};
       delete from fichaje_evento where ${entry(victim, "> 36")};
       ${follow(victim)}`,
  },
  { id: "27", sql: ({ victim }) => eraseWhole(victim, "<= 6") },
  {
    id: "28",
    sql: ({ victim, other }) =>
      `insert into fichaje select (f).* from (
         select jsonb_populate_record(f, jsonb_build_object('id', 999999, 'jornada_id',
           (select id from jornada j where j.trabajador_id = ${other} and j.dia = '2026-11-03'))) as f
         from fichaje f where f.trabajador_id = ${victim} and f.seq_fin = 18) planted;`,
  },
];
