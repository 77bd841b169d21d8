import {
  all,
  allow,
  choice,
  declared,
  type FieldErrors,
  longtext,
  type Message,
  messages,
  read,
  resource,
  text,
} from '../kit/index.ts';
import { aktivitasBawaan, aktivitasTerbaca } from '../konversi/pddikti.ts';
import { tahapTerbaca } from '../mbkm/tahap.ts';
import { role } from '../roles.ts';
import { formatBawaan, formatSalah, klasifikasiTerbaca } from '../surat/nomor.ts';
import { bobotAkhir, bobotAkhirRiset, bobotDosenRiset, bobotLatsarmil, bobotMitraRiset, bobotSalah } from './bobot.ts';
import { pengaturanMessages } from './messages.ts';
import { tileOrigin } from './peta.ts';

interface Setting<T> {
  tipe: 'angka' | 'boolean' | 'teks' | 'daftar';
  bawaan: T;
  keterangan: string;
  min?: number;
  max?: number;
  /** Digits after the comma; none unless given. */
  scale?: number;
  /** Checks the lines of a list; true if valid. */
  terbaca?: (lines: readonly string[]) => boolean;
  /** A list of one line for each kind of programme or letter: `kind: code`. */
  per?: 'jenis' | 'surat';
  /** Message about an invalid text; undefined if it is valid. */
  salah?: (text: string) => Message | undefined;
}
const angka = (bawaan: number, keterangan: string, min = 0, max = 1_000_000): Setting<number> => ({
  tipe: 'angka',
  bawaan,
  keterangan,
  min,
  max,
});
/** A number that may have two digits after the comma. */
const desimal = (bawaan: number, keterangan: string, min: number, max: number): Setting<number> => ({
  ...angka(bawaan, keterangan, min, max),
  scale: 2,
});
const daftar = (
  bawaan: readonly string[],
  keterangan: string,
  terbaca: (lines: readonly string[]) => boolean,
  per?: Setting<unknown>['per'],
): Setting<readonly string[]> => ({ tipe: 'daftar', bawaan, keterangan, terbaca, ...(per ? { per } : {}) });
const teks = (bawaan: string, keterangan: string, salah?: Setting<string>['salah']): Setting<string> => ({
  tipe: 'teks',
  bawaan,
  keterangan,
  ...(salah ? { salah } : {}),
});
const yaTidak = (bawaan: boolean, keterangan: string): Setting<boolean> => ({ tipe: 'boolean', bawaan, keterangan });

/**
 * Every key of the configuration with its type, default and meaning (docs/domain/10 §6, 20 §4.8). Code reads a
 * setting by its key and type only; a key that is not here does not exist.
 */
