import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

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
      askedRow: lazyScreen(async () => ({ default: (await import('./monitor/AskedLecturer.tsx')).AskedLecturer })),
    },
  },
);
