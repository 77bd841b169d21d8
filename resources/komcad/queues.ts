import {
  type LetterKind,
  type MarkedCall,
  participationName,
  type QueueOptions,
  type QueueTab,
  type Role,
} from '../kit/index.ts';
import { registrationAnswers } from '../mbkm/formulirPendaftaran.ts';
import { eachRole } from '../programme/common.ts';
import { stepQueueOf } from '../programme/stepQueue.ts';
import { role } from '../roles.ts';
import { surat } from '../surat/surat.ts';
import { dokumenKomcad } from './dokumen.ts';
import { seleksiKompetensi } from './seleksi.ts';
import { cetakIzin, suratTugas, suratTugasLatsarmil } from './surat.ts';
import { namaTahap, type Tahap } from './tahap.ts';

const tim: readonly Role[] = [role.superAdmin, role.timMbkm];
const oldest = ['updatedAt', 'ASC'] as const;
const newest = ['updatedAt', 'DESC'] as const;

/** Participants in some stages; those who have left or were refused are in none of them. */
const at = (...tahap: readonly Tahap[]) => ({
  tahap: [...tahap],
  statusPendaftaran: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
});
const tab = (key: string, label: string, filter: QueueTab['filter'], more: Partial<QueueTab> = {}): QueueTab => ({
  key,
  label,
  filter,
  sort: newest,
  bulk: false,
  ...more,
});
/** Tab of rows that wait for a decision of these roles. */
const waiting = (key: string, label: string, tahap: Tahap, roles: readonly Role[], task: string): QueueTab =>
  tab(
    key,
    label,
    { tahap, statusPendaftaran: ['diajukan', 'disetujui', 'berjalan'] },
    { sort: oldest, bulk: true, task: { label: eachRole(roles, task), decides: true } },
  );

const sections: QueueOptions['detail']['sections'] = [
  {
    title: 'Gelombang',
    fields: ['idProgramKomcad', 'tahap', 'statusPendaftaran', 'idProgramProdi', 'idDosenPembimbing'],
  },
  {
    title: 'Data diri',
    fields: [
      'nik',
      'tempatLahir',
      'tanggalLahir',
      'jenisKelamin',
      'agama',
      'statusPernikahan',
      'alamat',
      'idKelurahan',
      'noHp',
      'email',
    ],
  },
  {
    title: 'Fisik dan orang tua',
    fields: [
      'tinggiBadan',
      'beratBadan',
      'golonganDarah',
      'riwayatPenyakit',
      'namaOrangTua',
      'hubungan',
      'noHpOrangTua',
      'motivasi',
    ],
  },
  { title: 'Latihan', fields: ['nomorRegistrasiKemhan', 'nomorSiswa', 'kompi', 'peleton'] },
];

