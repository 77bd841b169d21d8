import { choice, date, type Group, ref, text } from '../kit/index.ts';

/** Codes of `master/jenis-anggota` that mean something to the rules. */
export const jabatan = {
  ketua: 'ketua',
  sekretaris: 'sekretaris',
  bendahara: 'bendahara',
  anggota: 'anggota',
} as const;

/** Membership of a person in a group. */
export const statusAnggota = {
  diundang: 'Diundang',
  bergabung: 'Bergabung',
  menolak: 'Menolak',
  keluar: 'Keluar',
} as const;

/** States of members: those that take part, and those that mark invitations and departures. */
export const anggotaHidup = {
  field: 'statusAnggota',
  in: ['bergabung'],
  left: 'keluar',
  invited: 'diundang',
  refused: 'menolak',
  since: 'tanggalGabung',
  reason: 'alasanKeluar',
} as const;

/** Fields of a member's row in every programme, beside the person. */
export const keanggotaan = {
  idJenisAnggota: ref('master/jenis-anggota', { required: true, label: 'Jabatan' }),
  statusAnggota: choice(statusAnggota, { required: true, default: 'bergabung', label: 'Keanggotaan' }),
  tanggalGabung: date({ label: 'Tanggal gabung' }),
  alasanKeluar: text(250, { label: 'Alasan keluar' }),
} as const;

/** Nobody takes part in two groups: the condition of `uniqueAcross` that counts a member. */
export const ikutSerta = { field: 'statusAnggota', notIn: ['diundang', 'menolak', 'keluar'] } as const;

/**
 * The members of a group as its programme declares them: child rows `anggota`, each with a participation and a position.
 * `own` is what differs between programmes.
 */
export const groupMembers = <const Own extends Omit<Group['members'], 'rows' | 'participation' | 'position' | 'live'>>(
  own: Own,
) =>
  ({
    rows: 'anggota',
    participation: 'idPendaftarMbkm',
    position: 'idJenisAnggota',
    live: anggotaHidup,
    ...own,
  }) as const;
