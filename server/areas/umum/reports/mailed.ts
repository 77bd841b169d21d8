import type { Terkirim } from '../../../../resources/umum/panggilanKiriman.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { holderOf, toCaller } from '../../../platform/access/callerQuery.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { FigurePages } from '../../pengaturan/figurePages.ts';
import { type AskedReport, reportLink, reportsAt } from './asked.ts';
import { boardOf, boardSql, type StoredBoard } from './boards.ts';
import { knownReport, type Stored, storedSql } from './stored.ts';

/** What is sent by mail: a report, or a board with the reports on it. */
export interface Mailed {
  readonly of: Terkirim;
  readonly id: string;
  readonly nama: string;
  readonly uraian: string | null;
  readonly idUser: string;
  /** Roles that it is shared with. */
  readonly peran: readonly string[];
  /** Its reports in their order, as a board names them. */
  readonly isi: readonly string[];
  /** Where it is opened. */
  readonly link: string;
}

const ofReport = ({ id, nama, uraian, idUser, peran }: Stored): Mailed => ({
  of: 'laporan',
  id,
  nama,
  uraian,
  idUser,
  peran,
  isi: [`laporan:${id}`],
  link: reportLink(`laporan:${id}`),
});

const ofBoard = ({ id, nama, idUser, peran, isi }: StoredBoard): Mailed => ({
  of: 'papan-laporan',
  id,
  nama,
  uraian: null,
  idUser,
  peran,
  isi,
  link: `/laporan/papan/${id}`,
});

/** Columns of `internal/kiriman-laporan` that name what is sent. */
export const namedBy: Readonly<Record<Terkirim, string>> = { laporan: 'id_laporan', 'papan-laporan': 'id_papan' };

/** What the caller may know of. @throws HttpError 404 for any other */
export const knownMailed = async (engine: Engine, caller: Caller, of: Terkirim, id: string): Promise<Mailed> =>
  of === 'laporan'
    ? ofReport(await knownReport(engine, engine.db, caller, id))
    : ofBoard(await boardOf(engine.db, caller, id));

/** Somebody who gets a mail, with what of it is theirs. */
export interface Receiver {
  readonly caller: Caller;
  readonly reports: readonly AskedReport[];
}

/** The receiver of a mail in that role; undefined where nothing of it may be theirs now. */
export async function receiverOf(
  engine: Engine,
  rights: RoleRights,
  mailed: Mailed,
  idUserRole: string,
  pages: FigurePages,
): Promise<Receiver | undefined> {
  const held = await holderOf(engine.db, engine.registry, idUserRole, engine.now());
  const caller = held && toCaller(held, await rights.flags(held.roleId), engine.now());
  if (!caller) return undefined;
  const shared = mailed.peran.includes(caller.roleId) || mailed.peran.includes(caller.baseRole);
  if (mailed.idUser !== caller.userId && !shared) return undefined;
  const reports = await reportsAt(engine, caller, mailed.isi, 'export', pages);
  return reports.length ? { caller, reports } : undefined;
}

interface Sent extends DbRow {
  idLaporan: string | null;
  idPapan: string | null;
  idUserRole: string;
}

/** What a stored mail sends; undefined where it is gone. */
async function storedMailed(on: Queryable, { idLaporan, idPapan }: Sent): Promise<Mailed | undefined> {
  if (idLaporan !== null) {
    const report = await on.one<Stored>(`${storedSql} where t.id = $1 and t.dihapus_pada is null`, [idLaporan]);
    return report && ofReport(report);
  }
  const board = await on.one<StoredBoard>(`${boardSql} where t.id = $1`, [idPapan]);
  return board && ofBoard(board);
}

/** What goes out by a mail and to whom; undefined where it no longer may. */
export async function mailedTo(
  engine: Engine,
  rights: RoleRights,
  idKiriman: string,
  pages: FigurePages,
): Promise<(Receiver & { mailed: Mailed }) | undefined> {
  const sent = await engine.db.one<Sent>(
    'select id_laporan, id_papan, id_user_role from internal_kiriman_laporan where id = $1',
    [idKiriman],
  );
  const mailed = sent && (await storedMailed(engine.db, sent));
  const receiver = mailed && (await receiverOf(engine, rights, mailed, sent.idUserRole, pages));
  return mailed && receiver ? { ...receiver, mailed } : undefined;
}
