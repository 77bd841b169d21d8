import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allRoles } from '../../../resources/kit/index.ts';
import { waysOf, wordsOf } from '../../../resources/kit/reaches.ts';
import {
  bacaPesan,
  batalPesan,
  caraPesan,
  cobaPesan,
  daftarPesan,
  kirimPesan,
  tautanWa,
} from '../../../resources/pesan/panggilan.ts';
import { penerima, pesan } from '../../../resources/pesan/pesan.ts';
import { pesanRefusals } from '../../../resources/pesan/refusals.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { AreaPlace } from '../area.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { compose, reachingResource } from './compose.ts';
import { listMessages, openMessage } from './sent.ts';
import { storeMessage } from './store.ts';
import { allowing } from './wa/consent.ts';
import { chooseWhatsApp } from './wa/service.ts';
import { waLink } from './waLink.ts';

const table = tableName(pesan);
const receivers = tableName(penerima);
/** Examples and refused rows of a preview. */
const [examples, mostUnreached] = [3, 50];
const year = 366 * 86_400_000;

/** The message that a call is about. @throws HttpError 404 */
function messageOf(request: FastifyRequest): string {
  const id = paramOf(request, 'id');
  mustBeId(pesan, id);
  return id;
}

/** Calls of messages (docs/domain/80). */
export function registerMessages(
  app: FastifyInstance,
  engine: Engine,
  { whatsapp, secret }: Pick<AreaPlace, 'whatsapp' | 'secret'>,
): void {
  const { db, registry, now } = engine;
  const whatsAppNow = chooseWhatsApp(whatsapp);
  // Which role may write from which list is asked of the resource at each call.
  const writers = allRoles.filter(role => registry.resources.some(r => r.reaches?.by.includes(role)));
  const session = { access: 'session', roles: writers } as const;
  /** Of some numbers those that WhatsApp's service reaches; undefined where it is not set up. */
  const servedNumbers = async (people: readonly { telepon: string | null }[]) => {
    const service = await whatsAppNow(db);
    if (!service) return undefined;
    const { contoh } = service;
    const numbers = await allowing(
      db,
      secret,
      people.flatMap(({ telepon }) => telepon ?? []),
    );
    return { contoh, numbers };
  };

  serve(app, caraPesan, session, ({ request, query }) => {
    const { baseRole } = callerOf(request);
    const resource = reachingResource(engine, callerOf(request), query.daftar);
    const ways = waysOf(registry.find, resource, baseRole);
    return {
      cara: ways.map(([kunci, way]) => ({ kunci, label: way.label, kata: [...wordsOf(resource, baseRole, way)] })),
    };
  });

  // By hand: stores nothing.
  serve(app, cobaPesan, session, async ({ request, body }) => {
    const { rows, addressees, unreached } = await compose(engine, callerOf(request), body);
    const served = await servedNumbers(addressees);
    const with_ = (address: 'idUser' | 'surel' | 'telepon') => addressees.filter(one => one[address] !== null).length;
    return {
      baris: rows,
      penerima: addressees.length,
      portal: with_('idUser'),
      surel: with_('surel'),
      wa: with_('telepon'),
      waResmi: served
        ? addressees.filter(({ telepon }) => telepon !== null && served.numbers.has(telepon)).length
        : null,
      waContoh: served?.contoh ?? false,
      contoh: addressees.slice(0, examples).map(({ nama, judul, isi }) => ({ nama, judul, isi })),
      jumlahGagal: unreached.length,
      gagal: unreached.slice(0, mostUnreached).map(({ baris, alasan }) => ({ baris, alasan })),
      perJam: await readSetting(db, 'pesan.perJam'),
    };
  });

  // By hand: a message goes to many people, and its receivers are worked out with it.
  serve(
    app,
    kirimPesan,
    session,
    async ({ request, body: { kunci, jadwal, bolehDibalas, tampilDiData, ...draft } }) => {
      const caller = callerOf(request);
      const at = jadwal === null ? null : Date.parse(jadwal);
      if (at !== null && (at <= now().getTime() || at > now().getTime() + year))
        throw invalid({ jadwal: pesanRefusals.inThePast });
      const composed = await compose(engine, caller, draft);
      if (!composed.addressees.length) throw new HttpError(422, pesanRefusals.nobody);
      const served = (await servedNumbers(composed.addressees))?.numbers ?? new Set<string>();
      const order = { draft, composed, kunci, jadwal, bolehDibalas, tampilDiData, now: now(), served };
      return { id: await db.transaction(tx => storeMessage(tx, caller, order)) };
    },
  );

  serve(app, daftarPesan, session, ({ request, query }) => listMessages(engine, callerOf(request), query.mulai));

  serve(app, bacaPesan, session, async ({ request, query }) => {
    const found = await openMessage(engine, callerOf(request), messageOf(request), query);
    if (!found) throw notFound();
    return found;
  });

  // By hand: ends what has not gone out yet, of many receivers.
  serve(app, batalPesan, session, ({ request }) => {
    const values = [messageOf(request), callerOf(request).userId, now().toISOString()];
    return db.transaction(async tx => {
      const own = await tx.one<{ status: string }>(
        `select status from ${table} where id = $1 and id_user = $2 for update`,
        values.slice(0, 2),
      );
      if (!own) throw notFound();
      if (own.status !== 'menunggu') throw conflict(pesanRefusals.over);
      await tx.execute(
        `update ${table} set status = 'dibatalkan', updated_at = $3, version = version + 1 where id = $1 and id_user = $2`,
        values,
      );
      const dibatalkan = await tx.execute(
        `update ${receivers} set keadaan = 'dibatalkan', updated_at = $2, version = version + 1
          where id_pesan = $1 and keadaan = 'menunggu'`,
        [values[0], values[2]],
      );
      return { dibatalkan };
    });
  });

  // By hand: notes that a prepared link was opened.
  serve(app, tautanWa, session, async ({ request }) => {
    const id = paramOf(request, 'penerima');
    mustBeId(penerima, id);
    const found = await db.one<{ telepon: string | null; judul: string; isi: string; waDibuka: string }>(
      `update ${receivers} p set wa_dibuka = coalesce(p.wa_dibuka, $4), updated_at = $4, version = p.version + 1
         from ${table} m where m.id = p.id_pesan and m.id = $1 and m.id_user = $2 and p.id = $3 and p.telepon is not null
       returning p.telepon, p.judul, p.isi, p.wa_dibuka`,
      [messageOf(request), callerOf(request).userId, id, now().toISOString()],
    );
    if (!found?.telepon) throw notFound(pesanRefusals.noNumber);
    return { alamat: waLink(found.telepon, `${found.judul}\n\n${found.isi}`), waDibuka: found.waDibuka };
  });
}
