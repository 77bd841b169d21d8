import {
  both,
  choice,
  datetime,
  decimal,
  longtext,
  ownMahasiswa,
  read,
  ref,
  resource,
  text,
  through,
  valued,
} from '../kit/index.ts';
import { nilaiTerlihat } from '../mbkm/saatNilai.ts';
import { role } from '../roles.ts';

const along = through('idPendaftarMbkm');
const staff = read(along);
/** Students see grades from `final` on: what changed then is a revision. While they may not, there are no changes. */
const student = read(both(through('idPendaftarMbkm', both(ownMahasiswa(), nilaiTerlihat)), valued('sumber', 'revisi')));
const score = (label: string) => decimal(5, 2, { min: 0, max: 100, label });

/** How a grade came to change: entered by the study programme, adjusted in review, revised after `final`. */
export const sumberNilai = { pengisian: 'Pengisian', reviu: 'Pemeriksaan', revisi: 'Revisi' } as const;
export type SumberNilai = keyof typeof sumberNilai;

/**
 * Every change of a conversion grade (docs/domain/20 §1.8): append-only, written in the transaction of the change.
 * Calls: `server/areas/konversi`.
 */
export const riwayatNilai = resource({
  name: 'konversi/riwayat-nilai',
  endpoint: 'magang/pendaftar-program-mbkm/riwayat-nilai',
  label: 'Riwayat Nilai',
  representation: '{namaMatkul}',
  fields: {
    idTerpilihFinal: ref('konversi/terpilih-final', { required: true, label: 'Mata kuliah' }),
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true, label: 'Pendaftar' }),
    kodeMatkul: text(15, { label: 'Kode MK' }),
    namaMatkul: text(150, { label: 'Mata kuliah' }),
    sumber: choice(sumberNilai, { required: true }),
    nilaiAngkaLama: score('Nilai lama'),
    nilaiHurufLama: text(2, { label: 'Huruf lama' }),
    nilaiAngkaBaru: score('Nilai baru'),
    nilaiHurufBaru: text(2, { label: 'Huruf baru' }),
    alasan: longtext(),
    idRevisiNilai: ref('konversi/revisi-nilai', { label: 'Revisi nilai' }),
    idUser: text(60, { inner: true }),
    namaUser: text(201, { label: 'Oleh' }),
    namaRole: text(60, { label: 'Sebagai' }),
    waktu: datetime({ required: true }),
  },
  columns: [
    'waktu',
    'idPendaftarMbkm',
    'kodeMatkul',
    'namaMatkul',
    'sumber',
    'nilaiAngkaLama',
    'nilaiHurufLama',
    'nilaiAngkaBaru',
    'nilaiHurufBaru',
    'namaUser',
    'namaRole',
  ],
  filters: ['idPendaftarMbkm', 'idTerpilihFinal', 'sumber', 'waktu'],
  sort: ['-waktu'],
  access: {
    [role.mahasiswa]: student,
    [role.timMbkm]: staff,
    [role.koordinator]: staff,
    [role.penilai]: staff,
    [role.outbound]: student,
    [role.bakpk]: staff,
  },
  serverOnly: true,
  appendOnly: true,
  unaudited: true,
  byHand: true,
});