export const settings = declared({
  'sesi.idleDetik': angka(1800, 'Sesi berakhir bila tidak aktif selama (detik).', 60, 43_200),
  'sesi.ingatkanDetik': angka(30, 'Peringatan muncul sebelum sesi berakhir (detik).', 10, 600),
  'sesi.maksJam': angka(12, 'Lama sesi paling panjang dalam jam.', 1, 168),
  'masuk.maksGagal': angka(
    5,
    'Gagal masuk dengan satu nama pengguna dari satu alamat jaringan sebelum harus menunggu, makin lama makin sering.',
    1,
    100,
  ),
  'masuk.maksGagalAlamat': angka(
    30,
    'Gagal masuk dari satu alamat jaringan sebelum yang belum pernah masuk dari sana harus menunggu.',
    1,
    10_000,
  ),
  'masuk.blokirMenit': angka(15, 'Lama tunggu terpanjang sesudah gagal masuk, dalam menit.', 1, 1440),
  'masuk.wajibDuaLangkah': yaTidak(
    false,
    'Super Admin wajib memakai verifikasi dua langkah; yang belum memakainya menyiapkannya setelah masuk. Hanya Super Admin yang mengubahnya.',
  ),
  'sandi.minPanjang': angka(8, 'Panjang kata sandi minimal.', 8, 64),
  'sandi.riwayat': angka(5, 'Jumlah kata sandi lama yang tidak boleh dipakai lagi.', 0, 24),
  'berkas.maksMb': angka(10, 'Ukuran berkas maksimal bila kolom tidak menentukan sendiri (MB).', 1, 100),
  'ringkasan.harian': yaTidak(true, 'Setiap hari kerja pukul 07.00, kabari setiap orang tentang hal yang menunggunya.'),
  'pesan.perJam': angka(
    600,
    'Pesan dari daftar yang dikirim paling banyak dalam satu jam, seluruh portal.',
    1,
    100_000,
  ),
  'wa.templat': teks('', 'Nama templat WhatsApp yang disetujui Meta; kosong: pesan WhatsApp berupa tautan.'),
  'wa.bahasa': teks('id', 'Kode bahasa templat WhatsApp di Meta.'),
  'wa.isian': daftar(
    ['penerima', 'judul', 'isi'],
    'Isian templat WhatsApp menurut urutan {{1}}, {{2}}, …: penerima, judul, atau isi.',
    lines => lines.length <= 10 && lines.every(line => ['penerima', 'judul', 'isi'].includes(line)),
  ),
  'wa.perJam': angka(250, 'Pesan WhatsApp resmi yang dikirim paling banyak dalam satu jam.', 1, 100_000),
  'mou.ingatkanHari': angka(30, 'Pengingat MoU dan SK tim yang akan berakhir (hari).', 1, 365),
  'sinkron.batasHilang': angka(20, 'Persentase data hilang yang menghentikan penerapan massal.', 1, 100),
  'sinkron.umurPratinjauMenit': angka(30, 'Umur pratinjau sinkronisasi dalam menit.', 1, 1440),
  'silaturahmi.simpanJam': angka(24, 'Lama jawaban terakhir Silaturahmi boleh dipakai (jam).', 0, 720),
  'log.simpanHari': angka(730, 'Lama log aktivitas disimpan (hari).', 30, 3650),
  'sampah.simpanHari': angka(90, 'Lama data terhapus dapat dipulihkan (hari).', 7, 3650),
  'approval.tahap': daftar(
    [],
    'Tahap verifikasi tiap jalur, satu baris per jalur. Contoh: kkn/reguler: prodi. Kosongkan untuk memakai tahap program.',
    tahapTerbaca,
  ),
  'sks.batasKrs': angka(20, 'Batas SKS pada KRS saat mendaftar MBKM.', 1, 30),
  'konversi.sksPerSemester': angka(20, 'SKS konversi maksimal per semester.', 1, 24),
  'sks.minPaket': angka(2, 'SKS konversi minimal per paket.', 1, 24),
  'sks.maksLuarKampus': angka(40, 'Total SKS luar kampus yang dapat diakui.', 1, 100),
  'sks.jam': angka(45, 'Jam kegiatan per SKS.', 1, 100),
  'syarat.semesterMin': angka(5, 'Syarat semester minimal.', 1, 14),
  'syarat.ipkMin': desimal(2.75, 'Syarat IPK minimal.', 0, 4),
  'syarat.sksTempuhMin': angka(80, 'Syarat SKS tempuh minimal.', 0, 250),
  'tim.wajibAnggota': yaTidak(true, 'Hanya anggota tim dengan SK yang masih berlaku dapat memutuskan.'),
  'bimbingan.maks': angka(20, 'Mahasiswa bimbingan maksimal per dosen dan periode.', 1, 200),
  'logbook.batasHariIsi': angka(7, 'Logbook dapat diisi mundur (hari).', 0, 90),
  'logbook.maksJamHari': angka(12, 'Jam kegiatan maksimal per hari.', 1, 24),
  'logbook.persenJamMin': angka(80, 'Persentase jam logbook minimal dari SKS yang diakui.', 0, 100),
  'logbook.maksDokumen': angka(5, 'Dokumen maksimal per logbook.', 0, 20),
  'penilaian.bukaHari': angka(14, 'Penilaian dibuka sebelum kegiatan selesai (hari).', 0, 120),
  'penilaian.batasHari': angka(14, 'Batas penilaian setelah kegiatan selesai (hari).', 0, 120),
  'konversi.selisihMaks': desimal(10, 'Selisih nilai terbesar yang tidak perlu dijelaskan.', 0, 100),
  'nilai.tampilSebelumFinal': yaTidak(false, 'Mahasiswa melihat nilai konversi sebelum final.'),
  'pertukaran.selisihSksMaks': angka(1, 'Selisih SKS yang dibolehkan dengan mata kuliah tujuan.', 0, 10),
  'revisi.batasHari': angka(30, 'Batas pengajuan revisi nilai (hari setelah final).', 0, 365),
  'sanggah.batasHari': angka(14, 'Batas sanggah nilai oleh mahasiswa (hari setelah final).', 0, 365),
  'luaran.kemiripanMaks': angka(30, 'Persentase kemiripan maksimal laporan.', 0, 100),
  'pddikti.jenisAktivitas': daftar(
    aktivitasBawaan,
    'Kode jenis aktivitas PDDikti per jenis MBKM. Kosongkan agar tidak dipetakan.',
    aktivitasTerbaca,
    'jenis',
  ),
  'import.maksBaris': angka(2000, 'Baris maksimal per berkas impor peserta.', 1, 100_000),
  'peta.ubin': teks(
    '',
    'Alamat ubin peta, misalnya https://ubin.kampus.ac.id/{z}/{x}/{y}.png. Kosongkan untuk peta polos.',
    text => (text && !tileOrigin(text) ? pengaturanMessages.tiles : undefined),
  ),
  'peta.atribusi': teks('', 'Sumber peta, ditulis di bawah peta yang memakai ubin.'),
  'surat.baris1': teks('', 'Baris pertama kop surat, misalnya nama kementerian. Kosongkan agar tidak dicetak.'),
  'surat.unit': teks('Tim Merdeka Belajar Kampus Merdeka', 'Nama unit pada kop surat yang ditandatangani pejabat.'),
  'surat.kota': teks('', 'Kota pada tanggal surat. Kosongkan untuk kota universitas.'),
  'surat.kodeUnit': teks(
    '',
    'Kode unit dalam nomor surat. Kosongkan untuk “MBKM-SINGKATAN” dengan singkatan universitas.',
    text => (/^[A-Za-z0-9.-]{0,30}$/.test(text) ? undefined : pengaturanMessages.unitLetters),
  ),
  'surat.formatNomor': teks(
    formatBawaan,
    'Format nomor surat dari {urut}, {klasifikasi}, {kodeUnit}, {bulan}, {bulanRomawi}, {tahun}; {urut:4} berarti 4 angka.',
    formatSalah,
  ),
  'surat.klasifikasi': daftar(
    [],
    'Kode klasifikasi per jenis surat dalam nomornya, misalnya KM.05.02. Kosongkan untuk kode bawaan.',
    lines => klasifikasiTerbaca(lines) !== undefined,
    'surat',
  ),
  'surat.tembusan': daftar([], 'Tembusan setiap surat yang ditandatangani pejabat, satu baris per penerima.', lines =>
    lines.every(line => line.trim() !== '' && line.length <= 200),
  ),
  'surat.tandaTangan': yaTidak(
    false,
    'Surat pejabat yang memiliki akun masuk antrean tanda tangan elektronik begitu terbit.',
  ),
  'surat.wajibTandaTangan': yaTidak(
    false,
    'Surat izin dan surat tugas disampaikan hanya bila sudah ditandatangani secara elektronik.',
  ),
  'pertukaran.kehadiranMin': angka(
    75,
    'Kehadiran minimal kelas inbound (%). Di bawah angka ini pengampu diminta konfirmasi.',
    0,
    100,
  ),
  'pertukaran.wajibRekomendasi': yaTidak(false, 'Pendaftar inbound disetujui hanya dengan rekomendasi program studi.'),
  'pertukaran.konfirmasiEmail': yaTidak(false, 'Pendaftar inbound mengonfirmasi surel sebelum diperiksa (perlu SMTP).'),
  'pertukaran.hariAkun': angka(90, 'Akun mahasiswa inbound ditutup sekian hari setelah studi selesai.', 0, 3650),
  'pertukaran.kirimPerAlamat': angka(30, 'Kiriman formulir inbound per alamat jaringan dalam satu jam.', 1, 10_000),
  'pertukaran.kirimPerEmail': angka(5, 'Kiriman formulir inbound per surel dalam satu jam.', 1, 1000),
  'pertukaran.cobaPerAlamat': angka(10, 'Pemeriksaan status inbound per alamat jaringan dalam 15 menit.', 1, 10_000),
  'pertukaran.kirimPerHari': angka(300, 'Kiriman formulir inbound seluruhnya dalam satu hari.', 1, 100_000),
  'logbook.hariBukaTerlambat': angka(
    7,
    'Log terlambat dapat dibuka sampai sekian hari setelah program selesai.',
    0,
    90,
  ),
  'kkn.hariMingguan': angka(3, 'Laporan mingguan KKN dikirim paling lambat sekian hari setelah minggunya.', 0, 30),
  'kkn.hariLogKosong': angka(2, 'Mahasiswa KKN diingatkan setelah sekian hari wajib tanpa log.', 1, 30),
  'kkn.kunjunganMin': angka(2, 'Kunjungan DPL minimal ke tiap kelompok KKN.', 0, 20),
  'kkn.ingatkanNilai': angka(3, 'Penilai KKN diingatkan sekian hari sebelum batas nilai.', 0, 60),
  'komcad.batasLog': angka(14, 'Log kegiatan Komcad dapat diisi sampai sekian hari setelah latsarmil.', 0, 90),
  'komcad.batasLaporan': angka(14, 'Batas laporan akhir Komcad (hari setelah latsarmil).', 0, 90),
  'komcad.kehadiranMinimal': angka(80, 'Persentase kehadiran latsarmil minimal.', 0, 100),
  'komcad.logMinimal': angka(20, 'Log kegiatan Komcad yang disetujui minimal.', 0, 200),
  'komcad.pedomanMbkm': teks(
    '',
    'Pedoman MBKM yang menjadi dasar Surat Tugas Komcad, misalnya Peraturan Rektor Nomor 5 Tahun 2024 tentang Pedoman MBKM. Kosongkan agar tidak dicetak.',
  ),
  'komcad.bobotLatsarmil': teks(
    'sikap 30, pengetahuan 40, jasmani 30',
    'Bobot nilai latsarmil dalam persen, misalnya "sikap 30, pengetahuan 40, jasmani 30".',
    text => bobotSalah(text, bobotLatsarmil),
  ),
  'komcad.bobotAkhir': teks(
    'latsarmil 70, laporan 20, logbook 10',
    'Bobot nilai akhir Komcad dalam persen, misalnya "latsarmil 70, laporan 20, logbook 10".',
    text => bobotSalah(text, bobotAkhir),
  ),
  'riset.logMinimal': angka(30, 'Log kegiatan riset yang disetujui minimal.', 0, 500),
  'riset.batasMundurLog': angka(14, 'Log kegiatan riset dapat diisi sampai sekian hari ke belakang.', 0, 365),
  'riset.batasKonfirmasi': angka(7, 'Undangan penelitian dijawab dalam sekian hari.', 1, 90),
  'riset.bobotMitra': teks(
    'disiplin 20, kompetensi 30, kerjasama 20, hasil 30',
    'Bobot nilai mitra riset dalam persen, misalnya "disiplin 20, kompetensi 30, kerjasama 20, hasil 30".',
    text => bobotSalah(text, bobotMitraRiset),
  ),
  'riset.bobotDosen': teks(
    'proposal 15, proses 20, laporan 30, presentasi 20, luaran 15',
    'Bobot nilai dosen riset dalam persen, misalnya "proposal 15, proses 20, laporan 30, presentasi 20, luaran 15".',
    text => bobotSalah(text, bobotDosenRiset),
  ),
  'riset.bobotAkhir': teks(
    'dosen 60, mitra 40',
    'Bobot nilai akhir riset dalam persen, misalnya "dosen 60, mitra 40"; tanpa mitra nilai dosen.',
    text => bobotSalah(text, bobotAkhirRiset),
  ),
  'import.kedaluwarsaMenit': angka(60, 'Umur pratinjau impor dalam menit.', 1, 1440),
} as const);

