import type { ComponentType } from 'react';
import type { Pattern } from '../../resources/kit/index.ts';
import { lazyScreen } from '../layout/lazyScreen.ts';
import type { ScreenProps } from './types.ts';

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
  logbook: lazyScreen(async () => ({ default: (await import('../patterns/logbook/LogbookHome.tsx')).LogbookHome })),
  'logbook/list': lazyScreen(async () => ({
    default: (await import('../patterns/logbook/LogbookList.tsx')).LogbookList,
  })),
  'logbook/form': lazyScreen(async () => ({
    default: (await import('../patterns/logbook/LogbookForm.tsx')).LogbookForm,
  })),
  'logbook/members': lazyScreen(async () => ({
    default: (await import('../patterns/logbook/LogbookMembers.tsx')).LogbookMembers,
  })),
  upload: lazyScreen(async () => ({ default: (await import('../patterns/outputs/OutputHome.tsx')).OutputHome })),
  grading: lazyScreen(async () => ({ default: (await import('../patterns/grading/GradingList.tsx')).GradingList })),
  'grading/sheet': lazyScreen(async () => ({
    default: (await import('../patterns/grading/GradingDetail.tsx')).GradingDetail,
  })),
  'grading/groups': lazyScreen(async () => ({
    default: (await import('../patterns/grading/group/GroupList.tsx')).GroupListScreen,
  })),
  'grading/group': lazyScreen(async () => ({
    default: (await import('../patterns/grading/group/GroupSheet.tsx')).GroupSheetScreen,
  })),
  'grading/recap': lazyScreen(async () => ({
    default: (await import('../patterns/grading/group/Recap.tsx')).RecapScreen,
  })),
  paket: lazyScreen(async () => ({ default: (await import('../patterns/paket/PaketHub.tsx')).PaketHub })),
  'paket/pick': lazyScreen(async () => ({ default: (await import('../patterns/paket/PaketPick.tsx')).PaketPick })),
  'paket/read': lazyScreen(async () => ({ default: (await import('../patterns/paket/PaketShow.tsx')).PaketShow })),
  'paket/advise': lazyScreen(async () => ({ default: (await import('../patterns/paket/PaketShow.tsx')).PaketAdvised })),
  'paket/verify': lazyScreen(async () => ({
    default: (await import('../patterns/paket/PaketVerify.tsx')).PaketVerify,
  })),
  monitor: lazyScreen(async () => ({ default: (await import('../patterns/monitor/Monitor.tsx')).Monitor })),
  'monitor/dossier': lazyScreen(async () => ({ default: (await import('../patterns/monitor/Dossier.tsx')).Dossier })),
  'monitor/own': lazyScreen(async () => ({
    default: (await import('../patterns/monitor/OwnSupervisors.tsx')).OwnSupervisors,
  })),
  conversion: lazyScreen(() => import('../pages/konversi/ConversionPage.tsx')),
  sync: lazyScreen(() => import('../pages/sinkronisasi/SyncPage.tsx')),
  recap: lazyScreen(async () => ({ default: (await import('../patterns/recap/Recap.tsx')).Recap })),
  entrance: lazyScreen(async () => ({ default: (await import('../patterns/entrance/Entrance.tsx')).Entrance })),
  redirect: lazyScreen(async () => ({ default: (await import('./RedirectScreen.tsx')).RedirectScreen })),
};
