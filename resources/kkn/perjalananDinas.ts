import { errorIf, inOrder, requiredIf } from '../checkHelpers.ts';
import { kegiatanMessages } from '../kegiatan/messages.ts';
import {
  actor,
  allow,
  both,
  choice,
  date,
  type Fields,
  file,
  files,
  longtext,
  match,
  money,
  needing,
  read,
  ref,
  refs,
  resource,
  status,
  text,
  through,
  valued,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { gelombangTerbuka } from './alurGelombang.ts';
import { kknMessages } from './messages.ts';

const own = through('idDpl', match('idPegawai', 'idPegawai'));

/** A DPL's travel report, looked through by Tim MBKM (docs/domain/30 §1.11). */
const alurPerjalanan = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    disetujui: { label: 'Disetujui' },
    revisi: { label: 'Perlu perbaikan' },
    ditolak: { label: 'Ditolak' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      by: [actor(role.dosen, own)],
      success: 'Laporan perjalanan diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      by: [role.timMbkm],
      confirm: 'Setujui laporan perjalanan ini?',
      success: 'Laporan perjalanan disetujui.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      success: 'Laporan perjalanan dikembalikan.',
    },
    buka: {
      label: 'Buka kembali',
      from: ['disetujui', 'ditolak'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      confirm: 'Buka kembali laporan yang sudah diputuskan? DPL memperbaiki dan mengajukannya lagi.',
      success: 'Laporan perjalanan dibuka kembali.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: [role.timMbkm],
      note: true,
      success: 'Laporan perjalanan ditolak.',
      tone: 'danger',
    },
  },
});

/** Purposes of a DPL's visit. */
export const jenisKunjungan = {
  survei: 'Survei',
  pelepasan: 'Pelepasan',
  monitoring: 'Monitoring',
  evaluasi: 'Evaluasi',
  penarikan: 'Penarikan',
} as const;

/** Shortest result that can be judged, in characters. */
const hasilMinimal = 100;
const biaya = ['biayaTransport', 'biayaPenginapan', 'uangHarian', 'biayaLain'] as const;

const fields = {
  idDpl: ref('kkn/dpl', { required: true, fixed: true, label: 'DPL' }),
  idKelompok: refs('kkn/kkn-kelompok', { required: true, label: 'Kelompok dikunjungi' }),
  jenisKunjungan: choice(jenisKunjungan, { required: true, label: 'Jenis kunjungan' }),
  nomorSuratTugas: text(60, { required: true, label: 'Nomor surat tugas' }),
  tanggalSuratTugas: date({ required: true, label: 'Tanggal surat tugas' }),
  berkasSuratTugas: file(['pdf'], 5, { required: true, label: 'Surat tugas', personal: 'kept' }),
  tanggalBerangkat: date({ required: true, label: 'Berangkat' }),
  tanggalKembali: date({ required: true, label: 'Kembali' }),
  transportasi: choice(
    {
      kendaraan_dinas: 'Kendaraan dinas',
      kendaraan_pribadi: 'Kendaraan pribadi',
      angkutan_umum: 'Angkutan umum',
      kapal: 'Kapal',
      pesawat: 'Pesawat',
    },
    { required: true },
  ),
  maksud: longtext({ required: true }),
  hasil: longtext({ required: true, least: hasilMinimal }),
  temuan: longtext(),
  rekomendasi: longtext(),
  biayaTransport: money({ default: 0, label: 'Transportasi' }),
  biayaPenginapan: money({ default: 0, label: 'Penginapan' }),
  uangHarian: money({ default: 0, label: 'Uang harian' }),
  biayaLain: money({ default: 0, label: 'Biaya lain' }),
  totalBiaya: money({ sumOf: biaya, label: 'Total biaya' }),
  berkasSppd: file(['pdf'], 5, { required: true, label: 'SPPD', personal: 'kept' }),
  berkasBukti: file(['pdf'], 10, { label: 'Bukti biaya', personal: 'kept' }),
  foto: files(['jpg', 'png'], 3, 5, { personal: 'kept' }),
  status: status(
    needing(
      alurPerjalanan,
      gelombangTerbuka(wave => through('idDpl', wave)),
    ),
  ),
} satisfies Fields;

const handedIn = valued('status', 'diajukan', 'disetujui', 'revisi', 'ditolak');

/** A DPL's trip to its groups: places, findings and costs (docs/domain/30 §1.11). */
export const perjalananDinas = resource({
  name: 'kkn/laporan-perjalanan-dinas',
  endpoint: 'v3/kkn/laporan-perjalanan-dinas',
  label: 'Laporan Perjalanan Dinas',
  representation: '{jenisKunjungan} {tanggalBerangkat}',
  fields,
  sections: {
    'Surat tugas': ['idDpl', 'nomorSuratTugas', 'tanggalSuratTugas', 'berkasSuratTugas'],
    Kunjungan: [
      'idKelompok',
      'jenisKunjungan',
      'tanggalBerangkat',
      'tanggalKembali',
      'transportasi',
      'maksud',
      'hasil',
      'temuan',
      'rekomendasi',
    ],
    Biaya: [...biaya, 'totalBiaya'],
    Berkas: ['berkasSppd', 'berkasBukti', 'foto'],
  },
  columns: ['idDpl', 'jenisKunjungan', 'tanggalBerangkat', 'tanggalKembali', 'totalBiaya', 'status'],
  filters: ['idDpl', 'idKelompok', 'jenisKunjungan', 'tanggalBerangkat', 'status'],
  search: ['nomorSuratTugas'],
  calendar: [{ at: 'tanggalBerangkat', until: 'tanggalKembali', says: 'Kunjungan', by: [role.dosen] }],
  history: 'perjalanan dinas',
  sort: ['-tanggalBerangkat'],
  orders: ['createdAt', 'updatedAt'],
  deletable: { field: 'status', in: ['draf', 'revisi'], otherwise: kegiatanMessages.handedInStays },
  access: {
    [role.timMbkm]: allow(handedIn, ['export', 'action']),
    [role.dosen]: allow(own, ['create', 'update', 'delete', 'export', 'action'], {
      writeScope: both(own, valued('status', 'draf', 'revisi')),
    }),
    [role.bakpk]: read(handedIn),
  },
  check: row => ({
    ...inOrder(row.tanggalBerangkat, row.tanggalKembali, 'tanggalKembali', {
      sameDay: true,
      message: kknMessages.backBeforeDeparture,
    }),
    ...errorIf(
      typeof row.hasil === 'string' && row.hasil.trim().length < hasilMinimal,
      'hasil',
      kknMessages.resultLeast({ n: hasilMinimal }),
    ),
    ...requiredIf(
      biaya.some(name => Number(row[name] ?? 0) > 0),
      row.berkasBukti,
      'berkasBukti',
      kknMessages.costProof,
    ),
    ...errorIf(row.jenisKunjungan === 'monitoring' && !row.foto?.length, 'foto', kknMessages.visitPhoto),
    ...errorIf(row.idKelompok?.length === 0, 'idKelompok', kknMessages.visitedGroups),
  }),
});
