import { type BulkAnswer, type InputOf, messages, type Resource, term } from '../../../resources/kit/index.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import type { KelompokTanpaPic } from '../../../resources/kkn/papan.ts';
import { picKelompok } from '../../../resources/kkn/picKelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { eachOf } from '../../platform/engine/bulk.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { groups, isGroup } from './tables.ts';

/** Most rows that one call makes. */
const most = 200;

/** Makes a row for each of `ids` under `field`, each by itself. @throws HttpError 403, 422 without ids */
async function makeEach(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { field, ids, common }: { field: string; ids: unknown; common: InputOf<Resource> },
): Promise<BulkAnswer> {
  mustBeAllowed(caller, r, 'create');
  if (!Array.isArray(ids) || !ids.length) throw invalid({ [field]: messages.required });
  if (ids.length > most) throw invalid({ [field]: kknRefusals.rowsMost({ n: most }) });
  const items = ids.map(id => ({ id: String(id) }));
  const { done, failed } = await eachOf(engine, r, items, ({ id }) =>
    inTransaction(
      engine,
      caller,
      r,
      async ctx => void (await createIn(ctx, r, checkCreate(engine, caller, r, { ...common, [field]: id }))),
    ),
  );
  return { berhasil: done.map(({ id }) => id), gagal: failed.map(({ item, pesan }) => ({ id: item.id, pesan })) };
}

/** POST dpl/banyak `{ idGelombang, idPegawai[] }`: several lecturers of a wave at once. */
export function addSupervisors(engine: Engine, caller: Caller, input: unknown): Promise<BulkAnswer> {
  const { idGelombang, idPegawai } = mustBeObject(input);
  return makeEach(engine, caller, dpl, { field: 'idPegawai', ids: idPegawai, common: { idGelombang } });
}

/** POST pic-kelompok/banyak `{ idPegawai, idKelompok[], noHp?, jabatan? }`: one PIC for several groups. */
export function addContacts(engine: Engine, caller: Caller, input: unknown): Promise<BulkAnswer> {
  const { idPegawai, idKelompok, noHp, jabatan } = mustBeObject(input);
  const common = { idPegawai, ...(noHp ? { noHp } : {}), ...(jabatan ? { jabatan } : {}) };
  return makeEach(engine, caller, picKelompok, { field: 'idKelompok', ids: idKelompok, common });
}

/** GET pic-kelompok/belum?idGelombang=: groups of a wave that have no PIC yet. @throws HttpError 400, 403 */
export async function groupsWithoutContact(
  engine: Engine,
  caller: Caller,
  { idGelombang }: Readonly<Record<string, unknown>>,
): Promise<KelompokTanpaPic[]> {
  mustBeAllowed(caller, picKelompok, 'create');
  if (!isUuid(idGelombang)) throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  return allAtOnce<DbRow & KelompokTanpaPic>(
    engine.db,
    `select g.id, g.kode, g.nama, d.desa from ${groups} g left join kkn_desa d on d.id = g.id_desa
     where g.id_gelombang = $1 and ${isGroup('g')} and not exists (select 1 from kkn_pic_kelompok p where p.id_kelompok = g.id)
     order by g.kode, g.id`,
    [idGelombang],
    { instead: kknRefusals.groupsByPage },
  );
}
