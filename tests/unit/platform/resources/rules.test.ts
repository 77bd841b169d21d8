import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { asTexts, createSchema, errorsByField, type Resource } from '../../../../resources/kit/index.ts';
import { fullName } from '../../../../resources/master/pegawai.ts';
import { periodOfCode } from '../../../../resources/master/periode.ts';
import { villageKind } from '../../../../resources/master/wilayah.ts';
import { isIsbn } from '../../../../resources/numbers.ts';
import { settingErrors, settings, settingValue } from '../../../../resources/pengaturan/konfigurasi.ts';

const check = (name: string, row: Record<string, unknown>) => asTexts(registry.get(name).check(row));
const derive = (name: string, row: Record<string, unknown>) => registry.get(name).derive(row);

/** What the form says about one field's value. */
function fieldError(name: string, field: string, value: unknown): string | undefined {
  const r: Resource = registry.get(name);
  const parsed = createSchema(r, registry.find).safeParse({ [field]: value });
  return parsed.success ? undefined : asTexts(errorsByField(parsed.error))[field];
}

describe('pola kolom', () => {
  test.each([
    ['master/mahasiswa', 'npm', '22081010012', '2208', 'NPM harus 8–15 angka.'],
    ['master/mahasiswa', 'nik', '3578251010010001', '35782510', 'NIK harus 16 angka.'],
    ['master/mahasiswa', 'ipk', 3.5, 4.01, 'Maksimal 4.'],
    ['master/mahasiswa', 'semester', 14, 15, 'Maksimal 14.'],
    ['master/program-prodi', 'kodePddikti', '55201', '552', 'Kode PDDikti harus 5 angka.'],
    ['master/program-prodi', 'sksLulus', 144, 60, 'Minimal 80.'],
    ['master/periode', 'kode', '20261', '20264', 'Isi kode periode seperti 20261 (tahun, lalu 1 sampai 3).'],
    ['master/pegawai', 'nip', '198001012005011001', '1980A01', 'NIP/NPT harus berupa angka.'],
    ['master/pegawai', 'nidn', '0701018001', '07', 'NIDN harus 10 angka.'],
    ['master/mitra', 'npwp', '012345678901234', '123', 'NPWP harus 15–16 angka.'],
    ['master/mitra', 'kodePos', '60294', '6029', 'Kode pos harus 5 angka.'],
    ['master/mitra', 'website', 'https://mitra.example', 'mitra', 'Alamat web harus diawali http:// atau https://.'],
    ['master/pustaka', 'doi', '10.1000/xyz123', 'xyz', 'Isi DOI, misalnya 10.1000/182.'],
    ['master/satuan', 'kode', 'buah_2', 'Buah 2', 'Kode hanya boleh huruf kecil, angka, dan garis bawah.'],
    [
      'pengaturan/user',
      'username',
      'arif.budiman',
      'ab',
      'Nama pengguna 4–50 karakter: huruf kecil, angka, titik, garis bawah, atau strip.',
    ],
    ['pengaturan/role', 'id', 'HA11', 'X1', 'Kode peran harus berbentuk HA11.'],
    ['pengaturan/role', 'urut', 1, 100, 'Maksimal 99.'],
    ['master/provinsi', 'id', '35', '3', 'Kode harus berbentuk 35.'],
    ['master/kabupaten', 'id', '35.78', '3578', 'Kode harus berbentuk 35.78.'],
    ['master/kecamatan', 'id', '35.78.25', '35.78', 'Kode harus berbentuk 35.78.25.'],
    ['master/kelurahan', 'id', '35.78.25.1001', '35.78.25', 'Kode harus berbentuk 35.78.25.1001.'],
    ['pengaturan/sumber-data', 'timeoutDetik', 60, 61, 'Maksimal 60.'],
    ['master/syarat-luaran', 'jumlahMinimal', 1, 0, 'Minimal 1.'],
  ])('%s.%s: %j diterima, %j ditolak', (name, field, good, bad, message) => {
    expect(fieldError(name, field, good)).toBeUndefined();
    expect(fieldError(name, field, bad)).toBe(message);
  });
});

