import { area } from '../kit/index.ts';
import { suratPengantarMagang, suratRekapKonversi } from './surat.ts';

/** Letters about participations. */
export const areaMbkmOffice = area({
  name: 'mbkm',
  arrives: 'office',
  letters: [suratPengantarMagang, suratRekapKonversi],
});
