import { type ListTabs, roles, type Screen, screen } from '../kit/index.ts';
import { hki } from './hki.ts';
import { jejaring } from './jejaring.ts';
import { jurnal } from './jurnal.ts';
import type { Works } from './karyaOf.ts';
import { proceeding } from './proceeding.ts';

/** Works by state; what waits for those who verify has its figure. */
function tabsOf(label: string): ListTabs {
  const waiting = `${label} menunggu verifikasi`;
  return {
    tabs: [
      { key: 'semua', label: 'Semua', filter: {} },
      {
        ...{ key: 'menunggu', label: 'Menunggu Verifikasi', filter: { status: 'diajukan' } },
        task: { label: { HA01: waiting, HA03: waiting, HA05: waiting }, decides: true, since: 'updatedAt' },
      },
      { key: 'terverifikasi', label: 'Terverifikasi', filter: { status: 'terverifikasi' } },
      { key: 'perbaikan', label: 'Draf dan Revisi', filter: { status: ['draf', 'revisi'] } },
    ],
  };
}

const listOf = (works: Works, icon: string): Screen =>
  screen({
    path: `/${works.name}`,
    title: works.label,
    icon,
    resources: [works.name],
    roles: roles('2 3+ 4 5'),
    group: 'portofolio',
    pattern: 'crud',
    options: { tabs: tabsOf(works.label) },
  });

/** The lists of works (docs/domain/40 §3). */
export const portfolioScreens: readonly Screen[] = [
  listOf(hki, 'copyright'),
  listOf(jurnal, 'article'),
  listOf(proceeding, 'menu_book'),
  listOf(jejaring, 'hub'),
];
