import { v7 as uuidv7 } from 'uuid';
import type { Registry, Role } from '../../../resources/kit/index.ts';
import type { Bahasa } from '../../../resources/pengaturan/bahasa.ts';
import { deputiesFor } from '../access/deputy.ts';
import type { Queryable } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import { type Recipients, recipientsOfEach } from './recipients.ts';

/** A notice to somebody, and what keeps it from being sent twice. */
export interface Notice {
  jenis: 'info' | 'tugas' | 'peringatan' | 'pesan';
  judul: string;
  isi: string;
  /** In the other languages that have it: the reader's is chosen when it is read or mailed. */
  lain?: Readonly<Partial<Record<Bahasa, SaidNotice>>>;
  /** Path in the portal of what it is about. */
  link: string | null;
  to: Recipients | readonly Recipients[];
  /** Names the occasion: `pendaftar:{id}:diajukan:{version}`. The same person gets it once, whoever sends it again. */
  kunci: string;
  /** Account that caused the event and gets no notice. */
  except?: string;
  /** The role in which its readers are told: today's deputies in that role are told too. */
  role?: Role | undefined;
  /** No mail follows. */
  withoutMail?: boolean;
  /** Who reads answers to its mail; nobody unless said. */
  replyTo?: string | null;
  /** The event, and those that it makes needless for its reader where the same write tells them too. */
  event?: { readonly code: string; readonly covers: readonly string[] };
}

/** Title and text of a notice in a language. */
interface SaidNotice {
  judul: string;
  isi: string;
}

/** A write in progress: `RuleContext` is one, and so is `{ tx, registry, now }` of a job. */
export interface NotifyContext {
  readonly tx: Queryable;
  readonly registry: Registry;
  readonly now: Date;
}

const longestTitle = 150;
const longestLink = 200;

/**
 * Writes notices in the transaction of what caused them: both are kept or neither. Mails follow from the notices
 * (`mail/outbox.ts`), so this knows nothing of SMTP.
 * @returns how many people got one now
 */
export const notify = (ctx: NotifyContext, notice: Notice): Promise<number> => notifyAll(ctx, [notice]);

/**
 * Writes many notices with one statement, whatever their number.
 * @returns how many were written now
 */
export async function notifyAll(ctx: NotifyContext, notices: readonly Notice[]): Promise<number> {
  const { tx, now } = ctx;
  const found = await recipientsOfEach(
    ctx,
    notices.map(({ to }) => ('length' in to ? to : [to])),
  );
  const own = notices.flatMap((notice, i) => (found[i] ?? []).map(person => ({ notice, person })));
  const all = [...own, ...(await toldAsDeputies(ctx, own))];
  const rows = await uncovered(
    tx,
    all.filter(({ notice, person }) => person !== notice.except),
  );
  if (!rows.length) return 0;
  return tx.execute(
    `insert into notifikasi (id, created_at, updated_at, id_user, jenis, judul, isi, link, kunci, lain, tanpa_surel, balas_ke)
     select x.id, $1, $1, x.id_user, x.jenis, x.judul, x.isi, x.link, x.kunci || ' ' || x.id_user, x.lain::jsonb, x.tanpa_surel, x.balas_ke
       from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::boolean[], $11::text[])
         as x (id, id_user, jenis, judul, isi, link, kunci, lain, tanpa_surel, balas_ke)
      where not exists (select 1 from internal_pilihan_notifikasi c where c.id_user = x.id_user and c.pilihan ->> x.jenis = 'tanpa')
     on conflict (kunci) do nothing`,
    [
      now.toISOString(),
      rows.map(() => uuidv7({ msecs: now.getTime() })),
      rows.map(({ person }) => person),
      rows.map(({ notice }) => notice.jenis),
      rows.map(row => cut(row.notice.judul, longestTitle)),
      rows.map(row => row.notice.isi),
      rows.map(({ notice }) => notice.link?.slice(0, longestLink) ?? null),
      rows.map(({ notice }) => notice.kunci.slice(0, 200)),
      rows.map(({ notice }) => (notice.lain && Object.keys(notice.lain).length ? JSON.stringify(notice.lain) : null)),
      rows.map(({ notice }) => notice.withoutMail ?? false),
      rows.map(({ notice }) => notice.replyTo ?? null),
    ],
  );
}

/** A notice to one person. */
interface Told {
  notice: Notice;
  person: string;
}

/** The same notices for who stands in for their readers today, with the readers' names. */
async function toldAsDeputies({ tx, now }: NotifyContext, told: readonly Told[]): Promise<Told[]> {
  const waiting = told.flatMap(({ notice, person }) =>
    notice.role && notice.jenis !== 'info' ? [{ notice, person, role: notice.role }] : [],
  );
  if (!waiting.length) return [];
  const deputies = await deputiesFor(tx, dayInZone(now), waiting);
  return waiting.flatMap(({ notice, person, role }) =>
    deputies
      .filter(one => one.idPemberi === person && one.peran === role)
      .filter(({ idWakil }) => !told.some(other => other.notice === notice && other.person === idWakil))
      .map(({ idWakil, pemberi }) => ({
        notice: { ...notice, isi: `Atas nama ${pemberi}: ${notice.isi}` },
        person: idWakil,
      })),
  );
}

/** Notices that each write has sent so far. */
const toldWithin = new WeakMap<Queryable, Told[]>();

const isCovered = ({ notice, person }: Told, by: Told): boolean =>
  by.person === person && notice.event !== undefined && by.notice.event?.covers.includes(notice.event.code) === true;

const storedKey = ({ notice, person }: Told): string => `${notice.kunci.slice(0, 200)} ${person}`;

/**
 * Removes duplicates within one write: an event that another one of the same write covers is left out, or taken back
 * where it was told first. It happens here alone, so that no rule has to know the others.
 */
async function uncovered(tx: Queryable, told: readonly Told[]): Promise<Told[]> {
  const before = toldWithin.get(tx) ?? [];
  const whole = [...before, ...told];
  const kept = told.filter(one => !whole.some(other => isCovered(one, other)));
  const needless = before.filter(one => told.some(other => isCovered(one, other)));
  if (needless.length)
    await tx.execute('delete from notifikasi where kunci = any($1::text[])', [needless.map(storedKey)]);
  toldWithin.set(tx, [...before.filter(one => !needless.includes(one)), ...kept]);
  return kept;
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** The people of a role; of one study programme for HA05 and HA07, of one partner for HA06. */
export const ofRole = (
  role: Role,
  at: { idProgramProdi?: string | null; idMitra?: string | null } = {},
): Recipients => ({
  role,
  ...at,
});
