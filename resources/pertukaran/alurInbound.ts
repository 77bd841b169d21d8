import { actor, choice, match, ofRow, onBehalf, ref, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { selamaKuliah } from './masaKuliah.ts';
import { pertukaranMessages } from './messages.ts';

/**
 * The life of a student from elsewhere (docs/domain/50 §1.2). What the registrant does has no session: the public calls
 * take those steps in the portal's name.
 */
export const alurInbound = workflow({
  initial: 'diajukan',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    disetujui: { label: 'Disetujui' },
    ditolak: { label: 'Ditolak' },
    berjalan: { label: 'Berjalan' },
    selesai: { label: 'Selesai' },
    mengundurkan_diri: { label: 'Mengundurkan diri' },
  },
  actions: {
    tunda: { label: 'Menunggu konfirmasi surel', from: ['diajukan'], to: 'draf', by: ['system'] },
    konfirmasi: { label: 'Konfirmasi surel', from: ['draf'], to: 'diajukan', by: ['system'] },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      needs: [selamaKuliah],
      by: [role.timMbkm],
      confirm: 'Setujui pendaftaran ini? Nomor mahasiswa inbound dan akun dibuat.',
      takes: {
        idDosenWali: ofRow({ when: { field: 'idDosenWali', is: 'empty' } }),
        idProgramProdi: ofRow({ asked: false }),
      },
      success: 'Pendaftaran disetujui. Nomor mahasiswa inbound: {npm}.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      success: 'Pendaftaran dikembalikan.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: [role.timMbkm],
      note: true,
      confirm: 'Tolak pendaftaran ini?',
      success: 'Pendaftaran ditolak.',
      tone: 'danger',
    },
    ajukan_ulang: { label: 'Ajukan ulang', from: ['revisi'], to: 'diajukan', by: ['system'] },
    mulai: { label: 'Mulai', from: ['disetujui'], to: 'berjalan', by: ['system'] },
    selesaikan: {
      label: 'Selesaikan',
      from: ['berjalan'],
      to: 'selesai',
      by: ['system', role.timMbkm],
      confirm: 'Selesaikan studi mahasiswa ini?',
      success: 'Studi selesai.',
    },
    lanjut: {
      label: 'Lanjut semester',
      from: ['berjalan'],
      to: 'disetujui',
      by: [role.timMbkm],
      needs: [{ rule: 'duaSemester', says: pertukaranMessages.satuSemester }],
      confirm: 'Mahasiswa melanjutkan ke masa studi ini dan mengisi KRS baru.',
      takes: {
        // A value of its own, which begins empty: the next one is never the row's.
        idMasaStudi: ref('pertukaran/masa-studi', {
          required: true,
          only: { skema: 'inbound' },
          label: 'Masa studi berikutnya',
        }),
      },
      success: '{namaLengkap} melanjutkan studi; KRS baru dapat diisi.',
    },
    rekomendasi: {
      label: 'Rekomendasi prodi',
      from: ['diajukan', 'revisi'],
      by: [role.koordinator, role.timMbkm],
      noteLabel: 'Catatan Prodi',
      takes: {
        rekomendasiProdi: choice(
          { ya: 'Direkomendasikan', tidak: 'Tidak direkomendasikan' },
          { required: true, label: 'Rekomendasi prodi' },
        ),
        catatanProdi: ofRow({ asked: false }),
      },
      success: 'Rekomendasi disimpan.',
    },
    tetapkan_wali: {
      label: 'Tetapkan dosen wali',
      from: ['diajukan', 'revisi', 'disetujui', 'berjalan'],
      by: [role.timMbkm],
      takes: { idDosenWali: ofRow({ required: true }) },
      success: 'Dosen wali ditetapkan.',
    },
    undur_diri: {
      label: 'Undur diri',
      from: ['draf', 'diajukan', 'revisi', 'disetujui', 'berjalan'],
      to: 'mengundurkan_diri',
      by: [actor(role.inbound, match('id', 'idMhsInbound'), { note: true }), onBehalf(role.timMbkm)],
      note: true,
      confirm: 'Mata kuliah yang belum dinilai dibatalkan. Lanjutkan?',
      success: 'Pengunduran diri dicatat.',
      tone: 'danger',
    },
  },
});

/** States in which a registration holds neither its place nor its address. */
export const inboundGugur = ['ditolak', 'mengundurkan_diri'] as const;
