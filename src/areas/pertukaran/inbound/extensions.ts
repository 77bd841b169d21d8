import { rincianKrs, rincianPendaftar } from '../../../../resources/pertukaran/inboundQueues.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { jendela, masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { hariKelas, mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { extend, extendScreen } from '../../../platform/ui/extensions.ts';

export function addInboundExtensions(): void {
  extend(masaStudi.name, {
    listHeader: lazyScreen(() => import('./masaStudi/CalendarStrip.tsx')),
    rowCells: [
      { label: 'Tahap', content: lazyScreen(() => import('./masaStudi/StageCell.tsx')) },
      { label: 'Peserta', named: true, content: lazyScreen(() => import('./masaStudi/ParticipantsCell.tsx')) },
    ],
    reads: ['nama', 'kuota', 'peserta', ...Object.values(jendela).flatMap(({ mulai, selesai }) => [mulai, selesai])],
  });
  const cells = () => import('./krs/PlanCells.tsx');
  extend(krs.name, {
    rowCells: [
      { label: 'PT Asal', named: true, content: lazyScreen(async () => ({ default: (await cells()).HomeCell })) },
      {
        label: 'Program studi',
        named: true,
        beneath: 'PT Asal',
        content: lazyScreen(async () => ({ default: (await cells()).ProdiCell })),
      },
      { label: 'SKS', named: true, content: lazyScreen(async () => ({ default: (await cells()).CreditsCell })) },
    ],
    reads: ['totalSks', 'kampus', 'prodi', 'batasSks'],
  });
  extend(mhsInbound.name, {
    rowCells: [{ label: 'Foto', first: true, content: lazyScreen(() => import('./mahasiswa/PhotoCell.tsx')) }],
    reads: ['berkasFoto'],
    showActions: lazyScreen(() => import('./mahasiswa/AccessCodeButton.tsx')),
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).StudentReport })),
  });
  extend(mkInbound.name, {
    rowCells: [
      { label: 'Jadwal', named: true, content: lazyScreen(() => import('./kelas/ScheduleCell.tsx')) },
      { label: 'Pengampu', named: true, content: lazyScreen(() => import('./kelas/TeacherCell.tsx')) },
      { label: 'Terisi/Kuota', named: true, content: lazyScreen(() => import('./kelas/SeatsCell.tsx')) },
    ],
    reads: [...hariKelas, 'pengampu', 'terisi', 'kuota'],
    tabHeads: { dosen: lazyScreen(() => import('./kelas/TeacherClash.tsx')) },
    listActions: lazyScreen(async () => ({ default: (await import('./ReportButtons.tsx')).CourseReport })),
  });
  extendScreen(rincianPendaftar, { more: lazyScreen(() => import('./verifikasi/Hints.tsx')) });
  extendScreen(rincianKrs, { more: lazyScreen(() => import('./krs/PlanReview.tsx')) });
}
