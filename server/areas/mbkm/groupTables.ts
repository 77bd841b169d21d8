import { anggotaHidup } from '../../../resources/programme/groupMembers.ts';

const listed = (states: readonly string[]): string => states.map(state => `'${state}'`).join(', ');

/** Condition of a member who takes part in a group, over the alias of the member's row. */
export const takesPart = (alias: string): string => `${alias}.status_anggota in (${listed(anggotaHidup.in)})`;

/** Condition of a group that still exists, over the alias of the group. @param dissolved states of groups that do not */
export const stillExists =
  (dissolved: readonly string[]) =>
  (alias: string): string =>
    `${alias}.status not in (${listed(dissolved)})`;
