import { inTerms } from '../../../resources/kit/index.ts';
import type { MahasiswaKwu } from '../../../resources/kwu/bacaan.ts';
import { pendaftaranKwu } from '../../../resources/kwu/pendaftaran.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import type { StudentsModel } from '../mbkm/students.ts';
import { heading, metDemands, pair, requiredDemands } from '../mbkm/studentsSql.ts';
import { businesses, isBusiness, members } from './tables.ts';

const approved = `(select count(*)::int from kwu_log_book l where l.id_pendaftar_mbkm = t.id and l.status = 'disetujui')`;

/** v4/kwu/mhs. */
export const students: StudentsModel<MahasiswaKwu> = {
  path: 'v4/kwu/mhs',
  detail: pendaftaranKwu,
  filters: { idPeriode: 't.id_periode', idKelompok: 'g.id', idPegawaiDpl: 'g.id_pegawai_dpl' },
  from: `join kwu_pendaftaran_kwu p on p.id_pendaftar_mbkm = t.id join master_periode e on e.id = t.id_periode
    left join kwu_pengaturan w on w.id_periode = t.id_periode
    left join ${members} a on a.id_pendaftar_mbkm = t.id and ${takesPart('a')}
    left join ${businesses} g on g.id = a.parent_id and ${isBusiness('g')}`,
  more: `left join master_jenis_anggota j on j.id = a.id_jenis_anggota
    left join master_pegawai l on l.id = g.id_pegawai_dpl`,
  select: `e.nama as periode, g.nama as kelompok, g.nama_usaha as usaha, case when g.id is not null then j.nama end as jabatan,
    l.nama_lengkap as dpl, ${pair(approved, 'coalesce(w.min_logbook, 0)')} as log,
    ${pair(metDemands('kwu_luaran'), requiredDemands)} as luaran`,
  order: 'w.tanggal_mulai desc nulls last, g.nama nulls last',
  grades: ['nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf'],
  sheet: {
    file: () => inTerms('Peserta KWU'),
    columns: [
      ...['NPM', 'Nama', 'Program studi', 'Periode', 'Status', 'Kelompok', 'Usaha', 'Jabatan', 'DPL'].map(name =>
        heading(name),
      ),
      ...['Logbook Disetujui', 'Target Logbook', 'Luaran Terpenuhi', 'Luaran Wajib'].map(name =>
        heading(name, 'integer'),
      ),
      ...['Nilai DPL', 'Nilai tim', 'Nilai akhir'].map(name => heading(name, 'decimal')),
      heading('Huruf'),
    ],
    cells: row => [
      row.npm,
      row.nama,
      row.prodi,
      row.periode,
      row.status,
      row.kelompok,
      row.usaha,
      row.jabatan,
      row.dpl,
      ...[row.log, row.luaran].flatMap(({ selesai, target }) => [selesai, target]),
      row.nilaiDosen,
      row.nilaiTim,
      row.nilaiAkhir,
      row.nilaiHuruf,
    ],
  },
};
