import { programKomcad } from '../../../resources/komcad/program.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { antreanIzin, antreanLatsarmil, antreanSeleksi, antreanStatus } from '../../../resources/komcad/queues.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend, extendScreen } from '../../platform/ui/extensions.ts';
import { RegisterButton } from './RegisterButton.tsx';

export function addKomcadExtensions(): void {
  // A button alone: code that comes by itself would push the list down.
  extend(programKomcad.name, { listHeader: RegisterButton });
  extendScreen(komcad.screens.monitoring ?? '/komcad', { below: lazyScreen(() => import('./StageOverview.tsx')) });
  const more = lazyScreen(() => import('./ParticipantMore.tsx'));
  for (const { detailPath } of [antreanIzin, antreanStatus]) extendScreen(detailPath, { more });
  extendScreen(antreanSeleksi.detailPath, {
    more: lazyScreen(async () => ({ default: (await import('./stagePages.tsx')).SelectionMore })),
  });
  extendScreen(antreanLatsarmil.detailPath, {
    more: lazyScreen(async () => ({ default: (await import('./stagePages.tsx')).TrainingMore })),
  });
  extendScreen(antreanIzin.listPath, { above: lazyScreen(() => import('./LetterLinks.tsx')) });
  for (const { path } of Object.values(komcad.ways))
    extendScreen(path, { panels: { dokumen: lazyScreen(() => import('./DocumentsStep.tsx')) } });
}
