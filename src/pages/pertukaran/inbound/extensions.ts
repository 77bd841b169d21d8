import { rincianKrs } from '../../../../resources/pertukaran/inboundQueues.ts';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { extend, extendScreen } from '../../../crud/extensions.ts';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** What inbound adds to its generated screens. */
export function addInboundExtensions(): void {
  extend(masaStudi.name, {
    rowCells: [
      { label: 'Tahap', content: lazyScreen(() => import('./masaStudi/StageCell.tsx')) },
      { label: 'Peserta', content: lazyScreen(() => import('./masaStudi/ParticipantsCell.tsx')) },
    ],
  });
  extend(mhsInbound.name, {
    showActions: lazyScreen(() => import('./mahasiswa/AccessCodeButton.tsx')),
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).StudentReport })),
  });
  extend(mkInbound.name, {
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).CourseReport })),
  });
  extendScreen(rincianKrs, { more: lazyScreen(() => import('./krs/PlanReview.tsx')) });
}