describe('aturan antarkolom', () => {
  const cases: [
    name: string,
    good: Record<string, unknown>,
    bad: Record<string, unknown>,
    errors: Record<string, string>,
  ][] = [
    [
      'master/periode',
      { tanggalMulai: '2026-09-01', tanggalSelesai: '2027-01-31' },
      { tanggalMulai: '2026-09-01', tanggalSelesai: '2026-09-01' },
      { tanggalSelesai: 'Tanggal selesai harus setelah tanggal mulai.' },
    ],
    [
      'master/periode',
      { jadwal: [{ tahap: 'konversi', mulai: '2026-09-01', selesai: '2026-09-01' }] },
      { jadwal: [{}, { tahap: 'konversi', mulai: '2026-09-02', selesai: '2026-09-01' }] },
      { 'jadwal.1.selesai': 'Tanggal selesai harus setelah tanggal mulai.' },
    ],
    [
      'master/kurikulum',
      { sksWajib: 124, sksPilihan: 20, totalSks: 144 },
      { sksWajib: 120, sksPilihan: 20, totalSks: 144 },
      { totalSks: 'Jumlah SKS wajib dan pilihan harus sama dengan total SKS.' },
    ],
    [
      'master/matakuliah',
      { sks: 3, sksTatapMuka: 2, sksPraktikum: 1 },
      { sks: 3, sksTatapMuka: 2 },
      { sks: 'Jumlah rincian SKS harus sama dengan SKS mata kuliah.' },
    ],
    [
      'master/matakuliah',
      { sks: 3 },
      { sks: 3, sksLapangan: 0 },
      { sks: 'Jumlah rincian SKS harus sama dengan SKS mata kuliah.' },
    ],
    [
      'master/pustaka',
      { isbn: '978-0-262-04630-5' },
      { isbn: '9780262046306' },
      { isbn: 'Periksa ISBN: 10 atau 13 angka, angka terakhirnya angka pemeriksa.' },
    ],
    ['master/pustaka', { tipe: 'laman', tautan: 'https://a.id' }, { tipe: 'video' }, { tautan: 'Wajib diisi.' }],
    [
      'master/pegawai',
      { jenis: 'dosen', idProgramProdi: 'x', statusKepegawaian: 'kontrak' },
      { jenis: 'dosen', statusKepegawaian: 'kontrak' },
      { idProgramProdi: 'Program studi wajib untuk dosen.' },
    ],
    ['master/pegawai', { jenis: 'tendik', unitKerja: 'BAKPK' }, { jenis: 'tendik' }, { unitKerja: 'Wajib diisi.' }],
    [
      'master/pegawai',
      { jenis: 'dosen', idProgramProdi: 'x', statusKepegawaian: 'pns', nuptk: '1' },
      { jenis: 'dosen', idProgramProdi: 'x', statusKepegawaian: 'pns' },
      { nidn: 'Dosen tetap wajib memiliki NIDN atau NUPTK.' },
    ],
    [
      'master/paket-konversi',
      { sksMin: 2, sksMaks: 2 },
      { sksMin: 3, sksMaks: 2 },
      { sksMaks: 'SKS maksimal tidak boleh kurang dari SKS minimal.' },
    ],
    [
      'master/mitra',
      { nomorMou: '1', tanggalMou: '2026-01-01', berakhirMou: '2027-01-01', berkasMou: 'x' },
      { nomorMou: '1', tanggalMou: '2026-01-01', berakhirMou: '2027-01-01' },
      { nomorMou: 'Lengkapi data MoU.' },
    ],
    ['master/mitra', {}, { tanggalMou: '2026-01-01' }, { nomorMou: 'Lengkapi data MoU.' }],
    [
      'master/mitra',
      { idKabupaten: '35.78', idKelurahan: '35.78.25.1001' },
      { idKabupaten: '35.79', idKelurahan: '35.78.25.1001' },
      { idKelurahan: 'Pilih kelurahan/desa dari daftar.' },
    ],
    [
      'master/posisi-kegiatan-topik',
      { modaKerja: 'daring' },
      { modaKerja: 'hibrida' },
      { idKabupaten: 'Wajib diisi.' },
    ],
    [
      'master/tim-mbkm-prodi',
      { berlakuMulai: '2026-01-01', berlakuSampai: '2030-01-01' },
      { berlakuMulai: '2026-01-01', berlakuSampai: '2030-01-02' },
      { berlakuSampai: 'Masa berlaku paling lama 4 tahun.' },
    ],
    [
      'master/kabupaten',
      { id: '35.78', idProvinsi: '35' },
      { id: '35.78', idProvinsi: '36' },
      { id: 'Kode harus diawali kode 36.' },
    ],
    [
      'master/kelurahan',
      { id: '35.78.25.1001', idKecamatan: '35.78.25' },
      { id: '35.78.25.1001', idKecamatan: '35.78.2' },
      { id: 'Kode harus diawali kode 35.78.2.' },
    ],
    [
      'pengaturan/user',
      { idMahasiswa: 'x' },
      { idMahasiswa: 'x', idPegawai: 'y' },
      { idMahasiswa: 'Akun hanya boleh terhubung ke satu data orang.' },
    ],
    [
      'pengaturan/menu',
      { link: '/magang/form/:type' },
      { link: 'javascript:alert(1)' },
      { link: 'Tautan tidak dikenal.' },
    ],
    [
      'pengaturan/user-role',
      { berlakuMulai: '2026-01-01', berlakuSampai: '2026-01-01' },
      { berlakuMulai: '2026-01-02', berlakuSampai: '2026-01-01' },
      { berlakuSampai: 'Tanggal selesai harus setelah tanggal mulai.' },
    ],
    ['pengaturan/sumber-data', { mode: 'contoh' }, { mode: 'http' }, { baseUrl: 'Wajib diisi.' }],
    [
      'pengaturan/sumber-data',
      { mode: 'http', baseUrl: 'http://localhost:8080' },
      { mode: 'http', baseUrl: 'http://localhost.jahat.id' },
      { baseUrl: 'Alamat sumber harus https.' },
    ],
    [
      'pengaturan/sumber-data',
      { mode: 'http', baseUrl: 'http://127.0.0.1:8080/api' },
      { mode: 'http', baseUrl: 'https://orang:sandi@siamik.example' },
      { baseUrl: 'Alamat sumber tidak boleh memuat nama pengguna atau kata sandi.' },
    ],
    [
      'mbkm/konfigurasi',
      { kunci: 'sks.batasKrs', nilai: '24' },
      { kunci: 'sks.batasKrs', nilai: '31' },
      { nilai: 'Maksimal 30.' },
    ],
  ];

  test.each(cases)('%s: %j diterima, %j ditolak', (name, good, bad, errors) => {
    expect(check(name, good)).toEqual({});
    expect(check(name, bad)).toEqual(errors);
  });

  test('tahun pustaka paling jauh tahun depan', () => {
    const next = new Date().getFullYear() + 1;
    expect(check('master/pustaka', { tahun: next })).toEqual({});
    expect(check('master/pustaka', { tahun: next + 1 })).toEqual({ tahun: `Maksimal ${next}.` });
  });
});

