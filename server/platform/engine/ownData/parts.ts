import { type Field, type FieldOf, ownerOf, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { ruleOf } from '../../access/permission.ts';
import { ownerSql } from '../../access/sensitive/cover.ts';
import { sightOf } from '../../access/visibleFields.ts';
import { childTableName, column, labelSql, rowsFields, storedFields, tableName } from '../../database/columns.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { rowSelect } from '../read.ts';

/** Rows of one kind that are kept of a person, as the person sees them. */
export interface Part {
  readonly label: string;
  readonly resource: Resource;
  /** Fields in their order, by which a sheet is headed. */
  readonly fields: readonly (readonly [name: string, field: Field])[];
  /** A batch in the order of ids, behind one id. */
  rows(after: string | undefined): Promise<RowData[]>;
}

/** Ids of the rows of persons that an account is connected to, by the reference of the account. */
type Persons = Readonly<Record<string, unknown>>;

export const batchRows = 200;
const accounts = 'pengaturan/user';

/** The persons behind an account. */
async function personsOf({ db, registry }: Engine, userId: string): Promise<Persons> {
  const names = registry.resources.flatMap(({ person }) => (person ? [person.account] : []));
  const columns = names.map(name => `u.${column(name)} as "${name}"`).join(', ');
  return (
    (await db.one<DbRow>(`select ${columns} from ${tableName({ name: accounts })} u where u.id = $1`, [userId])) ?? {}
  );
}

/** SQL condition for rows of a resource, alias as named, that belong to the person or the account; undefined: none do. */
function ownSql(
  { registry }: Engine,
  persons: Persons,
  userId: string,
  r: Resource,
  alias: string,
  params: unknown[],
): string | undefined {
  const bound = (value: unknown) => `$${params.push(value)}::uuid`;
  if (r.name === accounts) return `${alias}.id = ${bound(userId)}`;
  const owner = ownerOf(registry.find, r);
  const person = owner?.person.person && persons[owner.person.person.account];
  const sql = person && ownerSql(registry, r, alias);
  if (sql) return `${sql} = ${bound(person)}`;
  const account = Object.entries(r.fields).find(([, f]) => f.kind === 'ref' && f.to === accounts && f.required);
  return account && `${alias}.${column(account[0])} = ${bound(userId)}`;
}

/**
 * Everything that is kept of the caller, from the declarations: rows that lead to the person or the account by required
 * references, and child rows that do, within the role's own scope and sight. A new resource is in it without a word.
 */
export async function partsOf(engine: Engine, caller: Caller): Promise<Part[]> {
  const persons = await personsOf(engine, caller.userId);
  return engine.registry.resources.flatMap(r => {
    if (r.view || !ruleOf(caller, r)) return [];
    return [...ownRows(engine, caller, persons, r), ...ownChildren(engine, caller, persons, r)];
  });
}

function ownRows(engine: Engine, caller: Caller, persons: Persons, r: Resource): Part[] {
  if (!ownSql(engine, persons, caller.userId, r, 't', [])) return [];
  const { hidden } = sightOf(engine.registry, caller, r);
  return [
    {
      label: r.label,
      resource: r,
      fields: Object.entries(r.fields).filter(([name, { inner }]) => !hidden.has(name) && !inner),
      rows: after => {
        const params: unknown[] = [];
        const select = rowSelect(engine, r, sightOf(engine.registry, caller, r), params, true);
        const own = ownSql(engine, persons, caller.userId, r, 't', params);
        const scope = engine.rowsOf(caller, r, 'read', 't', params);
        const behind = after === undefined ? '' : ` and t.id > $${params.push(after)}`;
        const where = `${own} and ${scope}${behind} order by t.id limit ${batchRows}`;
        return engine.db.query(`select ${select} from ${tableName(r)} t where ${where}`, params, {
          prepare: true,
        });
      },
    },
  ];
}

/** Child rows that name the person: a place in a group. Of the row around them only what it is called. */
function ownChildren(engine: Engine, caller: Caller, persons: Persons, r: Resource): Part[] {
  const sight = sightOf(engine.registry, caller, r);
  return rowsFields(r).flatMap(([name, field]): Part[] => {
    const own = (params: unknown[]) => childSql(engine, caller, persons, field, params);
    if (sight.hidden.has(name) || sight.later.has(name) || !own([])) return [];
    const shown = storedFields(field.fields).filter(([, { inner }]) => !inner);
    return [
      {
        label: `${r.label}: ${field.label ?? name}`,
        resource: r,
        fields: [['termasuk', { kind: 'text', max: 200, required: false, label: r.label }], ...shown],
        rows: after => {
          const params: unknown[] = [];
          const columns = shown.map(([key]) => `c.${column(key)} as "${key}"`).join(', ');
          const mine = own(params);
          const scope = engine.rowsOf(caller, r, 'read', 't', params);
          const behind = after === undefined ? '' : ` and c.id > $${params.push(after)}`;
          return engine.db.query(
            `select c.id, ${labelSql(r, 't', engine.registry)} as termasuk, ${columns}
             from ${childTableName(r, name)} c join ${tableName(r)} t on t.id = c.parent_id
             where ${mine} and ${scope}${behind} order by c.id limit ${batchRows}`,
            params,
          );
        },
      },
    ];
  });
}

/** Condition for child rows `c` that refer to the person, or to a row of the person, by a required reference. */
function childSql(
  engine: Engine,
  caller: Caller,
  persons: Persons,
  { fields }: FieldOf<'rows'>,
  params: unknown[],
): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const to = field.kind === 'ref' && field.required ? engine.registry.find(field.to) : undefined;
    if (!to || to.name === accounts || !ownerOf(engine.registry.find, to)) continue;
    const own = ownSql(engine, persons, caller.userId, to, 'x', params);
    if (own) return `exists (select 1 from ${tableName(to)} x where x.id = c.${column(name)} and ${own})`;
  }
  return undefined;
}
