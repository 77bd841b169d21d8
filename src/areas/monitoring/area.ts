import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

/** Resource of the lecturers, whose load is shown where one is chosen with a step. */
const lecturers = 'master/pegawai';

/** Monitors are declared by the programmes; those across all of them come with the office. */
export const area = screenArea(
  { name: 'monitoring', arrives: 'first' },
  {
    contents: {
      monitor: lazyScreen(async () => ({ default: (await import('./monitor/Monitor.tsx')).Monitor })),
      'monitor/dossier': lazyScreen(async () => ({ default: (await import('./monitor/Dossier.tsx')).Dossier })),
      'monitor/own': lazyScreen(async () => ({
        default: (await import('./monitor/OwnSupervisors.tsx')).OwnSupervisors,
      })),
    },
    places: {
      stepReferences: {
        [lecturers]: lazyScreen(async () => ({ default: (await import('./monitor/AskedLecturer.tsx')).AskedLecturer })),
      },
    },
  },
);
