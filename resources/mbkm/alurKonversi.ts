import { linked, type Need, onBehalf, through, unless, valued, workflow } from '../kit/index.ts';
import { anggotaTim, timKonversiProdi, timPenilaiProdi } from '../master/timProdi.ts';
import { role } from '../roles.ts';
import type { StatusPendaftaran } from './alurPendaftaran.ts';
import { mbkmMessages } from './messages.ts';

/**
 * States of a registration in which its conversion goes on. It continues after the activity; only refused and withdrawn
 * registrations have nothing to convert.
 */
export const statusTerkonversi = ['disetujui', 'berjalan', 'selesai'] as const satisfies StatusPendaftaran[];

const accepted = { status: statusTerkonversi };

/** States of a conversion that has used the programme's grade: from then on it is changed by a revision only. */
export const konversiMemakaiNilai = ['dinilai', 'final', 'revisi_nilai'] as const;
/** Asked by steps that take a final grade back. */
export const nilaiBelumDipakai: Need = {
  of: unless(through('idPendaftarMbkm', valued('statusKonversi', ...konversiMemakaiNilai))),
  says: mbkmMessages.gradeUsed,
};

/** A mapping that is handed in with its registration is decided with it. */
const tersendiri: Need = {
  rule: 'paketTersendiri',
  says: mbkmMessages.mappedAtRegistration,
  alone: true,
};

const adaPaket: Need = { rule: 'adaPaket', alone: true };

/** States of a conversion whose package waits for the student. */
export const paketBelumMasuk = ['belum', 'revisi'] as const;

/**
 * The conversion workflow: the conversion of a participation into courses (docs/domain/20 §1.1). Declared here because
 * the participation carries its state; its calls come with the conversion area and are not reachable before. Each step
 * says in which states of the registration it may be taken, so that neither workflow closes the other.
 */
