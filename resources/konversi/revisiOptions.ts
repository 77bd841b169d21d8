import type { QueueOptions, QueueTab } from '../kit/index.ts';

const decided: readonly QueueTab[] = [
  {
    key: 'disetujui',
    label: 'Disetujui',
    filter: { status: 'disetujui' },
    sort: ['waktuPutusan', 'DESC'],
    bulk: false,
  },
  {
    key: 'ditolak',
    label: 'Ditolak',
    filter: { status: ['ditolak', 'dibatalkan'] },
    sort: ['waktuPutusan', 'DESC'],
    bulk: false,
  },
];
const waiting = (key: string, label: string, status: string, bulk: boolean): QueueTab => ({
  key,
  label,
  filter: { status },
  sort: ['tanggalPengajuan', 'ASC'],
  bulk,
});

const common = {
  filter: {},
  columns: [
    'nomor',
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'idProgram',
    'namaPemohon',
    'tanggalPengajuan',
    'status',
  ],
  card: { title: 'namaMahasiswa', subtitle: 'nomor', facts: ['idProgramProdi', 'idProgram', 'namaPemohon'] },
  waiting: { since: 'tanggalPengajuan', soonDays: 2, lateDays: 5 },
  bulk: { endpoint: '', actions: [] },
} satisfies Partial<QueueOptions>;

const detail: QueueOptions['detail'] = {
  parts: {},
  sections: [
    {
      title: 'Permohonan',
      fields: ['nomor', 'npm', 'namaMahasiswa', 'idProgramProdi', 'idProgram', 'namaPemohon', 'peranPemohon', 'alasan'],
    },
    { title: 'Keputusan', fields: ['idPemutus', 'waktuPutusan', 'catatanKeputusan'] },
  ],
  documents: ['berkasPendukung'],
};

/** Where the specification has the decisions on revisions, those of every programme. */
const approvalPenilaian = '/magang/approval-penilaian';
/** One of them, as a notice leads to it. */
export const approvalRevisi = `${approvalPenilaian}/detail/:revisi`;

/** Its list and its detail: Tim MBKM decides on revisions of every programme (docs/domain/20 §3). */
export const approvalPenilaianOptions: QueueOptions = {
  ...common,
  tabs: [
    waiting('diajukan', 'Menunggu Anda', 'diajukan', false),
    waiting('sanggahan', 'Sanggahan', 'usulan', false),
    ...decided,
  ],
  listPath: approvalPenilaian,
  detailPath: `${approvalPenilaian}/detail/:id`,
  actions: ['setujui', 'tolak'],
  detail,
};

/** /data-mbkm/revisi-penilaian: request and follow revisions, decide on objections (docs/domain/20 §3). */
export const revisiPenilaianOptions: QueueOptions = {
  ...common,
  tabs: [
    waiting('sanggahan', 'Sanggahan', 'usulan', false),
    waiting('diajukan', 'Diajukan', 'diajukan', false),
    ...decided,
  ],
  listPath: '/data-mbkm/revisi-penilaian',
  // The list's own address with `?id=`: the specification knows no detail page here.
  detailPath: '/data-mbkm/revisi-penilaian?id=:id',
  actions: ['tolak_sanggahan', 'batalkan'],
  detail,
};
