import { roles, type Screen, screen } from '../kit/index.ts';
import { logbookOptions, logbookQueueOptions, outputOptions, outputQueueOptions } from './kegiatanOptions.ts';

/** An entry with the participation and the courses that it belongs to. */
const logbook = ['magang/logbook-magang', 'mbkm/pendaftar-program-mbkm', 'konversi/terpilih-final'] as const;
const outputs = ['magang/luaran-magang', 'mbkm/pendaftar-program-mbkm'] as const;
const group = 'magang';

const logbookForm = (path: string): Screen =>
  screen({
    path,
    title: 'Form Log Kegiatan',
    icon: 'edit_note',
    pattern: 'logbook',
    resources: logbook,
    roles: roles('2 4 6'),
    group,
    hidden: true,
    inherits: '/magang/log-kegiatan',
    options: logbookOptions,
  });

/** The log of activities and its outputs (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const kegiatanScreens: readonly Screen[] = [
  screen({
    path: '/magang/log-kegiatan',
    title: 'Log Kegiatan',
    icon: 'calendar_month',
    pattern: 'logbook',
    resources: logbook,
    roles: roles('2 4 6'),
    group,
    options: { siswa: logbookOptions, dosen: logbookQueueOptions },
  }),
  logbookForm('/magang/log-kegiatan/form/:type'),
  // Old links without `form`: they lead on to it.
  logbookForm('/magang/log-kegiatan/:type'),
  screen({
    path: '/magang/log-kegiatan/daftar-kegiatan',
    title: 'Daftar Kegiatan',
    icon: 'list_alt',
    pattern: 'logbook',
    resources: logbook,
    roles: roles('2 3 4 5 6'),
    group,
    options: logbookOptions,
  }),
  screen({
    path: '/magang/laporan-akhir',
    title: 'Laporan Akhir & Luaran',
    icon: 'upload_file',
    pattern: 'upload',
    resources: outputs,
    roles: roles('2 4'),
    group,
    options: { siswa: outputOptions, dosen: outputQueueOptions },
  }),
  screen({
    path: '/magang/laporan-akhir/:id',
    title: 'Detail Luaran',
    icon: 'upload_file',
    pattern: 'upload',
    resources: outputs,
    roles: roles('4'),
    group,
    hidden: true,
    inherits: '/magang/laporan-akhir',
    options: outputQueueOptions,
  }),
];
