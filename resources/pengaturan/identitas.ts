import { all, allow, choice, email, file, resource, text, url, type ZoneName } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

const color = (label: string) =>
  text(7, { required: true, label, pattern: [/^#[0-9A-Fa-f]{6}$/, pengaturanMessages.color] });
const picture = (label: string, help: string) => file(['svg', 'png'], 0.5, { label, help });

const zoneChoices = {
  WIB: 'WIB (UTC+7)',
  WITA: 'WITA (UTC+8)',
  WIT: 'WIT (UTC+9)',
} satisfies Record<ZoneName, string>;

/** Name of the only row. */
export const identitasUtama = 'portal';

/** Operator of this portal: one row, edited by Super Admin, effective at once (docs/domain/60 §1). */
export const identitas = resource({
  name: 'pengaturan/identitas',
  label: 'Identitas',
  withheldFromSystems: true,
  stays: 'all',
  representation: '{namaPortal}',
  fields: {
    kunci: choice(
      { [identitasUtama]: 'Portal' },
      { required: true, readOnly: true, unique: true, default: identitasUtama },
    ),
    namaUniversitas: text(100, { required: true, label: 'Nama universitas' }),
    singkatan: text(20, { required: true }),
    namaPortal: text(40, { required: true, label: 'Nama portal' }),
    produk: text(120, {
      required: true,
      label: 'Nama lengkap portal',
      default: '{namaPortal} {namaUniversitas}',
      help: 'Judul halaman. {namaPortal} dan {namaUniversitas} diisi dari atas.',
    }),
    motto: text(120, { required: true }),
    logo: picture('Logo', 'Di atas dasar terang.'),
    logoGelap: picture('Logo mode gelap', 'Kosongkan untuk memakai Logo.'),
    logoSurat: picture('Logo kop surat', 'Kosongkan untuk memakai Logo.'),
    favicon: picture('Ikon tab peramban', 'Kosongkan untuk memakai Logo.'),
    ikonAplikasi: picture('Ikon aplikasi', 'Ikon di layar utama ponsel; semua ukuran dibuat dari gambar ini.'),
    warnaUtama: color('Warna utama'),
    warnaAksen: color('Warna aksen'),
    telepon: text(40, { required: true }),
    email: email({ required: true, label: 'Surel layanan' }),
    alamat: text(200, { required: true }),
    kota: text(60, { required: true, help: 'Tercetak pada tanggal surat.' }),
    jamLayanan: text(100, { required: true, label: 'Jam layanan' }),
    zonaWaktu: choice(zoneChoices, {
      required: true,
      default: 'WIB',
      label: 'Zona waktu',
      help: 'Semua jam dan batas waktu dihitung dan ditulis dalam zona ini.',
    }),
    domainSurel: text(100, {
      label: 'Domain surel kampus',
      help: 'Misalnya kampus.ac.id.',
      pattern: [/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/, pengaturanMessages.domain],
    }),
    instagram: url(),
    youtube: url({ label: 'YouTube' }),
    facebook: url(),
    x: url({ label: 'X' }),
  },
  sections: {
    Nama: ['namaUniversitas', 'singkatan', 'namaPortal', 'produk', 'motto'],
    Warna: ['warnaUtama', 'warnaAksen'],
    Logo: ['logo', 'logoGelap', 'logoSurat', 'favicon', 'ikonAplikasi'],
    Kontak: ['telepon', 'email', 'alamat', 'kota', 'jamLayanan', 'zonaWaktu', 'domainSurel'],
    'Media sosial': ['instagram', 'youtube', 'facebook', 'x'],
  },
  small: true,
  access: { [role.superAdmin]: allow(all, ['update']) },
});
