import { allow, boolean, choice, decimal, file, integer, longtext, read, ref, resource, text } from '../kit/index.ts';
import { along, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { konversiMessages } from './messages.ts';

/** Opinion of the supervisor on a proposed course; advice, not a decision. */
export const rekomendasiDosen = {
  sesuai: 'Sesuai',
  kurang_sesuai: 'Kurang sesuai',
  tidak_sesuai: 'Tidak sesuai',
} as const;
export type RekomendasiDosen = keyof typeof rekomendasiDosen;

/** Decision of the study programme on a proposed course. */
export const keputusanProdi = {
  menunggu: 'Menunggu',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  diganti: 'Diganti',
} as const;
export type KeputusanProdi = keyof typeof keputusanProdi;

const server = { readOnly: true } as const;
/** In what the host counts its courses; 1,5 ECTS make one SKS (docs/domain/50 §1.8). */
export const satuanAsal = { sks: 'SKS', ects: 'ECTS' } as const;
/** Fields of the course that is taken at the host university; exchange only. Its grade comes with the KHS. */
const asal = ['kodeMatkulAsal', 'namaMatkulAsal', 'sksAsal', 'satuanAsal', 'sksAsliAsal', 'berkasSilabus'] as const;
const proposed = ['idPendaftarMbkm', 'idMatkulPaketKonversi', 'alasan'] as const;
const owner = (only: readonly string[]) => allow(along, ['create', 'update', 'delete', 'export'], { only });

/**
 * A course that a student proposes to be converted, with the supervisor's advice and the study programme's decision
 * (docs/domain/20 §1.6). Sets are saved together by `…/bulk`; single rows follow the same rules.
 */
export const terpilihAwal = resource({
  name: 'konversi/terpilih-awal',
  endpoint: 'magang/matkul-paket-konversi-terpilih-awal',
  label: 'Mata Kuliah Usulan',
  representation: '{idMatkulPaketKonversi}',
  fields: {
    idPendaftarMbkm: pendaftarnya,
    idMatkulPaketKonversi: ref('konversi/matkul-paket', { required: true, fixed: true, label: 'Mata kuliah' }),
    sks: integer(0, 24, { ...server, label: 'SKS', unit: 'SKS' }),
    // A draft may leave it empty; submission asks for it (`resources/konversi/aturanPaket.ts`).
    alasan: longtext({ label: 'Kaitan dengan kegiatan' }),
    kodeMatkulAsal: text(20, { label: 'Kode MK PT tujuan' }),
    namaMatkulAsal: text(150, { label: 'Mata kuliah PT tujuan' }),
    sksAsal: integer(0, 24, { label: 'SKS PT tujuan', unit: 'SKS' }),
    satuanAsal: choice(satuanAsal, { label: 'Satuan PT tujuan' }),
    sksAsliAsal: decimal(4, 1, { min: 0, max: 100, label: 'Jumlah menurut PT tujuan' }),
    berkasSilabus: file(['pdf'], 2, { label: 'Silabus' }),
    nilaiHurufAsal: text(3, { label: 'Huruf PT tujuan' }),
    nilaiAngkaAsal: decimal(5, 2, { min: 0, max: 100, label: 'Angka PT tujuan' }),
    dibatalkan: boolean({ ...server, label: 'Batal diambil' }),
    alasanBatal: text(200, { ...server, label: 'Alasan batal' }),
    rekomendasiDosen: choice(rekomendasiDosen, { ...server, label: 'Rekomendasi dosen' }),
    catatanDosen: text(300, { ...server, label: 'Catatan dosen' }),
    keputusan: choice(keputusanProdi, { ...server, default: 'menunggu', label: 'Keputusan prodi' }),
    catatanKeputusan: text(300, { ...server, label: 'Catatan keputusan' }),
  },
  columns: ['idPendaftarMbkm', 'idMatkulPaketKonversi', 'sks', 'alasan', 'rekomendasiDosen', 'keputusan'],
  filters: ['idPendaftarMbkm', 'idMatkulPaketKonversi', 'rekomendasiDosen', 'keputusan'],
  sort: ['idPendaftarMbkm', 'idMatkulPaketKonversi'],
  unique: [[['idPendaftarMbkm', 'idMatkulPaketKonversi'], konversiMessages.courseChosen]],
  history: 'konversi',
  access: {
    [role.mahasiswa]: owner([...proposed, ...asal]),
    [role.timMbkm]: read(along),
    [role.dosen]: allow(along, ['export', 'action']),
    [role.koordinator]: read(along),
    [role.mitra]: read(along),
    [role.penilai]: read(along),
    [role.outbound]: owner([...proposed, ...asal]),
    [role.bakpk]: read(along),
  },
});
