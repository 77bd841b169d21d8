import { onBehalf, type ShortActor, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { jenisDokumen } from './jenisDokumen.ts';

/** Kinds that others than Tim MBKM verify: by themselves, or beside it. */
const lain = {
  transkrip: [role.timMbkm, role.koordinator],
  laporan_akhir: [role.dosen, onBehalf(role.timMbkm)],
} as const satisfies Record<string, readonly ShortActor[]>;
const biasa = Object.keys(jenisDokumen).filter(code => !Object.hasOwn(lain, code));

const verified = <To extends string>(to: To) => [
  { from: ['menunggu'] as const, to, when: { jenisDokumen: biasa }, by: [role.timMbkm] as const },
  ...Object.entries(lain).map(([code, by]) => ({
    from: ['menunggu'] as const,
    to,
    when: { jenisDokumen: code },
    by,
  })),
];

/** DOC: the life of a document; a new upload waits again (docs/domain/40, introduction). */
export const alurDokumen = workflow({
  initial: 'menunggu',
  states: {
    menunggu: { label: 'Menunggu', tone: 'diajukan' },
    valid: { label: 'Valid', tone: 'baik' },
    ditolak: { label: 'Ditolak' },
  },
  actions: {
    sahkan: { label: 'Sahkan', arrows: verified('valid'), success: 'Dokumen disahkan.', tone: 'primary' },
    tolak: {
      label: 'Tolak',
      arrows: verified('ditolak'),
      note: true,
      success: 'Dokumen dikembalikan; mahasiswa mengunggah ulang.',
      tone: 'danger',
    },
  },
});
