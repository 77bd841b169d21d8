import type { RowData } from '../platform/database/db.ts';
import { userId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './ids.ts';
import { partnerId, partners } from './partners.ts';

type Notice = readonly [to: string, jenis: string, judul: string, isi: string, link: string | null, read: boolean];

const welcome = ['mahasiswa', 'dosen', 'mitra', 'penilai', 'inbound', 'outbound', 'bakpk'];

const list: readonly Notice[] = [
  ...welcome.map(
    (to): Notice => [
      to,
      'info',
      'Akun Anda sudah aktif',
      'Selamat datang di Portal MBKM.',
      '/pengaturan/user/profile',
      true,
    ],
  ),
  ...partners
    .filter(({ status }) => status === 'diusulkan')
    .map(
      ({ key, nama }): Notice => [
        'timmbkm',
        'tugas',
        `Usulan mitra ${nama}`,
        'Periksa usulan dan tentukan keputusannya.',
        `/master/mitra/${partnerId(key)}/show`,
        false,
      ],
    ),
  [
    'timmbkm',
    'info',
    'Sinkronisasi mahasiswa selesai sebagian',
    'Dua data gagal diterapkan.',
    '/sinkronisasi/s_mahasiswa',
    false,
  ],
  ['koordinator', 'info', 'Periode baru aktif', 'Pendaftaran semester berikutnya sudah dibuka.', null, false],
  [
    'dosen',
    'info',
    'Peran Anda bertambah',
    'Anda sekarang juga Koordinator Program Studi.',
    '/pengaturan/user/profile',
    false,
  ],
];

/** A few notices, so that the bell has something to say. */
export const noticeRows = (cal: Calendar): RowData[] =>
  list.map(([to, jenis, judul, isi, link, read]) => ({
    id: idOf('notifikasi', `${to}:${judul}`),
    idUser: userId(to),
    jenis,
    judul,
    isi,
    link,
    dibacaPada: read ? cal.at(-3, 10) : null,
  }));
