import { messages } from '../../../resources/kit/index.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import type { RingkasanKomcad } from '../../../resources/komcad/ringkasan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseFilter } from '../../platform/engine/listQuery.ts';
import { badRequest } from '../../platform/errors.ts';

/** Row of the statement behind GET v6/komcad/mhs/ringkasan. */
type Counted = DbRow & RingkasanKomcad;

const counted = (name: string, columns: string, more = ''): string =>
  `coalesce((select json_agg(a) from (select ${columns}, count(*)::int as jumlah from x ${more}) a), '[]') as "${name}"`;

/**
 * GET v6/komcad/mhs/ringkasan?filter=&idPeriode=: participants that the caller sees by stage, branch and study programme,
 * and the places of the openings, those of one period where it is named (docs/domain/40 §2.1).
 * @throws HttpError 400, 403
 */
export async function summaryOf(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<RingkasanKomcad> {
  mustBeAllowed(caller, pendaftaranKomcad, 'read');
  const { idPeriode } = query;
  const period = engine.registry.get('master/periode');
  if (idPeriode !== undefined && !(typeof idPeriode === 'string' && isIdOf(period, idPeriode)))
    throw badRequest(messages.badFilter);
  const params: unknown[] = [idPeriode ?? null];
  const filter = await filterSql(engine, caller, pendaftaranKomcad, parseFilter(query.filter), 'd', params);
  const scope = engine.rowsOf(caller, pendaftaranKomcad, 'read', 'd', params);
  const found = await engine.db.reading.one<Counted>(
    `with g as materialized (select * from komcad_program where $1::uuid is null or id_periode = $1::uuid),
     x as materialized (select d.tahap, g.matra, d.id_program_prodi from komcad_pendaftaran d
       left join g on g.id = d.id_program_komcad where ${scope} and ${filter} and ($1::uuid is null or g.id is not null))
     select ${counted('perTahap', 'tahap as kunci', 'group by 1')},
       ${counted('perMatra', 'matra as kunci', 'where matra is not null group by 1')},
       ${counted(
         'perProdi',
         'p.id as kunci, p.nama',
         'join master_program_prodi p on p.id = x.id_program_prodi group by 1, 2 order by 3 desc, 2',
       )},
       coalesce((select json_agg(a) from (select id as kunci, nama, kuota, terisi from g where aktif
         order by tanggal_buka desc, nama limit 50) a), '[]') as "perGelombang",
       coalesce((select sum(kuota)::int from g where aktif), 0) as kuota,
       coalesce((select sum(terisi)::int from g where aktif), 0) as terisi`,
    params,
  );
  return found ?? { perTahap: [], perMatra: [], perProdi: [], perGelombang: [], kuota: 0, terisi: 0 };
}
