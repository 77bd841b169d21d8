import { duration, logbookOf } from '../kegiatan/logbookOf.ts';
import {
  allow,
  both,
  choice,
  either,
  integer,
  longtext,
  money,
  ownMembers,
  ref,
  text,
  through,
  valued,
} from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { anggotaKwu, pemegangKas } from './anggota.ts';

/** What a rule of KWU's logbook takes from the rules of the period. */
const aturan = (field: string) => ({ tied: 'idPeriode', field });

/** Shortest description that a DPL can judge. */
const uraianMinimal = 50;

/** What a student did for the business, with the day's money where ketua or bendahara write (docs/domain/30 §1.20). */
export const logBookKwu = logbookOf({
  name: 'kwu/log-book',
  endpoint: 'v4/kwu/log-book',
  label: 'Logbook KWU',
  time: duration(0.5, 16),
  goal: { by: 'entries', least: aturan('minLogbook'), short: 'Logbook {a} dari {b}.' },
  fields: {
    idKelompok: ref('kwu/kelompok', { readOnly: true, follows: 'idPendaftarMbkm', label: 'Usaha' }),
    jenisKegiatan: choice(
      {
        riset_pasar: 'Riset pasar',
        produksi: 'Produksi',
        pemasaran: 'Pemasaran',
        penjualan: 'Penjualan',
        keuangan: 'Keuangan',
        legalitas: 'Legalitas',
        pelatihan: 'Pelatihan',
        bimbingan: 'Bimbingan',
        lainnya: 'Lainnya',
      },
      { required: true, label: 'Jenis kegiatan' },
    ),
    judul: text(150, { required: true, label: 'Kegiatan' }),
    uraian: longtext({ required: true, least: uraianMinimal }),
    hasil: longtext({ required: true }),
    omzet: money({ help: 'Uang masuk dari penjualan hari itu.' }),
    pengeluaran: money({ help: 'Uang keluar untuk usaha hari itu.' }),
    jumlahTransaksi: integer(0, 100_000, { label: 'Jumlah transaksi', unit: 'transaksi' }),
    kendala: longtext({ rare: true }),
    tindakLanjut: longtext({ rare: true, label: 'Tindak lanjut' }),
  },
  title: 'judul',
  again: ['jenisKegiatan'],
  text: { field: 'uraian', least: uraianMinimal },
  documents: {
    types: ['jpg', 'png', 'pdf'],
    maxMb: 5,
    label: 'Dokumentasi',
    least: 1,
    tooFew: 'Unggah minimal satu dokumentasi.',
    most: 5,
    tooMany: 'Maksimal {n} dokumentasi per log.',
  },
  late: {
    days: aturan('hariLogMundur'),
    from: 'day',
    message: 'Log hanya dapat diisi paling lambat {n} hari setelah kegiatan.',
    openUntil: 'bukaSampai',
  },
  money: {
    fields: ['omzet', 'pengeluaran', 'jumlahTransaksi'],
    members: pemegangKas,
    message: 'Angka penjualan diisi oleh ketua atau bendahara.',
  },
  outside: 'Tanggal di luar masa pelaksanaan KWU.',
  workflow: alurPeriksa({
    ajukan: { success: 'Logbook diajukan kepada DPL.' },
    setujui: { success: 'Logbook disetujui.' },
    revisi: { success: 'Logbook dikembalikan untuk diperbaiki.' },
    tolak: { confirm: 'Tolak logbook ini? Mahasiswa tidak dapat memperbaikinya.', success: 'Logbook ditolak.' },
    tarik: { success: 'Logbook ditarik kembali.' },
  }),
  // Members of a business read what has been approved of each other.
  access: {
    HA02: allow(
      either(along, both(valued('status', 'disetujui'), through('idKelompok', ownMembers(anggotaKwu)))),
      ['create', 'update', 'delete', 'export', 'action'],
      { writeScope: along },
    ),
  },
  note: { name: 'catatan', label: 'Catatan DPL' },
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'durasiJam'],
    Kegiatan: ['jenisKegiatan', 'judul', 'uraian', 'hasil', 'kendala', 'tindakLanjut'],
    Keuangan: ['omzet', 'pengeluaran', 'jumlahTransaksi'],
    Dokumentasi: ['dokumen'],
  },
  columns: [
    ...['tanggal', 'npm', 'namaMahasiswa', 'idKelompok', 'jenisKegiatan', 'judul', 'durasiJam'],
    ...['omzet', 'pengeluaran', 'status'],
  ],
});
