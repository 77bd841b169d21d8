import { area } from '../kit/index.ts';
import { matkulPaketKonversi } from './matkulPaket.ts';
import { paketScreens } from './paketScreens.ts';
import { revisiNilai } from './revisiNilai.ts';
import { riwayatNilai } from './riwayatNilai.ts';
import { terpilihAwal } from './terpilihAwal.ts';
import { terpilihFinal } from './terpilihFinal.ts';

/** Packages of courses, and what they recognise. */
export const areaKonversi = area({
  name: 'konversi',
  arrives: 'first',
  resources: [matkulPaketKonversi, terpilihAwal, terpilihFinal, revisiNilai, riwayatNilai],
  screens: paketScreens,
});
