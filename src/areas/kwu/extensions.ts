import { antreanProfil, antreanUsaha } from '../../../resources/kwu/queues.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extendScreen } from '../../platform/ui/extensions.ts';

export function addKwuExtensions(): void {
  extendScreen(antreanProfil.detailPath, {
    more: lazyScreen(async () => ({ default: (await import('./profil/ProfileView.tsx')).ProfileReview })),
  });
  extendScreen(antreanUsaha.listPath, {
    above: lazyScreen(async () => ({ default: (await import('./pendaftaran/ImportButton.tsx')).ImportButton })),
  });
  extendScreen('/kwu', {
    below: lazyScreen(() => import('./ringkasan/BusinessOverview.tsx')),
  });
  const members = lazyScreen(async () => ({ default: (await import('./pendaftaran/MembersStep.tsx')).MembersStep }));
  extendScreen('/kwu/pendaftaran/kelompok', {
    panels: {
      usaha: lazyScreen(async () => ({ default: (await import('./pendaftaran/BusinessStep.tsx')).GroupBusinessStep })),
      anggota: members,
    },
  });
  extendScreen('/kwu/pendaftaran/mandiri', {
    panels: {
      usaha: lazyScreen(async () => ({ default: (await import('./pendaftaran/BusinessStep.tsx')).AloneBusinessStep })),
    },
  });
}