export const alurKonversi = workflow({
  initial: 'belum',
  history: 'konversi',
  needs: [{ rule: 'dikonversi' }],
  states: {
    belum: { label: 'Belum diajukan' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    disetujui: { label: 'Disetujui' },
    dinilai: { label: 'Dinilai' },
    final: { label: 'Final' },
    revisi_nilai: { label: 'Revisi nilai' },
    tanpa_konversi: { label: 'Tanpa konversi', tone: 'tutup' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan paket',
      from: paketBelumMasuk,
      to: 'diajukan',
      when: accepted,
      by: [role.mahasiswa, role.outbound],
      needs: [tersendiri, { rule: 'masaKonversi' }, adaPaket],
    },
    buka_paket: {
      label: 'Buka pengajuan paket',
      undoes: ['tutup'],
      arrows: [
        // Finished after its time: handed in late. Approved and not graded yet: chosen anew.
        { from: ['belum'], when: { status: 'selesai' }, by: [role.timMbkm] },
        { from: ['disetujui'], to: 'revisi', when: accepted, by: [role.timMbkm] },
        { from: ['tanpa_konversi'], to: 'belum', when: { status: 'selesai' }, by: [role.timMbkm] },
      ],
      needs: [
        tersendiri,
        { rule: 'masaKonversiLewat', says: mbkmMessages.packageOpen },
        {
          of: unless(linked('konversi/terpilih-final', 'idPendaftarMbkm', unless(valued('nilaiAngka', null)))),
          says: mbkmMessages.coursesGraded,
        },
      ],
      note: true,
      confirm: 'Buka pengajuan paket? Mahasiswa dapat memilih mata kuliah dan mengajukannya sampai disetujui.',
      success: 'Pengajuan paket dibuka.',
    },
    tutup: {
      label: 'Tutup tanpa konversi',
      from: paketBelumMasuk,
      to: 'tanpa_konversi',
      when: { status: 'selesai' },
      by: [role.timMbkm],
      needs: [tersendiri],
      note: true,
      confirm: 'Tutup tanpa konversi? Tidak ada SKS yang diakui dari kegiatan ini sampai pengajuan paket dibuka lagi.',
      success: 'Ditutup tanpa konversi.',
    },
    setujui: {
      label: 'Setujui paket',
      from: ['diajukan'],
      to: 'disetujui',
      when: accepted,
      by: [role.koordinator, anggotaTim(timKonversiProdi), onBehalf(role.timMbkm)],
    },
    revisi: {
      label: 'Kembalikan paket',
      from: ['diajukan'],
      to: 'revisi',
      when: accepted,
      by: [role.koordinator, anggotaTim(timKonversiProdi), onBehalf(role.timMbkm)],
      note: true,
    },
    kirim_nilai: {
      label: 'Kirim nilai',
      from: ['disetujui'],
      to: 'dinilai',
      when: accepted,
      by: [role.koordinator, anggotaTim(timPenilaiProdi)],
    },
    kembalikan: {
      label: 'Kembalikan nilai',
      from: ['dinilai'],
      when: { ...accepted, statusReviewNilai: 'menunggu' },
      by: [role.timMbkm],
      note: true,
      history: 'reviu_nilai',
    },
    kirim_ulang: {
      label: 'Kirim ulang nilai',
      from: ['dinilai'],
      when: { ...accepted, statusReviewNilai: 'dikembalikan' },
      by: [role.koordinator, anggotaTim(timPenilaiProdi)],
      history: 'reviu_nilai',
    },
    finalisasi: {
      label: 'Finalkan',
      from: ['dinilai'],
      to: 'final',
      when: { status: 'selesai', statusReviewNilai: 'menunggu' },
      by: [role.timMbkm],
    },
    // For grades that the portal does not send itself: they are handed over elsewhere and marked here (docs/domain/20
    // §1.1).
    serahkan: {
      label: 'Tandai sudah diserahkan',
      from: ['final'],
      when: { statusSiamik: ['belum', 'gagal', 'perlu_kirim_ulang'] },
      by: [role.bakpk],
      note: true,
      confirm: 'Tandai sudah diserahkan di luar portal? Nilai dianggap sudah tercatat di sistem akademik.',
      success: 'Ditandai sudah diserahkan.',
    },
    tarik_penyerahan: {
      label: 'Batalkan tanda terkirim',
      from: ['final'],
      when: { statusSiamik: 'terkirim' },
      by: [role.bakpk],
      note: true,
      confirm: 'Batalkan tanda terkirim? Nilai menunggu dikirim atau diserahkan lagi.',
      success: 'Tanda terkirim dibatalkan.',
    },
    // The time in which a revision may be asked for begins anew (docs/domain/20 §1.8).
    buka_revisi: {
      label: 'Buka masa revisi',
      from: ['final'],
      by: [role.superAdmin, role.timMbkm],
      note: true,
      confirm: 'Program studi dan BAKPK dapat mengajukan revisi nilai lagi.',
      success: 'Masa revisi dibuka.',
    },
    // Taken with the steps of a revision of grades (`konversi/revisi-nilai`), which decides who may.
    ajukan_revisi: { label: 'Ajukan revisi nilai', from: ['final'], to: 'revisi_nilai', by: ['system'], note: true },
    setujui_revisi: { label: 'Setujui revisi nilai', from: ['revisi_nilai'], to: 'final', by: ['system'] },
    tolak_revisi: { label: 'Tolak revisi nilai', from: ['revisi_nilai'], to: 'final', by: ['system'], note: true },
    batalkan_revisi: { label: 'Batalkan revisi nilai', from: ['revisi_nilai'], to: 'final', by: ['system'] },
  },
});

/**
 * Steps of the conversion workflow that Tim MBKM takes where no package was handed in, on one participation or on many.
 */
export const langkahPaketTim = ['buka_paket', 'tutup'] as const satisfies (keyof typeof alurKonversi.actions)[];

/** Steps about final grades that reached the academic system by another way than the portal. */
export const langkahSerah = ['serahkan', 'tarik_penyerahan'] as const satisfies (keyof typeof alurKonversi.actions)[];
export type LangkahSerah = (typeof langkahSerah)[number];

/** Actions of the conversion workflow. */
export type AksiKonversi = keyof typeof alurKonversi.actions;
