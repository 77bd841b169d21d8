import { rincianKrs, rincianPendaftar } from '../../../../resources/pertukaran/inboundQueues.ts';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { extend, extendScreen } from '../../../crud/extensions.ts';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** What inbound adds to its generated screens. */
export function addInboundExtensions(): void {
  extend(masaStudi.name, {
    listHeader: lazyScreen(() => import('./masaStudi/CalendarStrip.tsx')),
    rowCells: [
      { label: 'Tahap', content: lazyScreen(() => import('./masaStudi/StageCell.tsx')) },
      { label: 'Peserta', content: lazyScreen(() => import('./masaStudi/ParticipantsCell.tsx')) },
    ],
  });
  extend(mhsInbound.name, {
    showActions: lazyScreen(() => import('./mahasiswa/StudentActions.tsx')),
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).StudentReport })),
  });
  extend(mkInbound.name, {
    tabHeads: { dosen: lazyScreen(() => import('./kelas/TeacherClash.tsx')) },
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).CourseReport })),
  });
  extendScreen(rincianPendaftar, { more: lazyScreen(() => import('./verifikasi/Hints.tsx')) });
  extendScreen(rincianKrs, { more: lazyScreen(() => import('./krs/PlanReview.tsx')) });
}
