import { actor, either, match, ownMahasiswa, type ShortActor, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { portofolioMessages } from './messages.ts';

const own = either(ownMahasiswa(), match('idPegawai', 'idPegawai'));
const deciders: readonly ShortActor[] = [
  actor(role.koordinator, undefined, { except: { of: own, message: portofolioMessages.ownWork } }),
  actor(role.timMbkm, undefined, { except: { of: own, message: portofolioMessages.ownWork } }),
];

const terbuka = ['draf', 'revisi'] as const;

/** Said by files that a draft may go without: a row of a spreadsheet brings none. */
export const saatDiajukan = { field: 'status', notIn: terbuka } as const;

/** True if a work has been submitted. */
export const sudahDiajukan = ({ status }: Readonly<Record<string, unknown>>): boolean =>
  status !== null && status !== undefined && !terbuka.some(state => state === status);

/** The life of a work in the portfolio (docs/domain/40 §1.3): its owner's, then verified by the study programme or Tim MBKM. */
export const alurKarya = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    terverifikasi: { label: 'Terverifikasi', tone: 'baik' },
    ditolak: { label: 'Ditolak' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      by: [actor(role.mahasiswa, ownMahasiswa()), actor(role.dosen, match('idPegawai', 'idPegawai'))],
      confirm: 'Ajukan karya ini untuk diverifikasi? Isian tidak dapat diubah selama diperiksa.',
      success: 'Karya diajukan.',
      tone: 'primary',
    },
    verifikasi: {
      label: 'Verifikasi',
      from: ['diajukan'],
      to: 'terverifikasi',
      by: deciders,
      success: 'Karya diverifikasi.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: deciders,
      note: true,
      success: 'Karya dikembalikan untuk diperbaiki.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: deciders,
      note: true,
      confirm: 'Tolak karya ini?',
      success: 'Karya ditolak.',
      tone: 'danger',
    },
    buka: {
      label: 'Buka kembali',
      from: ['terverifikasi', 'ditolak'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      confirm: 'Buka kembali karya yang sudah diputuskan? Poinnya tidak dihitung sampai diverifikasi lagi.',
      success: 'Karya dibuka kembali.',
    },
  },
});
