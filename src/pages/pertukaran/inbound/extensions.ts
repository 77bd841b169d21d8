import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { extend } from '../../../crud/extensions.ts';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** What inbound adds to its generated screens. */
export function addInboundExtensions(): void {
  extend(masaStudi.name, {
    rowCells: [
      { label: 'Tahap', content: lazyScreen(() => import('./masaStudi/StageCell.tsx')) },
      { label: 'Peserta', content: lazyScreen(() => import('./masaStudi/ParticipantsCell.tsx')) },
    ],
  });
}
