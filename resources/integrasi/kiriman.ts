import { all, allow, choice, datetime, integer, json, ref, resource, status, text, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { peristiwaWebhook } from './webhook.ts';

const alurKiriman = workflow({
  initial: 'menunggu',
  states: {
    menunggu: { label: 'Menunggu', tone: 'diajukan' },
    terkirim: { label: 'Terkirim', tone: 'baik' },
    gagal: { label: 'Tidak terkirim', tone: 'tolak' },
  },
  actions: {
    kirim: { label: 'Terkirim', from: ['menunggu'], to: 'terkirim', by: ['system'] },
    tolak: { label: 'Ditolak', from: ['menunggu'], to: 'gagal', by: ['system'], note: false },
    lewati: {
      label: 'Jangan kirim',
      from: ['menunggu'],
      to: 'gagal',
      by: [role.superAdmin],
      note: true,
      success: 'Kiriman dilewati; kiriman berikutnya tidak menunggunya lagi.',
    },
    ulangi: {
      label: 'Kirim lagi',
      from: ['terkirim', 'gagal'],
      to: 'menunggu',
      by: [role.superAdmin],
      confirm: 'Kirim lagi dengan nomor kiriman yang sama?',
      success: 'Dikirim lagi dalam satu menit.',
      undoes: ['lewati'],
    },
  },
});

/** One change on its way to a webhook: what is told, and what the receiver answered. */
export const kiriman = resource({
  name: 'integrasi/kiriman',
  label: 'Kiriman Webhook',
  stays: 'all',
  representation: '{namaData} {peristiwa}',
  withheldFromSystems: true,
  unaudited: true,
  fields: {
    idWebhook: ref('integrasi/webhook', { required: true, readOnly: true, cascade: true, label: 'Webhook' }),
    /** Entry of the history that it tells of; told once. */
    idRiwayat: text(60, { readOnly: true, inner: true }),
    peristiwa: choice(peristiwaWebhook, { readOnly: true, required: true, label: 'Peristiwa' }),
    sumber: text(80, { readOnly: true, required: true, inner: true }),
    namaData: text(120, { readOnly: true, label: 'Data' }),
    idBaris: text(60, { readOnly: true, required: true, label: 'Baris' }),
    terjadi: datetime({ readOnly: true, required: true, label: 'Terjadi' }),
    isi: json({ readOnly: true, label: 'Isi kiriman' }),
    status: status(alurKiriman),
    percobaan: integer(0, 1_000_000, { readOnly: true, default: 0, label: 'Percobaan' }),
    kodeHttp: integer(0, 999, { readOnly: true, label: 'Kode jawaban' }),
    jawaban: text(500, { readOnly: true, label: 'Jawaban' }),
    dikirimPada: datetime({ readOnly: true, label: 'Dikirim' }),
  },
  columns: [
    'terjadi',
    'idWebhook',
    'namaData',
    'peristiwa',
    'idBaris',
    'status',
    'percobaan',
    'kodeHttp',
    'dikirimPada',
  ],
  filters: ['idWebhook', 'status', 'peristiwa'],
  search: ['idBaris'],
  sort: ['-terjadi'],
  indexes: [
    ['idWebhook', 'idRiwayat'],
    ['idWebhook', 'sumber', 'idBaris'],
    ['idWebhook', 'status', 'terjadi'],
  ],
  access: { [role.superAdmin]: allow(all, ['export', 'action']) },
});