describe('nilai turunan', () => {
  test('periode dari kodenya', () => {
    expect(derive('master/periode', { kode: '20261' })).toEqual({
      tahunAjaran: '2026/2027',
      semester: 'ganjil',
      nama: 'Semester Ganjil 2026/2027',
    });
    expect(periodOfCode('20253').nama).toBe('Semester Pendek 2025/2026');
    expect(periodOfCode('2026')).toEqual({});
  });

  test.each([
    [{ gelarDepan: 'Dr.', nama: 'Arif Budiman', gelarBelakang: 'M.T.' }, 'Dr. Arif Budiman, M.T.'],
    [{ nama: 'Dewi Anggraini', gelarBelakang: 'M.Kom.' }, 'Dewi Anggraini, M.Kom.'],
    [{ gelarDepan: null, nama: 'Bayu', gelarBelakang: null }, 'Bayu'],
  ])('nama lengkap %j', (row, shown) => {
    expect(fullName(row)).toBe(shown);
  });

  test('wilayah: induk dari kode, jenis dari nama atau angka', () => {
    expect(derive('master/kabupaten', { nama: 'Kota Surabaya' })).toEqual({ jenis: 'kota' });
    expect(derive('master/kabupaten', { nama: 'Kabupaten Kotabaru' })).toEqual({ jenis: 'kabupaten' });
    expect(derive('master/kecamatan', { idKabupaten: '35.78' })).toEqual({ idProvinsi: '35' });
    expect(derive('master/kelurahan', { id: '35.78.25.1001', idKecamatan: '35.78.25' })).toEqual({
      idKabupaten: '35.78',
      idProvinsi: '35',
      jenis: 'kelurahan',
    });
    expect([villageKind('35.15.01.2004'), villageKind('91.01.01.3001'), villageKind('35')]).toEqual([
      'desa',
      'desa_adat',
      null,
    ]);
  });

  test('mitra, nama akun, dokumen untuk semua, konfigurasi', () => {
    expect(derive('master/mitra', { idKabupaten: '35.78' })).toEqual({ idProvinsi: '35' });
    expect(derive('pengaturan/user', { firstName: 'Arif', lastName: 'Budiman' })).toEqual({ name: 'Arif Budiman' });
    expect(derive('pengaturan/user', { firstName: 'Arif', lastName: null })).toEqual({ name: 'Arif' });
    expect(derive('master/bank-dokumen', { untukRole: [] })).toEqual({ untukSemua: true });
    expect(derive('master/bank-dokumen', { untukRole: ['HA04'] })).toEqual({ untukSemua: false });
    expect(derive('mbkm/konfigurasi', { kunci: 'tim.wajibAnggota' })).toMatchObject({ tipe: 'boolean' });
  });
});

