import { anggotaHidup } from '../programme/groupMembers.ts';

/** Who is in a group of KKN, as the programme and everything that asks for members says it (docs/domain/30 §1.4). */
export const anggotaKkn = {
  rows: 'anggota',
  participation: 'idPendaftarMbkm',
  position: 'idJenisAnggota',
  live: anggotaHidup,
  same: { idGelombang: 'kkn.idGelombang' },
  most: 'idGelombang.ukuranMaks',
} as const;
