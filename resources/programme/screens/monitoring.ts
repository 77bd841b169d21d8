import { allRoles, below, roles, type Screen, screen } from '../../kit/index.ts';
import { dossierProof, dossierResources } from '../../monitoring/screens.ts';
import { role } from '../../roles.ts';
import { dossierOf, monitorOf } from '../monitor.ts';
import type { Given } from './given.ts';

/** All participations, for those who watch, and what is known of one. */
export function monitoring({
  programme,
  group,
  watchers = roles([role.timMbkm, role.koordinator]),
  entrances = {},
  entranceResources = [],
  monitoringTitle,
}: Given): readonly Screen[] {
  const shared = { resources: dossierResources, ofProgrammes: dossierProof, group };
  const found: Screen[] = [];
  if (programme.screens.monitoring) {
    const { list, detail } = monitorOf(programme);
    const parent = screen({
      ...shared,
      resources: [...dossierResources, ...entranceResources],
      path: list.listPath,
      title: monitoringTitle ?? `Monitoring ${programme.label}`,
      icon: 'monitoring',
      pattern: 'monitor',
      roles: { ...roles(allRoles.filter(role => entrances[role])), ...watchers },
      options: list,
      byRole: entrances,
    });
    const title = `Detail Monitoring ${programme.label}`;
    found.push(
      parent,
      below(parent, { path: list.detailPath, title, roles: watchers, pattern: 'monitor/dossier', options: detail }),
    );
  }
  if (programme.screens.dossier) {
    const options = dossierOf(programme);
    found.push(
      screen({
        ...shared,
        path: options.detailPath,
        title: `Detail Peserta ${programme.label}`,
        icon: 'person_search',
        pattern: 'monitor/dossier',
        roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra, role.penilai], {
          read: [role.bakpk],
        }),
        hidden: true,
        options,
      }),
    );
  }
  return found;
}
