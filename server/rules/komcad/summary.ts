import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';

interface Counted extends DbRow {
  tahap: { kunci: string; jumlah: number }[];
  matra: { kunci: string; jumlah: number }[];
  prodi: { kunci: string; nama: string; jumlah: number }[];
  kuota: number;
  terisi: number;
}

/**
 * GET v6/komcad/mhs/ringkasan: participants that the caller sees by stage, branch and study programme, and the places of
 * the openings (docs/domain/40 §2.1).
 * @throws HttpError 403
 */
export async function summaryOf(engine: Engine, caller: Caller) {
  mustBeAllowed(caller, pendaftaranKomcad, 'read');
  const params: unknown[] = [];
  const scope = engine.rowsOf(caller, pendaftaranKomcad, 'read', 'd', params);
  const found = await engine.db.one<Counted>(
    `with x as materialized (select d.tahap, g.matra, d.id_program_prodi from komcad_pendaftaran d
       left join komcad_program g on g.id = d.id_program_komcad where ${scope})
     select coalesce((select json_agg(a) from (select tahap as kunci, count(*)::int as jumlah from x group by 1) a), '[]') as tahap,
       coalesce((select json_agg(a) from (select matra as kunci, count(*)::int as jumlah from x where matra is not null group by 1) a), '[]') as matra,
       coalesce((select json_agg(a) from (select p.id as kunci, p.nama, count(*)::int as jumlah from x
         join master_program_prodi p on p.id = x.id_program_prodi group by 1, 2 order by 3 desc, 2 limit 200) a), '[]') as prodi,
       coalesce((select sum(kuota)::int from komcad_program where aktif), 0) as kuota,
       coalesce((select sum(terisi)::int from komcad_program where aktif), 0) as terisi`,
    params,
  );
  const { tahap = [], matra = [], prodi = [], kuota = 0, terisi = 0 } = found ?? {};
  return { perTahap: tahap, perMatra: matra, perProdi: prodi, kuota, terisi };
}
