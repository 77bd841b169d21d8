import { laporanAkhir } from '../kegiatan/outputsOf.ts';
import type { LogbookOptions, OutputOptions, QueueOptions, RecordView } from '../kit/index.ts';
import { jenisMagang } from './jalurMagang.ts';

const paths = {
  home: '/magang/log-kegiatan',
  list: '/magang/log-kegiatan/daftar-kegiatan',
  form: '/magang/log-kegiatan/form',
} as const;

const participation: LogbookOptions['participation'] = {
  field: 'idPendaftarMbkm',
  resource: 'mbkm/pendaftar-program-mbkm',
  filter: { kodeJenisMbkm: jenisMagang, status: ['berjalan', 'selesai'] },
  running: ['berjalan'],
  title: 'idProgram',
  facts: ['namaMitra', 'idPeriode'],
};

/** /magang/log-kegiatan, its list and its form: the student's side (docs/domain/20 §3). */
export const logbookOptions: LogbookOptions = {
  participation,
  form: {
    sections: [
      { title: 'Waktu dan tempat', fields: ['tanggal', 'jamMulai', 'jamSelesai', 'tempat'] },
      { title: 'Kegiatan', fields: ['kegiatan', 'uraian'] },
      { title: 'Hasil, kendala, rencana', fields: ['hasil', 'kendala', 'rencana'], folded: true },
    ],
    courses: {
      field: 'idTerpilihFinal',
      resource: 'konversi/terpilih-final',
      label: 'idMatkulPaketKonversi',
    },
  },
  opens: ['HA02', 'HA04', 'HA06'],
  paths,
};

/** An entry as those see it who judge it. */
const entryView: RecordView = {
  parts: {},
  sections: [
    { title: 'Waktu', fields: ['namaMahasiswa', 'npm', 'tanggal', 'jamMulai', 'jamSelesai', 'durasiJam', 'tempat'] },
    { title: 'Kegiatan', fields: ['kegiatan', 'uraian', 'hasil', 'kendala', 'rencana'] },
    { title: 'Tanggapan', fields: ['parafMitra', 'waktuParaf', 'komentarMitra', 'catatan'] },
  ],
  documents: ['dokumen'],
};

const entryQueue = {
  filter: {},
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'kegiatan', 'durasiJam', 'tempat', 'parafMitra'],
  card: { title: 'kegiatan', subtitle: 'namaMahasiswa', facts: ['tanggal', 'durasiJam', 'tempat'] },
  waiting: { since: 'tanggalDiajukan', soonDays: 3, lateDays: 7 },
  listPath: paths.home,
  detailPath: `${paths.form}/view?id=:id`,
  people: {
    endpoint: 'magang/logbook-magang/menunggu',
    field: 'idMahasiswa',
    title: 'namaMahasiswa',
    subtitle: 'npm',
  },
  detail: entryView,
  extra: [],
} satisfies Partial<QueueOptions>;

/** /magang/log-kegiatan for the supervisor. */
export const logbookQueueOptions: QueueOptions = {
  ...entryQueue,
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu Saya',
      filter: { status: 'diajukan' },
      sort: ['tanggalDiajukan', 'ASC'],
      bulk: true,
      task: { label: { HA04: 'Logbook menunggu verifikasi' }, decides: true },
    },
    { key: 'revisi', label: 'Revisi', filter: { status: 'revisi' }, sort: ['tanggal', 'DESC'], bulk: false },
    { key: 'disetujui', label: 'Disetujui', filter: { status: 'disetujui' }, sort: ['tanggal', 'DESC'], bulk: false },
  ],
  actions: ['setujui', 'revisi'],
  bulk: { endpoint: 'magang/logbook-magang/verifikasi', actions: ['setujui', 'revisi'] },
};

/** /magang/log-kegiatan for the partner: initials with a comment. */
export const logbookParafOptions: QueueOptions = {
  ...entryQueue,
  tabs: [
    {
      key: 'belum',
      label: 'Belum Diparaf',
      filter: { status: ['diajukan', 'disetujui'], parafMitra: false },
      sort: ['tanggal', 'ASC'],
      bulk: true,
      task: { label: { HA06: 'Logbook belum diparaf' }, decides: false },
    },
    { key: 'sudah', label: 'Sudah Diparaf', filter: { parafMitra: true }, sort: ['tanggal', 'DESC'], bulk: false },
    {
      key: 'revisi',
      label: 'Dikembalikan Dosen',
      filter: { status: 'revisi' },
      sort: ['tanggal', 'DESC'],
      bulk: false,
    },
  ],
  actions: [],
  bulk: { endpoint: 'magang/logbook-magang/verifikasi', actions: [] },
  marks: [
    {
      action: 'paraf',
      label: 'Paraf',
      note: { name: 'komentarMitra', label: 'Komentar', max: 300 },
      success: 'Logbook diparaf.',
      roles: ['HA06'],
      when: [{ field: 'status', in: ['diajukan', 'disetujui'] }],
    },
  ],
};

const outputPath = '/magang/laporan-akhir';
const tooSimilar = {
  endpoint: 'magang/luaran-magang/kelengkapan',
  param: 'idPendaftarMbkm',
  limit: 'batasKemiripan',
  text: 'Kemiripan di atas batas {n}%.',
} as const;

/** /magang/laporan-akhir: the student's checklist (docs/domain/20 §1.11, §3). */
export const outputOptions: OutputOptions = {
  participation,
  fields: ['judul', 'abstrak', 'tautan'],
  path: outputPath,
};

/** /magang/laporan-akhir for the supervisor. */
export const outputQueueOptions: QueueOptions = {
  filter: {},
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu Saya',
      filter: { status: 'diajukan' },
      sort: ['tanggalUnggah', 'ASC'],
      bulk: true,
      task: { label: { HA04: 'Laporan dan luaran menunggu verifikasi' }, decides: true },
    },
    { key: 'revisi', label: 'Revisi', filter: { status: 'revisi' }, sort: ['updatedAt', 'DESC'], bulk: false },
    { key: 'disetujui', label: 'Disetujui', filter: { status: 'disetujui' }, sort: ['updatedAt', 'DESC'], bulk: false },
  ],
  columns: ['npm', 'namaMahasiswa', 'idJenisLuaran', 'judul', 'revisiKe', 'nilai', 'tanggalUnggah'],
  card: { title: 'judul', subtitle: 'namaMahasiswa', facts: ['idJenisLuaran', 'nilai'] },
  waiting: { since: 'tanggalUnggah', soonDays: 3, lateDays: 7 },
  listPath: outputPath,
  detailPath: `${outputPath}/:id`,
  actions: ['setujui', 'revisi'],
  bulk: { endpoint: 'magang/luaran-magang/verifikasi', actions: ['setujui', 'revisi'] },
  asks: {
    setujui: [
      { name: 'nilai', when: { field: 'kodeJenisLuaran', in: [laporanAkhir] } },
      { name: 'persenKemiripan', warnAbove: tooSimilar },
    ],
    revisi: [{ name: 'persenKemiripan', warnAbove: tooSimilar }],
  },
  detail: {
    parts: {},
    sections: [
      {
        title: 'Luaran',
        fields: ['namaMahasiswa', 'npm', 'idJenisLuaran', 'judul', 'abstrak', 'tautan', 'revisiKe', 'tanggalUnggah'],
      },
      { title: 'Penilaian', fields: ['nilai', 'persenKemiripan', 'catatan'] },
    ],
    documents: ['berkas', 'berkasPengesahan'],
  },
  extra: [],
};
