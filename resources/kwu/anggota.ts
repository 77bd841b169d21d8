import { anggotaHidup, jabatan } from '../programme/groupMembers.ts';

/** Who is in a business, as the programme and everything that asks for members says it (docs/domain/30 §1.17). */
export const anggotaKwu = {
  rows: 'anggota',
  participation: 'idPendaftarMbkm',
  position: 'idJenisAnggota',
  live: anggotaHidup,
  states: ['draf', 'diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'],
  same: { idPeriode: 'idPeriode', idProgram: 'idProgram' },
  person: { field: 'idMahasiswa', way: 'jenis' },
  most: 'idPengaturan.ukuranMaks',
} as const;

/** Who answers for the money of a business. */
export const pemegangKas = [jabatan.ketua, jabatan.bendahara] as const;
