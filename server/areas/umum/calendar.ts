import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../resources/kit/index.ts';
import { languages } from '../../../resources/languages.ts';
import { isBahasa } from '../../../resources/pengaturan/bahasa.ts';
import {
  bacaKalender,
  buatKalender,
  cabutKalender,
  type KalenderSaya,
  kalenderSaya,
} from '../../../resources/pengaturan/panggilanKalender.ts';
import { heldBy, toCaller } from '../../platform/access/callerQuery.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import {
  addressOf,
  type CalendarAddress,
  calendarPath,
  dropAddress,
  makeAddress,
  readerOf,
} from '../../platform/calendar/address.ts';
import { type CalendarEvent, calendarOf } from '../../platform/calendar/events.ts';
import { icsOf } from '../../platform/calendar/ics.ts';
import { createCallLimit } from '../../platform/callLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { notFound } from '../../platform/errors.ts';
import type { AreaPlace } from '../area.ts';

/** Reads of one address of the network in a minute: programs ask once an hour. */
const perMinute = 30;
const fileName = /^([\w-]{43})\.ics$/;

type Place = Pick<AreaPlace, 'access' | 'secret' | 'baseUrl'>;

/** Dates of everything that an account reads in any of its roles, each once. */
async function eventsOf(engine: Engine, { access }: Place, userId: string) {
  const { db, registry, now } = engine;
  const events = new Map<string, CalendarEvent>();
  let language: string | null = null;
  for (const held of await heldBy(db, registry, userId, now())) {
    const caller = toCaller(held, await access.rights.flags(held.roleId), now());
    if (!caller || caller.mustChangePassword) continue;
    language = held.bahasa;
    for (const event of await calendarOf(engine, caller)) events.set(event.key, event);
  }
  return { events: [...events.values()], language };
}

/** The calendar of an account, and its secret address. */
export function registerCalendar(app: FastifyInstance, engine: Engine, place: Place): void {
  const { db, now, identity } = engine;
  const { secret, baseUrl } = place;
  const session = { access: 'session', roles: 'everybody' } as const;
  const limit = createCallLimit(perMinute);
  const told = (found: CalendarAddress | undefined): KalenderSaya => ({
    alamat: found ? new URL(calendarPath(secret, found.id), baseUrl).href : null,
    dibuat: found?.createdAt ?? null,
    terakhirDibaca: found?.terakhirDibaca ?? null,
  });

  serve(app, kalenderSaya, session, async ({ request }) => told(await addressOf(db, callerOf(request).userId)));

  // By hand: a secret of one's own account, no row that anybody lists.
  serve(app, buatKalender, session, async ({ request }) => {
    const { userId } = callerOf(request);
    return told(await db.transaction(tx => makeAddress(tx, userId, { secret, now: now() })));
  });

  // By hand: as above.
  serve(app, cabutKalender, session, async ({ request }) => {
    await dropAddress(db, callerOf(request).userId);
    return told(undefined);
  });

  serve(app, bacaKalender, { access: 'public' }, async ({ request, reply }) => {
    limit.count(request.ip);
    const token = fileName.exec(paramOf(request, 'berkas'))?.[1];
    const reader = token && (await readerOf(db, token, now()));
    if (!reader) throw notFound();
    const { events, language } = await eventsOf(engine, place, reader.idUser);
    const words = isBahasa(language) ? languages[language] : undefined;
    const { namaPortal } = (await identity.read()).identity;
    const said = (word: string) => words?.wordOf(originOf(word)) ?? word;
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      .type('text/calendar; charset=utf-8')
      .send(icsOf(events, { name: namaPortal, host: new URL(baseUrl).hostname, said }));
  });
}
