import { choice, date, ref, text } from '../kit/index.ts';

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

/** Which members take part in a group, and what becomes of those who leave it. */
export const anggotaHidup = {
  field: 'statusAnggota',
  in: ['bergabung'],
  left: 'keluar',
  invited: 'diundang',
  refused: 'menolak',
  since: 'tanggalGabung',
  reason: 'alasanKeluar',
} as const;

/** What stands in a member's row of every programme, beside who it is. */
export const keanggotaan = {
  idJenisAnggota: ref('master/jenis-anggota', { required: true, label: 'Jabatan' }),
  statusAnggota: choice(statusAnggota, { required: true, default: 'bergabung', label: 'Keanggotaan' }),
  tanggalGabung: date({ label: 'Tanggal gabung' }),
  alasanKeluar: text(250, { label: 'Alasan keluar' }),
} as const;

/** Nobody takes part in two groups: the condition of `uniqueAcross` that counts a member. */
export const ikutSerta = { field: 'statusAnggota', notIn: ['diundang', 'menolak', 'keluar'] } as const;
