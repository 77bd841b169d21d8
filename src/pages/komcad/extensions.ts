import { programKomcad } from '../../../resources/komcad/program.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { antreanIzin, antreanLatsarmil, antreanSeleksi, antreanStatus } from '../../../resources/komcad/queues.ts';
import { extend, extendScreen } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

/** What Komcad adds to its generated screens. */
export function addKomcadExtensions(): void {
  extend(programKomcad.name, { listHeader: lazyScreen(() => import('./RegisterButton.tsx')) });
  const more = lazyScreen(() => import('./ParticipantMore.tsx'));
  for (const { detailPath } of [antreanIzin, antreanStatus]) extendScreen(detailPath, { more });
  extendScreen(antreanSeleksi.detailPath, { more: lazyScreen(() => import('./TestsMore.tsx')) });
  extendScreen(antreanLatsarmil.detailPath, { more: lazyScreen(() => import('./TrainingMore.tsx')) });
  extendScreen(antreanIzin.listPath, { above: lazyScreen(() => import('./LetterLinks.tsx')) });
  for (const { path } of Object.values(komcad.ways))
    extendScreen(path, { panels: { dokumen: lazyScreen(() => import('./DocumentsStep.tsx')) } });
}
