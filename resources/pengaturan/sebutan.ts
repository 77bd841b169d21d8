import { all, allow, asData, choice, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { isKunciSebutan, type KunciSebutan, sebutanBawaan } from '../sebutan.ts';
import { pengaturanMessages } from './messages.ts';

/** Places in which a term appears. */
const tempat: Readonly<Record<KunciSebutan, string>> = {
  kebijakan: 'Nama lengkap kebijakan: beranda publik, kop daftar',
  mbkm: 'Singkatan kebijakan: menu, formulir, surat, halaman publik',
  tim: 'Tim pengelola: peran, petunjuk, pemberitahuan, penolakan',
  jenis: 'Jenis program (BKP): kolom, filter, data master',
  magang: 'Program magang: menu, formulir, halaman publik',
  kkn: 'Program KKN: menu, formulir, surat, halaman publik',
  kewirausahaan: 'Program kewirausahaan: menu, halaman publik',
  kwu: 'Kewirausahaan, singkat: layar, laporan, penolakan',
  wirausaha: 'Jalur kewirausahaan, halaman masuk',
  komponenCadangan: 'Program Komcad, lengkap: surat, halaman publik',
  komcad: 'Program Komcad, singkat: menu, formulir, pemberitahuan',
  pertukaranMahasiswa: 'Program pertukaran: menu, halaman publik',
  pertukaran: 'Pertukaran, singkat: layar dan surat',
  inbound: 'Pertukaran, mahasiswa kampus lain: layar, surel, halaman publik',
  outbound: 'Pertukaran ke kampus lain: layar, halaman publik',
  permadi: 'Pertukaran mandiri: layar, halaman publik',
  riset: 'Program riset: menu, formulir, penolakan',
  portofolio: 'Portofolio kompetensi: menu, layar, cetakan',
  kampusMengajar: 'Program Kampus Mengajar: halaman publik',
  praktisiMengajar: 'Program Praktisi Mengajar: halaman publik',
  studiIndependen: 'Program Studi Independen: halaman publik',
};

const kunci = choice(
  Object.fromEntries(
    Object.keys(sebutanBawaan)
      .filter(isKunciSebutan)
      .map(key => [key, `${sebutanBawaan[key].id} · ${tempat[key]}`]),
  ),
  { required: true, readOnly: true, unique: true, label: 'Bawaan' },
);
// They name what the sources say, also where it is called otherwise.
asData(kunci.choices);

const word = (label: string, help: string) =>
  text(60, {
    required: true,
    label,
    help,
    pattern: [/^[\p{L}\p{N}][\p{L}\p{N} .,&()'’+-]{0,59}$/u, pengaturanMessages.termLetters],
  });

/**
 * Names of the programmes, their kind and the team: a row for each, edited by Super Admin, effective at once
 * (docs/domain/10 §2.1).
 */
export const sebutan = resource({
  name: 'pengaturan/sebutan',
  label: 'Sebutan',
  withheldFromSystems: true,
  representation: '{nama}',
  fields: {
    kunci,
    nama: word('Sebutan', 'Seperti tertulis di awal kalimat; di tengah kalimat huruf kecil dipakai sendiri.'),
    inggris: word('Bahasa Inggris', 'Untuk halaman dan surel berbahasa Inggris.'),
  },
  columns: ['kunci', 'nama', 'inggris'],
  search: ['nama', 'inggris'],
  sort: ['kunci'],
  small: true,
  stays: 'all',
  access: { [role.superAdmin]: allow(all, ['update']) },
});
