import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import {
  bacaIsianTerbuka,
  bacaTautanFormulir,
  buatTautanTerbuka,
  cabutTautanPribadi,
  cabutTautanTerbuka,
  gantiTautanPribadi,
  type IsianTerbuka,
  kirimIsianTerbuka,
  type PemegangTautan,
  type TautanFormulir,
} from '../../../resources/formulir/tautanPanggilan.ts';
import { formulirTautanRefusals } from '../../../resources/formulir/tautanRefusals.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { mustActForOneself } from '../../platform/access/deputy.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { createCallLimit } from '../../platform/callLimit.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { escapeLike } from '../../platform/engine/where.ts';
import { conflict, HttpError, notFound } from '../../platform/errors.ts';
import { type FormRow, readForm, tables } from './forms.ts';
import { mailLinkAgain } from './inviting.ts';
import { keepLinked, readLinked } from './linkedAnswers.ts';
import { endLinks, linkPath, linkTable, liveSql, makeLinks, openLinkOf } from './links.ts';
import { participantTable } from './participantSql.ts';
import { formOf } from './routes.ts';

/** Personal links on a page. */
const pageSize = 25;
/** Calls of one address in a minute: a whole class may sit behind one. */
const perMinute = 60;

type Holder = PemegangTautan & DbRow & { idPeserta: string };

const holderColumns = `t.id, t.id_peserta, coalesce(u.name, p.nama, '') as nama, coalesce(p.surel, u.email) as surel,
  ${liveSql('t')} as berlaku`;
/** Of each participant the newest link: `$1` is the form. */
const holders = `from ${linkTable} t join ${participantTable} p on p.id = t.id_peserta
  left join ${tableName(user)} u on u.id = p.id_user
  where t.id_formulir = $1
    and not exists (select 1 from ${linkTable} x where x.id_peserta = t.id_peserta and (x.created_at, x.id) > (t.created_at, t.id))`;

const told = ({ id, nama, surel, berlaku }: Holder): PemegangTautan => ({ id, nama, surel, berlaku });

/** Calls of whoever writes forms about the links at which they are answered without an account. */
export function registerLinks(app: FastifyInstance, engine: Engine, secret: string): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: rolesWith(formulir, 'update') } as const;

  /** @throws HttpError 403, 404 */
  const formFor = async (on: Queryable, request: FastifyRequest, flag: 'read' | 'update'): Promise<FormRow> => {
    mustBeAllowed(callerOf(request), formulir, flag);
    const form = await readForm(on, formOf(request), flag === 'update');
    if (!form) throw notFound();
    return form;
  };

  const read = async (on: Queryable, form: FormRow, { q, mulai = 0 }: { q?: string | undefined; mulai?: number }) => {
    const open = form.peserta === 'tautan' ? await openLinkOf(on, form.id) : undefined;
    const sent = await on.one<{ n: number }>(
      `select count(*)::int as n from ${tables.answer} j where j.id_formulir = $1 and j.kunci is not null and j.keadaan = 'terkirim'`,
      [form.id],
    );
    const values: unknown[] = [form.id];
    const like = q ? `$${values.push(`%${escapeLike(q)}%`)}` : undefined;
    const wanted = like ? ` and (u.name ilike ${like} or p.nama ilike ${like} or p.surel ilike ${like})` : '';
    const total = await on.one<{ n: number }>(`select count(*)::int as n ${holders}${wanted}`, values);
    const rows = await on.query<Holder>(
      `select ${holderColumns} ${holders}${wanted} order by 3, t.id limit ${pageSize} offset $${values.push(mulai)}`,
      values,
    );
    const answer: TautanFormulir = {
      alamat: open ? linkPath(secret, open.id) : null,
      jawaban: sent?.n ?? 0,
      jumlah: total?.n ?? 0,
      pemegang: rows.map(told),
    };
    return answer;
  };

  serve(app, bacaTautanFormulir, session, async ({ request, query }) =>
    read(db, await formFor(db, request, 'read'), query),
  );

  /** @throws HttpError also 409 for a form that does not ask whoever has its link */
  const openFor = async (tx: Queryable, request: FastifyRequest): Promise<FormRow> => {
    mustActForOneself(callerOf(request));
    const form = await formFor(tx, request, 'update');
    if (form.peserta !== 'tautan') throw conflict(formulirTautanRefusals.notLinked);
    return form;
  };

  // By hand: an address, which no form of a row writes.
  serve(app, buatTautanTerbuka, session, ({ request }) =>
    db.transaction(async tx => {
      const form = await openFor(tx, request);
      await endLinks(tx, form.id, null, now());
      await makeLinks(tx, [null], { secret, form: form.id, now: now() });
      return read(tx, form, {});
    }),
  );

  // By hand: as above.
  serve(app, cabutTautanTerbuka, session, ({ request }) =>
    db.transaction(async tx => {
      const form = await openFor(tx, request);
      await endLinks(tx, form.id, null, now());
      return read(tx, form, {});
    }),
  );

  /** @throws HttpError also 404 for a link of another form */
  const holderFor = async (tx: Queryable, request: FastifyRequest): Promise<{ form: FormRow; holder: Holder }> => {
    mustActForOneself(callerOf(request));
    const form = await formFor(tx, request, 'update');
    const id = paramOf(request, 'tautan');
    mustBeId(formulir, id);
    const holder = await tx.one<Holder>(`select ${holderColumns} ${holders} and t.id = $2`, [form.id, id]);
    if (!holder) throw notFound();
    return { form, holder };
  };

  // By hand: as above.
  serve(app, cabutTautanPribadi, session, ({ request }) =>
    db.transaction(async tx => {
      const { form, holder } = await holderFor(tx, request);
      await endLinks(tx, form.id, holder.idPeserta, now());
      return { ...told(holder), berlaku: false };
    }),
  );

  // By hand: the mail goes out with it.
  serve(app, gantiTautanPribadi, session, ({ request }) =>
    db.transaction(async tx => {
      const { form, holder } = await holderFor(tx, request);
      if (!form.tautanPribadi || form.anonim) throw conflict(formulirTautanRefusals.noPersonal);
      if (!holder.surel) throw new HttpError(422, formulirTautanRefusals.noAddress);
      await endLinks(tx, form.id, holder.idPeserta, now());
      const [id = ''] = await makeLinks(tx, [holder.idPeserta], { secret, form: form.id, now: now() });
      await mailLinkAgain({ tx, registry, now: now() }, form, holder.idPeserta);
      return { ...told(holder), id, berlaku: true };
    }),
  );
}

/** Reads what the page at a link shows; null where it opens nothing. */
export type ReadLinked = (tautan: string, kode: string | undefined) => Promise<IsianTerbuka | null>;

export const pageOfLink =
  ({ db, now }: Engine): ReadLinked =>
  async (tautan, kode) => {
    try {
      return await readLinked(db, { tautan, kode }, now());
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 404) return null;
      throw error;
    }
  };

/** Calls of somebody without an account. */
export function registerLinked(app: FastifyInstance, { db, now }: Engine): void {
  const limit = createCallLimit(perMinute);
  const open = { access: 'public' } as const;

  serve(app, bacaIsianTerbuka, open, ({ request, reply, body }) => {
    limit.count(request.ip);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    return readLinked(db, body, now());
  });

  // By hand: nobody is logged in; the link says what may be written.
  serve(app, kirimIsianTerbuka, open, async ({ request, body }) => {
    limit.count(request.ip);
    // A program that fills in everything learns nothing from being told apart.
    if (!body.situsWeb) await db.transaction(tx => keepLinked(tx, body, now()));
    return { terkirim: true as const };
  });
}
