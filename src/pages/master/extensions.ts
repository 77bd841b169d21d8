import { masterRelated, masterTabs } from '../../../resources/master/composition.ts';
import { extend } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { listTabs } from '../../patterns/listTabs/listTabs.ts';
import { relatedTabs } from '../../patterns/related/relatedTabs.ts';

/** What master data adds to generated screens (docs/domain/10 §4): declared tabs, and what is special beside them. */
export function addMasterExtensions(): void {
  for (const [resource, options] of Object.entries(masterTabs)) extend(resource, { listHeader: listTabs(options) });
  for (const [resource, tabs] of Object.entries(masterRelated)) extend(resource, { showTabs: relatedTabs(tabs) });

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
      ...relatedTabs(masterRelated['master/mahasiswa'] ?? []),
      { key: 'krs', label: 'KRS', needsField: 'ipk', content: lazyScreen(() => import('./StudyPlanTab.tsx')) },
      {
        key: 'transkrip',
        label: 'Transkrip',
        needsField: 'ipk',
        content: lazyScreen(() => import('./TranscriptTab.tsx')),
      },
    ],
  });
  extend('master/pegawai', {
    showTabs: relatedTabs(masterRelated['master/pegawai'] ?? []).map(tab =>
      tab.key === 'bimbingan' ? { ...tab, content: lazyScreen(() => import('./SupervisionTab.tsx')) } : tab,
    ),
  });
  extend('master/bank-dokumen', { showActions: lazyScreen(() => import('./NewVersion.tsx')) });
  const source = lazyScreen(() => import('./RegionSource.tsx'));
  for (const level of ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan'])
    extend(`master/${level}`, { listFooter: source });
  extend('master/provinsi', { listActions: lazyScreen(() => import('./RegionReload.tsx')) });
}
