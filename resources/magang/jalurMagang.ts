import type { KindLimit, ListFilter, Step, StepField, Way } from '../kit/index.ts';
import type { KodeJenisMbkm } from '../mbkm/jenis.ts';
import { magangMessages } from './messages.ts';

/** Kinds that register through the Magang screens (docs/domain/10 §5). */
export const jenisMagang = [
  'magang',
  'studi_independen',
  'kampus_mengajar',
  'praktisi_mengajar',
] as const satisfies KodeJenisMbkm[];

/** Programmes that register through the Magang screens. */
const ofMagang: KindLimit = { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: jenisMagang };

/** Programme and period, the first thing that every way in asks. */
const chosen = (programs: ListFilter): StepField[] => [
  { name: 'idProgram', required: true, choose: programs, limit: ofMagang },
  { name: 'idPeriode', required: true, choose: { status: 'aktif' } },
];

const work: readonly StepField[] = [
  { name: 'magang.posisi', required: true },
  { name: 'judulKegiatan' },
  { name: 'magang.deskripsiTugas', required: true, least: 50 },
  { name: 'magang.skemaKerja', required: true },
  { name: 'magang.jamPerMinggu', required: true },
  { name: 'magang.uangSaku' },
  { name: 'tanggalMulai', required: true },
  { name: 'tanggalSelesai', required: true },
];

const fieldSupervisor: readonly StepField[] = [
  { name: 'namaPembimbingLapangan' },
  { name: 'emailPembimbingLapangan', required: true },
  { name: 'teleponPembimbingLapangan' },
];

const document = (name: string, required: boolean): StepField => ({ name: `magang.${name}`, required });

/** The documents of a way in, and which of them must be there. */
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

/** The rows of `master/program` behind each way in (docs/domain/10 §2.4 polaPendaftaran). */
const programs = {
  mbkm: { polaPendaftaran: 'mbkm' },
  mandiri: { polaPendaftaran: 'mandiri' },
  pmmb: { polaPendaftaran: 'pmmb' },
} as const satisfies Record<string, ListFilter>;

/** Pilih program (seats left) → Kegiatan → Berkas → Tinjau (docs/domain/20 §3). */
const mbkm: Way = {
  title: 'Magang MBKM',
  text: 'Magang pada posisi yang ditawarkan mitra.',
  icon: 'work',
  path: '/magang/pendaftaran/mbkm',
  programs: programs.mbkm,
  stages: ['prodi', 'mitra'],
  steps: [
    {
      key: 'program',
      title: 'Pilih program',
      kind: 'form',
      help: 'Pilih posisi yang ditawarkan mitra. Posisi terbuka untuk program studi Anda.',
      fields: [
        ...chosen(programs.mbkm),
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

/** Mitra → Kegiatan dan Pembimbing → Berkas → Tinjau (docs/domain/20 §3). */
const mandiri: Way = {
  title: 'Magang Mandiri',
  text: 'Magang di tempat yang Anda cari sendiri.',
  icon: 'travel_explore',
  path: '/magang/pendaftaran/mandiri',
  create: 'magang/pendaftar-program-mbkm/mandiri',
  programs: programs.mandiri,
  stages: ['prodi', 'mbkm'],
  steps: [
    {
      key: 'mitra',
      title: 'Mitra',
      kind: 'form',
      help: 'Pilih mitra yang sudah terdaftar, atau usulkan tempat magang Anda.',
      fields: [
        ...chosen(programs.mandiri),
        {
          name: 'idMitra',
          required: { field: 'magang.namaMitraUsulan', is: 'empty' },
          early: true,
          message: magangMessages.partnerMissing,
          help: 'Belum terdaftar? Biarkan kosong dan isi usulan mitra di bawah.',
        },
        // Neither partner nor proposal is one thing that is missing, and said once, above.
        { name: 'magang.namaMitraUsulan', when: { field: 'idMitra', is: 'empty' } },
        ...(['bidangUsahaUsulan', 'alamatMitraUsulan', 'kontakMitraUsulan', 'situsMitraUsulan'] as const).map(name => ({
          name: `magang.${name}`,
          required: name !== 'situsMitraUsulan' && ({ field: 'magang.namaMitraUsulan', is: 'filled' } as const),
          when: { field: 'idMitra', is: 'empty' } as const,
        })),
      ],
    },
    { key: 'kegiatan', title: 'Kegiatan dan pembimbing', kind: 'form', fields: [...work, ...fieldSupervisor] },
    documents({ proposal: true, penerimaan: true }),
    review,
  ],
};

/** Data PMMB → Kegiatan → Berkas → Tinjau (docs/domain/20 §3). */
const pmmb: Way = {
  title: 'PMMB',
  text: 'Magang bersertifikat di badan usaha milik negara.',
  icon: 'workspace_premium',
  path: '/magang/pendaftaran/pmmb',
  programs: programs.pmmb,
  stages: ['prodi', 'mbkm'],
  steps: [
    {
      key: 'pmmb',
      title: 'Data PMMB',
      kind: 'form',
      help: 'Isi sesuai pengumuman penerimaan PMMB yang Anda peroleh.',
      fields: [
        ...chosen(programs.pmmb),
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

/** The ways into Magang, each with its form. */
export const jalurMagang = { mbkm, mandiri, pmmb };
