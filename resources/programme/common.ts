import type { ListFilter, Programme, Role, StageName } from '../kit/index.ts';
import { peranTahap } from '../mbkm/tahap.ts';
import { role } from '../roles.ts';

/** What the screens of a programme have in common (docs/domain/20 §3; the same for every programme). */

/** Participations of the programme. */
export const ofProgramme = ({ kinds }: Programme): ListFilter => ({ kodeJenisMbkm: kinds });

/** Whether participations of it are at a partner: the form asks for one, or what they are tied to gives it. */
export const hasPartner = ({ ways, ties, proposedPartner }: Programme): boolean =>
  proposedPartner !== undefined ||
  ties.some(({ gives }) => Object.hasOwn(gives, 'idMitra')) ||
  Object.values(ways).some(({ steps }) => steps.some(({ fields }) => fields.some(({ name }) => name === 'idMitra')));

/** `names` where the programme has partners, else none of them. */
export const partnered = (programme: Programme, ...names: string[]): string[] => (hasPartner(programme) ? names : []);

/** The stages that its registrations may pass; the setting `approval.tahap` may send any of them to Tim MBKM. */
export const stagesOf = ({ ways }: Programme): StageName[] => [
  ...new Set([...Object.values(ways).flatMap(({ stages }) => stages), 'mbkm' as const]),
];

/** Who decides at a stage: Super Admin may do whatever Tim MBKM may. */
export const decidersAt = (stage: StageName): Role[] =>
  stage === 'mbkm' ? [role.superAdmin, role.timMbkm] : [peranTahap[stage]];

/** One value for each of several roles. */
export const eachRole = <T>(roles: readonly Role[], value: T): Partial<Record<Role, T>> =>
  Object.fromEntries(roles.map(role => [role, value]));
