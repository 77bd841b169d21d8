import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  type Fields,
  file,
  isSamePhone,
  longtext,
  phone,
  read,
  ref,
  resource,
  text,
  through,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { kknMessages } from './messages.ts';

const desa = { dependsOn: { idGelombang: 'idGelombang' }, only: { aktif: true } } as const;

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  idGelombang: ref('kkn/gelombang', { label: 'Gelombang' }),
  idKelompok: ref('kkn/kkn-kelompok', { readOnly: true, label: 'Kelompok' }),
  noHp: phone({ label: 'No. HP' }),
  alamatDomisili: text(250, { label: 'Alamat domisili', personal: 'clear' }),
  namaKontakDarurat: text(100, { label: 'Nama kontak darurat', personal: 'clear' }),
  hubunganKontakDarurat: choice(
    { orang_tua: 'Orang tua', wali: 'Wali', saudara: 'Saudara', pasangan: 'Pasangan' },
    { label: 'Hubungan' },
  ),
  noHpKontakDarurat: phone({ label: 'No. HP kontak darurat' }),
  ukuranJaket: choice({ S: 'S', M: 'M', L: 'L', XL: 'XL', XXL: 'XXL', XXXL: 'XXXL' }, { label: 'Ukuran jaket' }),
  golonganDarah: choice({ A: 'A', B: 'B', AB: 'AB', O: 'O' }, { label: 'Golongan darah', sensitive: 'kesehatan' }),
  riwayatPenyakit: longtext({ label: 'Riwayat penyakit', sensitive: 'kesehatan' }),
  kebutuhanKhusus: text(200, { label: 'Kebutuhan khusus', sensitive: 'kesehatan' }),
  kendaraan: choice({ tidak: 'Tidak membawa', motor: 'Motor', mobil: 'Mobil' }),
  punyaLaptop: boolean({ label: 'Punya laptop' }),
  keterampilan: text(300),
  bersediaJadiKetua: boolean({ label: 'Bersedia menjadi ketua' }),
  pilihanDesa1: ref('kkn/desa', { ...desa, label: 'Pilihan desa 1' }),
  pilihanDesa2: ref('kkn/desa', { ...desa, label: 'Pilihan desa 2' }),
  pilihanDesa3: ref('kkn/desa', { ...desa, label: 'Pilihan desa 3' }),
  berkasKrs: file(['pdf'], 2, { label: 'KRS' }),
  berkasTranskrip: file(['pdf'], 2, { label: 'Transkrip' }),
  berkasSuratSehat: file(['pdf'], 2, { label: 'Surat sehat', sensitive: 'kesehatan' }),
  berkasIzinOrangTua: file(['pdf'], 2, { label: 'Izin orang tua' }),
  berkasAsuransi: file(['pdf'], 2, { label: 'BPJS/Asuransi', sensitive: 'kesehatan' }),
  pasFoto: file(['jpg', 'png'], 1, { label: 'Pas foto' }),
  bersediaDitempatkan: boolean({ label: 'Bersedia ditempatkan di desa mana pun' }),
  pernyataanBenar: boolean({ label: 'Data yang saya isi benar' }),
} satisfies Fields;

const along = through('idPendaftarMbkm');
/** Seen by the student, Tim MBKM and the group's DPL only. */
const kesehatan = ['golonganDarah', 'riwayatPenyakit', 'kebutuhanKhusus'] as const;

/** Fields of a KKN registration beside the participation's, 1:1 (docs/domain/30 §1.6). */
export const pendaftaranKkn = resource({
  name: 'kkn/pendaftaran',
  label: 'Data KKN',
  retention: {
    kind: {
      label: 'Kesehatan dan kontak peserta KKN',
      help: 'Golongan darah, riwayat penyakit, kebutuhan khusus, alamat, kontak darurat, dan dokumennya. Dihitung sejak kegiatannya berakhir.',
    },
  },
  representation: '{idGelombang}',
  fields,
  sections: {
    Gelombang: ['idGelombang', 'idKelompok'],
    'Data diri': [
      'noHp',
      'alamatDomisili',
      'ukuranJaket',
      'kendaraan',
      'punyaLaptop',
      'keterampilan',
      'bersediaJadiKetua',
    ],
    'Kontak darurat': ['namaKontakDarurat', 'hubunganKontakDarurat', 'noHpKontakDarurat'],
    Kesehatan: kesehatan,
    'Pilihan desa': ['pilihanDesa1', 'pilihanDesa2', 'pilihanDesa3'],
    Berkas: ['berkasKrs', 'berkasTranskrip', 'berkasSuratSehat', 'berkasIzinOrangTua', 'berkasAsuransi', 'pasFoto'],
    Pernyataan: ['bersediaDitempatkan', 'pernyataanBenar'],
  },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update']),
    [role.timMbkm]: allow(along, ['create', 'update', 'export']),
    [role.dosen]: read(along),
    [role.koordinator]: read(along, { hide: kesehatan }),
    [role.penilai]: read(along, { hide: kesehatan }),
    [role.bakpk]: read(along, { hide: kesehatan }),
  },
  check: row => {
    const chosen = [row.pilihanDesa1, row.pilihanDesa2, row.pilihanDesa3];
    const twice = chosen.findIndex((id, i) => id != null && chosen.indexOf(id) < i);
    return {
      ...errorIf(isSamePhone(row.noHp, row.noHpKontakDarurat), 'noHpKontakDarurat', kknMessages.contactPhone),
      ...errorIf(twice > 0, `pilihanDesa${twice + 1}`, kknMessages.villageChosenTwice),
    };
  },
  byHand: true,
});
