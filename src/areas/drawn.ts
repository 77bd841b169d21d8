import { lazyScreen } from '../platform/common/lazyScreen.ts';
import type { AreaContents } from '../platform/screens/contents.ts';
import type { Places } from '../platform/ui/places.ts';

/** Components of the patterns that areas bring; each arrives with the first screen of it. */
export const areaContents: AreaContents = {
  logbook: lazyScreen(async () => ({
    default: (await import('./kegiatan/logbook/LogbookHome.tsx')).LogbookHome,
  })),
  'logbook/list': lazyScreen(async () => ({
    default: (await import('./kegiatan/logbook/LogbookList.tsx')).LogbookList,
  })),
  'logbook/form': lazyScreen(async () => ({
    default: (await import('./kegiatan/logbook/LogbookForm.tsx')).LogbookForm,
  })),
  'logbook/members': lazyScreen(async () => ({
    default: (await import('./kegiatan/logbook/LogbookMembers.tsx')).LogbookMembers,
  })),
  upload: lazyScreen(async () => ({
    default: (await import('./kegiatan/outputs/OutputHome.tsx')).OutputHome,
  })),
  grading: lazyScreen(async () => ({
    default: (await import('./nilai/grading/GradingList.tsx')).GradingList,
  })),
  'grading/sheet': lazyScreen(async () => ({
    default: (await import('./nilai/grading/GradingDetail.tsx')).GradingDetail,
  })),
  'grading/groups': lazyScreen(async () => ({
    default: (await import('./nilai/grading/group/GroupList.tsx')).GroupListScreen,
  })),
  'grading/group': lazyScreen(async () => ({
    default: (await import('./nilai/grading/group/GroupSheet.tsx')).GroupSheetScreen,
  })),
  'grading/recap': lazyScreen(async () => ({
    default: (await import('./nilai/grading/group/Recap.tsx')).RecapScreen,
  })),
  paket: lazyScreen(async () => ({ default: (await import('./konversi/paket/PaketHub.tsx')).PaketHub })),
  'paket/pick': lazyScreen(async () => ({
    default: (await import('./konversi/paket/PaketPick.tsx')).PaketPick,
  })),
  'paket/read': lazyScreen(async () => ({
    default: (await import('./konversi/paket/PaketShow.tsx')).PaketShow,
  })),
  'paket/advise': lazyScreen(async () => ({
    default: (await import('./konversi/paket/PaketShow.tsx')).PaketAdvised,
  })),
  'paket/verify': lazyScreen(async () => ({
    default: (await import('./konversi/paket/PaketVerify.tsx')).PaketVerify,
  })),
  monitor: lazyScreen(async () => ({ default: (await import('./monitoring/monitor/Monitor.tsx')).Monitor })),
  'monitor/dossier': lazyScreen(async () => ({
    default: (await import('./monitoring/monitor/Dossier.tsx')).Dossier,
  })),
  'monitor/own': lazyScreen(async () => ({
    default: (await import('./monitoring/monitor/OwnSupervisors.tsx')).OwnSupervisors,
  })),
  conversion: lazyScreen(() => import('./konversi/ConversionPage.tsx')),
  sync: lazyScreen(() => import('./sinkronisasi/SyncPage.tsx')),
  entrance: lazyScreen(async () => ({ default: (await import('./mbkm/entrance/Entrance.tsx')).Entrance })),
};

/** What areas draw at places of the platform. */
export const areaPlaces: Places = {
  sheet: lazyScreen(async () => ({ default: (await import('./nilai/grading/rows/ListSheet.tsx')).ListSheet })),
  copies: lazyScreen(async () => ({ default: (await import('./kegiatan/logbook/HandInCopy.tsx')).HandInCopy })),
  askedRow: lazyScreen(async () => ({
    default: (await import('./monitoring/monitor/AskedLecturer.tsx')).AskedLecturer,
  })),
};
