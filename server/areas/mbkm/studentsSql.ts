/** SQL that the read models of several programmes are made of; `t` is the participation, `g` its group. */

/** From where required outputs of a participation come, as `s`. */
export const demands = `from master_syarat_luaran s where s.aktif and s.wajib and s.id_jenis_mbkm = t.id_jenis_mbkm
  and (s.id_program is null or s.id_program = t.id_program)`;

/** SQL: number of required outputs. */
export const requiredDemands = `(select count(*)::int ${demands})`;

/**
 * SQL: number of required outputs met by approved rows of a table of outputs. The table is read once, not once a
 * requirement.
 */
export const metDemands = (table: string): string =>
  `(select count(*)::int from (select o.id_syarat_luaran as id, count(*) as jumlah from ${table} o
     where o.status = 'disetujui' and (o.id_pendaftar_mbkm = t.id or o.id_kelompok = g.id) group by 1) o
   cross join lateral (select 1 ${demands} and s.id = o.id and s.jumlah_minimal <= o.jumlah) m)`;

/** `{ selesai, target }`. */
export const pair = (done: string, target: string): string =>
  `jsonb_build_object('selesai', ${done}, 'target', ${target})`;

export const heading = (name: string, kind: 'text' | 'integer' | 'decimal' = 'text') => ({ heading: name, kind });
