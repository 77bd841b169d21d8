import { duration, logbookOf } from '../kegiatan/logbookOf.ts';
import { choice, integer, longtext, money, ref, text } from '../kit/index.ts';
import { groupLogOf } from '../programme/groupLog.ts';
import { programmeMessages } from '../programme/messages.ts';
import { anggotaKwu, pemegangKas } from './anggota.ts';
import { kwuMessages } from './messages.ts';

/** A rule of KWU's logbook that is read from the rules of the period. */
const aturan = (field: string) => ({ tied: 'idPeriode', field });

const shared = groupLogOf(anggotaKwu, 'Logbook');

/** A student's work for the business on one day; leader and treasurer add the day's money (docs/domain/30 §1.20). */
export const logBookKwu = logbookOf({
  ...shared,
  name: 'kwu/log-book',
  endpoint: 'v4/kwu/log-book',
  label: 'Logbook KWU',
  time: duration(0.5, 16, { setting: 'logbook.maksJamHari' }),
  goal: { by: 'entries', least: aturan('minLogbook'), short: kwuMessages.logGoal },
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
    uraian: longtext({ required: true, least: shared.text.least }),
    hasil: longtext({ required: true }),
    omzet: money({ help: 'Uang masuk dari penjualan hari itu.' }),
    pengeluaran: money({ help: 'Uang keluar untuk usaha hari itu.' }),
    jumlahTransaksi: integer(0, 100_000, { label: 'Jumlah transaksi', unit: 'transaksi' }),
    kendala: longtext({ rare: true }),
    tindakLanjut: longtext({ rare: true, label: 'Tindak lanjut' }),
  },
  title: 'judul',
  again: ['jenisKegiatan'],
  late: {
    days: aturan('hariLogMundur'),
    from: 'day',
    message: programmeMessages.entryTooLate,
    openUntil: 'bukaSampai',
  },
  money: {
    fields: ['omzet', 'pengeluaran', 'jumlahTransaksi'],
    members: pemegangKas,
    message: kwuMessages.salesBy,
  },
  outside: kwuMessages.logOutside,
  ahead: kwuMessages.logOutside,
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'durasiJam'],
    Kegiatan: ['jenisKegiatan', 'judul', 'uraian', 'hasil', 'kendala', 'tindakLanjut'],
    Keuangan: ['omzet', 'pengeluaran', 'jumlahTransaksi'],
    Dokumentasi: ['dokumen'],
  },
  columns: [
    // Money before what can wait: who decides judges it.
    'tanggal',
    'npm',
    'namaMahasiswa',
    'jenisKegiatan',
    'judul',
    'omzet',
    'pengeluaran',
    'durasiJam',
    'idKelompok',
    'status',
  ],
});
