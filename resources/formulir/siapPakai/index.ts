import type { FormulirContoh } from './contoh.ts';
import { kepuasanDesa } from './kepuasanDesa.ts';
import { kepuasanMahasiswa } from './kepuasanMahasiswa.ts';
import { kepuasanMitra } from './kepuasanMitra.ts';
import { kepuasanPembimbing } from './kepuasanPembimbing.ts';
import { pekanKkn } from './pekanKkn.ts';
import { pelacakan } from './pelacakan.ts';

/** Those of satisfaction, by whom they ask. */
export const surveiKepuasan: readonly FormulirContoh[] = [
  kepuasanMahasiswa,
  kepuasanMitra,
  kepuasanPembimbing,
  kepuasanDesa,
];

/** Every ready-made survey, in the order in which they are offered. */
export const formulirSiapPakai: readonly FormulirContoh[] = [...surveiKepuasan, pekanKkn, pelacakan];