describe('konfigurasi', () => {
  test('nilai bawaan pengaturan umum dan MBKM seperti dokumen domainnya', () => {
    expect(settings['sesi.idleDetik'].bawaan).toBe(1800);
    expect(settings['syarat.ipkMin'].bawaan).toBe(2.75);
    expect(settings['tim.wajibAnggota'].bawaan).toBe(true);
    for (const [kunci, { bawaan }] of Object.entries(settings))
      expect(settingErrors(kunci, JSON.stringify(bawaan))).toEqual({});
  });

  test('yang tersimpan dibaca, yang salah kembali ke bawaan', () => {
    expect(settingValue('sks.batasKrs', '24')).toBe(24);
    expect(settingValue('sks.batasKrs', '99')).toBe(20);
    expect(settingValue('tim.wajibAnggota', 'false')).toBe(false);
    expect(settingValue('tim.wajibAnggota', '"tidak"')).toBe(true);
    expect(settingValue('sks.batasKrs', null)).toBe(20);
  });

  test.each([
    ['sks.batasKrs', '"24"', { nilai: 'Periksa isian ini.' }],
    ['sks.batasKrs', 'dua', { nilai: 'Periksa isian ini.' }],
    ['sandi.minPanjang', '6', { nilai: 'Minimal 8.' }],
    ['asing', '1', { kunci: 'Kunci konfigurasi tidak dikenal.' }],
  ])('%s = %s ditolak', (kunci, nilai, errors) => {
    expect(asTexts(settingErrors(kunci, nilai))).toEqual(errors);
  });
});

test.each(['0-306-40615-2', '080442957X', '9780306406157'])('ISBN %s benar', isbn => {
  expect(isIsbn(isbn)).toBe(true);
});
test.each(['0-306-40615-3', '9780306406158', '123', ''])('ISBN %s salah', isbn => {
  expect(isIsbn(isbn)).toBe(false);
});
