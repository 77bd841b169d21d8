import type { Registry } from '../../../resources/kit/index.ts';
import { programProdi } from '../../../resources/master/programProdi.ts';
import { alurPendaftaran, statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import { isKodeJenisMbkm, kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import type { Ringkasan } from '../../../resources/monitoring/ringkasan.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { Week } from './weeks.ts';

type Group = { nilai: string; label: string | null; jumlah: number };

/** Groups of the participations `p` of the figures' statement. */
export interface Grouped extends Record<string, unknown> {
  status: Group[];
  prodi: Group[];
  jenis: Group[];
  huruf: Group[];
}

const taking = `where p.status in (${statusMengisiKuota.map(status => `'${status}'`).join(', ')})`;
const grouped = (name: string, column: string, where: string): string =>
  `(select coalesce(json_agg(json_build_object('nilai', g.nilai, 'label', null, 'jumlah', g.jumlah) order by g.jumlah desc, g.nilai), '[]')
    from (select p.${column} as nilai, count(*)::int as jumlah from p ${where} group by 1) g) as ${name}`;

/** The groups as columns of a statement that has `p`. */
export const groupsSql = (registry: Registry): string =>
  [
    grouped('status', 'status', ''),
    grouped('jenis', 'kode_jenis_mbkm', taking),
    grouped('huruf', 'nilai_huruf', 'where p.nilai_huruf is not null'),
    `(select coalesce(json_agg(json_build_object('nilai', g.nilai, 'label', ${labelSql(programProdi, 'r', registry)}, 'jumlah', g.jumlah) order by g.jumlah desc, r.kode), '[]')
    from (select p.id_program_prodi as nilai, count(*)::int as jumlah from p ${taking} group by 1) g
    join ${tableName(programProdi)} r on r.id = g.nilai) as prodi`,
  ].join(', ');

const accepted = { status: [...statusMengisiKuota] };
/** The way through the states; those that ended on the way come last. */
const funnel = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai', 'ditolak', 'mengundurkan_diri'] as const;
const letters = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'D', 'E'];

/** The charts of docs/domain/20 §4.7; a partner sees no letters. */
export function chartsOf({ baseRole }: Caller, found: Grouped, weeks: readonly Week[]): Ringkasan['bagan'] {
  const of = (groups: readonly Group[], nilai: string) => groups.find(group => group.nilai === nilai)?.jumlah ?? 0;
  const charts: Ringkasan['bagan'] = [
    {
      kode: 'status',
      judul: 'Pendaftar menurut status',
      arah: 'mendatar',
      batang: funnel.map(status => ({
        label: alurPendaftaran.states[status].label,
        jumlah: of(found.status, status),
        saring: { status },
      })),
    },
    {
      kode: 'pekan',
      judul: 'Logbook per minggu',
      arah: 'tegak',
      batang: weeks.map(({ label, jumlah }) => ({ label, jumlah, saring: null })),
    },
    {
      kode: 'prodi',
      judul: 'Peserta menurut program studi',
      arah: 'mendatar',
      batang: found.prodi.map(({ nilai, label, jumlah }) => ({
        label: label ?? nilai,
        jumlah,
        saring: { ...accepted, idProgramProdi: nilai },
      })),
    },
    {
      kode: 'jenis',
      judul: 'Peserta menurut jenis',
      arah: 'mendatar',
      batang: found.jenis.map(({ nilai, jumlah }) => ({
        label: isKodeJenisMbkm(nilai) ? kodeJenisMbkm[nilai] : nilai,
        jumlah,
        saring: { ...accepted, kodeJenisMbkm: nilai },
      })),
    },
  ];
  if (baseRole === role.mitra) return charts;
  const graded = {
    kode: 'huruf',
    judul: 'Nilai akhir menurut huruf',
    arah: 'tegak' as const,
    batang: letters.map(huruf => ({
      label: huruf,
      jumlah: of(found.huruf, huruf),
      saring: { nilaiHuruf: huruf },
    })),
  };
  return [...charts, graded];
}
