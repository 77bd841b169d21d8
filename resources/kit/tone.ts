/** The one meaning a state's colour has everywhere (docs/design/visual.md). */
export type StateTone = 'draf' | 'diajukan' | 'revisi' | 'baik' | 'tolak' | 'selesai' | 'tutup';

/**
 * Tone of each state, the same in all workflows: one word has one colour. A state that is not here declares its tone in
 * its workflow.
 */
const tones: Readonly<Record<string, StateTone>> = Object.assign(Object.create(null), {
  belum: 'draf',
  draf: 'draf',
  usulan: 'diajukan',
  diusulkan: 'diajukan',
  diajukan: 'diajukan',
  dinilai: 'diajukan',
  revisi: 'revisi',
  revisi_nilai: 'revisi',
  aktif: 'baik',
  berjalan: 'baik',
  dibuka: 'baik',
  disetujui: 'baik',
  terbit: 'baik',
  ditolak: 'tolak',
  mengundurkan_diri: 'tolak',
  final: 'selesai',
  selesai: 'selesai',
  terkirim: 'selesai',
  arsip: 'tutup',
  dibatalkan: 'tutup',
  ditutup: 'tutup',
  nonaktif: 'tutup',
} satisfies Record<string, StateTone>);

/** The tone of a state's code; undefined where only its workflow can say. */
export const toneOf = (code: string): StateTone | undefined => tones[code];
