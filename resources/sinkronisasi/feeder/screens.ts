import { roles, type Screen, screen } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { pelapor } from './reporters.ts';

const codesWaiting = 'Kode Neo Feeder perlu dipastikan';
const records = 'sinkronisasi/rekaman-feeder';
const recordColumns = ['jenis', 'nama', 'status', 'alasan', 'terkirimPada'] as const;

const listed = (key: string, label: string, empty: string, states: readonly string[]) => ({
  key,
  label,
  lists: [{ resource: records, by: { idPengiriman: 'id' }, filter: { status: states }, columns: recordColumns, empty }],
});

const compared = (key: string, label: string, sisi: string, columns: readonly string[]) => ({
  key,
  label,
  lists: [
    {
      resource: 'sinkronisasi/banding-feeder',
      by: { idPengiriman: 'id' },
      filter: { sisi },
      columns,
      empty: 'Tidak ada yang dicatat. Tombol Bandingkan membaca data semester ini di Neo Feeder.',
    },
  ],
});

/** Reporting to the ministry's Neo Feeder (docs/domain/10 §3.14). */
export const feederScreens: readonly Screen[] = [
  screen({
    path: '/sinkronisasi/pengiriman-feeder',
    title: 'Pengiriman Neo Feeder',
    icon: 'upload_file',
    pattern: 'crud',
    resources: ['sinkronisasi/pengiriman-feeder', 'sinkronisasi/banding-feeder'],
    roles: roles(pelapor),
    group: 'sinkronisasi',
    options: {
      empty:
        'Pilih periode dan jenis program; portal menyusun apa yang dikirim, dan apa yang ditolak beserta alasannya.',
      related: [
        listed('siap', 'Akan dikirim', 'Tidak ada yang menunggu dikirim.', ['siap', 'berubah', 'mengirim']),
        listed('ditolak', 'Ditolak', 'Tidak ada yang ditolak.', ['ditolak']),
        listed('gagal', 'Gagal', 'Tidak ada yang gagal.', ['gagal']),
        listed('terkirim', 'Terkirim', 'Belum ada yang terkirim.', ['terkirim']),
        listed('hapus', 'Tidak lagi dalam rencana', 'Semua yang terkirim masih ada dalam rencana.', [
          'perlu_hapus',
          'antre_hapus',
          'terhapus',
        ]),
        compared('hanyaFeeder', 'Hanya di Neo Feeder', 'feeder', ['jenis', 'nama', 'keterangan', 'lokasi']),
        compared('hanyaPortal', 'Hilang di Neo Feeder', 'portal', ['jenis', 'nama', 'keterangan']),
      ],
    },
  }),
  screen({
    path: '/sinkronisasi/rekaman-feeder',
    title: 'Data Neo Feeder',
    icon: 'dataset',
    pattern: 'crud',
    resource: records,
    roles: roles(pelapor),
    group: 'sinkronisasi',
    options: {
      empty: 'Belum ada data yang disusun untuk Neo Feeder.',
      tabs: {
        tabs: [
          {
            key: 'gagal',
            label: 'Gagal',
            filter: { status: 'gagal' },
          },
          { key: 'ditolak', label: 'Ditolak', filter: { status: 'ditolak' } },
          { key: 'berubah', label: 'Berubah setelah dikirim', filter: { status: 'berubah' } },
          { key: 'hapus', label: 'Tidak lagi dalam rencana', filter: { status: 'perlu_hapus' } },
        ],
      },
    },
  }),
  screen({
    path: '/sinkronisasi/padanan-feeder',
    title: 'Padanan Kode Neo Feeder',
    icon: 'swap_horiz',
    pattern: 'crud',
    resources: ['sinkronisasi/padanan-feeder', 'sinkronisasi/kode-feeder'],
    roles: roles(pelapor),
    group: 'sinkronisasi',
    options: {
      empty: 'Kode diambil dari Neo Feeder saat pengiriman pertama disusun.',
      tasks: [
        {
          label: { [role.superAdmin]: codesWaiting, [role.timMbkm]: codesWaiting, [role.bakpk]: codesWaiting },
          decides: true,
          filter: { status: ['usulan', 'berubah'] },
        },
      ],
    },
  }),
  screen({
    path: '/sinkronisasi/pasangan-feeder',
    title: 'Pasangan Neo Feeder',
    icon: 'link',
    pattern: 'crud',
    resource: 'sinkronisasi/pasangan-feeder',
    roles: roles(pelapor),
    group: 'sinkronisasi',
    options: {
      empty: 'Mahasiswa, dosen, dan mata kuliah dicocokkan saat pengiriman disusun.',
      tabs: {
        tabs: [{ key: 'perlu', label: 'Perlu dirapikan', filter: { status: ['tidak_ada', 'ganda', 'keluar'] } }],
      },
    },
  }),
];
