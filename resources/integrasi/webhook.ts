import { errorIf } from '../checkHelpers.ts';
import {
  all,
  boolean,
  choicesOf,
  datetime,
  integer,
  ref,
  resource,
  status,
  text,
  texts,
  url,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { addressFault } from '../pengaturan/alamatLuar.ts';
import { role } from '../roles.ts';
import { integrasiMessages } from './messages.ts';

/** Changes of rows that a webhook tells. */
export const peristiwaWebhook = {
  dibuat: 'Dibuat',
  diubah: 'Diubah',
  status: 'Status berubah',
  dihapus: 'Dihapus',
} as const;

export type PeristiwaWebhook = keyof typeof peristiwaWebhook;

const alurWebhook = workflow({
  initial: 'dijeda',
  states: {
    dijeda: { label: 'Dijeda', tone: 'revisi' },
    aktif: { label: 'Aktif', tone: 'baik' },
  },
  actions: {
    aktifkan: {
      label: 'Aktifkan',
      from: ['dijeda'],
      to: 'aktif',
      by: [role.superAdmin],
      needs: [{ rule: 'adaRahasia' }],
      success: 'Webhook aktif. Yang menunggu dikirim dalam satu menit.',
    },
    jeda: {
      label: 'Jeda',
      from: ['aktif'],
      to: 'dijeda',
      by: [role.superAdmin],
      note: false,
      looks: [
        {
          some: { resource: 'integrasi/kiriman', by: 'idWebhook', rows: valued('status', 'menunggu') },
          says: integrasiMessages.willWait,
          weight: 'tell',
        },
      ],
      success: 'Webhook dijeda. Perubahan tetap dicatat dan dikirim setelah diaktifkan.',
      undoes: ['aktifkan'],
    },
    gagal: { label: 'Dijeda oleh sistem', from: ['aktif'], to: 'dijeda', by: ['system'], note: true },
  },
});

/** Address at which another system hears of changes of rows that its key reads (docs/domain/90 §2). */
export const webhook = resource({
  name: 'integrasi/webhook',
  label: 'Webhook',
  stays: 'all',
  withheldFromSystems: true,
  fields: {
    nama: text(80, { required: true, unique: true }),
    idKunci: ref('integrasi/kunci-api', {
      required: true,
      label: 'Kunci API',
      help: 'Yang diberitahukan hanya baris yang dibaca kunci ini.',
    }),
    alamat: url({ required: true, label: 'Alamat penerima' }),
    peristiwa: choicesOf(peristiwaWebhook, { required: true, label: 'Peristiwa' }),
    sumber: texts(80, 60, { label: 'Data', help: 'Kosong berarti semua data dalam cakupan kuncinya.' }),
    status: status(alurWebhook),
    rahasiaTersimpan: boolean({ readOnly: true, label: 'Rahasia tanda tangan tersimpan' }),
    rahasia: text(300, { readOnly: true, secret: true }),
    sejak: datetime({ readOnly: true, label: 'Perubahan dicatat sejak' }),
    /** Changes until then have been looked through. */
    dibacaSampai: datetime({ readOnly: true, label: 'Perubahan dicatat sampai' }),
    /** By the system, after failures: somebody has to look. */
    dijedaSistem: boolean({ readOnly: true, label: 'Dijeda oleh sistem' }),
    gagalBeruntun: integer(0, 1_000_000, { readOnly: true, default: 0, label: 'Gagal berturut-turut' }),
    cobaLagi: datetime({ readOnly: true, label: 'Coba lagi' }),
    terakhirTerkirim: datetime({ readOnly: true, label: 'Terakhir terkirim' }),
    pesan: text(500, { readOnly: true, label: 'Jawaban terakhir yang gagal' }),
  },
  sections: {
    Webhook: ['nama', 'idKunci', 'alamat', 'peristiwa', 'sumber'],
    Keadaan: [
      'status',
      'rahasiaTersimpan',
      'terakhirTerkirim',
      'dijedaSistem',
      'gagalBeruntun',
      'cobaLagi',
      'pesan',
      'sejak',
      'dibacaSampai',
    ],
  },
  columns: ['nama', 'idKunci', 'alamat', 'status', 'terakhirTerkirim', 'gagalBeruntun'],
  filters: ['status', 'idKunci', 'dijedaSistem'],
  search: ['nama', 'alamat'],
  small: true,
  sort: ['nama'],
  access: { [role.superAdmin]: write(all) },
  check: row => {
    const fault = addressFault(row.alamat);
    return {
      ...errorIf(fault === 'https', 'alamat', integrasiMessages.https),
      ...errorIf(fault === 'password', 'alamat', integrasiMessages.password),
    };
  },
});
