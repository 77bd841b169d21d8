import { inTerms } from '../../../resources/kit/index.ts';
import type { MahasiswaKkn } from '../../../resources/kkn/mahasiswaKkn.ts';
import { pendaftaranKkn } from '../../../resources/kkn/pendaftaran.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import type { StudentsModel } from '../mbkm/students.ts';
import { heading, metDemands, pair, requiredDemands } from '../mbkm/studentsSql.ts';
import { groups, members } from './tables.ts';

/** The wave's days, its target of log days, and the weeks that are over on day $1. */
const days = 'w.tanggal_selesai - w.tanggal_berangkat + 1';
const approvedDays = `(select count(distinct l.tanggal)::int from kkn_laporan_harian l
  where l.id_pendaftar_mbkm = t.id and l.status = 'disetujui')`;
const dueWeeks = `greatest(0, least(ceil((${days}) / 7.0), floor(($1::date - w.tanggal_berangkat + 1) / 7.0)))::int`;
const approvedWeeks = `(select count(*)::int from kkn_laporan_tugas_mingguan m where m.id_kelompok = g.id and m.status = 'disetujui')`;

/** v3/kkn/mhs. */
export const students: StudentsModel<MahasiswaKkn> = {
  path: 'v3/kkn/mhs',
  detail: pendaftaranKkn,
  filters: { idGelombang: 'p.id_gelombang', idKelompok: 'g.id', idDpl: 'g.id_dpl' },
  from: `join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id join kkn_gelombang w on w.id = p.id_gelombang
    left join ${groups} g on g.id = p.id_kelompok`,
  more: `left join ${members} a on a.id_pendaftar_mbkm = t.id and a.parent_id = g.id and ${takesPart('a')}
    left join master_jenis_anggota j on j.id = a.id_jenis_anggota
    left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
    left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai`,
  select: `w.nama as gelombang, g.kode || ' ' || g.nama as kelompok, j.nama as jabatan,
    d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic,
    ${pair(approvedDays, `floor((${days}) * w.hari_wajib_per_minggu / 7.0)::int`)} as log,
    ${pair(approvedWeeks, dueWeeks)} as mingguan, ${pair(metDemands('kkn_kkn_luaran'), requiredDemands)} as luaran`,
  order: 'w.tanggal_berangkat desc, g.kode nulls last',
  grades: ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf'],
  sheet: {
    file: () => inTerms('Peserta KKN'),
    columns: [
      ...['NPM', 'Nama', 'Program studi', 'Gelombang', 'Status', 'Kelompok', 'Jabatan', 'Desa', 'DPL', 'PIC'].map(
        name => heading(name),
      ),
      ...[
        'Log Disetujui',
        'Target Log',
        'Mingguan Disetujui',
        'Minggu Berakhir',
        'Luaran Terpenuhi',
        'Luaran Wajib',
      ].map(name => heading(name, 'integer')),
      ...['Nilai desa', 'Nilai DPL', 'Nilai tim', 'Nilai akhir'].map(name => heading(name, 'decimal')),
      heading('Huruf'),
    ],
    cells: row => [
      row.npm,
      row.nama,
      row.prodi,
      row.gelombang,
      row.status,
      row.kelompok,
      row.jabatan,
      row.desa,
      row.dpl,
      row.pic,
      ...[row.log, row.mingguan, row.luaran].flatMap(({ selesai, target }) => [selesai, target]),
      row.nilaiMitra,
      row.nilaiDosen,
      row.nilaiTim,
      row.nilaiAkhir,
      row.nilaiHuruf,
    ],
  },
};