/** A queue of participants by stage. */
const stageQueue = (
  path: string,
  tabs: readonly QueueTab[],
  actions: readonly string[],
  together: readonly string[],
  calls: readonly MarkedCall[] = [],
): QueueOptions => ({
  filter: {},
  tabs,
  columns: ['npm', 'namaMahasiswa', 'idProgramProdi', 'idProgramKomcad', 'tahap', 'statusPendaftaran'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgramKomcad', 'idProgramProdi'] },
  waiting: { since: 'updatedAt', soonDays: 3, lateDays: 7 },
  listPath: path,
  detailPath: `${path}/detail/:id`,
  actions,
  everywhere: true,
  bulk: { actions: together },
  calls,
  detail: {
    parts: {},
    sections,
    documents: [],
    beside: { resource: participationName, by: 'idPendaftarMbkm', sections: [registrationAnswers] },
  },
  prints: cetakIzin,
});

/** One letter of assignment for all ticked participants. */
const penugasanUntuk = ({ name, title, issue }: LetterKind): MarkedCall => {
  const endpoint = `${surat.endpoint}/${name.replaceAll('_', '-')}`;
  return {
    about: 'marked',
    label: title,
    endpoint,
    key: 'idPendaftarMbkm',
    roles: tim,
    when: issue,
    preview: `${endpoint}/pratinjau`,
    text: 'Satu surat dengan satu nomor terbit untuk semuanya; tiap mahasiswa dapat mengunduhnya.',
    success: `${title} terbit.`,
  };
};

/** /komcad/surat-ijin: recommended by the study programme, permitted by Tim MBKM. */
export const antreanIzin = stageQueue(
  '/komcad/surat-ijin',
  [
    waiting(
      'rekomendasi',
      'Menunggu rekomendasi',
      'administrasi',
      [role.koordinator],
      'Pendaftar Komcad menunggu rekomendasi',
    ),
    waiting('izin', 'Menunggu izin', 'direkomendasikan', tim, 'Pendaftar Komcad menunggu Surat Izin'),
    tab('terbit', 'Terbit', at('ijin_terbit', 'seleksi', 'verifikasi_kelulusan', 'lulus', 'latsarmil')),
    tab('kembali', 'Perlu perbaikan atau ditolak', { statusPendaftaran: ['revisi', 'ditolak'] }),
  ],
  ['rekomendasikan', 'terbitkan_ijin', 'revisi', 'tolak', 'batalkan'],
  ['rekomendasikan', 'terbitkan_ijin'],
);

/** /komcad/seleksi-kompetensi: from the proof of registration to the result. */
export const antreanSeleksi = stageQueue(
  '/komcad/seleksi-kompetensi',
  [
    waiting('bukti', 'Verifikasi bukti', 'ijin_terbit', tim, 'Bukti pendaftaran Komcad menunggu verifikasi'),
    tab('terjadwal', 'Terjadwal', at('seleksi'), { bulk: true }),
    waiting('kelulusan', 'Verifikasi kelulusan', 'verifikasi_kelulusan', tim, 'Kelulusan Komcad menunggu verifikasi'),
    tab('lulus', 'Lulus', at('lulus', 'latsarmil', 'pelaporan', 'penilaian', 'selesai')),
    tab('tidak-lulus', 'Tidak lulus', { tahap: 'tidak_lulus' }),
  ],
  ['verifikasi_bukti', 'terima_kelulusan', 'revisi', 'tidak_lulus', 'batalkan'],
  ['verifikasi_bukti', 'terima_kelulusan'],
  [
    {
      about: 'marked',
      label: 'Jadwalkan tes',
      endpoint: `${seleksiKompetensi.endpoint}/jadwal`,
      key: 'idPendaftarMbkm',
      roles: tim,
      when: [{ field: 'tahap', in: ['ijin_terbit', 'seleksi'] }],
      text: 'Semua tes dijadwalkan pada waktu dan tempat ini; tes yang sudah ada tidak berubah.',
      ask: { resource: seleksiKompetensi.name, fields: ['jadwal', 'lokasi'] },
      success: 'Tes dijadwalkan.',
    },
    penugasanUntuk(suratTugas),
  ],
);

/** /komcad/latsarmil: who trains, and what became of it. */
export const antreanLatsarmil = stageQueue(
  '/komcad/latsarmil',
  [
    tab('akan', 'Akan berangkat', at('lulus'), { bulk: true }),
    tab('latsarmil', namaTahap('latsarmil'), at('latsarmil'), { bulk: true }),
    tab('pelaporan', namaTahap('pelaporan'), at('pelaporan', 'penilaian', 'selesai')),
    tab('gugur', namaTahap('gugur'), { tahap: 'gugur' }),
  ],
  ['mulai_latsarmil', 'selesai_latsarmil', 'gugur', 'batalkan'],
  ['mulai_latsarmil', 'selesai_latsarmil'],
  [penugasanUntuk(suratTugasLatsarmil)],
);

/** /komcad/status-pendaftaran for staff: everybody by stage; who leaves is recorded here. */
export const antreanStatus = stageQueue(
  '/komcad/status-pendaftaran',
  [
    tab('administrasi', 'Administrasi', at('administrasi', 'direkomendasikan')),
    tab('seleksi', 'Seleksi', at('ijin_terbit', 'seleksi', 'verifikasi_kelulusan')),
    tab('latsarmil', 'Latsarmil', at('lulus', 'latsarmil')),
    tab('penyelesaian', 'Penyelesaian', at('pelaporan', 'penilaian')),
    tab('selesai', 'Selesai', at('selesai', 'gugur')),
    tab('keluar', 'Tidak lanjut', { statusPendaftaran: ['ditolak', 'mengundurkan_diri'] }),
    tab('semua', 'Semua', {}),
  ],
  ['mundur', 'tidak_lulus', 'batalkan'],
  [],
);

const dokumen = stepQueueOf({
  resource: dokumenKomcad,
  decisions: ['sahkan', 'tolak'],
  together: ['sahkan'],
  path: '/komcad/unggah',
  task: 'Dokumen Komcad menunggu verifikasi',
  since: 'updatedAt',
  columns: ['npm', 'namaMahasiswa', 'jenisDokumen', 'tanggalDokumen', 'berlakuSampai', 'status'],
  card: { title: 'jenisDokumen', subtitle: 'namaMahasiswa', facts: ['npm', 'berlakuSampai'] },
  sections: [
    { title: 'Dokumen', fields: ['namaMahasiswa', 'npm', 'jenisDokumen', 'nomorDokumen', 'tanggalDokumen'] },
    { title: 'Verifikasi', fields: ['berlakuSampai', 'terlambat', 'catatan'] },
  ],
  documents: ['file'],
});

/** Of what waits, the kinds that a role verifies. */
const milik: QueueTab['byRole'] = {
  [role.dosen]: { jenisDokumen: 'laporan_akhir' },
  [role.koordinator]: { jenisDokumen: 'transkrip' },
};

/** /komcad/unggah for who verifies documents. */
export const antreanDokumen: QueueOptions = {
  ...dokumen,
  tabs: dokumen.tabs.map(each => (each.task ? { ...each, byRole: { ...each.byRole, ...milik } } : each)),
};

/** /komcad/laporan-akhir for who verifies reports. */
export const antreanLaporan: QueueOptions = {
  ...antreanDokumen,
  filter: { jenisDokumen: 'laporan_akhir' },
  // The task is counted once, at the queue of all documents.
  tabs: antreanDokumen.tabs.map(({ task, ...each }) => each),
  listPath: '/komcad/laporan-akhir',
  detailPath: '/komcad/laporan-akhir/detail/:id',
};
