import {
  all,
  allow,
  choice,
  datetime,
  integer,
  json,
  longtext,
  ref,
  resource,
  status,
  text,
  workflow,
} from '../../kit/index.ts';
import { kodeJenisMbkm } from '../../mbkm/jenis.ts';
import { role } from '../../roles.ts';
import { sinkronisasiMessages } from '../messages.ts';
import { pelapor } from './reporters.ts';

/** Kinds of records in the order in which the Feeder takes them. */
export const jenisRekaman = {
  aktivitas: 'Aktivitas',
  anggota: 'Anggota',
  bimbingan: 'Pembimbing',
  konversi: 'Konversi nilai',
  prestasi: 'Prestasi',
} as const;

export type JenisRekaman = keyof typeof jenisRekaman;

/** What is sent and changed is the job's; what is deleted there is asked for row by row. */
const alurRekaman = workflow({
  initial: 'siap',
  states: {
    siap: { label: 'Siap', tone: 'draf' },
    ditolak: { label: 'Ditolak' },
    mengirim: { label: 'Sedang dikirim', tone: 'diajukan' },
    gagal: { label: 'Gagal', tone: 'tolak' },
    berubah: { label: 'Berubah', tone: 'revisi' },
    perlu_hapus: { label: 'Tidak lagi dalam rencana', tone: 'revisi' },
    antre_hapus: { label: 'Akan dihapus', tone: 'diajukan' },
    terkirim: { label: 'Terkirim' },
    terhapus: { label: 'Terhapus', tone: 'tutup' },
  },
  actions: {
    susun_tolak: { label: 'Ditolak', from: ['siap'], to: 'ditolak', by: ['system'], note: true },
    kirim: { label: 'Dikirim', from: ['siap', 'berubah', 'gagal'], to: 'mengirim', by: ['system'] },
    terima: { label: 'Terkirim', from: ['mengirim'], to: 'terkirim', by: ['system'] },
    tolak: { label: 'Gagal', from: ['mengirim'], to: 'gagal', by: ['system'], note: true },
    ubah: { label: 'Berubah', from: ['terkirim'], to: 'berubah', by: ['system'], note: false },
    lepas: {
      label: 'Tidak lagi dalam rencana',
      from: ['terkirim', 'berubah'],
      to: 'perlu_hapus',
      by: ['system'],
      note: false,
    },
    hapus: {
      label: 'Hapus di Neo Feeder',
      from: ['perlu_hapus'],
      to: 'antre_hapus',
      by: pelapor,
      note: true,
      tone: 'danger',
      confirm: 'Hapus data ini di Neo Feeder? Yang sudah dihapus di sana hanya kembali dengan dikirim lagi.',
      success: 'Data dihapus di Neo Feeder dalam satu menit.',
    },
    batal_hapus: {
      label: 'Jangan hapus',
      from: ['antre_hapus'],
      to: 'perlu_hapus',
      by: pelapor,
      note: false,
      success: 'Data tetap ada di Neo Feeder.',
      undoes: ['hapus'],
    },
    terhapus: { label: 'Terhapus', from: ['antre_hapus'], to: 'terhapus', by: ['system'] },
  },
});

/** One record of the Feeder: what it should say, what it says there, and how sending it went. */
export const rekamanFeeder = resource({
  name: 'sinkronisasi/rekaman-feeder',
  label: 'Data Neo Feeder',
  representation: '{nama}',
  fields: {
    jenis: choice(jenisRekaman, { required: true, readOnly: true }),
    nama: text(300, { required: true, readOnly: true }),
    /** What it is about in the portal; with `jenis` it names the record for good. */
    kunci: text(120, { required: true, readOnly: true, inner: true }),
    /** `kunci` of its activity and, of a recognised course, of its member. */
    kunciInduk: text(120, { readOnly: true, inner: true }),
    kunciAnggota: text(120, { readOnly: true, inner: true }),
    idPengiriman: ref('sinkronisasi/pengiriman-feeder', { readOnly: true, cascade: true, label: 'Pengiriman' }),
    idPeriode: ref('master/periode', { required: true, readOnly: true }),
    idProgramProdi: ref('master/program-prodi', { required: true, readOnly: true, label: 'Program studi' }),
    /** Empty of achievements, which belong to no programme. */
    kodeJenisMbkm: choice(kodeJenisMbkm, { readOnly: true, label: 'Jenis MBKM' }),
    status: status(alurRekaman),
    alasan: longtext({ readOnly: true, label: 'Keterangan' }),
    idFeeder: text(60, { readOnly: true, inner: true, label: 'Id di Neo Feeder' }),
    percobaan: integer(0, 100_000, { readOnly: true, default: 0 }),
    terkirimPada: datetime({ readOnly: true, label: 'Terkirim' }),
    isi: json({ readOnly: true, label: 'Isi' }),
    terkirim: json({ readOnly: true, label: 'Isi yang terkirim' }),
    /** Which composing saw it last. */
    susunan: text(40, { readOnly: true, inner: true }),
  },
  columns: ['jenis', 'nama', 'idProgramProdi', 'kodeJenisMbkm', 'status', 'alasan', 'terkirimPada'],
  filters: [
    'jenis',
    'status',
    'idPengiriman',
    'idPeriode',
    'idProgramProdi',
    'kodeJenisMbkm',
    'kunciInduk',
    'idFeeder',
  ],
  search: ['nama'],
  sort: ['jenis', 'nama'],
  unique: [[['jenis', 'kunci'], sinkronisasiMessages.feeder.recordTwice]],
  access: {
    [role.timMbkm]: allow(all, ['export', 'action']),
    [role.bakpk]: allow(all, ['export', 'action']),
  },
});
