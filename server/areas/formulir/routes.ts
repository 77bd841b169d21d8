import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import {
  bacaIsian,
  bacaRancangan,
  daftarIsian,
  type RancanganFormulir,
  simpanIsian,
  simpanRancangan,
} from '../../../resources/formulir/panggilan.ts';
import { messages } from '../../../resources/kit/index.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { conflict, notFound, versionMissing } from '../../platform/errors.ts';
import { keepAnswers, listForms, openForm } from './answers.ts';
import { readForm } from './forms.ts';
import { answeredCounts } from './results.ts';
import { keepDraft, listVersions, readDraft, readVersion } from './versions.ts';

/** The form that a call is about. @throws HttpError 404 */
export function formOf(request: FastifyRequest): string {
  const id = paramOf(request, 'id');
  mustBeId(formulir, id);
  return id;
}

const versionOf = ({ version }: { version?: number | undefined }): number => {
  if (version === undefined) throw versionMissing();
  return version;
};

/** What the builder works with. @throws HttpError 404 */
async function readBuilder(on: Queryable, id: string): Promise<RancanganFormulir> {
  const form = await readForm(on, id);
  if (!form) throw notFound();
  const draft = await readDraft(on, id);
  return {
    version: draft.version,
    rancangan: draft.form,
    terbit: form.nomorVersi > 0 ? ((await readVersion(on, id, form.nomorVersi)) ?? null) : null,
    versi: await listVersions(on, id),
    ...(await answeredCounts(on, form)),
  };
}

/** Calls of whoever writes forms. */
function registerBuilder(app: FastifyInstance, { db, now }: Engine): void {
  const session = { access: 'session', roles: rolesWith(formulir, 'update') } as const;

  serve(app, bacaRancangan, session, ({ request }) => {
    mustBeAllowed(callerOf(request), formulir, 'read');
    return readBuilder(db, formOf(request));
  });

  // By hand: the questions are a document of their own, checked by its own shape; the form's row does not change.
  serve(app, simpanRancangan, session, async ({ request, body }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, formulir, 'update');
    const [id, version] = [formOf(request), versionOf(body)];
    await db.transaction(async tx => {
      if (!(await readForm(tx, id, true))) throw notFound();
      const kept = await keepDraft(tx, id, { version, form: body.rancangan }, { caller, now: now() });
      if (!kept) throw conflict(messages.stale);
    });
    return readBuilder(db, id);
  });
}

/** Calls of whoever answers. */
function registerAnswers(app: FastifyInstance, { db, now, registry, rowsOf }: Engine): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  const by = (request: FastifyRequest) => ({ registry, rowsOf, caller: callerOf(request), now: now() });

  serve(app, daftarIsian, session, ({ request }) => listForms(db, by(request)));

  serve(app, bacaIsian, session, ({ request, query }) => openForm(db, formOf(request), query.baris, by(request)));

  // By hand: answers are checked by the form that asks, and are the caller's own alone.
  serve(app, simpanIsian, session, async ({ request, body, query }) => {
    const id = formOf(request);
    const sent = { ...body, version: versionOf(body), baris: query.baris };
    await db.transaction(tx => keepAnswers(tx, id, sent, by(request)));
    return openForm(db, id, query.baris, by(request));
  });
}

/** Calls of forms (docs/domain/70). */
export function registerForms(app: FastifyInstance, engine: Engine): void {
  registerBuilder(app, engine);
  registerAnswers(app, engine);
}
