import { v7 as uuidv7 } from 'uuid';
import type { StatusBeda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { conflict } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { type Counts, counted, type Item } from './previewItem.ts';
import type { ConnectedSource } from './siamik/source.ts';
import type { KindName } from './sourceMapping.ts';

/**
 * Previews wait in `internal/impor` and `internal/impor-baris`, as uploads do: a row per preview (its `resource` is
 * `sinkronisasi/{jenis}`, which no upload has), its rows in batches. So every process sees them, and the daily sweep
 * of old imports takes them too.
 */

const resourceOf = (kind: KindName): string => `sinkronisasi/${kind}`;

/** Name and account of who started it, for histories. */
export interface Starter {
  userId: string;
  name: string;
  roleId: string;
  roleName: string;
}

export interface PreviewDetails {
  mode: ConnectedSource['mode'];
  sumber: string;
  /** More rows have gone than may be switched off in bulk. */
  terlaluBanyakHilang: boolean;
  /** The run over it, once there is one. */
  idProses?: string;
  pilihan?: StatusBeda[];
  oleh?: Starter;
}

export interface Preview {
  id: string;
  diambilPada: string;
  details: PreviewDetails;
}

interface StoredPreview extends Record<string, unknown> {
  id: string;
  mulai: string;
  pemetaan: PreviewDetails;
}

const columns = 'id, mulai, pemetaan';
const restored = ({ id, mulai, pemetaan }: StoredPreview): Preview => ({ id, diambilPada: mulai, details: pemetaan });

/** A preview that is being made; nobody finds it before `openPreview`. */
export async function beginPreview(on: Queryable, kind: KindName, userId: string, now: Date): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await on.execute(
    `insert into internal_impor (id, resource, id_user, nama_berkas, status, kemajuan, mulai, created_at, updated_at)
     values ($1, $2, $3, 'pratinjau', 'gagal', 0, $4, $4, $4)`,
    [id, resourceOf(kind), userId, now.toISOString()],
  );
  return id;
}

export async function openPreview(on: Queryable, id: string, details: PreviewDetails): Promise<void> {
  await on.execute(
    `update internal_impor set status = 'pratinjau', pemetaan = $2, updated_at = clock_timestamp() where id = $1`,
    [id, JSON.stringify(details)],
  );
}

export const setDetails = (on: Queryable, id: string, details: PreviewDetails): Promise<number> =>
  on.execute('update internal_impor set pemetaan = $2 where id = $1', [id, JSON.stringify(details)]);

/** Forgets a preview, or those of a kind that nobody can use any more. */
export const dropPreview = (on: Queryable, id: string): Promise<number> =>
  on.execute('delete from internal_impor where id = $1', [id]);

export const dropOld = (on: Queryable, kind: KindName, before: Date): Promise<number> =>
  on.execute(
    `delete from internal_impor i where i.resource = $1 and i.mulai < $2 and not exists
       (select 1 from sinkronisasi_proses p where p.id::text = i.pemetaan->>'idProses' and p.status = 'berjalan')`,
    [resourceOf(kind), before.toISOString()],
  );

/** Lifetime of a preview in minutes. */
export async function previewMinutes(on: Queryable): Promise<number> {
  return readSetting(on, 'sinkron.umurPratinjauMenit');
}

/** The newest preview of a kind that still lives. */
export async function livePreview(on: Queryable, kind: KindName, now: Date): Promise<Preview | undefined> {
  const since = new Date(now.getTime() - (await previewMinutes(on)) * 60_000).toISOString();
  const found = await on.one<StoredPreview>(
    `select ${columns} from internal_impor where resource = $1 and status = 'pratinjau' and mulai >= $2
     order by mulai desc, updated_at desc limit 1`,
    [resourceOf(kind), since],
  );
  return found && restored(found);
}

/** @throws HttpError 409 'Pratinjau sudah kedaluwarsa. Ambil data ulang.' */
export async function mustLive(on: Queryable, kind: KindName, id: unknown, now: Date): Promise<Preview> {
  if (!isUuid(id)) throw conflict(sinkronisasiRefusals.previewExpired);
  const since = new Date(now.getTime() - (await previewMinutes(on)) * 60_000).toISOString();
  const found = await on.one<StoredPreview>(
    `select ${columns} from internal_impor where id = $1 and resource = $2 and status = 'pratinjau' and mulai >= $3`,
    [id, resourceOf(kind), since],
  );
  if (!found) throw conflict(sinkronisasiRefusals.previewExpired);
  return restored(found);
}

