import { groupMembers, jabatan } from '../programme/groupMembers.ts';

/** Members of a business (docs/domain/30 §1.17). */
export const anggotaKwu = groupMembers({
  states: ['draf', 'diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'],
  same: { idPeriode: 'idPeriode', idProgram: 'idProgram' },
  person: { field: 'idMahasiswa', way: 'jenis' },
  most: 'idPengaturan.ukuranMaks',
});

/** Positions that answer for the money of a business. */
export const pemegangKas = [jabatan.ketua, jabatan.bendahara] as const;
