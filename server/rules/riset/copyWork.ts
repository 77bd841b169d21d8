import { messages } from '../../../resources/kit/index.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { authorsOf } from '../../../resources/portofolio/penulis.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, forbidden } from '../../errors.ts';
import { checkCreate, mustBeObject } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import { presented } from '../../rest/present.ts';
import { createIn, inTransaction, lockRow, mustBeCurrent, storeChange } from '../../rest/write.ts';
import { onwards } from './acting.ts';

const targets = { hki: 'hki', jurnal: 'jurnal', proceeding: 'proceeding' } as const;
type Target = keyof typeof targets;

/** What a kind of work calls the output's number, day and file. */
const named: Readonly<Record<Target, { number: string; file: string; year?: string }>> = {
  hki: { number: 'nomorPermohonan', file: 'berkasSertifikat' },
  jurnal: { number: 'doi', file: 'berkasArtikel', year: 'tahun' },
  proceeding: { number: 'doi', file: 'berkasMakalah', year: 'tahun' },
};

const isTarget = (value: unknown): value is Target => typeof value === 'string' && Object.hasOwn(targets, value);

/** What an output says already of the work that it becomes. */
function known(target: Target, row: RowData): RowData {
  const { number, year } = named[target];
  const authors = authorsOf(row).map(({ urutan, kategori, nomorInduk, nama, afiliasi, korespondensi }) => ({
    ...{ urutan, kategori, nomorInduk, nama, afiliasi, korespondensi },
  }));
  return {
    judul: row.judul,
    ...(row.tautan ? { tautan: row.tautan } : {}),
    ...(row.nomor ? { [number]: row.nomor } : {}),
    ...(year && typeof row.tanggal === 'string' ? { [year]: Number(row.tanggal.slice(0, 4)) } : {}),
    ...(authors.length ? { penulis: authors } : {}),
  };
}

/**
 * POST {luaran}/{id}/salin-portofolio: an accepted output as a draft of its student's portfolio, in the list that its kind
 * of output names; what that list asks beside it comes with the call (docs/domain/40 §2.3).
 * @param body `{ version, … }`, fields of the work
 * @returns `{ jenis, id }` of the work
 * @throws HttpError 403, 404, 409 for one that is not accepted, is copied already or has no place there, 422 by field
 */
export async function copyToPortfolio(engine: Engine, caller: Caller, id: string, body: unknown) {
  mustBeAllowed(caller, luaranRiset, 'action');
  if (!caller.idMahasiswa) throw forbidden();
  const { version, ...more } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, luaranRiset, async ctx => {
    const row = await lockRow(ctx, luaranRiset, id);
    mustBeCurrent(ctx, luaranRiset, row, version);
    if (row.idPortofolio) throw conflict('Luaran ini sudah disalin ke portofolio.');
    if (row.status !== 'disetujui') throw conflict(messages.wrongState);
    const kind = await ctx.tx.one<{ target: string | null }>(
      'select target_portofolio as target from master_jenis_luaran where id = $1',
      [row.idJenisLuaran],
    );
    if (!isTarget(kind?.target)) throw conflict('Jenis luaran ini tidak mempunyai tempat di portofolio.');
    const works = worksByKind[kind.target];
    mustBeAllowed(caller, works, 'create');
    const work = await createIn(
      ctx,
      works,
      checkCreate(engine, caller, works, { ...known(kind.target, row), ...more }),
    );
    const copied = { portofolio: kind.target, idPortofolio: work.id };
    const note = 'Disalin ke portofolio.';
    const saved = await storeChange(onwards(ctx), luaranRiset, row, copied, { action: 'ubah', note });
    return { jenis: kind.target, id: work.id, luaran: presented(caller, luaranRiset, saved) };
  });
}
