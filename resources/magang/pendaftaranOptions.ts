import type { KindLimit, RegisterHubOptions, RegisterOptions, Requirements } from '../kit/index.ts';
import { jenisLewatMagang } from '../mbkm/jenis.ts';

const requirements: Requirements = {
  endpoint: 'magang/pendaftar-program-mbkm/cek-pendaftar-magang',
  params: { idProgram: 'idProgram', idPeriode: 'idPeriode', idProgramDitawarkan: 'idProgramDitawarkan' },
};

/** Programmes that register through the Magang screens. */
const ofMagang: KindLimit = { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: jenisLewatMagang };

/** /magang/pendaftaran: am I eligible, which way in, what have I begun (docs/domain/20 §3). */
export const pendaftaranOptions: RegisterHubOptions = {
  cards: [
    {
      title: 'Magang Mandiri',
      text: 'Magang di tempat yang Anda cari sendiri.',
      icon: 'travel_explore',
      path: '/magang/pendaftaran/mandiri',
      filter: { polaPendaftaran: 'mandiri' },
    },
  ],
  filter: { kodeJenisMbkm: jenisLewatMagang },
  editable: ['draf', 'revisi'],
  active: ['diajukan', 'revisi', 'disetujui', 'berjalan'],
  way: 'jalur',
  historyPath: '/magang/riwayat',
  lookups: { idProgram: 'master/program', idPeriode: 'master/periode', limit: ofMagang },
  requirements,
  stepper: ['draf', 'diajukan', 'disetujui', 'berjalan', 'selesai'],
  banner: { field: 'catatanTerakhir', states: ['revisi', 'ditolak'] },
};

/** /magang/pendaftaran/mandiri: Mitra → Kegiatan & Pembimbing → Berkas → Tinjau (docs/domain/20 §3). */
export const mandiriOptions: RegisterOptions = {
  create: 'magang/pendaftar-program-mbkm/mandiri',
  update: 'magang/pendaftar-program-mbkm',
  parts: { magang: 'magang/pendaftar-magang' },
  fixed: { jalur: 'mandiri' },
  steps: [
    {
      key: 'mitra',
      title: 'Mitra',
      kind: 'form',
      help: 'Pilih mitra yang sudah terdaftar, atau usulkan tempat magang Anda.',
      fields: [
        { name: 'idProgram', required: true, choose: { polaPendaftaran: 'mandiri' }, limit: ofMagang },
        { name: 'idPeriode', required: true, choose: { status: 'aktif' } },
        {
          name: 'idMitra',
          required: { field: 'magang.namaMitraUsulan', is: 'empty' },
          help: 'Belum terdaftar? Biarkan kosong dan isi usulan mitra di bawah.',
        },
        ...(
          [
            'namaMitraUsulan',
            'bidangUsahaUsulan',
            'alamatMitraUsulan',
            'kontakMitraUsulan',
            'situsMitraUsulan',
          ] as const
        ).map(name => ({
          name: `magang.${name}`,
          required: name !== 'situsMitraUsulan' && ({ field: 'idMitra', is: 'empty' } as const),
          when: { field: 'idMitra', is: 'empty' } as const,
        })),
      ],
    },
    {
      key: 'kegiatan',
      title: 'Kegiatan & Pembimbing',
      kind: 'form',
      fields: [
        { name: 'magang.posisi', required: true },
        { name: 'judulKegiatan' },
        { name: 'magang.deskripsiTugas', required: true, help: 'Minimal 50 karakter.' },
        { name: 'magang.skemaKerja', required: true },
        { name: 'magang.jamPerMinggu', required: true },
        { name: 'magang.uangSaku' },
        { name: 'tanggalMulai', required: true },
        { name: 'tanggalSelesai', required: true, help: 'Paling cepat 112 hari setelah mulai, atau sesuai program.' },
        { name: 'namaPembimbingLapangan' },
        { name: 'emailPembimbingLapangan', required: true },
        { name: 'teleponPembimbingLapangan' },
      ],
    },
    {
      key: 'berkas',
      title: 'Berkas',
      kind: 'documents',
      fields: [
        { name: 'magang.berkasCv', required: true },
        { name: 'magang.berkasTranskrip', required: true },
        { name: 'magang.berkasPaktaIntegritas', required: true },
        { name: 'magang.berkasProposal', required: true },
        { name: 'magang.berkasSuratPenerimaan', required: true },
        { name: 'magang.berkasRekomendasi' },
        { name: 'magang.berkasAsuransi' },
      ],
    },
    { key: 'tinjau', title: 'Tinjau', kind: 'review', fields: [] },
  ],
  requirements,
  returned: 'catatanTerakhir',
  dialogs: [{ field: 'sksKrs', title: 'Maaf' }],
  submit: { action: 'ajukan', goTo: '/magang/pendaftaran' },
};
