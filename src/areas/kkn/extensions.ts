import { antreanMingguan, antreanProposal } from '../../../resources/kkn/queues.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend, extendScreen } from '../../platform/ui/extensions.ts';

export function addKknExtensions(): void {
  extend('kkn/kkn-kelompok', {
    rowCells: [{ label: 'Susunan', content: lazyScreen(() => import('./mengatur/CompositionCell.tsx')) }],
    reads: ['idGelombang'],
    listActions: lazyScreen(() => import('./mengatur/PrintGroups.tsx')),
    rowActions: lazyScreen(() => import('./mengatur/GroupRowActions.tsx')),
    showActions: lazyScreen(() => import('./mengatur/GroupActions.tsx')),
    showBanner: lazyScreen(() => import('./kelompok/GroupOverview.tsx')),
    shownAbove: ['anggota'],
  });
  extend('kkn/desa', {
    listHeader: lazyScreen(() => import('./desa/VillageTabs.tsx')),
    listActions: lazyScreen(() => import('./desa/CopyVillages.tsx')),
    rowCells: [{ label: 'Terisi', content: lazyScreen(() => import('./desa/VillageFill.tsx')) }],
    reads: ['terisi', 'kuotaMahasiswa'],
    showBanner: lazyScreen(() => import('./desa/VillageOverview.tsx')),
  });
  extend('kkn/dpl', {
    listActions: lazyScreen(() => import('./dpl/AddSupervisors.tsx')),
    bulkActions: lazyScreen(() => import('./dpl/DecreeForMany.tsx')),
    rowCells: [{ label: 'Beban', content: lazyScreen(() => import('./dpl/SupervisorLoad.tsx')) }],
    reads: ['jumlahKelompok', 'maksKelompok'],
  });
  const matrix = lazyScreen(() => import('./mingguan/WeekMatrix.tsx'));
  extend('kkn/laporan-tugas-mingguan', {
    inputs: {
      idKelompok: lazyScreen(() => import('./mingguan/OwnGroupInput.tsx')),
      tugas: lazyScreen(() => import('./mingguan/TasksInput.tsx')),
    },
    listHeader: matrix,
  });
  extendScreen(antreanMingguan.listPath, { above: matrix });
  extendScreen(antreanMingguan.detailPath, { more: lazyScreen(() => import('./mingguan/WeekBefore.tsx')) });
  extend('kkn/laporan-perjalanan-dinas', {
    inputs: { idDpl: lazyScreen(() => import('./dpl/OwnSupervisorInput.tsx')) },
    listHeader: lazyScreen(() => import('./dpl/NotVisited.tsx')),
  });
  extendScreen('/kkn', {
    below: lazyScreen(() => import('./ringkasan/WaveOverview.tsx')),
    bulk: lazyScreen(() => import('./pindah/MoveTicked.tsx')),
  });
  const buttons = lazyScreen(() => import('./pindah/MoveOne.tsx'));
  for (const path of ['/kkn/detail/:id', '/kkn/peserta/:id']) extendScreen(path, { buttons });
  const review = lazyScreen(() => import('./proposal/ProposalReview.tsx'));
  extend('kkn/proposal', { showAside: review, besideSections: ['komentar'] });
  extendScreen(antreanProposal.detailPath, { more: review });
  extend('kkn/pic-kelompok', { listHeader: lazyScreen(() => import('./dpl/GroupsWithoutContact.tsx')) });
}
