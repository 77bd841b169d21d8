import type { Need, Role, Scope, ShortActor, Workflow } from '../kit/index.ts';
import { linked, past, through, unless, valued, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';

/** The participation must be in such a state: who has withdrawn or was refused goes nowhere. */
const while_ = (...states: readonly string[]) => ({ statusPendaftaran: states });
const waiting = while_('diajukan');
const running = while_('berjalan');

const penerima: readonly Role[] = [role.koordinator, role.timMbkm];
/** Taken along by something else only: a document that is accepted, a grade that is final. */
const along: readonly ShortActor[] = ['system'];

/** Participants of an opening whose training has ended cannot move to a further stage. */
const gelombangBerjalan: Need = {
  of: unless(through('idProgramKomcad', past('tanggalSelesaiLatsarmil'))),
  says: komcadMessages.trainingOver,
};

/** The stages of Komcad; each step takes the participation along as far as the programme says (docs/domain/40 §1.1). */
export const alurTahap = workflow({
  initial: 'administrasi',
  history: 'pendaftaran',
  states: {
    administrasi: { label: 'Administrasi', tone: 'diajukan' },
    direkomendasikan: { label: 'Direkomendasikan', tone: 'diajukan' },
    ijin_terbit: { label: 'Surat izin terbit', tone: 'baik' },
    seleksi: { label: 'Seleksi', tone: 'diajukan' },
    verifikasi_kelulusan: { label: 'Verifikasi kelulusan', tone: 'diajukan' },
    lulus: { label: 'Lulus seleksi', tone: 'baik' },
    tidak_lulus: { label: 'Tidak lulus', tone: 'tolak' },
    latsarmil: { label: 'Latsarmil', tone: 'baik' },
    pelaporan: { label: 'Pelaporan', tone: 'baik' },
    gugur: { label: 'Gugur', tone: 'tolak' },
    penilaian: { label: 'Penilaian', tone: 'diajukan' },
    selesai: { label: 'Selesai' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['administrasi'],
      when: while_('draf', 'revisi'),
      by: [role.mahasiswa],
      confirm: 'Ajukan pendaftaran ini? Isian tidak dapat diubah selama diperiksa.',
      success: 'Pendaftaran diajukan.',
      tone: 'primary',
    },
    rekomendasikan: {
      label: 'Rekomendasikan',
      from: ['administrasi'],
      to: 'direkomendasikan',
      when: waiting,
      needs: [gelombangBerjalan],
      by: [role.koordinator],
      confirm: 'Rekomendasikan mahasiswa ini?',
      success: 'Mahasiswa direkomendasikan.',
      tone: 'primary',
    },
    terbitkan_ijin: {
      label: 'Terbitkan izin',
      from: ['direkomendasikan'],
      to: 'ijin_terbit',
      when: waiting,
      needs: [gelombangBerjalan],
      by: [role.timMbkm],
      early: { administrasi: komcadMessages.notRecommended },
      confirm: 'Terbitkan Surat Izin? Surat mendapat nomor dan tidak dapat diubah lagi.',
      success: 'Surat Izin terbit.',
      tone: 'primary',
    },
    verifikasi_bukti: {
      label: 'Terima bukti pendaftaran',
      from: ['ijin_terbit'],
      to: 'seleksi',
      when: waiting,
      needs: [gelombangBerjalan],
      by: [role.timMbkm],
      success: 'Mahasiswa mengikuti seleksi.',
      tone: 'primary',
    },
    unggah_kelulusan: {
      label: 'Kirim hasil seleksi',
      from: ['seleksi'],
      to: 'verifikasi_kelulusan',
      when: waiting,
      by: along,
    },
    terima_kelulusan: {
      label: 'Terima kelulusan',
      from: ['verifikasi_kelulusan'],
      to: 'lulus',
      when: waiting,
      needs: [gelombangBerjalan],
      by: [role.timMbkm],
      confirm: 'Terima kelulusan mahasiswa ini?',
      success: 'Mahasiswa lulus seleksi.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      arrows: [
        { from: ['administrasi', 'direkomendasikan'], to: 'administrasi', when: waiting, by: penerima },
        { from: ['verifikasi_kelulusan'], to: 'seleksi', when: waiting, by: [role.timMbkm] },
      ],
      note: true,
      success: 'Dikembalikan untuk diperbaiki.',
    },
    tolak: {
      label: 'Tolak',
      from: ['administrasi', 'direkomendasikan'],
      to: 'administrasi',
      when: waiting,
      by: penerima,
      note: true,
      confirm: 'Tolak pendaftaran ini?',
      success: 'Pendaftaran ditolak.',
      tone: 'danger',
    },
    tidak_lulus: {
      label: 'Nyatakan tidak lulus',
      from: ['ijin_terbit', 'seleksi', 'verifikasi_kelulusan'],
      to: 'tidak_lulus',
      when: waiting,
      by: [role.timMbkm],
      note: true,
      confirm: 'Nyatakan mahasiswa ini tidak lulus seleksi?',
      success: 'Mahasiswa dinyatakan tidak lulus.',
      tone: 'danger',
    },
    mulai_latsarmil: {
      label: 'Mulai Latsarmil',
      from: ['lulus'],
      to: 'latsarmil',
      when: while_('disetujui'),
      needs: [gelombangBerjalan],
      by: [role.timMbkm, 'system'],
      confirm: 'Mulai latsarmil mahasiswa ini?',
      looks: [
        {
          before: 'idProgramKomcad.tanggalMulaiLatsarmil',
          says: komcadMessages.trainingBegins,
          weight: 'note',
        },
      ],
      success: 'Latsarmil dimulai.',
      tone: 'primary',
    },
    selesai_latsarmil: {
      label: 'Selesaikan Latsarmil',
      from: ['latsarmil'],
      to: 'pelaporan',
      when: running,
      by: [role.timMbkm],
      confirm: 'Nyatakan latsarmil mahasiswa ini selesai?',
      looks: [
        {
          before: 'idProgramKomcad.tanggalSelesaiLatsarmil',
          says: komcadMessages.trainingEnds,
          weight: 'note',
        },
      ],
      success: 'Latsarmil selesai; mahasiswa menyusun laporan.',
      tone: 'primary',
    },
    gugur: {
      label: 'Nyatakan gugur',
      from: ['latsarmil'],
      to: 'gugur',
      when: running,
      by: [role.timMbkm],
      note: true,
      confirm: 'Nyatakan mahasiswa ini gugur? Kegiatannya berakhir tanpa konversi.',
      success: 'Mahasiswa dinyatakan gugur.',
      tone: 'danger',
    },
    batalkan: {
      label: 'Batalkan keputusan',
      undoes: ['tidak_lulus', 'gugur'],
      arrows: [
        { from: ['administrasi'], when: while_('ditolak'), by: [role.timMbkm] },
        {
          from: ['tidak_lulus'],
          to: ['seleksi', 'ijin_terbit', 'verifikasi_kelulusan'],
          when: while_('ditolak'),
          by: [role.timMbkm],
        },
        { from: ['gugur'], to: 'latsarmil', when: while_('selesai'), by: [role.timMbkm] },
        // Somebody who left stays in the last stage; a registration that was never handed in starts again.
        {
          from: [
            'direkomendasikan',
            'ijin_terbit',
            'seleksi',
            'verifikasi_kelulusan',
            'lulus',
            'latsarmil',
            'pelaporan',
            'penilaian',
          ],
          when: while_('mengundurkan_diri'),
          by: [role.timMbkm],
        },
      ],
      note: true,
      confirm: 'Batalkan keputusan akhir ini? Mahasiswa melanjutkan dari tahap sebelumnya.',
      success: 'Keputusan dibatalkan.',
    },
    terima_laporan: { label: 'Terima laporan', from: ['pelaporan'], to: 'penilaian', when: running, by: along },
    finalkan: { label: 'Finalkan nilai', from: ['penilaian'], to: 'selesai', when: running, by: along },
    mundur: {
      label: 'Undur diri',
      arrows: [
        {
          from: ['administrasi', 'direkomendasikan', 'ijin_terbit', 'seleksi', 'verifikasi_kelulusan', 'lulus'],
          when: while_('draf', 'diajukan', 'revisi', 'disetujui'),
          by: [role.mahasiswa, role.timMbkm],
        },
        { from: ['latsarmil', 'pelaporan', 'penilaian'], when: running, by: [role.timMbkm] },
      ],
      note: true,
      confirm: 'Catat pengunduran diri? Tempat yang sudah diperoleh dilepas.',
      success: 'Pengunduran diri dicatat.',
      tone: 'danger',
    },
  },
});

