import { below, roles, type Screen, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import {
  logbookOptions,
  logbookParafOptions,
  logbookQueueOptions,
  outputOptions,
  outputQueueOptions,
} from './kegiatanOptions.ts';

/** An entry with the participation and the courses that it belongs to. */
const logbook = ['magang/logbook-magang', 'mbkm/pendaftar-program-mbkm', 'konversi/terpilih-final'] as const;
const group = 'magang';

/** The student's calendar, the supervisor's queue, the partner's initials. */
const log = screen({
  path: logbookOptions.paths.home,
  title: 'Log Kegiatan',
  icon: 'calendar_month',
  pattern: 'logbook',
  resources: logbook,
  roles: roles([role.mahasiswa, role.dosen, role.mitra]),
  group,
  options: logbookOptions,
  byRole: {
    [role.dosen]: { pattern: 'queue', options: logbookQueueOptions },
    [role.mitra]: { pattern: 'queue', options: logbookParafOptions },
  },
});
const form = `${logbookOptions.paths.form}/:type`;
const reads = { words: { type: ['view'] }, pattern: 'queue/detail' } as const;

/** The student's checklist, the supervisor's queue. */
const output = screen({
  path: outputOptions.path,
  title: 'Laporan Akhir dan Luaran',
  icon: 'upload_file',
  pattern: 'upload',
  resources: ['magang/luaran-magang', 'mbkm/pendaftar-program-mbkm'],
  roles: roles([role.mahasiswa, role.dosen]),
  group,
  options: outputOptions,
  byRole: { [role.dosen]: { pattern: 'queue', options: outputQueueOptions } },
});

/** The log of activities and its outputs (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const kegiatanScreens: readonly Screen[] = [
  log,
  below(log, {
    path: form,
    title: 'Isi Logbook',
    icon: 'edit_note',
    words: { type: ['add', 'edit', 'view'] },
    pattern: 'logbook/form',
    options: logbookOptions,
    byRole: {
      [role.dosen]: { ...reads, options: logbookQueueOptions },
      [role.mitra]: { ...reads, options: logbookParafOptions },
    },
  }),
  // Old links without `form`.
  below(log, {
    path: `${log.path}/:type`,
    title: 'Isi Logbook',
    icon: 'edit_note',
    pattern: 'redirect',
    options: { to: form },
  }),
  screen({
    path: logbookOptions.paths.list,
    title: 'Daftar Kegiatan',
    icon: 'list_alt',
    pattern: 'logbook/list',
    resources: logbook,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra]),
    group,
    options: logbookOptions,
  }),
  output,
  below(output, {
    path: outputQueueOptions.detailPath,
    title: 'Detail Luaran',
    roles: roles([role.dosen]),
    pattern: 'queue/detail',
    options: outputQueueOptions,
  }),
];
