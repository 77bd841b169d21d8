import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import {
  bacaPeserta,
  cobaPeserta,
  ingatkanPeserta,
  keluarkanPeserta,
  tambahPeserta,
} from '../../../resources/formulir/pesertaPanggilan.ts';
import { formulirPesertaRefusals } from '../../../resources/formulir/pesertaRefusals.ts';
import { dayInZone } from '../../../resources/kit/index.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { conflict, HttpError, notFound } from '../../platform/errors.ts';
import { type FormRow, isOpen, readForm } from './forms.ts';
import { remindAll } from './inviting.ts';
import { addPeople, countKnown, dropUnanswered, findPeople, summarisePeople } from './participants.ts';
import { keepChoice } from './renewing.ts';
import { formOf } from './routes.ts';

/** Calls of whoever writes forms about the people whom a form asks by name. */
export function registerParticipants(app: FastifyInstance, engine: Engine, secret: string): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: rolesWith(formulir, 'update') } as const;

  /** @throws HttpError 403, 404 */
  const formFor = async (on: Queryable, request: FastifyRequest, flag: 'read' | 'update'): Promise<FormRow> => {
    mustBeAllowed(callerOf(request), formulir, flag);
    const form = await readForm(on, formOf(request), flag === 'update');
    if (!form) throw notFound();
    return form;
  };

  /** @throws HttpError also 409 for a form that asks by role */
  const chosenFor = async (on: Queryable, request: FastifyRequest): Promise<FormRow> => {
    const form = await formFor(on, request, 'update');
    if (form.peserta !== 'terpilih') throw conflict(formulirPesertaRefusals.byRole);
    return form;
  };

  const told = (request: FastifyRequest, form: FormRow) => summarisePeople(engine, callerOf(request), form);

  serve(app, bacaPeserta, session, async ({ request }) => told(request, await formFor(db, request, 'read')));

  // By hand: stores nothing.
  serve(app, cobaPeserta, session, async ({ request, body }) => {
    const form = await formFor(db, request, 'read');
    const { rows, unreached, people, contacts } = await findPeople(engine, callerOf(request), body, form);
    const known = await countKnown(db, form.id, [...people.keys()], [...contacts.keys()]);
    const all = people.size + contacts.size;
    return { baris: rows, orang: all, kontak: contacts.size, baru: all - known, tanpaAkun: unreached };
  });

  // By hand: who is asked follows from the rows of another list.
  serve(app, tambahPeserta, session, async ({ request, body }) => {
    const found = await findPeople(engine, callerOf(request), body, await formFor(db, request, 'read'));
    const form = await db.transaction(async tx => {
      const asked = await chosenFor(tx, request);
      const open = isOpen(asked, dayInZone(now()));
      // Before it opens nobody has to fit yet.
      if (open && !found.people.size && !found.contacts.size)
        throw new HttpError(422, formulirPesertaRefusals.nobodyFound);
      const choice = await keepChoice(tx, asked.id, body, { by: callerOf(request).userId, now: now(), open });
      await addPeople(tx, asked.id, choice, found, now());
      return asked;
    });
    return told(request, form);
  });

  // By hand: tells people, and notes that they were told.
  serve(app, ingatkanPeserta, session, async ({ request }) => {
    const form = await db.transaction(async tx => {
      const asked = await chosenFor(tx, request);
      if (!isOpen(asked, dayInZone(now()))) throw conflict(formulirPesertaRefusals.notAskedNow);
      if (!(await remindAll({ tx, registry, now: now() }, secret, asked)))
        throw conflict(formulirPesertaRefusals.nobodyToRemind);
      return asked;
    });
    return told(request, form);
  });

  // By hand: takes out whoever has not answered, all at once.
  serve(app, keluarkanPeserta, session, async ({ request }) => {
    const form = await db.transaction(async tx => {
      const asked = await chosenFor(tx, request);
      await dropUnanswered(tx, asked.id, now());
      return asked;
    });
    return told(request, form);
  });
}
