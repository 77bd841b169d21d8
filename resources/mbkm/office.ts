import { area } from '../kit/index.ts';
import { laporanPeserta } from './laporanSiap.ts';
import { suratPengantarMagang, suratRekapKonversi } from './surat.ts';

/** Letters about participations. */
export const areaMbkmOffice = area({
  name: 'mbkm',
  arrives: 'office',
  reports: laporanPeserta,
  letters: [suratPengantarMagang, suratRekapKonversi],
});