export type Tahap = keyof typeof alurTahap.states;

/** Stages in their order, as a track shows them; others end it. */
export const urutanTahap = [
  'administrasi',
  'direkomendasikan',
  'ijin_terbit',
  'seleksi',
  'verifikasi_kelulusan',
  'lulus',
  'latsarmil',
  'pelaporan',
  'penilaian',
  'selesai',
] satisfies Tahap[];

/** Stages in which something of a participant is written (docs/domain/40 §1.1). */
export const tahapTes: readonly Tahap[] = ['ijin_terbit', 'seleksi', 'verifikasi_kelulusan'];
export const tahapLatihan: readonly Tahap[] = ['latsarmil', 'pelaporan'];
/** A sheet that was opened again finds the participation finished. */
export const tahapNilai: readonly Tahap[] = ['penilaian', 'selesai'];

/** Rows whose participant is at one of the stages. */
export const selama = (tahap: readonly Tahap[]): Scope =>
  through('idPendaftarMbkm', linked('komcad/pendaftaran', 'idPendaftarMbkm', valued('tahap', ...tahap)));

/** Label of a stage. */
export const namaTahap = (tahap: unknown): string => {
  const { states }: Workflow = alurTahap;
  return typeof tahap === 'string' && Object.hasOwn(states, tahap) ? (states[tahap]?.label ?? '') : '';
};
