import { below, type QueueOptions, type QueueTab, roles, type Screen, screen } from '../kit/index.ts';
import { eachRole } from '../programme/common.ts';
import { role } from '../roles.ts';
import { penandaTangan, tandaTangan } from './tandaTangan.ts';

const path = '/surat/tanda-tangan';

const tab = (key: string, label: string, states: readonly string[], more: Partial<QueueTab> = {}): QueueTab => ({
  key,
  label,
  filter: { status: [...states] },
  sort: ['dimintaPada', 'DESC'],
  bulk: false,
  ...more,
});

/** What waits for a signature, letters and agreements: an official or deputy finds the own ones, Tim MBKM what came back, Super Admin all. */
export const antreanTandaTangan: QueueOptions = {
  filter: {},
  tabs: [
    tab('menunggu', 'Menunggu tanda tangan', ['menunggu', 'ditolak', 'perlu_diulang'], {
      sort: ['dimintaPada', 'ASC'],
      bulk: true,
      task: { label: eachRole([role.superAdmin, ...penandaTangan], 'Menunggu tanda tangan elektronik'), decides: true },
    }),
    tab('ditandatangani', 'Ditandatangani', ['ditandatangani']),
    tab('dikembalikan', 'Dikembalikan', ['dikembalikan'], {
      task: { label: eachRole([role.superAdmin, role.timMbkm], 'Dikembalikan penanda tangan'), decides: true },
    }),
    tab('lainnya', 'Tanpa tanda tangan', ['dilepas', 'gugur']),
  ],
  columns: ['nomorSurat', 'namaPenerima', 'jenisSurat', 'perihal', 'idPejabat', 'status', 'pesan'],
  card: { title: 'nomorSurat', subtitle: 'namaPenerima', facts: ['jenisSurat', 'idPejabat', 'pesan'] },
  waiting: { since: 'dimintaPada', soonDays: 2, lateDays: 5 },
  listPath: path,
  detailPath: `${path}/detail/:id`,
  actions: ['kembalikan', 'minta', 'tarik', 'lepas'],
  everywhere: true,
  bulk: { actions: ['kembalikan', 'lepas'] },
  prints: [{ label: 'Unduh PDF', endpoint: `${tandaTangan.endpoint}/{id}/berkas`, when: [] }],
  detail: {
    parts: {},
    sections: [
      {
        title: 'Dokumen',
        fields: ['nomorSurat', 'jenisSurat', 'tanggalSurat', 'perihal', 'namaPenerima', 'idPejabat'],
      },
      {
        title: 'Tanda tangan',
        fields: [
          'status',
          'pesan',
          'dimintaPada',
          'ditandatanganiPada',
          'oleh',
          'cara',
          'sertifikat',
          'penerbit',
          'nomorSeri',
          'disampaikanPada',
          'kodePeriksa',
        ],
      },
    ],
    documents: [],
  },
};

const queue = screen({
  path,
  title: 'Tanda Tangan Elektronik',
  icon: 'edit_note',
  pattern: 'queue',
  resource: tandaTangan.name,
  roles: roles(penandaTangan),
  group: 'beranda',
  options: antreanTandaTangan,
});

/** Screens of what waits for an official. */
export const suratScreens: readonly Screen[] = [
  queue,
  below(queue, {
    path: antreanTandaTangan.detailPath,
    title: 'Detail Tanda Tangan',
    pattern: 'queue/detail',
    options: antreanTandaTangan,
  }),
];
