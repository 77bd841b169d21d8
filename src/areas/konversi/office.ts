import { bakpkOptions } from '../../../resources/konversi/dataOptions.ts';
import { areaKonversiOffice } from '../../../resources/konversi/office.ts';
import { approvalPenilaianOptions, revisiPenilaianOptions } from '../../../resources/konversi/revisiOptions.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extendScreen } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** Additions to the generated screens of revised grades and of the data of all conversions. */
function extendRevisions(): void {
  const effect = lazyScreen(() => import('./RevisionEffect.tsx'));
  extendScreen(approvalPenilaianOptions.detailPath, { more: effect });
  extendScreen(revisiPenilaianOptions.listPath, {
    above: lazyScreen(() => import('./RevisionStart.tsx')),
    buttons: lazyScreen(() => import('./RevisionButtons.tsx')),
    more: effect,
  });
  extendScreen(bakpkOptions.listPath, { above: lazyScreen(() => import('./PddiktiExport.tsx')) });
}

export const officeArea = screenArea(areaKonversiOffice, { extend: extendRevisions });
