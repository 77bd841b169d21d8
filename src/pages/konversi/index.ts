import type { ComponentType } from 'react';
import { keluarga, semuaKelompok } from '../../../resources/konversi/families.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

const KonversiListPage = lazyScreen(() => import('./KonversiListPage.tsx'));
const KonversiDetailPage = lazyScreen(() => import('./KonversiDetailPage.tsx'));

/** Screens of conversion assessment and final data, by path. */
export const konversiPages: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  keluarga.flatMap(({ path }): [string, ComponentType][] => [
    [path, KonversiListPage],
    ...semuaKelompok.map((kind): [string, ComponentType] => [`${path}/detail/${kind}/:id`, KonversiDetailPage]),
  ]),
);
