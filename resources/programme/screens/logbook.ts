import type { Logbook } from '../../kegiatan/log.ts';
import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { logbookOptionsOf, logMemberOf, logMembersOf, logQueueOf, logSignatureOf } from '../activity.ts';
import { type Given, queueOf } from './given.ts';

/** The student's calendar, list and form; the queue of the supervisor and, where it signs, of the partner. */
export function logbook(given: Given): readonly Screen[] {
  const { programme, group, log } = given;
  const { logEntry } = programme.screens;
  if (!log || !logEntry) return [];
  const options = logbookOptionsOf(programme, log);
  const queue = logQueueOf(programme, log);
  const signature = log.log.signed ? logSignatureOf(programme, log) : undefined;
  const resources = [log.name, 'mbkm/pendaftar-program-mbkm', 'konversi/terpilih-final'];
  // Reviewers use the list of entries unless the programme has a queue for them.
  const elsewhere = programme.screens.logQueue;
  const home = screen({
    path: options.paths.home,
    title: `Logbook ${programme.label}`,
    icon: 'calendar_month',
    pattern: 'logbook',
    resources,
    roles: roles([
      role.mahasiswa,
      ...(elsewhere ? [] : ([role.dosen] as const)),
      ...(signature ? ([role.mitra] as const) : []),
    ]),
    group,
    options,
    byRole: {
      ...(elsewhere ? {} : { [role.dosen]: { pattern: 'queue', options: queue } }),
      ...(signature ? { [role.mitra]: { pattern: 'queue', options: signature } } : {}),
    },
  });
  const reads = { words: { type: ['view'] }, pattern: 'queue/detail' } as const;
  return [
    home,
    below(home, {
      path: logEntry,
      title: `Form Logbook ${programme.label}`,
      icon: 'edit_note',
      words: { type: ['add', 'edit', 'view'] },
      pattern: 'logbook/form',
      options,
      byRole: {
        ...(elsewhere ? {} : { [role.dosen]: { ...reads, options: queue } }),
        ...(signature ? { [role.mitra]: { ...reads, options: signature } } : {}),
      },
    }),
    below(home, {
      path: options.paths.form,
      title: `Form Logbook ${programme.label}`,
      icon: 'edit_note',
      roles: roles([role.mahasiswa]),
      pattern: 'redirect',
      options: { to: `${options.paths.form}/add`, withId: `${options.paths.form}/edit` },
    }),
    ...members(given, log),
    ...(elsewhere
      ? queueOf({
          title: `Verifikasi Logbook ${programme.label}`,
          resources,
          group,
          options: queue,
          roles: roles([role.dosen]),
        })
      : []),
    screen({
      path: options.paths.list,
      title: `Daftar Kegiatan ${programme.label}`,
      icon: 'list_alt',
      pattern: 'logbook/list',
      resources,
      roles:
        given.logReaders ??
        (signature
          ? roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra])
          : roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator])),
      group,
      options,
    }),
  ];
}

/** A group's members with their coverage, and the entries of one of them. */
function members({ programme, group }: Given, log: Logbook): readonly Screen[] {
  const options = logMembersOf(programme, log);
  if (!options || !programme.screens.logMembers) return [];
  const shared = {
    resources: [log.name, 'mbkm/pendaftar-program-mbkm', ...(programme.group ? [programme.group.resource] : [])],
    roles: roles([role.timMbkm, role.dosen], { read: [role.bakpk] }),
    hidden: true,
    group,
  };
  return [
    screen({
      ...shared,
      path: programme.screens.logMembers,
      title: 'Mahasiswa Kelompok',
      icon: 'group_work',
      pattern: 'logbook/members',
      options,
    }),
    screen({
      ...shared,
      path: options.paths.entries,
      title: `Logbook Mahasiswa ${programme.label}`,
      icon: 'list_alt',
      pattern: 'queue',
      options: logMemberOf(programme, log),
    }),
  ];
}
