import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../resources/kit/index.ts';
import type { Queryable } from '../database/db.ts';
import { type Recipients, recipientIds } from './recipients.ts';
import type { Words } from './texts.ts';

/** A notice to somebody: the words of an event (`texts.ts`), to whom, and what keeps it from being sent twice. */
export interface Notice extends Words {
  to: Recipients | readonly Recipients[];
  /** Names the occasion: `pendaftar:{id}:diajukan:{version}`. The same person gets it once, whoever sends it again. */
  kunci: string;
  /** Who caused it and needs no notice of it. */
  except?: string;
}

/** A write in progress: `RuleContext` is one, and so is `{ tx, now }` of a job. */
export interface NotifyContext {
  readonly tx: Queryable;
  readonly now: Date;
}

const longestTitle = 150;
const longestLink = 200;

/**
 * Writes notices in the transaction of what caused them: both are kept or neither. Mails follow from the notices
 * (`mail/outbox.ts`), so this knows nothing of SMTP.
 * @returns how many people got one now
 */
export async function notify({ tx, now }: NotifyContext, notice: Notice): Promise<number> {
  const groups = 'length' in notice.to ? [...notice.to] : [notice.to];
  const people = (await recipientIds(tx, groups, now)).filter(id => id !== notice.except);
  if (!people.length) return 0;
  const at = now.toISOString();
  return tx.execute(
    `insert into notifikasi (id, created_at, updated_at, id_user, jenis, judul, isi, link, kunci)
     select x.id, $3, $3, x.id_user, $4, $5, $6, $7, $8 || ' ' || x.id_user
       from unnest($1::uuid[], $2::uuid[]) as x (id, id_user)
     on conflict (kunci) do nothing`,
    [
      people.map(() => uuidv7({ msecs: now.getTime() })),
      people,
      at,
      notice.jenis,
      cut(notice.judul, longestTitle),
      notice.isi,
      notice.link?.slice(0, longestLink) ?? null,
      notice.kunci.slice(0, 200),
    ],
  );
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
