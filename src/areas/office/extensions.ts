import { bakpkOptions } from '../../../resources/konversi/dataOptions.ts';
import { approvalPenilaianOptions, revisiPenilaianOptions } from '../../../resources/konversi/revisiOptions.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend, extendScreen } from '../../platform/ui/extensions.ts';
import { addMasterExtensions } from '../master/extensions.ts';

/** What is added to the generated screens of those who look after all programmes. */
export function addOfficeExtensions(): void {
  extend('pengaturan/menu', { inputs: { icon: lazyScreen(() => import('../pengaturan/menu/IconPicker.tsx')) } });
  addMasterExtensions();
  extend('master/paket-konversi', {
    showActions: lazyScreen(() => import('../master/paket/PackageActions.tsx')),
    showTabs: [
      {
        key: 'matkul',
        label: 'Mata Kuliah',
        content: lazyScreen(() => import('../master/paket/PackageCourses.tsx')),
        needs: ['konversi/matkul-paket'],
      },
    ],
  });
  extend('pengaturan/sumber-data', {
    showActions: lazyScreen(() => import('../sinkronisasi/SourceActions.tsx')),
  });
  extend('nilai/komponen-penilaian', {
    listHeader: lazyScreen(() => import('../nilai/WeightPanel.tsx')),
    inputs: {
      kodeJenisMbkm: lazyScreen(() => import('../nilai/SheetKindInput.tsx')),
      komponen: lazyScreen(() => import('../nilai/ComponentsInput.tsx')),
    },
  });
  extend('nilai/bobot-penilaian', {
    inputs: {
      kodeJenisMbkm: lazyScreen(() => import('../nilai/SheetKindInput.tsx')),
      idProgram: lazyScreen(() => import('../nilai/KindProgramInput.tsx')),
    },
  });
  extend('pengaturan/user', {
    showActions: lazyScreen(() => import('../pengaturan/user/UserActions.tsx')),
    showTabs: [
      { key: 'peran', label: 'Peran', content: lazyScreen(() => import('../pengaturan/user/HeldRolesTab.tsx')) },
      { key: 'masuk', label: 'Riwayat Masuk', content: lazyScreen(() => import('../pengaturan/user/LoginsTab.tsx')) },
    ],
    listHeader: lazyScreen(() => import('../pengaturan/user/UserPresets.tsx')),
    bulkActions: lazyScreen(() => import('../pengaturan/user/ResetMany.tsx')),
  });
  extend('pengaturan/role', {
    inputs: { id: lazyScreen(() => import('../pengaturan/role/RoleCodeInput.tsx')) },
    showActions: lazyScreen(() => import('../pengaturan/role/RoleActions.tsx')),
  });
  extend('surat/surat', {
    showActions: lazyScreen(() => import('../surat/LetterActions.tsx')),
    // Where a letter came from is for the rules and for letters of one row; people see whom it is about.
    besideSections: ['resource', 'idBaris'],
  });
  extend('pengaturan/berita', {
    inputs: {
      ringkasan: lazyScreen(() => import('../publik/berita/SummaryInput.tsx')),
      isi: lazyScreen(() => import('../publik/berita/MarkdownInput.tsx')),
    },
    showActions: lazyScreen(() => import('../publik/berita/SiteLink.tsx')),
    showTabs: [
      { key: 'pratinjau', label: 'Pratinjau', content: lazyScreen(() => import('../publik/berita/PreviewTab.tsx')) },
    ],
  });

  const effect = lazyScreen(() => import('../konversi/RevisionEffect.tsx'));
  extendScreen(approvalPenilaianOptions.detailPath, { more: effect });
  extendScreen(revisiPenilaianOptions.listPath, {
    above: lazyScreen(() => import('../konversi/RevisionStart.tsx')),
    buttons: lazyScreen(() => import('../konversi/RevisionButtons.tsx')),
    more: effect,
  });
  extendScreen(bakpkOptions.listPath, { above: lazyScreen(() => import('../konversi/PddiktiExport.tsx')) });
}
