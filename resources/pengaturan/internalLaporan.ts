import { choice, date, datetime, integer, json, longtext, ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** A question that somebody keeps under a name (docs/domain/10 §3.11). */
export const laporan = resource({
  ...hidden,
  name: 'internal/laporan',
  label: 'Laporan tersimpan',
  fields: {
    idUser: account(),
    nama: text(80, { required: true }),
    uraian: longtext(),
    /** Resource whose rows are counted. */
    sumber: text(80, { required: true }),
    isi: json({ required: true }),
    /** Roles that see it too. */
    peran: json({ required: true }),
    /** Since when it is deleted; until it is swept, its owner may take it back. */
    dihapusPada: datetime(),
  },
  unique: [[['nama', 'idUser'], pengaturanMessages.reportThere]],
  filters: ['dihapusPada'],
  sort: ['nama'],
});

/** An address at which somebody without an account sees the figures of a report, or those that an area works out. */
export const tautanLaporan = resource({
  ...hidden,
  name: 'internal/tautan-laporan',
  label: 'Tautan laporan',
  fields: {
    idLaporan: ref('internal/laporan', { cascade: true }),
    /** Without a report: the resource and row whose figures an area works out. */
    sumber: text(80),
    idBaris: text(60),
    /** The role in which its maker made it: the figures are what that role sees now. */
    idUserRole: ref('pengaturan/user-role', { required: true, cascade: true }),
    tokenHash: text(64, { required: true, unique: true, secret: true }),
    /** Last day on which it opens. */
    berakhir: date({ required: true }),
    dicabutPada: datetime(),
    kunjungan: integer(0, 1_000_000_000, { required: true, default: 0 }),
    terakhirDibuka: datetime(),
  },
  filters: ['idLaporan'],
  sort: ['-createdAt'],
});

/** Reports beside each other on one page. */
export const papanLaporan = resource({
  ...hidden,
  name: 'internal/papan-laporan',
  label: 'Papan laporan',
  fields: {
    idUser: account(),
    nama: text(80, { required: true }),
    /** Its reports in their order: a kept one by its id, a ready-made one by its name. */
    isi: json({ required: true }),
    /** Roles whose dashboard shows it. */
    peran: json({ required: true }),
  },
  unique: [[['nama', 'idUser'], pengaturanMessages.boardThere]],
  sort: ['nama'],
});

/** How often a report comes by mail. */
const kapanDikirim = { senin: 'Setiap Senin', bulan: 'Setiap tanggal 1' } as const;

/** A report or a board that somebody gets by mail again and again, with the figures of the role in which it was asked for. */
export const kirimanLaporan = resource({
  ...hidden,
  name: 'internal/kiriman-laporan',
  label: 'Kiriman laporan',
  fields: {
    /** One of the two. */
    idLaporan: ref('internal/laporan', { cascade: true }),
    idPapan: ref('internal/papan-laporan', { cascade: true }),
    idUserRole: ref('pengaturan/user-role', { required: true, cascade: true }),
    kapan: choice(kapanDikirim, { required: true }),
    /** Day of the latest one. */
    terakhir: date(),
  },
  unique: [[['idLaporan', 'idPapan', 'idUserRole'], pengaturanMessages.reportSent]],
  filters: ['idLaporan', 'idPapan'],
  sort: ['-createdAt'],
});
