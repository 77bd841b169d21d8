import { areaMasterOffice } from '../../../resources/master/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** Additions to the generated screens of master data (docs/domain/10 §4). */
function extendMaster(): void {
  const makeAccounts = {
    listActions: lazyScreen(() => import('../pengaturan/akun/MakeAccountsAction.tsx')),
    bulkActions: lazyScreen(() => import('../pengaturan/akun/MakeAccountsBulk.tsx')),
  };
  for (const people of ['master/mahasiswa', 'master/pegawai']) extend(people, makeAccounts);
  extend('master/mitra', { showActions: lazyScreen(() => import('./InviteContact.tsx')) });
  extend('master/pic-mitra', { showActions: lazyScreen(() => import('./ContactActions.tsx')) });
  extend('master/siamik-fakjur', { listTree: lazyScreen(() => import('./UnitTree.tsx')) });
  extend('master/periode', { inputs: { jadwal: lazyScreen(() => import('./ScheduleInput.tsx')) } });
  extend('master/kurikulum', {
    showTabs: [
      {
        key: 'matakuliah',
        label: 'Mata kuliah',
        needs: ['master/matkul-kurikulum'],
        content: lazyScreen(() => import('./CurriculumCourses.tsx')),
      },
    ],
  });
  extend('master/matkul-kurikulum', { listHeader: lazyScreen(() => import('./CurriculumChoice.tsx')) });
  extend('master/pustaka', { showAside: lazyScreen(() => import('./Citation.tsx')) });
  extend('master/mahasiswa', {
    showTabs: [
      { key: 'krs', label: 'KRS', needsField: 'ipk', content: lazyScreen(() => import('./StudyPlanTab.tsx')) },
      {
        key: 'transkrip',
        label: 'Transkrip',
        needsField: 'ipk',
        content: lazyScreen(() => import('./TranscriptTab.tsx')),
      },
    ],
  });
  extend('master/pegawai', { tabHeads: { bimbingan: lazyScreen(() => import('./SupervisionLoad.tsx')) } });
  extend('master/bank-dokumen', { showActions: lazyScreen(() => import('./NewVersion.tsx')) });
  const source = lazyScreen(() => import('./RegionSource.tsx'));
  for (const level of ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan'])
    extend(`master/${level}`, { listFooter: source });
  extend('master/provinsi', { listActions: lazyScreen(() => import('./RegionReload.tsx')) });
  extend('master/paket-konversi', {
    showActions: lazyScreen(() => import('./paket/PackageActions.tsx')),
    showTabs: [
      {
        key: 'matkul',
        label: 'Mata kuliah',
        content: lazyScreen(() => import('./paket/PackageCourses.tsx')),
        needs: ['konversi/matkul-paket'],
      },
    ],
  });
}

export const officeArea = screenArea(areaMasterOffice, { extend: extendMaster });
