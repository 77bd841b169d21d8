import { messages } from '../../../resources/kit/index.ts';
import { isHitungan } from '../../../resources/mbkm/hitungan.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { isPeringatan } from '../../../resources/mbkm/peringatan.ts';
import { isJenisPenilai } from '../../../resources/nilai/penilai.ts';
import { role } from '../../../resources/roles.ts';
import { narrowSight } from '../../platform/access/visibleFields.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import type { ComputedFilter } from '../../platform/engine/rules.ts';
import { badRequest, forbidden } from '../../platform/errors.ts';
import { type Code, conditionContext, conditionSql } from './conditions.ts';
import { draftSql } from './gradeDrafts.ts';
import { inGroupSql } from './group.ts';
import { placeSql } from './placeFilter.ts';
import { tiedSql } from './ties.ts';
import { tellsOf } from './warnings.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const any = (codes: readonly Code[], { registry, alias, params, now }: Parameters<ComputedFilter>[0]): string => {
  const context = conditionContext(registry, alias, params, now);
  return codes.length ? `(${codes.map(code => conditionSql(code, context)).join(' or ')})` : 'false';
};

const isStudent = (baseRole: string): boolean => baseRole === role.mahasiswa || baseRole === role.outbound;
const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[A-E][+-]?$/.test(value);

/**
 * Filters of participations that no column holds (docs/domain/20 §1.1, §4.7): chips, what figures count, whose grades
 * are a draft, and the letter of the programme grade. Each takes one value or several, of which one must be true.
 */
export const pendaftarFilters: Readonly<Record<string, ComputedFilter>> = {
  peringatan: (ctx, value) => {
    const codes = listOf(value);
    if (!codes.length || !codes.every(isPeringatan)) throw badRequest(messages.badFilter);
    return any(
      codes.filter(code => tellsOf(ctx.caller, code)),
      ctx,
    );
  },
  hitungan: (ctx, value) => {
    const codes = listOf(value);
    if (!codes.length || !codes.every(isHitungan)) throw badRequest(messages.badFilter);
    // Grades that are not final yet show through counts; students have none of these screens.
    if (isStudent(ctx.caller.baseRole)) throw forbidden();
    return any(codes, ctx);
  },
  drafNilai: ({ caller, alias, params }, value) => {
    const assessors = listOf(value);
    if (!assessors.length || !assessors.every(isJenisPenilai)) throw badRequest(messages.badFilter);
    const found = draftSql(caller, assessors, alias, params);
    if (found === null) throw forbidden();
    return found;
  },
  berkelompok: ({ registry, alias }, value) => {
    if (typeof value !== 'boolean') throw badRequest(messages.badFilter);
    return `${value ? '' : 'not '}${inGroupSql(registry, alias)}`;
  },
  ikatan: ({ registry, alias, params }, value) => {
    const ids = listOf(value);
    if (!ids.length || !ids.every(id => typeof id === 'string' && isIdOf(pendaftar, id)))
      throw badRequest(messages.badFilter);
    params.push(ids);
    return tiedSql(registry, alias, `$${params.length}::uuid[]`);
  },
  tempat: ({ registry, alias, params }, value) => {
    const found = listOf(value).map(one => placeSql(registry, alias, String(one), params));
    if (!found.length || found.includes(undefined)) throw badRequest(messages.badFilter);
    return `(${found.join(' or ')})`;
  },
  nilaiHuruf: ({ caller, alias, params }, value) => {
    const letters = listOf(value);
    if (!letters.length || !letters.every(isLetter)) throw badRequest(messages.badFilter);
    const sight = narrowSight(caller, pendaftar);
    if (sight.hidden.has('nilaiHuruf')) throw forbidden();
    params.push(letters);
    return `${alias}.nilai_huruf = any($${params.length}::text[])`;
  },
};
