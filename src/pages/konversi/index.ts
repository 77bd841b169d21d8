import type { ComponentType } from 'react';
import { keluarga, semuaKelompok } from '../../../resources/konversi/families.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

const KonversiListPage = lazyScreen(() => import('./KonversiListPage.tsx'));
const KonversiDetailPage = lazyScreen(() => import('./KonversiDetailPage.tsx'));

/** The six families: a list and a detail page for each kind. */
const familyPages: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  keluarga.flatMap(({ path }): [string, ComponentType][] => [
    [path, KonversiListPage],
    ...semuaKelompok.map((kind): [string, ComponentType] => [`${path}/detail/${kind}/:id`, KonversiDetailPage]),
  ]),
);

/** Screens of conversion assessment and final data, by path. */
export const konversiPages: Readonly<Record<string, ComponentType>> = {
  ...familyPages,
  '/magang/approval-penilaian': lazyScreen(() => import('./ApprovalRevisiPage.tsx')),
  '/magang/approval-penilaian/detail/:id': lazyScreen(() => import('./ApprovalRevisiDetailPage.tsx')),
  '/data-mbkm/bakpk': lazyScreen(() => import('./BakpkPage.tsx')),
  '/data-mbkm/bakpk/detail/:id': lazyScreen(() => import('./BakpkDetailPage.tsx')),
  '/data-mbkm/revisi-penilaian': lazyScreen(() => import('./RevisiPage.tsx')),
};
