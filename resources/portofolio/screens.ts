import { type ListTabs, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
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
        key: 'menunggu',
        label: 'Menunggu verifikasi',
        filter: { status: 'diajukan' },
        task: {
          label: { [role.superAdmin]: waiting, [role.timMbkm]: waiting, [role.koordinator]: waiting },
          decides: true,
          since: 'updatedAt',
        },
      },
      { key: 'terverifikasi', label: 'Terverifikasi', filter: { status: 'terverifikasi' } },
      { key: 'perbaikan', label: 'Draf dan revisi', filter: { status: ['draf', 'revisi'] } },
    ],
  };
}

const listOf = (works: Works, icon: string): Screen =>
  screen({
    path: `/${works.name}`,
    title: works.label,
    icon,
    resources: [works.name],
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    group: 'portofolio',
    pattern: 'crud',
    options: { tabs: tabsOf(works.label) },
  });

const names = [hki, jurnal, proceeding, jejaring].map(({ name }) => name);

const page = (path: string, title: string, icon: string, allowed: ScreenRoles): Screen =>
  screen({
    path,
    title,
    icon,
    group: 'portofolio',
    pattern: 'page',
    resources: names,
    roles: allowed,
  });

/** Figures, the lists of works, and the portfolio of one person (docs/domain/40 §3). */
export const portfolioScreens: readonly Screen[] = [
  page(
    '/portofolio',
    'Portofolio',
    'workspace_premium',
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  ),
  listOf(hki, 'copyright'),
  listOf(jurnal, 'article'),
  listOf(proceeding, 'menu_book'),
  listOf(jejaring, 'hub'),
  page(
    '/portofolio-kompetensi/mahasiswa',
    'Portofolio Kompetensi Mahasiswa',
    'school',
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  ),
  page(
    '/portofolio-kompetensi/dosen',
    'Portofolio Kompetensi Dosen',
    'badge',
    roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  ),
];
