/** Who is in a group of KKN, as the programme and everything that asks for members says it (docs/domain/30 §1.4). */
export const anggotaKkn = {
  rows: 'anggota',
  participation: 'idPendaftarMbkm',
  position: 'idJenisAnggota',
  live: { field: 'statusAnggota', in: ['bergabung'], left: 'keluar' },
  same: { idGelombang: 'kkn.idGelombang' },
  most: 'idGelombang.ukuranMaks',
} as const;

/** Codes of `master/jenis-anggota` that mean something to the rules. */
export const jabatan = {
  ketua: 'ketua',
  sekretaris: 'sekretaris',
  bendahara: 'bendahara',
  anggota: 'anggota',
} as const;

/** What somebody is to a group. */
export const statusAnggota = {
  diundang: 'Diundang',
  bergabung: 'Bergabung',
  menolak: 'Menolak',
  keluar: 'Keluar',
} as const;
