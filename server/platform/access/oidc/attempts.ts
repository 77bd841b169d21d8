import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, Queryable } from '../../database/db.ts';
import type { SecretBox } from '../../secretBox.ts';
import { hashToken, newToken } from '../token.ts';

/** Values kept from the redirect to the provider until the return, beside the state. */
const sent = z.object({ nonce: z.string(), verifier: z.string() });
type Sent = z.infer<typeof sent>;

/** Checked claims of a provider about a person. */
const vouched = z.object({
  issuer: z.string(),
  sub: z.string(),
  /** The provider's name of its session. */
  sid: z.string().nullable(),
  claims: z.record(z.string(), z.unknown()),
});
export type Vouched = z.infer<typeof vouched>;

/** How the way to a provider began, and what it is for. */
export interface Attempt {
  idPenyedia: string;
  /** Path that is opened after the login. */
  tujuan: string | null;
  ingat: boolean;
  /** Super Admin who tries the settings; nobody is logged in then. */
  idPencoba: string | null;
}

/** A refusal as it is kept. */
export interface Fault {
  status: number;
  pesan: string;
}

interface Row extends Attempt, Record<string, unknown> {
  id: string;
  isi: string;
  /** Why the way back ended in a refusal: its status, and the sentence as `asIssue` writes it. */
  galat: Fault | null;
}

/** As long as somebody may need to log in at the provider; the ticket afterwards is fetched at once. */
const minutes = 10;
const columns = 'id, id_penyedia, tujuan, ingat, id_pencoba, isi, galat';

/**
 * Logins on their way, kept in the database so that any process may take the way back. Each belongs to a browser, by a
 * cookie that only the server reads: a link with somebody else's state or ticket logs nobody in.
 */
export function createAttempts(db: Db, box: SecretBox, now: () => Date) {
  const until = () => new Date(now().getTime() + minutes * 60_000).toISOString();

  return {
    /** @returns its id, and the state that the provider gives back */
    begin: async (attempt: Attempt, binding: string, values: Sent): Promise<{ id: string; state: string }> => {
      const [id, state] = [uuidv7(), newToken()];
      await db.query(
        `insert into internal_upaya_masuk (id, id_penyedia, state_hash, pengikat_hash, isi, tujuan, ingat, id_pencoba, berakhir)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          attempt.idPenyedia,
          hashToken(state),
          hashToken(binding),
          box.close(JSON.stringify(values)),
          attempt.tujuan,
          attempt.ingat,
          attempt.idPencoba,
          until(),
        ],
      );
      return { id, state };
    },

    /** Takes a state, once; undefined for one that is used, too old, of another provider or another browser. */
    takeState: async (idPenyedia: string, state: string, binding: string): Promise<(Row & Sent) | undefined> => {
      const row = await db.one<Row>(
        `update internal_upaya_masuk set state_hash = null
         where state_hash = $1 and id_penyedia = $2 and pengikat_hash = $3 and berakhir > $4::timestamptz
         returning ${columns}`,
        [hashToken(state), idPenyedia, hashToken(binding), now().toISOString()],
      );
      if (!row) return undefined;
      const values = sent.safeParse(parsed(box.open(row.isi)));
      return values.success ? { ...row, ...values.data } : undefined;
    },

    /** Keeps how the way ended. @returns the ticket that the page fetches it with */
    end: async (id: string, outcome: Vouched | Fault): Promise<string> => {
      const ticket = newToken();
      const ok = 'sub' in outcome;
      await db.execute(
        'update internal_upaya_masuk set tiket_hash = $2, isi = $3, galat = $4, berakhir = $5 where id = $1',
        [
          id,
          hashToken(ticket),
          box.close(ok ? JSON.stringify(outcome) : ''),
          ok ? null : JSON.stringify(outcome),
          until(),
        ],
      );
      return ticket;
    },

    /** Content of a ticket that has not expired; a second request with the same ticket waits for the first. */
    findTicket: async (
      on: Queryable,
      ticket: string,
      binding: string,
    ): Promise<(Row & { vouched: Vouched | undefined }) | undefined> => {
      const row = await on.one<Row>(
        `select ${columns} from internal_upaya_masuk
         where tiket_hash = $1 and pengikat_hash = $2 and berakhir > $3::timestamptz for update`,
        [hashToken(ticket), hashToken(binding), now().toISOString()],
      );
      if (!row) return undefined;
      const said = vouched.safeParse(parsed(box.open(row.isi)));
      return { ...row, vouched: said.success ? said.data : undefined };
    },

    /** The ticket has served. */
    done: (on: Queryable, id: string): Promise<number> =>
      on.execute('delete from internal_upaya_masuk where id = $1', [id]),
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Removes logins that never came back, and requests that nobody approved in a month. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.execute('delete from internal_upaya_masuk where berakhir < $1', [now.toISOString()]);
  const month = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  await db.execute(`delete from internal_identitas where status = 'menunggu' and dibuat < $1`, [month]);
}
