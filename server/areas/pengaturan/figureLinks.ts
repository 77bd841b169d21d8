import { v7 as uuidv7 } from 'uuid';
import { tautanLaporan } from '../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import type { LaporanTerbuka } from '../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { hashToken, newToken } from '../../platform/access/token.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import { dayInZone } from '../../platform/day.ts';
import { invalid, notFound } from '../../platform/errors.ts';

/** Links at which somebody without an account reads figures: they end on a day, are revoked, and count their visits. */
export const figureLinkTable = tableName(tautanLaporan);
const table = figureLinkTable;

/** Days that a link may last, and links of one subject that may be open at once. */
const mostDays = 366;
const mostLinks = 20;

/** What a link opens: a kept report, or figures of a row that an area works out (`ServerArea.figures`). */
export type FigureSubject = { readonly idLaporan: string } | { readonly sumber: string; readonly idBaris: string };

/** Figures without the frame of their link. */
export type ShownFigures = Omit<LaporanTerbuka, 'berakhir' | 'tanggal'>;
/** Works out the figures of a row for the maker of a link; undefined where they are no longer theirs to read. */
export type FigureReader = (maker: Caller, idBaris: string) => Promise<ShownFigures | undefined>;

/** A link as its maker sees it. */
export interface StoredLink extends DbRow {
  id: string;
  berakhir: string;
  dicabutPada: string | null;
  kunjungan: number;
  terakhirDibuka: string | null;
  dibuat: string;
}

const moment = (name: string, as: string) =>
  `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${as}`;
const columns = `t.id, t.berakhir::text as berakhir, ${moment('t.dicabut_pada', 'dicabut_pada')}, t.kunjungan,
  ${moment('t.terakhir_dibuka', 'terakhir_dibuka')}, ${moment('t.created_at', 'dibuat')}`;

const namedBy = (subject: FigureSubject): [idLaporan: string | null, sumber: string | null, idBaris: string | null] =>
  'idLaporan' in subject ? [subject.idLaporan, null, null] : [null, subject.sumber, subject.idBaris];
/** SQL condition: the link is of the subject that `$1` to `$3` name. */
const ofSubject = `(t.id_laporan = $1::uuid or (t.sumber = $2::text and t.id_baris = $3::text))`;

/** The last day that a link made now may have. */
export const lastDayOf = (now: Date): string => dayInZone(new Date(now.getTime() + mostDays * 86_400_000));

/** Where somebody without an account reads the figures. */
const figureAddress = (token: string): string => `/angka/${token}`;

/** Links of a subject, the newest first: of one person, or of everybody. */
export const listLinks = (on: Queryable, subject: FigureSubject, maker?: string): Promise<StoredLink[]> =>
  on.query<StoredLink>(
    `select ${columns} from ${table} t join pengaturan_user_role e on e.id = t.id_user_role
      where ${ofSubject} and ($4::uuid is null or e.id_user = $4) order by t.created_at desc, t.id limit 100`,
    [...namedBy(subject), maker ?? null],
  );

/**
 * Makes a link with the rights of the caller's role.
 * @returns the link with its address, which is said only this once
 * @throws HttpError 422 for a day that is too early or too late, and for too many links
 */
export async function makeFigureLink(
  tx: Queryable,
  subject: FigureSubject,
  { caller, berakhir, now }: { caller: Caller; berakhir: string; now: Date },
): Promise<StoredLink & { alamat: string }> {
  const today = dayInZone(now);
  if (berakhir <= today || berakhir > lastDayOf(now))
    throw invalid({ berakhir: pengaturanRefusals.reports.lastDay({ hari: mostDays }) });
  await holdName(tx, `tautan angka ${namedBy(subject).join(' ')}`);
  const open = await tx.query(
    `select 1 from ${table} t where ${ofSubject} and t.dicabut_pada is null and t.berakhir >= $4 limit ${mostLinks}`,
    [...namedBy(subject), today],
  );
  if (open.length === mostLinks) throw invalid({ berakhir: pengaturanRefusals.reports.links({ n: mostLinks }) });
  const token = newToken();
  const link = await tx.one<StoredLink>(
    `insert into ${table} as t (id, id_laporan, sumber, id_baris, id_user_role, token_hash, berakhir, kunjungan, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 0, $8) returning ${columns}`,
    [uuidv7(), ...namedBy(subject), caller.idUserRole, hashToken(token), berakhir, now.toISOString()],
  );
  if (!link) throw notFound();
  return { ...link, alamat: figureAddress(token) };
}

/** Ends a link for good. @throws HttpError 404 */
export async function endFigureLink(
  on: Queryable,
  subject: FigureSubject,
  { id, now, maker }: { id: string; now: Date; maker?: string },
): Promise<StoredLink> {
  const gone = await on.one<StoredLink>(
    `update ${table} t set dicabut_pada = coalesce(t.dicabut_pada, $4), version = t.version + 1
      from pengaturan_user_role e
     where ${ofSubject} and t.id = $5 and e.id = t.id_user_role and ($6::uuid is null or e.id_user = $6)
     returning ${columns}`,
    [...namedBy(subject), now.toISOString(), id, maker ?? null],
  );
  if (!gone) throw notFound();
  return gone;
}
