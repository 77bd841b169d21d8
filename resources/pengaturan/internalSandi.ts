import { choice, datetime, integer, longtext, ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';

/** Data of password resets and second factors; not readable over HTTP (docs/domain/10 §3.1). */

/** Request to reset a password: the typed text, encrypted, until the mail job finds the account. */
export const permintaanSandi = resource({
  ...hidden,
  name: 'internal/permintaan-sandi',
  label: 'Permintaan Kata Sandi',
  representation: '{id}',
  fields: {
    isi: longtext({ required: true, secret: true }),
    alamatIp: text(45),
    dibuat: datetime({ required: true }),
  },
  sort: ['dibuat'],
});

/** A link of a mail by which its reader sets a password, once. */
export const tautanSandi = resource({
  ...hidden,
  name: 'internal/tautan-sandi',
  label: 'Tautan Kata Sandi',
  representation: '{id}',
  fields: {
    idUser: account(),
    tokenHash: text(64, { required: true, unique: true, secret: true }),
    untuk: choice({ lupa: 'Lupa kata sandi', pertama: 'Masuk pertama' }, { required: true }),
    dibuat: datetime({ required: true }),
    berakhir: datetime({ required: true }),
    /** Used, replaced by a newer one, or overtaken by another change of the password. */
    gugurPada: datetime(),
  },
  filters: ['idUser', 'berakhir'],
  sort: ['-dibuat'],
});

/** The second factor of an account (RFC 6238); not in force while it is being set up. */
export const faktorKedua = resource({
  ...hidden,
  name: 'internal/faktor-kedua',
  stays: 'own',
  label: 'Faktor Kedua',
  representation: '{id}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, unique: true, cascade: true }),
    /** Encrypted with a key that follows from the server's. */
    rahasia: longtext({ required: true, secret: true }),
    aktifSejak: datetime(),
    /** Time step of the last code that was accepted: none counts twice. */
    langkahTerakhir: integer(0, 2_000_000_000, { required: true, default: 0 }),
    dibuat: datetime({ required: true }),
  },
});

/** A code for whoever has lost the device, good for one login. */
export const kodePemulihan = resource({
  ...hidden,
  name: 'internal/kode-pemulihan',
  stays: 'own',
  label: 'Kode Pemulihan',
  representation: '{id}',
  fields: {
    idUser: account(),
    hash: longtext({ required: true, secret: true }),
    dibuat: datetime({ required: true }),
    dipakaiPada: datetime(),
  },
  filters: ['idUser'],
});

/** Login that waits for the code of the second factor after a correct password. */
export const tiketMasuk = resource({
  ...hidden,
  name: 'internal/tiket-masuk',
  label: 'Tiket Masuk',
  representation: '{id}',
  fields: {
    idUser: account(),
    tiketHash: text(64, { required: true, unique: true, secret: true }),
    berakhir: datetime({ required: true }),
  },
  filters: ['idUser', 'berakhir'],
});
