import {
  allow,
  boolean,
  choice,
  datetime,
  integer,
  longtext,
  read,
  ref,
  resource,
  status,
  text,
  through,
  unless,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { kodeJenisMbkm } from './jenis.ts';
import { mbkmMessages } from './messages.ts';

/** Purposes of a text: the programmes for own students, and inbound exchange. */
const untukProgram = { ...kodeJenisMbkm, inbound: 'Pertukaran inbound' };

/** A published text never changes: another one takes its place. */
const alur = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    terbit: { label: 'Berlaku' },
    digantikan: { label: 'Digantikan', tone: 'tutup' },
    dicabut: { label: 'Dicabut', tone: 'tutup' },
  },
  actions: {
    terbitkan: {
      label: 'Terbitkan',
      from: ['draf'],
      to: 'terbit',
      by: [role.timMbkm],
      note: true,
      confirm: 'Terbitkan teks ini? Isinya tidak dapat diubah lagi dan langsung diminta pada pendaftaran.',
      success: 'Teks persetujuan diterbitkan.',
      tone: 'primary',
    },
    gantikan: { label: 'Gantikan', from: ['terbit'], to: 'digantikan', by: ['system'] },
    cabut: {
      label: 'Cabut',
      from: ['terbit'],
      to: 'dicabut',
      by: [role.timMbkm],
      note: true,
      confirm:
        'Cabut teks ini? Pendaftaran berikutnya tidak memintanya lagi; persetujuan yang sudah ada tetap tercatat.',
      success: 'Teks persetujuan dicabut.',
      tone: 'danger',
    },
  },
});

/**
 * Texts that students, also inbound ones, agree to when they register: by kind of programme or for all, in versions
 * (docs/domain/20 §1.14). A text of the own kind has priority over one for all.
 */
export const persetujuan = resource({
  name: 'mbkm/persetujuan',
  label: 'Teks Persetujuan',
  representation: '{judul}',
  stays: 'all',
  fields: {
    kodeJenisMbkm: choice(untukProgram, {
      label: 'Untuk program',
      help: 'Kosongkan untuk semua program yang tidak memiliki teks sendiri.',
    }),
    versi: integer(1, 10_000, { readOnly: true, label: 'Versi' }),
    judul: text(150, { required: true }),
    isi: longtext({ required: true, least: 50, label: 'Isi' }),
    judulInggris: text(150, { label: 'Judul (Inggris)' }),
    isiInggris: longtext({
      label: 'Isi (Inggris)',
      help: 'Kosongkan agar pembaca berbahasa Inggris membaca teks Indonesia.',
    }),
    mintaUlang: boolean({
      label: 'Minta persetujuan ulang',
      help: 'Peserta yang sudah terdaftar diminta menyetujui teks ini di dasbor. Kegiatannya tetap dapat diteruskan.',
    }),
    terbitPada: datetime({ readOnly: true, label: 'Terbit' }),
    status: status(alur),
  },
  columns: ['judul', 'kodeJenisMbkm', 'versi', 'status', 'mintaUlang', 'terbitPada'],
  filters: ['kodeJenisMbkm', 'status'],
  search: ['judul'],
  small: true,
  deletable: { field: 'status', in: ['draf'], otherwise: mbkmMessages.publishedStays },
  access: {
    [role.timMbkm]: write(),
    [role.koordinator]: read(),
    [role.bakpk]: read(),
    // Published texts and former versions, so that students can read again what they agreed to.
    [role.mahasiswa]: read(unless(valued('status', 'draf'))),
    [role.outbound]: read(unless(valued('status', 'draf'))),
  },
  readWithoutMenu: true,
});

const along = through('idPendaftarMbkm');

/** Agreement given with a registration: version and time. */
export const persetujuanPeserta = resource({
  name: 'mbkm/persetujuan-peserta',
  label: 'Persetujuan Peserta',
  representation: '{judul}',
  fields: {
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
      required: true,
      fixed: true,
      cascade: true,
      label: 'Pendaftar',
    }),
    idPersetujuan: ref('mbkm/persetujuan', { required: true, fixed: true, label: 'Teks' }),
    judul: text(150, { readOnly: true }),
    versi: integer(1, 10_000, { readOnly: true }),
    disetujuiPada: datetime({ required: true, label: 'Disetujui' }),
  },
  unique: [[['idPendaftarMbkm', 'idPersetujuan'], mbkmMessages.agreedAlready]],
  filters: ['idPendaftarMbkm', 'idPersetujuan'],
  sort: ['-disetujuiPada'],
  history: 'persetujuan',
  access: {
    [role.mahasiswa]: allow(along, []),
    [role.timMbkm]: read(along),
    [role.koordinator]: read(along),
    [role.outbound]: allow(along, []),
    [role.bakpk]: read(along),
  },
  serverOnly: true,
  readWithoutMenu: true,
});