/** Pattern of a key. It matches no row id, so that a call can take either. */
export const polaKunci = '^[a-z]+\\.[A-Za-z0-9]+$';

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = (typeof settings)[K]['bawaan'];

const byKey: Readonly<Record<string, Setting<number | boolean | string | readonly string[]>>> = settings;

/** Dimension of a setting with one line for each kind of programme or letter; undefined for others. */
export const settingPer = (kunci: SettingKey): Setting<unknown>['per'] => byKey[kunci]?.per;

/** A JSON text read back; undefined when it is not JSON. */
function parsed(nilai: string): unknown {
  try {
    return JSON.parse(nilai);
  } catch {
    return undefined;
  }
}

const fits: Readonly<Record<Setting<unknown>['tipe'], (value: unknown) => boolean>> = {
  angka: value => typeof value === 'number' && Number.isFinite(value),
  boolean: value => typeof value === 'boolean',
  teks: value => typeof value === 'string',
  daftar: value => Array.isArray(value),
};

/** Errors of a setting's value, by field. */
export function settingErrors(kunci: string, nilai: string): FieldErrors {
  const setting = Object.hasOwn(byKey, kunci) ? byKey[kunci] : undefined;
  if (!setting) return { kunci: pengaturanMessages.unknownSetting };
  const value = parsed(nilai);
  if (!fits[setting.tipe](value)) return { nilai: messages.wrongType };
  if (Array.isArray(value)) {
    const lines = value.filter(line => typeof line === 'string');
    return lines.length === value.length && (setting.terbaca?.(lines) ?? true) ? {} : { nilai: messages.wrongType };
  }
  if (typeof value === 'string') {
    const wrong = value.length > 300 ? messages.text.max({ n: 300 }) : setting.salah?.(value);
    return wrong ? { nilai: wrong } : {};
  }
  if (typeof value !== 'number') return {};
  const factor = 10 ** (setting.scale ?? 0);
  if (Math.abs(Math.round(value * factor) - value * factor) > 1e-6)
    return { nilai: setting.scale ? messages.number.scale({ n: setting.scale }) : messages.number.whole };
  if (setting.min !== undefined && value < setting.min) return { nilai: messages.number.min({ n: setting.min }) };
  if (setting.max !== undefined && value > setting.max) return { nilai: messages.number.max({ n: setting.max }) };
  return {};
}

