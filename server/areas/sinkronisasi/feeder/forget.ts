import type { JenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { acts } from './acts.ts';
import type { Selection } from './participations.ts';
import type { FeederPort } from './port.ts';
import { textOf } from './read.ts';
import { achievementsThere, activitiesThere, kindsOfActivities, placeOf, under } from './there.ts';

const table = 'sinkronisasi_rekaman_feeder';

/** Rows with the name `gone` are no longer there; what belongs to them is not either. */
const forgetSql = (gone: string) => `with gone as (${gone})
  update ${table} r set id_feeder = null, terkirim = null, updated_at = $1, version = r.version + 1,
    status = case when r.status in ('terkirim', 'berubah') then 'siap' else r.status end
  from gone g where (r.jenis = g.jenis and r.kunci = g.kunci)
    or (g.jenis = 'aktivitas' and r.kunci_induk = g.kunci) or (g.jenis = 'anggota' and r.kunci_anggota = g.kunci)`;

/** Condition over `o`: it was sent, and is not among `$3`. */
const missing = `o.jenis = $2 and o.id_feeder is not null and not (o.id_feeder = any($3::text[])) and o.status <> 'terhapus'`;

/**
 * What somebody deleted at the Feeder is made again by the next sending, with what belongs to it. Before each is inserted it
 * is looked for, so that a list that came back incomplete makes nothing twice.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function forgetGone(on: Queryable, port: FeederPort, run: Selection, now: Date): Promise<void> {
  const { idPeriode, prestasi } = run;
  const at = now.toISOString();
  const place = await placeOf(on, idPeriode);
  const forget = (jenis: JenisRekaman, there: readonly string[], where: string, values: readonly unknown[]) =>
    on.execute(forgetSql(`select o.jenis, o.kunci from ${table} o where ${missing} and ${where}`), [
      at,
      jenis,
      there,
      ...values,
    ]);
  const idsOf = async (jenis: JenisRekaman, pages: ReturnType<typeof activitiesThere>): Promise<string[]> => {
    const ids: string[] = [];
    for await (const page of pages) ids.push(...page.map(row => textOf(row, acts[jenis].id)));
    return ids;
  };

  await forget('aktivitas', await idsOf('aktivitas', activitiesThere(port, place)), 'o.id_periode = $4', [idPeriode]);
  const ours = await on.query<{ idFeeder: string }>(
    `select id_feeder from ${table} where jenis = 'aktivitas' and id_periode = $1 and id_feeder is not null
       and status <> 'terhapus' order by id`,
    [idPeriode],
  );
  const activities = ours.map(({ idFeeder }) => idFeeder);
  for (const jenis of kindsOfActivities)
    await forget(jenis, await idsOf(jenis, under(port, jenis, activities)), 'o.id_periode = $4', [idPeriode]);
  if (prestasi)
    await forget(
      'prestasi',
      await idsOf('prestasi', achievementsThere(port, place)),
      `coalesce(o.terkirim, o.isi) ->> 'tahun_prestasi' = $4`,
      [place.year],
    );
}
