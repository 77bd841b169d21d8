import { choice, datetime, email, integer, longtext, ref, resource, text } from '../kit/index.ts';
import { bahasa } from '../pengaturan/bahasa.ts';

/** Mail outbox: one row per notice that also goes out by mail (docs/domain/10 §2.1 notifikasi), and mails that are no notice. */
export const surel = resource({
  name: 'internal/surel',
  label: 'Surel',
  representation: '{subjek}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    /** One mail per notice, whatever happens. */
    idNotifikasi: ref('notifikasi', { unique: true, cascade: true, label: 'Pemberitahuan' }),
    /** The link that it carries; its address is made when it is sent and stands nowhere. */
    idTautan: ref('internal/tautan-sandi', { unique: true, cascade: true }),
    /** A row of an area whose link it carries; its address is made when it is sent and stands nowhere. */
    idPintu: text(60),
    /** The report that it brings; its workbook is made when it is sent. */
    idKiriman: ref('internal/kiriman-laporan', { cascade: true }),
    kepada: email({ required: true, label: 'Kepada' }),
    nama: text(201),
    /** Who reads answers to it. */
    balasKe: email({ label: 'Balasan ke' }),
    subjek: text(150, { required: true }),
    isi: longtext(),
    link: text(200, { label: 'Tautan' }),
    /** Of a mail that is no notice; a notice is in the language of its reader. */
    bahasa: choice(bahasa),
    status: choice(
      { menunggu: 'Menunggu', terkirim: 'Terkirim', gagal: 'Gagal', dibuang: 'Dibuang' },
      { required: true, default: 'menunggu' },
    ),
    percobaan: integer(0, 1000, { required: true, default: 0 }),
    /** When to try (again); while a process is sending, when another one may take over. */
    berikutnya: datetime({ required: true, label: 'Percobaan berikutnya' }),
    terkirimPada: datetime(),
    kesalahan: text(500, { label: 'Kesalahan terakhir' }),
    /** Why one that failed was given up, and by whom. */
    catatan: text(520, { label: 'Catatan' }),
  },
  columns: ['kepada', 'subjek', 'status', 'percobaan', 'berikutnya', 'kesalahan', 'catatan'],
  filters: ['status', 'berikutnya', 'kepada'],
  sort: ['-createdAt'],
});
