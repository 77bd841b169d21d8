import { inTerms } from '../../../resources/kit/index.ts';
import { settings } from '../../../resources/pengaturan/konfigurasi.ts';
import type { PesertaRiset } from '../../../resources/riset/bacaan.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import type { StudentsModel } from '../mbkm/students.ts';
import { demands, heading, pair, requiredDemands } from '../mbkm/studentsSql.ts';

const least = `coalesce((select k.nilai::numeric from mbkm_konfigurasi k where k.kunci = 'riset.logMinimal'), ${settings['riset.logMinimal'].bawaan})::int`;
const approved = `(select count(*)::int from riset_log_book l where l.id_pendaftar_mbkm = t.id and l.status = 'disetujui')`;
const accepted = (kind: string) => `(select count(*) from riset_luaran o where o.id_pendaftar_mbkm = t.id
  and o.id_jenis_luaran = ${kind} and o.status = 'disetujui')`;
/** Kinds that the scheme asks for beside the portal's demands (docs/domain/40 §4.3). */
const ofScheme = `from riset_skema_mitra k cross join unnest(k.id_jenis_luaran) as jenis(id) where k.id = d.id_skema
  and not exists (select 1 ${demands} and s.id_jenis_luaran = jenis.id)`;
const required = `(${requiredDemands} + (select count(*)::int ${ofScheme}))`;
/** Demands, and kinds of the scheme, that are met by approved outputs. */
const met = `((select count(*)::int ${demands} and s.jumlah_minimal <= ${accepted('s.id_jenis_luaran')})
  + (select count(*)::int ${ofScheme} and ${accepted('jenis.id')} > 0))`;

/** The progress that the last approved entry of a participation `t` names, as SQL. */
export const progressSql = `(select l.kemajuan from riset_log_book l where l.id_pendaftar_mbkm = t.id and l.status = 'disetujui'
  order by l.tanggal desc, l.tanggal_diajukan desc limit 1)`;

/** v5/riset/mhs. */
export const students: StudentsModel<PesertaRiset> = {
  path: 'v5/riset/mhs',
  detail: pendaftaranRiset,
  filters: {
    idPeriode: 't.id_periode',
    idMitra: 't.id_mitra',
    idDosenPembimbing: 't.id_dosen_pembimbing',
    idSkema: 'd.id_skema',
    idPenelitian: 'd.id_penelitian',
  },
  from: `join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id join master_periode e on e.id = t.id_periode`,
  more: 'left join master_pegawai g on g.id = t.id_dosen_pembimbing',
  select: `t.jalur, t.judul_kegiatan as judul, e.nama as periode, t.nama_mitra as mitra, g.nama_lengkap as dosen,
    ${progressSql} as kemajuan, ${pair(approved, least)} as log, ${pair(met, required)} as luaran`,
  order: 'e.tanggal_mulai desc',
  grades: ['nilaiMitra', 'nilaiAkhir', 'nilaiHuruf'],
  sheet: {
    file: () => inTerms('Peserta Riset'),
    columns: [
      ...['NPM', 'Nama', 'Program studi', 'Periode', 'Status', 'Jalur', 'Judul', 'Mitra', 'Dosen pembimbing'].map(
        name => heading(name),
      ),
      ...['Kemajuan (%)', 'Log Disetujui', 'Log Minimal', 'Luaran Terpenuhi', 'Luaran Wajib'].map(name =>
        heading(name, 'integer'),
      ),
      ...['Nilai mitra', 'Nilai akhir'].map(name => heading(name, 'decimal')),
      heading('Huruf'),
    ],
    cells: row => [
      row.npm,
      row.nama,
      row.prodi,
      row.periode,
      row.status,
      row.jalur,
      row.judul,
      row.mitra,
      row.dosen,
      row.kemajuan,
      ...[row.log, row.luaran].flatMap(({ selesai, target }) => [selesai, target]),
      row.nilaiMitra,
      row.nilaiAkhir,
      row.nilaiHuruf,
    ],
  },
};
