import { actor, all, either, match, type Role, workflow } from '../kit/index.ts';
import { anggotaTim, timPenilaiProdi } from '../master/timProdi.ts';
import { role } from '../roles.ts';
import { konversiMessages } from './messages.ts';

/** The person who requested the revision, or who passed the student's objection on. */
const requester = either(match('idPemohon', 'userId'), match('idPenerus', 'userId'));

/**
 * The life of a grade revision (docs/domain/20 §1.8). A student's objection begins as `usulan`, everybody else's request
 * as `diajukan`; only then the participation's conversion is `revisi_nilai`.
 */
export const alurRevisiNilai = workflow({
  initial: 'usulan',
  states: {
    usulan: { label: 'Sanggahan' },
    diajukan: { label: 'Diajukan' },
    disetujui: { label: 'Disetujui' },
    ditolak: { label: 'Ditolak' },
    dibatalkan: { label: 'Dibatalkan' },
  },
  actions: {
    teruskan: {
      label: 'Teruskan',
      from: ['usulan'],
      to: 'diajukan',
      by: [role.koordinator, anggotaTim(timPenilaiProdi, 'idPendaftarMbkm')],
      confirm: 'Teruskan sanggahan ini dengan nilai baru?',
      success: 'Sanggahan diteruskan ke Tim MBKM.',
      tone: 'primary',
    },
    tolak_sanggahan: {
      label: 'Tolak sanggahan',
      from: ['usulan'],
      to: 'ditolak',
      by: [role.koordinator, anggotaTim(timPenilaiProdi, 'idPendaftarMbkm')],
      note: true,
      confirm: 'Tolak sanggahan ini? Nilai tidak berubah.',
      success: 'Sanggahan ditolak.',
      tone: 'danger',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      by: [actor(role.timMbkm, all, { except: { of: requester, message: konversiMessages.ownRevision } })],
      confirm: 'Setujui revisi ini? Nilai, huruf, dan IPS konversi dihitung ulang.',
      success: 'Revisi nilai disetujui.',
      tone: 'primary',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      note: true,
      by: [role.timMbkm],
      confirm: 'Tolak revisi ini? Nilai tetap seperti semula.',
      success: 'Revisi nilai ditolak.',
      tone: 'danger',
    },
    batalkan: {
      label: 'Batalkan',
      from: ['diajukan'],
      to: 'dibatalkan',
      by: ([role.mahasiswa, role.koordinator, role.penilai, role.outbound, role.bakpk] as const).map(role =>
        actor(role, requester),
      ),
      confirm: 'Batalkan pengajuan revisi ini?',
      success: 'Pengajuan revisi dibatalkan.',
    },
  },
});

export type StatusRevisiNilai = keyof typeof alurRevisiNilai.states;

/** States in which a revision still waits for somebody: one at a time (docs/domain/20 §1.8). */
export const revisiTerbuka = ['usulan', 'diajukan'] as const satisfies StatusRevisiNilai[];

/** Roles that may request a revision, and those that may object to a grade. */
export const pemohonRevisi: readonly Role[] = [role.koordinator, role.penilai, role.bakpk];
export const penyanggah: readonly Role[] = [role.mahasiswa, role.outbound];