/** The stored value of a setting, or its default when none (or a wrong one) is stored. */
export function settingValue<K extends SettingKey>(kunci: K, nilai: string | null | undefined): SettingValue<K> {
  const standard: SettingValue<K> = settings[kunci].bawaan;
  if (nilai == null || Object.keys(settingErrors(kunci, nilai)).length) return standard;
  const value: SettingValue<K> = JSON.parse(nilai);
  return value;
}

/** Configuration by key; values are JSON texts, written by Tim MBKM and audited (docs/domain/20 §1.13). */
export const konfigurasi = resource({
  name: 'mbkm/konfigurasi',
  label: 'Konfigurasi MBKM',
  withheldFromSystems: true,
  stays: 'all',
  representation: '{kunci}',
  fields: {
    kunci: text(80, { required: true, unique: true, fixed: true }),
    nilai: longtext({ required: true }),
    tipe: choice({ angka: 'Angka', boolean: 'Ya/tidak', teks: 'Teks', daftar: 'Daftar' }, { derived: true }),
    keterangan: text(300, { derived: true }),
  },
  columns: ['kunci', 'nilai', 'keterangan'],
  filters: ['tipe'],
  search: ['kunci', 'keterangan'],
  small: true,
  sort: ['kunci'],
  access: {
    [role.timMbkm]: allow(all, ['update', 'export']),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  check: row => (row.kunci && row.nilai ? settingErrors(row.kunci, row.nilai) : {}),
  derive: row => {
    const setting = byKey[row.kunci ?? ''];
    return setting ? { tipe: setting.tipe, keterangan: setting.keterangan } : {};
  },
});
