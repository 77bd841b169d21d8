import {
  DeclarationError,
  type Registry,
  type Resource,
  snakeCase,
  type Workflow,
} from '../../../resources/kit/index.ts';
import { tableName } from './columns.ts';

/** Names of a history entry. */
type Names = Readonly<Record<string, string>>;

/**
 * A resource that is a `view` as a SELECT over the audit trail (docs/domain/20 §1.2): the entries of the rows that it is
 * about and of every resource that refers to them by the same field, so that an area that adds one is in it at once.
 * @throws DeclarationError when a declaration calls something by a name that the history does not have
 */
export function historyViewSql(
  { name, fields }: Resource,
  { of, called }: NonNullable<Resource['view']>,
  registry: Registry,
): string {
  const [about, names] = [fields[of], fields[called]];
  if (about?.kind !== 'ref' || names?.kind !== 'enum')
    throw new DeclarationError(`${name}: view membutuhkan rujukan dan pilihan`);
  const main = registry.get(about.to);
  // By name: the order in which areas are listed changes no table.
  const hanging = registry.resources
    .filter(r => !r.view && !r.unaudited && r.fields[of]?.kind === 'ref' && r.name !== main.name)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const reference = snakeCase(of);
  const arm = (r: Resource, row: string) => armOf(r, `${row} as ${reference}`, names.choices);
  return [arm(main, 'p.id'), ...hanging.map(r => arm(r, `p.${reference}`))].join(' union all ');
}

const columns = `r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version`;

/** The row is looked up by the text of its id: the audit trail keeps ids as text, and its index starts with them. */
function armOf(r: Resource, about: string, names: Names): string {
  const shown = [
    columns,
    about,
    'r.resource as entitas',
    'r.id_baris as id_entitas',
    `${nameOf(r, names)} as alur`,
    'coalesce(r.tindakan, r.aksi) as aksi',
    'r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user',
    'r.role_id as id_role, r.nama_role, r.waktu',
  ];
  return `select ${shown.join(', ')} from internal_riwayat r join ${tableName(r)} p on p.id::text = r.id_baris where r.resource = ${literal(r.name)}`;
}

/** Name of an entry: of a step by the workflow, of anything else by the resource. */
function nameOf(r: Resource, names: Names): string {
  const other = r.history.other ?? 'data';
  const name = (called: string): string => {
    if (!Object.hasOwn(names, called)) throw new DeclarationError(`${r.name}: riwayat tidak mengenal alur "${called}"`);
    return literal(called);
  };
  const steps = Object.entries(r.fields).flatMap(([field, declared]) =>
    declared.kind === 'status' ? stepsOf(field, declared.workflow, other, name) : [],
  );
  const made = r.history.made ? [`when r.aksi in ('buat', 'impor') then ${name(r.history.made)}`] : [];
  const touched = Object.entries(r.history.fields).map(
    ([field, called]) => `when r.perubahan ? ${literal(field)} then ${name(called)}`,
  );
  const cases = [...steps, ...made, ...touched];
  return cases.length ? `case ${cases.join(' ')} else ${name(other)} end` : name(other);
}

/** Steps with a name of their own before those that are called as the whole workflow. */
function stepsOf(field: string, flow: Workflow, other: string, name: (called: string) => string): string[] {
  const own = Object.entries(flow.actions).flatMap(([action, { history }]) =>
    history
      ? [`when r.kolom_status = ${literal(field)} and r.tindakan = ${literal(action)} then ${name(history)}`]
      : [],
  );
  return [...own, `when r.kolom_status = ${literal(field)} then ${name(flow.history ?? other)}`];
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
