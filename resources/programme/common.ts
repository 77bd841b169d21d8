import type { ListFilter, Programme, Role, StageName } from '../kit/index.ts';
import { peranTahap } from '../mbkm/tahap.ts';
import { role } from '../roles.ts';

/** Common parts of the programmes' screens (docs/domain/20 §3). */

/** Participations of the programme. */
export const ofProgramme = ({ kinds }: Programme): ListFilter => ({ kodeJenisMbkm: kinds });

/** True if participations take place at a partner, which the form asks for or the tied row gives. */
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

/** Roles that decide at a stage; Super Admin may do whatever Tim MBKM may. */
export const decidersAt = (stage: StageName): Role[] =>
  stage === 'mbkm' ? [role.superAdmin, role.timMbkm] : [peranTahap[stage]];

/** One value for each of several roles. */
export const eachRole = <T>(roles: readonly Role[], value: T): Partial<Record<Role, T>> =>
  Object.fromEntries(roles.map(role => [role, value]));
