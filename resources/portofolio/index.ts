import { area } from '../kit/index.ts';
import { hki } from './hki.ts';
import { jejaring } from './jejaring.ts';
import { jurnal } from './jurnal.ts';
import type { Works } from './karyaOf.ts';
import { proceeding } from './proceeding.ts';
import { portfolioScreens } from './screens.ts';
import { type JenisKarya, semuaJenis } from './statistik.ts';

/** Every kind of works by its name in figures. */
export const worksByKind: Readonly<Record<JenisKarya, Works>> = { hki, jurnal, proceeding, jejaring };

/** Every kind of works, in the order in which figures name them. */
export const works: readonly Works[] = semuaJenis.map(jenis => worksByKind[jenis]);

/** The portfolio: its resources and screens. */
export const areaPortofolio = area({
  name: 'portofolio',
  arrives: 'own',
  menu: [{ key: 'portofolio', name: 'Portofolio', icon: 'workspace_premium', at: 80 }],
  resources: works,
  screens: portfolioScreens,
});
