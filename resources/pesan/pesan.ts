import {
  boolean,
  choice,
  choicesOf,
  datetime,
  email,
  integer,
  longtext,
  phone,
  ref,
  resource,
  status,
  text,
  workflow,
} from '../kit/index.ts';
import { alasanPenerima } from './alasan.ts';
import { pesanMessages } from './messages.ts';

/**
 * Messages that people write from a list, and their receivers. No role has a rule: the calls of the area show a message
 * to its sender alone, so that no list, history, export or pivot table shows them.
 */
const hidden = { access: {}, serverOnly: true, unaudited: true } as const;

/** Ways a message takes. */
const jalanPesan = { portal: 'Portal', surel: 'Surel', wa: 'WhatsApp' } as const;

/** The life of a message; its job and its sender's call move it, no role's step. */
const alurPesan = workflow({
  initial: 'menunggu',
  states: {
    menunggu: { label: 'Dikirim bertahap', tone: 'diajukan' },
    selesai: { label: 'Selesai', tone: 'selesai' },
    dibatalkan: { label: 'Dibatalkan', tone: 'selesai' },
  },
  actions: {
    selesai: { label: 'Selesai', from: ['menunggu'], to: 'selesai', by: ['system'] },
    batal: { label: 'Hentikan', from: ['menunggu'], to: 'dibatalkan', by: ['system'] },
  },
});

export const pesan = resource({
  ...hidden,
  name: 'pesan/pesan',
  label: 'Pesan',
  representation: '{judul}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, cascade: true, label: 'Pengirim' }),
    namaUser: text(201),
    /** Who reads answers by mail. */
    balasKe: email(),
    resource: text(80, { required: true }),
    /** Way to people, as the resource declares it. */
    kepada: text(40, { required: true }),
    lewat: choicesOf(jalanPesan, { required: true }),
    judul: text(150, { required: true }),
    /** With its words, as it was written. */
    isi: longtext({ required: true }),
    /** The browser's name for it: sent twice, it is one message. */
    kunci: text(36, { required: true }),
    /** Receivers may answer in the portal. */
    bolehDibalas: boolean(),
    /** Its threads are shown on the row that they are about, to the team that may write to it. */
    tampilDiData: boolean(),
    /** Empty: at once. */
    jadwal: datetime(),
    status: status(alurPesan),
  },
  filters: ['idUser', 'status'],
  unique: [[['idUser', 'kunci'], pesanMessages.sentOnce]],
  sort: ['-createdAt'],
});

const keadaanPenerima = {
  menunggu: 'Menunggu',
  terkirim: 'Terkirim',
  gagal: 'Tidak terjangkau',
  dibatalkan: 'Dibatalkan',
} as const;

/** Way of a message through WhatsApp's service, in its order. */
export const keadaanWa = {
  menunggu: 'Menunggu',
  terkirim: 'Terkirim',
  sampai: 'Sampai',
  dibaca: 'Dibaca',
  gagal: 'Gagal',
} as const;

/** One receiver of a message, or a row that leads to nobody. */
export const penerima = resource({
  ...hidden,
  name: 'pesan/penerima',
  label: 'Penerima',
  representation: '{baris}',
  fields: {
    idPesan: ref('pesan/pesan', { required: true, cascade: true }),
    idBaris: text(60, { required: true }),
    /** What the row was called. */
    baris: text(300),
    idUser: ref('pengaturan/user', { cascade: true }),
    nama: text(201, { personal: 'name' }),
    surel: email(),
    telepon: phone(),
    judul: text(150),
    isi: longtext(),
    keadaan: choice(keadaanPenerima, { required: true, default: 'menunggu' }),
    alasan: choice(alasanPenerima),
    dikirimPada: datetime(),
    /** The prepared link was opened by the sender. */
    waDibuka: datetime(),
    /** The sender takes no more answers of this receiver. */
    ditutupPada: datetime(),
    /** State at WhatsApp's own service; empty: it does not go that way. */
    waKeadaan: choice(keadaanWa),
    /** The service's name of it. */
    waId: text(200),
    waPada: datetime(),
    waAlasan: text(300),
    waPercobaan: integer(0, 100, { default: 0 }),
    /** When to try (again); while a process is sending, when another one may take over. */
    waBerikutnya: datetime(),
  },
  filters: ['idBaris', 'idUser', 'keadaan', 'dikirimPada', 'waId', 'waKeadaan', 'waBerikutnya'],
  sort: ['idPesan', 'idBaris'],
});

/** Numbers whose owners allowed messages by WhatsApp's service, or ended them; the number itself stands nowhere. */
export const izinWa = resource({
  ...hidden,
  name: 'pesan/izin-wa',
  label: 'Izin WhatsApp',
  representation: '{id}',
  stays: 'all',
  fields: {
    /** Keyed digest of the number. */
    sidik: text(64, { required: true, unique: true }),
    boleh: boolean(),
    sumber: choice({ profil: 'Profil', balasan: 'Balasan' }, { required: true }),
    pada: datetime({ required: true }),
  },
  sort: ['-createdAt'],
});

/** An answer to a message, by its receiver or its sender; read by whoever reads the thread (docs/domain/80 §11). */
export const balasan = resource({
  ...hidden,
  name: 'pesan/balasan',
  label: 'Balasan',
  representation: '{isi}',
  fields: {
    idPenerima: ref('pesan/penerima', { required: true, cascade: true }),
    idPenulis: ref('pengaturan/user', { required: true, cascade: true }),
    isi: longtext({ required: true }),
    /** The browser's name for it: sent twice, it is one answer. */
    kunci: text(36, { required: true }),
  },
  unique: [[['idPenulis', 'kunci'], pesanMessages.sentOnce]],
  sort: ['-createdAt'],
});
