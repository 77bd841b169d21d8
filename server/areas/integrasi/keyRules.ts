import { aksesKunci, type kunciApi, saringanKunci } from '../../../resources/integrasi/kunciApi.ts';
import { integrasiRefusals } from '../../../resources/integrasi/refusals.ts';
import { type FieldErrors, inTerms, type Resource, type Row } from '../../../resources/kit/index.ts';
import { roleNames } from '../../../resources/roles.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { accessesOf, fieldsSeen, mayName, narrowingFields } from './sources.ts';

type Key = Row<typeof kunciApi>;
type Line = NonNullable<Key['cakupan']>[number];
type Role = Key['peran'];

const allFields = 'Semua kolom';
const allRows = 'Semua baris';

/** A field, and the values that it may have. */
interface Narrowing {
  readonly kolom: string;
  readonly nilai: readonly string[];
}

/** Words of the rows to which a line is narrowed; undefined where one of the values is none. */
async function narrowedTo(
  ctx: RuleContext,
  r: Resource,
  role: Role,
  { kolom, nilai }: Narrowing,
): Promise<string | undefined> {
  const [, field, choices] = narrowingFields(r, role).find(([name]) => name === kolom) ?? [];
  if (!field) return undefined;
  const words =
    field.kind === 'ref'
      ? await labelsOf(ctx, field.to, nilai)
      : nilai.map(value => (choices && Object.hasOwn(choices, value) ? choices[value] : undefined));
  if (words.some(word => word === undefined)) return undefined;
  return `${inTerms(field.label ?? kolom)}: ${words.join(', ')}`.slice(0, 300);
}

async function labelsOf({ tx, registry }: RuleContext, to: string, ids: readonly string[]) {
  const target = registry.get(to);
  const found = await tx.query<{ id: string; label: string }>(
    `select t.id::text as id, ${labelSql(target, 't', registry)} as label from ${tableName(target)} t where t.id::text = any($1)`,
    [ids],
  );
  const labels = new Map(found.map(({ id, label }) => [id, label]));
  return ids.map(id => labels.get(id));
}

/**
 * Checks each line of a key against what its role may, and writes the words that people read.
 * @throws HttpError 422 by field, all at once
 */
async function settleLines(ctx: RuleContext, role: Role, lines: readonly Line[]): Promise<Line[]> {
  const errors: FieldErrors = {};
  const settled: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const r = ctx.registry.find(line.sumber);
    if (!r || !mayName(r, role)) {
      errors[`cakupan.${at}.sumber`] = integrasiRefusals.unknownSource({ peran: roleNames[role] });
      continue;
    }
    const allowed = accessesOf(r, role);
    const beyond = line.akses.find(name => !allowed.includes(name));
    if (beyond) errors[`cakupan.${at}.akses`] = integrasiRefusals.mayNot({ akses: aksesKunci[beyond] });
    const seen = new Map(fieldsSeen(r, role).map(([name, { label = name }]) => [name, inTerms(label)]));
    const unknown = line.kolom?.find(name => !seen.has(name));
    if (unknown !== undefined) errors[`cakupan.${at}.kolom`] = integrasiRefusals.unknownField({ nama: unknown });
    const limits: string[] = [];
    for (const [name, values] of saringanKunci) {
      const [kolom, nilai] = [line[name], line[values]];
      if (!kolom || !nilai?.length) continue;
      const words = await narrowedTo(ctx, r, role, { kolom, nilai });
      if (words === undefined) errors[`cakupan.${at}.${values}`] = integrasiRefusals.unknownFilter;
      else limits.push(words);
    }
    const namaKolom = line.kolom?.map(name => seen.get(name) ?? name).join(', ') || allFields;
    settled.push({
      ...line,
      namaData: inTerms(r.label),
      batasan: limits.join('; ').slice(0, 900) || allRows,
      namaKolom,
    });
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return settled;
}

/** A key names only what its role may reach; what it reached before stays so when the role changes, or is refused. */
export const keyRules: RulesFor<typeof kunciApi> = {
  beforeCreate: async (ctx, data) => {
    if (data.peran) data.cakupan = await settleLines(ctx, data.peran, data.cakupan ?? []);
  },
  beforeUpdate: async (ctx, before, data) => {
    if (!('cakupan' in data) && !('peran' in data)) return;
    data.cakupan = await settleLines(ctx, data.peran ?? before.peran, data.cakupan ?? before.cakupan ?? []);
  },
};
