import { term } from '../../../resources/kit/index.ts';
import type { RingkasanUsaha } from '../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { pengaturanKwu } from '../../../resources/kwu/pengaturan.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { mostAtOnce, mustFit } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { badRequest } from '../../platform/errors.ts';
import { businesses, isBusiness } from './tables.ts';

/** SQL of the businesses of a period that the caller sees, drafts left out, with its values. @throws HttpError 400, 403 */
export function seenOf(engine: Engine, caller: Caller, { idPeriode }: Readonly<Record<string, unknown>>) {
  mustBeAllowed(caller, kelompokKwu, 'read');
  if (typeof idPeriode !== 'string' || !isIdOf(pengaturanKwu, idPeriode))
    throw badRequest(programmeRefusals.choose({ label: term('Periode') }));
  const values: unknown[] = [idPeriode];
  const scope = engine.rowsOf(caller, kelompokKwu, 'read', 'g', values);
  const sql = `select g.id, g.nama_usaha, g.kategori, g.tahap, g.status from ${businesses} g
         where g.id_periode = $1 and g.status <> 'draf' and ${isBusiness('g')} and (${scope}) order by g.nama limit ${mostAtOnce + 1}`;
  return { sql, values };
}

/**
 * GET {kelompok}/ringkasan?idPeriode=: figures of the caller's businesses in a period, with approved money by month and
 * places on the map (docs/domain/30 §3 /kwu). Drafts are not counted.
 * @throws HttpError 400 without a period, 403
 */
export async function overviewOf(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<RingkasanUsaha> {
  const { sql, values } = seenOf(engine, caller, query);
  const found = await engine.db.reading.one<RingkasanUsaha & DbRow>(
    `with usaha as (${sql}),
       uang as (select l.id_kelompok, to_char(l.tanggal, 'YYYY-MM') as bulan, coalesce(sum(l.omzet), 0) as omzet,
           coalesce(sum(l.pengeluaran), 0) as pengeluaran, coalesce(sum(l.jumlah_transaksi), 0)::int as transaksi
         from kwu_log_book l join usaha u on u.id = l.id_kelompok where l.status = 'disetujui' group by 1, 2),
       profil as (select p.id_kelompok, p.lintang, p.bujur, p.target_omzet_bulanan as target from kwu_profile p
         join usaha u on u.id = p.id_kelompok where p.status = 'disetujui')
     select (select count(*)::int from usaha) as jumlah,
       ${figures('kategori')} as kategori, ${figures('tahap')} as tahap, ${figures('status')} as status,
       coalesce((select json_agg(x order by x.bulan) from (select bulan, sum(omzet)::float8 as omzet, sum(pengeluaran)::float8 as pengeluaran,
           (sum(omzet) - sum(pengeluaran))::float8 as laba, sum(transaksi)::int as transaksi,
           coalesce((select sum(target) from profil), 0)::float8 as target from uang group by bulan) x), '[]') as bulan,
       coalesce((select json_agg(x order by x.usaha) from (select u.id, u.nama_usaha as usaha, u.kategori, u.tahap, u.status,
           p.lintang::float8 as lintang, p.bujur::float8 as bujur,
           coalesce((select sum(omzet) from uang where uang.id_kelompok = u.id), 0)::float8 as omzet
         from usaha u join profil p on p.id_kelompok = u.id where p.lintang is not null) x), '[]') as titik,
       coalesce((select json_agg(x order by x.usaha) from (select u.id, u.nama_usaha as usaha from usaha u
         where not exists (select 1 from profil p where p.id_kelompok = u.id and p.lintang is not null)) x), '[]') as "tanpaKoordinat"`,
    values,
  );
  mustFit(found?.jumlah ?? 0, { instead: kwuRefusals.businessesByPage });
  return found ?? { jumlah: 0, kategori: {}, tahap: {}, status: {}, bulan: [], titik: [], tanpaKoordinat: [] };
}

const figures = (name: 'kategori' | 'tahap' | 'status'): string =>
  `coalesce((select json_object_agg(x.${name}, x.n) from (select ${name}, count(*)::int as n from usaha group by 1 order by 1) x), '{}')`;
