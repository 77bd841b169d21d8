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

const names = [hki, jurnal, proceeding, jejaring].map(({ name }) => name);

const page = (path: string, title: string, icon: string, notation: string): Screen =>
  screen({
    ...{ path, title, icon, group: 'portofolio', pattern: 'page' },
    resources: names,
    roles: roles(notation),
  });

/** Figures, the lists of works, and the portfolio of one person (docs/domain/40 §3). */
export const portfolioScreens: readonly Screen[] = [
  page('/portofolio', 'Portofolio', 'workspace_premium', '2 3+ 4 5'),
  listOf(hki, 'copyright'),
  listOf(jurnal, 'article'),
  listOf(proceeding, 'menu_book'),
  listOf(jejaring, 'hub'),
  page('/portofolio-kompetensi/mahasiswa', 'Portofolio Kompetensi Mahasiswa', 'school', '2 3+ 4 5'),
  page('/portofolio-kompetensi/dosen', 'Portofolio Kompetensi Dosen', 'badge', '3+ 4 5'),
];
