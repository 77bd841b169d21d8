import { komcad } from '../../../resources/komcad/programme.ts';
import { antreanIzin, antreanLatsarmil, antreanSeleksi, antreanStatus } from '../../../resources/komcad/queues.ts';
import { extendScreen } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

/** What Komcad adds to its generated screens. */
export function addKomcadExtensions(): void {
  const more = lazyScreen(() => import('./ParticipantMore.tsx'));
  for (const { detailPath } of [antreanIzin, antreanSeleksi, antreanLatsarmil, antreanStatus])
    extendScreen(detailPath, { more });
  for (const { path } of Object.values(komcad.ways))
    extendScreen(path, { panels: { dokumen: lazyScreen(() => import('./DocumentsStep.tsx')) } });
}
