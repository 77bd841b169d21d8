import { DeclarationError, type Registry, type Resource, type Workflow } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { alurRiwayat } from '../../../resources/mbkm/riwayatStatus.ts';
import { tableName } from './columns.ts';

/**
 * `mbkm/riwayat-status` as a SELECT over the audit trail (docs/domain/20 §1.2): the entries of participations and of
 * every resource that hangs off one by `idPendaftarMbkm`, so that an area that adds such a resource is in it at once.
 * @throws DeclarationError when a declaration calls something by a name that the history does not have
 */
export function historyViewSql(registry: Registry): string {
  // By name: the order in which areas are listed changes no table.
  const hanging = registry.resources
    .filter(r => !r.view && !r.unaudited && r.fields.idPendaftarMbkm?.kind === 'ref' && r.name !== pendaftar.name)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const arms = [armOf(pendaftar, 'p.id'), ...hanging.map(r => armOf(r, 'p.id_pendaftar_mbkm'))];
  return arms.join(' union all ');
}

const columns = `r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version`;

/** The row is looked up by the text of its id: the audit trail keeps ids as text, and its index starts with them. */
function armOf(r: Resource, participation: string): string {
  const shown = [
    columns,
    `${participation} as id_pendaftar_mbkm`,
    'r.resource as entitas',
    'r.id_baris as id_entitas',
    `${nameOf(r)} as alur`,
    'coalesce(r.tindakan, r.aksi) as aksi',
    'r.kolom_status, r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user',
    'r.role_id as id_role, r.nama_role, r.waktu',
  ];
  return `select ${shown.join(', ')} from internal_riwayat r join ${tableName(r)} p on p.id::text = r.id_baris where r.resource = ${literal(r.name)}`;
}

/** What an entry is called: a step as its workflow says, anything else as the resource does. */
function nameOf(r: Resource): string {
  const other = r.history.other ?? 'data';
  const name = (called: string): string => {
    if (!Object.hasOwn(alurRiwayat, called))
      throw new DeclarationError(`${r.name}: riwayat tidak mengenal alur "${called}"`);
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
