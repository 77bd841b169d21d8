import { allow, choice, date, type Fields, file, longtext, type Row, read, ref, resource, text } from '../kit/index.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: komcadMessages.resultTwice,
    label: 'Pendaftar',
  }),
  ...mahasiswanya,
  hasil: choice({ lulus: 'Lulus', cadangan: 'Cadangan', tidak_lulus: 'Tidak lulus' }, { required: true }),
  nomorPengumuman: text(80, { required: true, label: 'Nomor pengumuman' }),
  tanggalPengumuman: date({ required: true, label: 'Tanggal pengumuman' }),
  file: file(['pdf', 'jpg'], 2, { required: true, label: 'Bukti' }),
  keterangan: longtext(),
} satisfies Fields;

/** Result of the selection as reported by the participant; the proof is stored as a document (docs/domain/40 §1.1). */
export const hasilSeleksi = resource({
  name: 'komcad/upload-kelulusan',
  endpoint: 'v6/komcad/upload-kelulusan',
  label: 'Hasil Seleksi',
  representation: '{hasil}',
  fields,
  sections: { Hasil: ['idPendaftarMbkm', 'hasil', 'nomorPengumuman', 'tanggalPengumuman', 'file', 'keterangan'] },
  columns: ['npm', 'namaMahasiswa', 'hasil', 'nomorPengumuman', 'tanggalPengumuman'],
  filters: ['hasil', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['-tanggalPengumuman'],
  history: 'data',
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update']),
    [role.timMbkm]: read(along),
    [role.koordinator]: read(along),
    [role.bakpk]: read(along),
  },
});

export type HasilSeleksi = Row<typeof hasilSeleksi>;
