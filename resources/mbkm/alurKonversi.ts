import { onBehalf, workflow } from '../kit/index.ts';

/**
 * W2: the conversion of a participation into courses (docs/domain/20 §1.1 "W2 statusKonversi"). Declared here because
 * the participation carries its state; its calls come with the conversion area and are not reachable before.
 */
export const alurKonversi = workflow({
  initial: 'belum',
  history: 'konversi',
  states: {
    belum: { label: 'Belum' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Revisi' },
    disetujui: { label: 'Disetujui' },
    dinilai: { label: 'Dinilai' },
    final: { label: 'Final' },
    revisi_nilai: { label: 'Revisi nilai' },
  },
  actions: {
    ajukan: { label: 'Ajukan paket', from: ['belum', 'revisi'], to: 'diajukan', by: ['HA02', 'HA09'] },
    setujui: {
      label: 'Setujui paket',
      from: ['diajukan'],
      to: 'disetujui',
      by: ['HA05', 'HA07', onBehalf('HA03')],
    },
    revisi: {
      label: 'Kembalikan paket',
      from: ['diajukan'],
      to: 'revisi',
      by: ['HA05', 'HA07', onBehalf('HA03')],
      note: true,
    },
    kirim_nilai: { label: 'Kirim nilai', from: ['disetujui'], to: 'dinilai', by: ['HA05', 'HA07'] },
    kembalikan: {
      label: 'Kembalikan nilai',
      from: ['dinilai'],
      when: { statusReviewNilai: 'menunggu' },
      by: ['HA03'],
      note: true,
      history: 'reviu_nilai',
    },
    kirim_ulang: {
      label: 'Kirim ulang nilai',
      from: ['dinilai'],
      when: { statusReviewNilai: 'dikembalikan' },
      by: ['HA05', 'HA07'],
      history: 'reviu_nilai',
    },
    finalisasi: {
      label: 'Finalisasi',
      from: ['dinilai'],
      to: 'final',
      when: { statusReviewNilai: 'menunggu' },
      by: ['HA03'],
    },
    ajukan_revisi: {
      label: 'Ajukan revisi nilai',
      from: ['final'],
      to: 'revisi_nilai',
      by: ['HA05', 'HA07', 'HA10'],
      note: true,
    },
    setujui_revisi: { label: 'Setujui revisi nilai', from: ['revisi_nilai'], to: 'final', by: ['HA03'] },
    tolak_revisi: {
      label: 'Tolak revisi nilai',
      from: ['revisi_nilai'],
      to: 'final',
      by: ['HA03'],
      note: true,
    },
    batalkan_revisi: {
      label: 'Batalkan revisi nilai',
      from: ['revisi_nilai'],
      to: 'final',
      by: ['HA02', 'HA05', 'HA07', 'HA09', 'HA10'],
    },
  },
});

/** Actions of W2. */
export type AksiKonversi = keyof typeof alurKonversi.actions;
