import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import {
  bacaDiskusi,
  hapusDiskusi,
  type OrangDiskusi,
  orangDiskusi,
  selesaikanDiskusi,
  tulisDiskusi,
  ubahDiskusi,
} from '../../../../resources/umum/panggilanDiskusi.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { idOf } from '../../../platform/access/routes/input.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { createCallLimit } from '../../../platform/callLimit.ts';
import type { DbRow, Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { type Notice, notifyAll } from '../../../platform/notify/index.ts';
import { type Audience, type Discussed, hasOtherReaders, inTeam, mustRead, pageOf } from './readers.ts';

const words = pengaturanRefusals.discussion;
/** Minutes in which a writer may change what was written. */
const changeable = 10;
/** Remarks on one row. */
const most = 500;
/** People that a search shows, and accounts of the name that it looks at. */
const shown = 8;
const looked = 24;
/** Searches of one person in a minute. */
const searches = 60;
const longestQuote = 200;

interface Named {
  id: string;
  nama: string;
}

interface Stored extends DbRow {
  id: string;
  resource: string;
  idBaris: string;
  idPenulis: string;
  penulis: string;
  peran: string | null;
  createdAt: string;
  untuk: Audience;
  isi: string;
  sebut: Named[];
  disuntingPada: string | null;
  selesaiOleh: string | null;
}

const columns =
  'id, resource, id_baris, id_penulis, penulis, peran, created_at, untuk, isi, sebut, disunting_pada, selesai_oleh';

/** People who are named, with the pages at which they read it. @throws HttpError 422 for who does not read it */
async function namedIn(
  engine: Engine,
  rights: RoleRights,
  tx: Tx,
  row: Discussed,
  untuk: Audience,
  ids: readonly string[],
): Promise<(Named & { page: string })[]> {
  const wanted = [...new Set(ids)];
  const people = await tx.query<DbRow & Named>(
    'select id, name as nama from pengaturan_user where id = any($1::uuid[])',
    [wanted],
  );
  const found: (Named & { page: string })[] = [];
  for (const id of wanted) {
    const page = await pageOf(engine, rights, tx, row, untuk, id);
    const person = people.find(one => one.id === id);
    // The name of somebody who does not read the row is not told.
    if (!page || !person) throw invalid({ sebut: words.named({ nama: 'Orang ini' }) });
    found.push({ id, nama: person.nama, page });
  }
  return found;
}

const cut = (text: string): string => (text.length <= longestQuote ? text : `${text.slice(0, longestQuote - 1)}…`);

/** Tells the people who are named; the writer needs no notice. */
function told(caller: Caller, row: Discussed, id: string, isi: string, people: readonly (Named & { page: string })[]) {
  return people.map(
    (one): Notice => ({
      jenis: 'tugas',
      judul: `${caller.name} menyebut Anda`,
      isi: `${row.nama}: ${cut(isi)}`,
      link: `${one.page}?diskusi=${id}`,
      to: { users: [one.id] },
      kunci: `diskusi:${id}`,
      except: caller.userId,
    }),
  );
}

const plain = (people: readonly Named[]): string => JSON.stringify(people.map(({ id, nama }) => ({ id, nama })));

/** `/api/diskusi`: remarks on rows (docs/domain/80 §10). */
export function registerDiscussion(app: FastifyInstance, engine: Engine, rights: RoleRights): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;
  const limit = createCallLimit(searches);
  const mayChange = (one: Stored, { userId }: Caller) =>
    one.idPenulis === userId && now().getTime() - Date.parse(one.createdAt) < changeable * 60_000;

  /** A remark that the caller reads, locked. @throws HttpError 404 */
  async function remarkOf(tx: Tx, caller: Caller, id: string): Promise<{ remark: Stored; row: Discussed }> {
    const remark = await tx.one<Stored>(`select ${columns} from internal_diskusi where id = $1 for update`, [id]);
    if (!remark) throw notFound();
    const row = await mustRead(engine, tx, caller, { resource: remark.resource, id: remark.idBaris });
    if (remark.untuk === 'tim' && !inTeam(row.resource, caller)) throw notFound();
    return { remark, row };
  }

  /** @throws HttpError 409 for a remark of somebody else, or of long ago */
  async function ownRemark(tx: Tx, caller: Caller, id: string) {
    const found = await remarkOf(tx, caller, id);
    if (!mayChange(found.remark, caller)) throw conflict(words.late({ menit: changeable }));
    return found;
  }

  serve(app, bacaDiskusi, session, async ({ request, query }) => {
    const caller = callerOf(request);
    const { resource: r, id } = await mustRead(engine, db, caller, query);
    const tim = inTeam(r, caller);
    const rows = await db.query<Stored>(
      `select ${columns} from internal_diskusi where resource = $1 and id_baris = $2 and ($3 or untuk = 'semua')
       order by created_at, id limit ${most}`,
      [r.name, id, tim],
    );
    const catatan = rows.map(one => ({
      id: one.id,
      penulis: one.penulis,
      peran: one.peran,
      waktu: one.createdAt,
      isi: one.isi,
      untuk: one.untuk,
      sebut: one.sebut,
      disunting: one.disuntingPada !== null,
      selesaiOleh: one.selesaiOleh,
      bolehUbah: mayChange(one, caller),
    }));
    return { tim, pembacaLain: hasOtherReaders(r), catatan };
  });

  serve(app, orangDiskusi, session, async ({ request, query: { q, untuk, ...asked } }) => {
    const caller = callerOf(request);
    limit.count(caller.userId);
    const row = await mustRead(engine, db, caller, asked);
    const accounts = await db.query<DbRow & Named & { peran: string }>(
      `select u.id, u.name as nama, r.name as peran from pengaturan_user u join pengaturan_role r on r.id = u.role_id
       where u.aktif and u.id <> $1 and u.name ilike $2 order by u.name, u.id limit ${looked}`,
      [caller.userId, `%${escapeLike(q)}%`],
    );
    const orang: OrangDiskusi[] = [];
    for (const one of accounts) {
      if (orang.length === shown) break;
      if (await pageOf(engine, rights, db, row, untuk, one.id)) orang.push(one);
    }
    return { orang };
  });

  // By hand: a remark beside a row, which stays as it is.
  serve(app, tulisDiskusi, session, async ({ request, body: { isi, untuk, sebut, ...asked } }) => {
    const caller = callerOf(request);
    const id = uuidv7();
    await db.transaction(async tx => {
      const row = await mustRead(engine, tx, caller, asked);
      if (untuk === 'tim' && !inTeam(row.resource, caller)) throw invalid({ untuk: words.team });
      if ((await countOf(tx, row)) >= most) throw invalid({ isi: words.full({ n: most }) });
      const people = await namedIn(engine, rights, tx, row, untuk, sebut);
      await tx.execute(
        `insert into internal_diskusi (id, created_at, updated_at, created_by, updated_by, resource, id_baris, id_penulis, penulis,
           peran, untuk, isi, sebut) values ($1, $2, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          id,
          now().toISOString(),
          caller.userId,
          row.resource.name,
          row.id,
          caller.userId,
          caller.name,
          caller.roleName,
          untuk,
          isi,
          plain(people),
        ],
      );
      await notifyAll({ tx, registry, now: now() }, told(caller, row, id, isi, people));
    });
    return { id };
  });

  // By hand: as above.
  serve(app, ubahDiskusi, session, async ({ request, body: { isi, sebut } }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await db.transaction(async tx => {
      const { remark, row } = await ownRemark(tx, caller, id);
      const people = await namedIn(engine, rights, tx, row, remark.untuk, sebut);
      await tx.execute(
        'update internal_diskusi set isi = $2, sebut = $3, disunting_pada = $4, updated_at = $4, version = version + 1 where id = $1',
        [id, isi, plain(people), now().toISOString()],
      );
      await notifyAll({ tx, registry, now: now() }, told(caller, row, id, isi, people));
    });
    return { id };
  });

  // By hand: as above.
  serve(app, hapusDiskusi, session, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await db.transaction(async tx => {
      await ownRemark(tx, caller, id);
      await tx.execute('delete from internal_diskusi where id = $1', [id]);
      await tx.execute(`delete from notifikasi where kunci like 'diskusi:' || $1 || ' %'`, [id]);
    });
    return { id };
  });

  // By hand: as above.
  serve(app, selesaikanDiskusi, session, async ({ request, body: { selesai } }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await db.transaction(async tx => {
      await remarkOf(tx, caller, id);
      await tx.execute(
        'update internal_diskusi set selesai_pada = $2, selesai_oleh = $3, updated_at = $4, version = version + 1 where id = $1',
        [id, selesai ? now().toISOString() : null, selesai ? caller.name : null, now().toISOString()],
      );
    });
    return { id };
  });
}

const countOf = async (on: Queryable, { resource, id }: Discussed): Promise<number> =>
  (
    await on.one<{ n: number }>(
      'select count(*)::int as n from internal_diskusi where resource = $1 and id_baris = $2',
      [resource.name, id],
    )
  )?.n ?? 0;
