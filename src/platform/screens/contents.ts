import type { ComponentType } from 'react';
import type { Pattern } from '../../../resources/kit/index.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import type { ScreenProps } from '../ui/screenParts.ts';

/** Patterns that a component draws: crud screens and their forms are react-admin's, pages are composed by hand. */
export type Drawn = Exclude<Pattern, 'crud' | 'crud/form' | 'page'>;

/** The component of each pattern, which arrives with the first screen of it. */
export const contents: { readonly [P in Drawn]: ComponentType<ScreenProps<P>> } = {
  queue: lazyScreen(async () => ({ default: (await import('../patterns/queue/QueueScreen.tsx')).QueueScreen })),
  'queue/detail': lazyScreen(async () => ({
    default: (await import('../patterns/queue/QueueDetail.tsx')).QueueDetail,
  })),
  register: lazyScreen(async () => ({ default: (await import('../patterns/register/RegisterHub.tsx')).RegisterHub })),
  'register/form': lazyScreen(async () => ({ default: (await import('../patterns/register/Register.tsx')).Register })),
  history: lazyScreen(async () => ({ default: (await import('../patterns/history/HistoryTable.tsx')).HistoryTable })),
  'history/own': lazyScreen(async () => ({
    default: (await import('../patterns/history/HistoryList.tsx')).HistoryList,
  })),
  'history/detail': lazyScreen(async () => ({
    default: (await import('../patterns/history/HistoryDetail.tsx')).HistoryDetail,
  })),
  logbook: lazyScreen(async () => ({
    default: (await import('../../areas/kegiatan/logbook/LogbookHome.tsx')).LogbookHome,
  })),
  'logbook/list': lazyScreen(async () => ({
    default: (await import('../../areas/kegiatan/logbook/LogbookList.tsx')).LogbookList,
  })),
  'logbook/form': lazyScreen(async () => ({
    default: (await import('../../areas/kegiatan/logbook/LogbookForm.tsx')).LogbookForm,
  })),
  'logbook/members': lazyScreen(async () => ({
    default: (await import('../../areas/kegiatan/logbook/LogbookMembers.tsx')).LogbookMembers,
  })),
  upload: lazyScreen(async () => ({
    default: (await import('../../areas/kegiatan/outputs/OutputHome.tsx')).OutputHome,
  })),
  grading: lazyScreen(async () => ({
    default: (await import('../../areas/nilai/grading/GradingList.tsx')).GradingList,
  })),
  'grading/sheet': lazyScreen(async () => ({
    default: (await import('../../areas/nilai/grading/GradingDetail.tsx')).GradingDetail,
  })),
  'grading/groups': lazyScreen(async () => ({
    default: (await import('../../areas/nilai/grading/group/GroupList.tsx')).GroupListScreen,
  })),
  'grading/group': lazyScreen(async () => ({
    default: (await import('../../areas/nilai/grading/group/GroupSheet.tsx')).GroupSheetScreen,
  })),
  'grading/recap': lazyScreen(async () => ({
    default: (await import('../../areas/nilai/grading/group/Recap.tsx')).RecapScreen,
  })),
  paket: lazyScreen(async () => ({ default: (await import('../../areas/konversi/paket/PaketHub.tsx')).PaketHub })),
  'paket/pick': lazyScreen(async () => ({
    default: (await import('../../areas/konversi/paket/PaketPick.tsx')).PaketPick,
  })),
  'paket/read': lazyScreen(async () => ({
    default: (await import('../../areas/konversi/paket/PaketShow.tsx')).PaketShow,
  })),
  'paket/advise': lazyScreen(async () => ({
    default: (await import('../../areas/konversi/paket/PaketShow.tsx')).PaketAdvised,
  })),
  'paket/verify': lazyScreen(async () => ({
    default: (await import('../../areas/konversi/paket/PaketVerify.tsx')).PaketVerify,
  })),
  monitor: lazyScreen(async () => ({ default: (await import('../../areas/monitoring/monitor/Monitor.tsx')).Monitor })),
  'monitor/dossier': lazyScreen(async () => ({
    default: (await import('../../areas/monitoring/monitor/Dossier.tsx')).Dossier,
  })),
  'monitor/own': lazyScreen(async () => ({
    default: (await import('../../areas/monitoring/monitor/OwnSupervisors.tsx')).OwnSupervisors,
  })),
  conversion: lazyScreen(() => import('../../areas/konversi/ConversionPage.tsx')),
  sync: lazyScreen(() => import('../../areas/sinkronisasi/SyncPage.tsx')),
  recap: lazyScreen(async () => ({ default: (await import('../patterns/recap/Recap.tsx')).Recap })),
  entrance: lazyScreen(async () => ({ default: (await import('../../areas/mbkm/entrance/Entrance.tsx')).Entrance })),
  redirect: lazyScreen(async () => ({ default: (await import('./RedirectScreen.tsx')).RedirectScreen })),
};
