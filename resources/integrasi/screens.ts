import { roles, type Screen, screen } from '../kit/index.ts';
import { role } from '../roles.ts';

const sent = (key: string, label: string, status: readonly string[], empty: string) => ({
  key,
  label,
  lists: [
    {
      resource: 'integrasi/kiriman',
      by: { idWebhook: 'id' },
      filter: { status },
      columns: ['terjadi', 'namaData', 'peristiwa', 'idBaris', 'percobaan', 'kodeHttp', 'jawaban'],
      empty,
    },
  ],
});

/** Access of other systems (docs/domain/90). */
export const integrasiScreens: readonly Screen[] = [
  screen({
    path: '/pengaturan/kunci-api',
    title: 'Kunci API',
    icon: 'key',
    pattern: 'crud',
    resource: 'integrasi/kunci-api',
    roles: roles([role.superAdmin]),
    group: 'pengaturan',
    options: {
      empty:
        'Tambah kunci untuk setiap sistem yang membaca atau menulis data portal, misalnya SIAKAD atau dasbor rektorat.',
      related: [
        {
          key: 'webhook',
          label: 'Webhook',
          lists: [
            {
              resource: 'integrasi/webhook',
              by: { idKunci: 'id' },
              columns: ['nama', 'alamat', 'status', 'terakhirTerkirim'],
              empty: 'Belum ada webhook dengan kunci ini.',
            },
          ],
        },
      ],
    },
  }),
  screen({
    path: '/pengaturan/webhook',
    title: 'Webhook',
    icon: 'sync',
    pattern: 'crud',
    resource: 'integrasi/webhook',
    roles: roles([role.superAdmin]),
    group: 'pengaturan',
    options: {
      empty: 'Webhook memberi tahu sistem lain begitu data berubah, dalam satu menit.',
      tasks: [
        {
          label: { [role.superAdmin]: 'Webhook dijeda karena penerimanya gagal' },
          decides: true,
          filter: { status: 'dijeda', dijedaSistem: true },
        },
      ],
      related: [
        sent('menunggu', 'Menunggu', ['menunggu'], 'Tidak ada yang menunggu dikirim.'),
        sent('gagal', 'Tidak terkirim', ['gagal'], 'Tidak ada yang ditolak atau dilewati.'),
        sent('terkirim', 'Terkirim', ['terkirim'], 'Belum ada yang terkirim.'),
      ],
    },
  }),
  screen({
    path: '/pengaturan/kiriman-webhook',
    title: 'Kiriman Webhook',
    icon: 'dataset',
    pattern: 'crud',
    resource: 'integrasi/kiriman',
    roles: roles([role.superAdmin]),
    group: 'pengaturan',
    options: { empty: 'Belum ada perubahan yang diberitahukan lewat webhook.' },
  }),
];
