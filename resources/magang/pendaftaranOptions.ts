import type { KindLimit, RegisterHubOptions, RegisterOptions, Requirements, Step, StepField } from '../kit/index.ts';
import { jenisLewatMagang } from '../mbkm/jenis.ts';
import { suratPengantar } from './prints.ts';

const requirements: Requirements = {
  endpoint: 'magang/pendaftar-program-mbkm/cek-pendaftar-magang',
  params: { idProgram: 'idProgram', idPeriode: 'idPeriode', idProgramDitawarkan: 'idProgramDitawarkan' },
};

/** Programmes that register through the Magang screens. */
const ofMagang: KindLimit = { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: jenisLewatMagang };

/** /magang/pendaftaran: am I eligible, which way in, what have I begun (docs/domain/20 §3). */
export const pendaftaranOptions: RegisterHubOptions = {
  helper: {
    label: 'Simulasi SKS',
    text: 'Ingin tahu dahulu berapa SKS dan nilai yang dapat diakui?',
    path: '/magang/paket-konversi?tab=simulasi',
  },
  cards: [
    {
      title: 'Magang MBKM',
      text: 'Magang pada posisi yang ditawarkan mitra.',
      icon: 'work',
      path: '/magang/pendaftaran/mbkm',
      filter: { polaPendaftaran: 'mbkm' },
    },
    {
      title: 'Magang Mandiri',
      text: 'Magang di tempat yang Anda cari sendiri.',
      icon: 'travel_explore',
      path: '/magang/pendaftaran/mandiri',
      filter: { polaPendaftaran: 'mandiri' },
    },
    {
      title: 'PMMB',
      text: 'Magang bersertifikat di badan usaha milik negara.',
      icon: 'workspace_premium',
      path: '/magang/pendaftaran/pmmb',
      filter: { polaPendaftaran: 'pmmb' },
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
  prints: suratPengantar,
};

/** Programme and period, the first thing that every way in asks. */
const chosen = (pola: 'mbkm' | 'mandiri' | 'pmmb'): StepField[] => [
  { name: 'idProgram', required: true, choose: { polaPendaftaran: pola }, limit: ofMagang },
  { name: 'idPeriode', required: true, choose: { status: 'aktif' } },
];

const work: readonly StepField[] = [
  { name: 'magang.posisi', required: true },
  { name: 'judulKegiatan' },
  { name: 'magang.deskripsiTugas', required: true, help: 'Minimal 50 karakter.' },
  { name: 'magang.skemaKerja', required: true },
  { name: 'magang.jamPerMinggu', required: true },
  { name: 'magang.uangSaku' },
  { name: 'tanggalMulai', required: true },
  { name: 'tanggalSelesai', required: true, help: 'Paling cepat 112 hari setelah mulai, atau sesuai program.' },
];

const fieldSupervisor: readonly StepField[] = [
  { name: 'namaPembimbingLapangan' },
  { name: 'emailPembimbingLapangan', required: true },
  { name: 'teleponPembimbingLapangan' },
];

const document = (name: string, required: boolean): StepField => ({ name: `magang.${name}`, required });

/** The documents of a way in; which of them are required, the server says the same (`magangRequired`). */
const documents = (extra: { proposal: boolean; penerimaan: boolean }): Step => ({
  key: 'berkas',
  title: 'Berkas',
  kind: 'documents',
  fields: [
    document('berkasCv', true),
    document('berkasTranskrip', true),
    document('berkasPaktaIntegritas', true),
    document('berkasProposal', extra.proposal),
    document('berkasSuratPenerimaan', extra.penerimaan),
    document('berkasRekomendasi', false),
    document('berkasAsuransi', false),
  ],
});

const review: Step = { key: 'tinjau', title: 'Tinjau', kind: 'review', fields: [] };

/** What the three ways in have in common; they differ in their steps. */
const shared = {
  update: 'magang/pendaftar-program-mbkm',
  parts: { magang: 'magang/pendaftar-magang' },
  requirements,
  returned: 'catatanTerakhir',
  dialogs: [{ field: 'sksKrs', title: 'Maaf' }],
  submit: { action: 'ajukan', goTo: '/magang/pendaftaran' },
} as const;

/** /magang/pendaftaran/mbkm: Pilih Program (seats left) → Kegiatan → Berkas → Tinjau (docs/domain/20 §3). */
export const mbkmOptions: RegisterOptions = {
  ...shared,
  create: 'magang/pendaftar-program-mbkm',
  fixed: { jalur: 'mbkm' },
  steps: [
    {
      key: 'program',
      title: 'Pilih Program',
      kind: 'form',
      help: 'Pilih posisi yang ditawarkan mitra. Posisi terbuka untuk program studi Anda.',
      fields: [
        ...chosen('mbkm'),
        {
          name: 'idProgramDitawarkan',
          required: true,
          choose: { status: 'dibuka' },
          cards: {
            title: 'namaPosisi',
            subtitle: 'namaMitra',
            facts: ['lokasi', 'idKabupaten', 'skemaKerja', 'ipkMin', 'tanggalMulai', 'tanggalSelesai', 'tanggalTutup'],
            seats: { of: 'kuota', taken: 'terisi' },
            fills: {
              idProgram: 'idProgram',
              idPeriode: 'idPeriode',
              tanggalMulai: 'tanggalMulai',
              tanggalSelesai: 'tanggalSelesai',
              'magang.posisi': 'namaPosisi',
              'magang.skemaKerja': 'skemaKerja',
              'magang.uangSaku': 'uangSaku',
            },
            empty: {
              title: 'Belum ada posisi yang dibuka',
              text: 'Posisi yang ditawarkan mitra untuk program studi Anda akan tampil di sini.',
            },
          },
        },
      ],
    },
    { key: 'kegiatan', title: 'Kegiatan', kind: 'form', fields: work },
    documents({ proposal: false, penerimaan: false }),
    review,
  ],
};

/** /magang/pendaftaran/mandiri: Mitra → Kegiatan & Pembimbing → Berkas → Tinjau (docs/domain/20 §3). */
export const mandiriOptions: RegisterOptions = {
  ...shared,
  create: 'magang/pendaftar-program-mbkm/mandiri',
  fixed: { jalur: 'mandiri' },
  steps: [
    {
      key: 'mitra',
      title: 'Mitra',
      kind: 'form',
      help: 'Pilih mitra yang sudah terdaftar, atau usulkan tempat magang Anda.',
      fields: [
        ...chosen('mandiri'),
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
    { key: 'kegiatan', title: 'Kegiatan & Pembimbing', kind: 'form', fields: [...work, ...fieldSupervisor] },
    documents({ proposal: true, penerimaan: true }),
    review,
  ],
};

/** /magang/pendaftaran/pmmb: Data PMMB → Kegiatan → Berkas → Tinjau (docs/domain/20 §3). */
export const pmmbOptions: RegisterOptions = {
  ...shared,
  create: 'magang/pendaftar-program-mbkm',
  fixed: { jalur: 'pmmb' },
  steps: [
    {
      key: 'pmmb',
      title: 'Data PMMB',
      kind: 'form',
      help: 'Isi sesuai pengumuman penerimaan PMMB yang Anda peroleh.',
      fields: [
        ...chosen('pmmb'),
        { name: 'idMitra', required: true },
        { name: 'magang.batchPmmb', required: true },
        { name: 'magang.nomorPesertaPmmb', required: true },
        { name: 'magang.jenisSertifikat', required: true },
      ],
    },
    { key: 'kegiatan', title: 'Kegiatan', kind: 'form', fields: [...work, ...fieldSupervisor] },
    documents({ proposal: false, penerimaan: true }),
    review,
  ],
};
