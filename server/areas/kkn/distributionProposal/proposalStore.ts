import { messages } from '../../../../resources/kit/index.ts';
import type { statusUsulan } from '../../../../resources/kkn/usulan.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { isUuid } from '../../../platform/database/ids.ts';
import { conflict, notFound, versionMissing } from '../../../platform/errors.ts';
import type { Group, Proposal } from '../distribution/types.ts';

/** Content of a proposal that changes. */
export type Content = Pick<Proposal, 'kelompok' | 'tidakTertempatkan' | 'kurang'>;

/** State before one change: the groups concerned and the students without a group. */
export interface Step {
  kelompok: Group[];
  tidakTertempatkan: Proposal['tidakTertempatkan'];
  /** Account that made it, and whose place it changed; unknown for those that an earlier release stored. */
  oleh?: string;
  orang?: string[];
}

/** What one change or undoing concerned, told to others who have the board open. */
export interface Trace {
  /** Version of the proposal after it. */
  version: number;
  oleh: string;
  orang: string[];
  /** Groups whose village, supervisor or leader changed. */
  kelompok: string[];
}

/** A proposal as it is stored. */
export interface Stored extends DbRow {
  id: string;
  version: number;
  idGelombang: string;
  benih: string;
  status: keyof typeof statusUsulan;
  kemajuan: number;
  pertahankanMandiri: boolean;
  skor: number;
  dasar: string | null;
  isi: Content | null;
  jejak: { langkah: Step[]; terakhir?: Trace[] } | null;
  pesan: string | null;
  dibuat: string;
}

const columns = `id, version, id_gelombang, benih, status, kemajuan,
  pertahankan_mandiri, skor, dasar, isi, jejak, pesan, created_at as dibuat`;

/** A computation that has not been heard of for so long has ended with its process, in seconds. */
const silent = 60;

const stopped = 'Penghitungan terhenti. Hitung ulang usulan.';

/** Marks computations whose process is gone. */
export const endSilent = (on: Queryable, now: Date): Promise<number> =>
  on.execute(
    `update kkn_usulan_kelompok set status = 'gagal', pesan = $1, version = version + 1
     where status = 'menghitung' and updated_at < $2::timestamptz - interval '${silent} seconds'`,
    [stopped, now],
  );

/** @throws HttpError 404 */
export async function findProposal(on: Queryable, id: string, locked = false): Promise<Stored> {
  const found = isUuid(id)
    ? await on.one<Stored>(`select ${columns} from kkn_usulan_kelompok where id = $1${locked ? ' for update' : ''}`, [
        id,
      ])
    : undefined;
  if (!found) throw notFound();
  return found;
}

/** Proposals of a wave, the newest first, without what they hold. */
export const proposalsOf = (on: Queryable, idGelombang: string): Promise<Stored[]> =>
  on.query<Stored>(
    `select ${columns.replace('isi, jejak', 'null as isi, null as jejak')} from kkn_usulan_kelompok
     where id_gelombang = $1 order by created_at desc, id desc limit 50`,
    [idGelombang],
  );

/** @throws HttpError 409 when somebody changed the proposal since `version`, 428 without one */
export function mustBeLatest(row: Stored, version: unknown): void {
  if (version === undefined || version === null) throw versionMissing();
  if (version !== row.version) throw conflict(messages.stale, { version: row.version });
}

/** @throws HttpError 409 for one that is not finished, or applied already */
export function contentOf(row: Stored): Content {
  if (row.status !== 'draf' || !row.isi) throw conflict(messages.wrongState);
  return row.isi;
}

/** Stores changed contents. */
interface Changed {
  isi: Content;
  langkah: readonly Step[];
  terakhir: readonly Trace[];
  skor: number;
  now: Date;
}

export const saveContent = (
  on: Queryable,
  row: Stored,
  { isi, langkah, terakhir, skor, now }: Changed,
): Promise<number> =>
  on.execute(
    `update kkn_usulan_kelompok set isi = $2, jejak = $3, skor = $4, updated_at = $5, version = version + 1 where id = $1`,
    [row.id, JSON.stringify(isi), JSON.stringify({ langkah, terakhir }), skor, now],
  );
