import { dayInWords, inTerms } from '../../../resources/kit/index.ts';
import { mouKampusBerakhir, mouMitraBerakhir, skTimBerakhir } from '../../../resources/master/events.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone, mondayOf } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { ofRole, type Telling, tellEach } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Agreements and team decrees that end soon (docs/domain/10 §6 "Notifications"). */

interface Ending extends DbRow {
  id: string;
  nama: string;
  berakhir: string;
  /** Study programmes whose coordinators get the notice beside Tim MBKM. */
  prodi: string[];
}

/** Partners with the study programmes whose students are there now; universities of the exchange have none. */
const agreementsSql = `
  select t.id::text as id, t.nama, t.berakhir_mou as berakhir, coalesce((select array_agg(distinct p.id_program_prodi::text)
      from mbkm_pendaftar_program_mbkm p where p.id_mitra = t.id and p.status in ('disetujui', 'berjalan')), '{}') as prodi
    from master_mitra t where t.status = 'aktif' and t.berakhir_mou between $1 and $2`;
const campusesSql = `
  select t.id::text as id, t.nama, t.berakhir_mou as berakhir, '{}'::text[] as prodi
    from master_kampus t where t.aktif and t.berakhir_mou between $1 and $2`;

const teams = [
  ['master_tim_mbkm_prodi', () => inTerms('Tim MBKM'), 'tim-mbkm-prodi'],
  ['master_tim_konversi_prodi', () => 'Tim Konversi', 'tim-konversi-prodi'],
  ['master_tim_penilai_prodi', () => 'Tim Penilai', 'tim-penilai-prodi'],
] as const;

/** A team's rows of one decree end together: one notice for them. */
const decreesSql = (table: (typeof teams)[number][0]): string => `
  select min(t.id::text) as id, p.nama_prodi || ' (' || t.nomor_sk || ')' as nama, t.berlaku_sampai as berakhir,
      array[t.id_program_prodi::text] as prodi
    from ${table} t join master_program_prodi p on p.id = t.id_program_prodi
   where t.aktif and t.berlaku_sampai between $1 and $2
   group by p.nama_prodi, t.nomor_sk, t.berlaku_sampai, t.id_program_prodi`;

type Said = Pick<Telling, 'event' | 'words'>;
type Kind = { sql: string; tellingOf: (row: Ending) => Said };

const agreement = (event: typeof mouMitraBerakhir, { nama, berakhir }: Ending): Said => ({
  event,
  words: { nama, tanggal: dayInWords(berakhir) },
});

const kinds: readonly Kind[] = [
  { sql: agreementsSql, tellingOf: row => agreement(mouMitraBerakhir, row) },
  { sql: campusesSql, tellingOf: row => agreement(mouKampusBerakhir, row) },
  ...teams.map(([table, label, layar]) => ({
    sql: decreesSql(table),
    tellingOf: ({ nama, berakhir }: Ending) => ({
      event: skTimBerakhir,
      words: { nama: `${label()} ${nama}`, tanggal: dayInWords(berakhir), layar },
    }),
  })),
];

/**
 * Tells Tim MBKM, and the coordinators concerned, of what ends within `mou.ingatkanHari` days; again every week until
 * it is renewed, and once a week however often the job runs.
 */
export const tellOfEndings: EngineJob = {
  name: 'ingatkan-mou-sk',
  title: 'Mengingatkan MoU dan SK tim yang akan berakhir',
  schedule: { at: '07:00', on: 1 },
  run: async context => {
    const { db } = context.engine;
    const today = dayInZone(context.now);
    const until = dayAfter(today, await readSetting(db, 'mou.ingatkanHari'));
    const week = mondayOf(today);
    let ditemukan = 0;
    for (const kind of kinds) {
      const { diperiksa } = await tellEach(context, partsOf<Ending>(context, kind.sql, [today, until], 'text'), part =>
        part.map(
          (row): Telling => ({
            ...kind.tellingOf(row),
            id: row.id,
            key: `${row.id}:${row.berakhir}:${week}`,
            people: {
              tim: [ofRole(role.timMbkm)],
              koordinator: row.prodi.map(idProgramProdi => ofRole(role.koordinator, { idProgramProdi })),
            },
          }),
        ),
      );
      ditemukan += diperiksa;
    }
    return { ditemukan };
  },
};
