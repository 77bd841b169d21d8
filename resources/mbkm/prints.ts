import type { Printed, Role } from '../kit/index.ts';
import { role } from '../roles.ts';

const coverLetter = {
  label: 'Surat Pengantar',
  endpoint: 'mbkm/pendaftar-program-mbkm/{id}/cetak/surat-pengantar',
  letter: 'surat_pengantar',
} as const;

/** Surat Pengantar, from the approval of the study programme on (docs/domain/20 §2): a later stage, or approved. */
export const suratPengantar: readonly Printed[] = [
  {
    ...coverLetter,
    when: [
      { field: 'status', in: ['diajukan', 'revisi'] },
      { field: 'tahapAktif', in: ['mitra', 'mbkm'] },
    ],
  },
  { ...coverLetter, when: [{ field: 'status', in: ['disetujui', 'berjalan', 'selesai'] }] },
];

/**
 * Roles that print the recap: all readers of a participation except partners, who read only their own sheet
 * (docs/domain/20 §2).
 */
export const peranRekap: readonly Role[] = [
  role.superAdmin,
  role.mahasiswa,
  role.timMbkm,
  role.dosen,
  role.koordinator,
  role.penilai,
  role.outbound,
  role.bakpk,
];

/** Recap of a final conversion; a revision that waits holds it back. */
export const rekapKonversi: readonly Printed[] = [
  {
    label: 'Rekap Konversi',
    endpoint: 'mbkm/pendaftar-program-mbkm/{id}/cetak/rekap-konversi',
    letter: 'rekap_konversi',
    when: [
      { field: 'statusKonversi', in: ['final'] },
      // Empty while a form that has to be answered first keeps the grades from their student.
      { field: 'ipsKonversi', is: 'filled' },
    ],
    roles: peranRekap,
  },
];
