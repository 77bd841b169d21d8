import { boolean, choice, datetime, integer, longtext, ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** Devices whose browser shows notices by itself (Web Push, docs/domain/80 §7). */
export const perangkatPush = resource({
  ...hidden,
  name: 'internal/perangkat-push',
  label: 'Perangkat Pemberitahuan',
  representation: '{perangkat}',
  fields: {
    idUser: account(),
    /** Address at the push service of its browser, and a digest by which it is known again. */
    alamat: text(1000, { required: true, secret: true }),
    sidik: text(64, { required: true, unique: true }),
    /** Keys by which its browser reads what is sent. */
    p256dh: text(100, { required: true, secret: true }),
    auth: text(40, { required: true, secret: true }),
    /** Session in which it was last seen: a session that is ended by somebody takes it along. */
    idSesi: text(60, { required: true }),
    perangkat: text(200),
    /** The notice's title stands on the device's screen; else only its kind. */
    judul: boolean(),
    terlihat: datetime({ required: true }),
    terakhirTerkirim: datetime(),
    kesalahan: text(300),
  },
  filters: ['idUser', 'idSesi', 'terlihat'],
  sort: ['-createdAt'],
});

/** Notices on their way to devices. */
export const push = resource({
  ...hidden,
  name: 'internal/push',
  label: 'Pemberitahuan ke Perangkat',
  representation: '{id}',
  fields: {
    idNotifikasi: ref('notifikasi', { required: true, cascade: true, label: 'Pemberitahuan' }),
    idPerangkat: ref('internal/perangkat-push', { required: true, cascade: true }),
    status: choice(
      { menunggu: 'Menunggu', terkirim: 'Terkirim', gagal: 'Gagal', dibuang: 'Dibuang' },
      { required: true, default: 'menunggu' },
    ),
    percobaan: integer(0, 1000, { required: true, default: 0 }),
    /** When to try (again); while a process is sending, when another one may take over. */
    berikutnya: datetime({ required: true }),
    terkirimPada: datetime(),
    kesalahan: text(300),
  },
  filters: ['status', 'berikutnya'],
  unique: [[['idNotifikasi', 'idPerangkat'], pengaturanMessages.pushThere]],
  sort: ['-createdAt'],
});

/** The key by which push services know this installation (VAPID, RFC 8292); made once. */
export const kunciPush = resource({
  ...hidden,
  name: 'internal/kunci-push',
  label: 'Kunci Push',
  stays: 'all',
  representation: '{kunci}',
  fields: {
    /** Always the same word, so that there is one row. */
    kunci: text(10, { required: true, unique: true }),
    publik: text(100, { required: true }),
    /** The private key (JWK), encrypted with a key that follows from the server's secret. */
    rahasia: longtext({ required: true, secret: true }),
  },
});