/** The preview that a run works on, however old it is by now. */
export async function previewOfRun(on: Queryable, idProses: string): Promise<Preview | undefined> {
  const found = await on.one<StoredPreview>(
    `select ${columns} from internal_impor where resource like 'sinkronisasi/%' and pemetaan->>'idProses' = $1`,
    [idProses],
  );
  return found && restored(found);
}

/** Keeps a batch of items, in place of the one with the same number. */
export async function saveItems(on: Queryable, id: string, bagian: number, items: readonly Item[]): Promise<void> {
  const { baru, berubah, sama, hilang } = counted(items);
  await on.execute(
    `insert into internal_impor_baris (id, id_impor, bagian, baru, berubah, sama, salah, sel, hasil)
     values ($1, $2, $3, $4, $5, $6, $7, '[]', $8)
     on conflict (id_impor, bagian) do update set baru = $4, berubah = $5, sama = $6, salah = $7, hasil = $8`,
    [uuidv7(), id, bagian, baru, berubah, sama, hilang, JSON.stringify(items)],
  );
}

/** Items of a batch, locked until the end of the transaction. */
export async function lockItems(on: Queryable, id: string, bagian: number): Promise<Item[] | undefined> {
  const found = await on.one<{ hasil: string }>(
    'select hasil from internal_impor_baris where id_impor = $1 and bagian = $2 for update',
    [id, bagian],
  );
  // Written by `saveItems` and nobody else.
  return found ? (JSON.parse(found.hasil) as Item[]) : undefined;
}

const countColumn: Readonly<Record<StatusBeda, string>> = {
  baru: 'baru',
  berubah: 'berubah',
  sama: 'sama',
  hilang: 'salah',
};

/** Numbers of the batches that have rows of these states, in order. */
export async function batchesWith(on: Queryable, id: string, states: readonly StatusBeda[]): Promise<number[]> {
  if (!states.length) return [];
  const some = states.map(state => `${countColumn[state]} > 0`).join(' or ');
  const found = await on.query<{ bagian: number }>(
    `select bagian from internal_impor_baris where id_impor = $1 and (${some}) order by bagian`,
    [id],
  );
  return found.map(({ bagian }) => bagian);
}

/** Current number of a preview's rows by state. */
export async function countsOf(on: Queryable, id: string): Promise<Counts> {
  const found = await on.one<Counts & Record<string, unknown>>(
    `select coalesce(sum(baru), 0)::int as baru, coalesce(sum(berubah), 0)::int as berubah,
       coalesce(sum(sama), 0)::int as sama, coalesce(sum(salah), 0)::int as hilang
     from internal_impor_baris where id_impor = $1`,
    [id],
  );
  return found ?? { baru: 0, berubah: 0, sama: 0, hilang: 0 };
}

export interface PlacedItem {
  bagian: number;
  /** Position in its batch, from 0. */
  n: number;
  item: Item;
}

/** A page of items; PostgreSQL reads the batches, so that no more than the page comes here. */
export async function pageOfItems(
  on: Queryable,
  id: string,
  filter: { state: StatusBeda | null; q: string },
  offset: number,
  limit: number,
): Promise<{ items: PlacedItem[]; total: number }> {
  const some = filter.state ? `and b.${countColumn[filter.state]} > 0` : '';
  const from = `from internal_impor_baris b cross join lateral json_array_elements(b.hasil::json) with ordinality as e (value, nomor)
    where b.id_impor = $1 ${some} and ($2::text is null or e.value->>'s' = $2)
      and ($3 = '' or strpos(lower((e.value->>'k') || ' ' || (e.value->>'n')), $3) > 0)`;
  const values = [id, filter.state, filter.q.trim().toLowerCase()];
  const rows = await on.query<{ bagian: number; nomor: number; value: Item }>(
    `select b.bagian, e.nomor, e.value ${from} order by b.bagian, e.nomor limit $4 offset $5`,
    [...values, limit, offset],
  );
  const counted = await on.one<{ n: number }>(`select count(*)::int as n ${from}`, values);
  return {
    items: rows.map(({ bagian, nomor, value }) => ({ bagian, n: Number(nomor) - 1, item: value })),
    total: counted?.n ?? 0,
  };
}
