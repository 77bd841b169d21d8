import type { FastifyInstance } from 'fastify';
import { type BandingFeeder, bandingkanFeeder } from '../../../../resources/sinkronisasi/feeder/panggilan.ts';
import { pengirimanFeeder } from '../../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Db, DbRow } from '../../../platform/database/db.ts';
import { isIdOf } from '../../../platform/database/ids.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { HttpError, notFound } from '../../../platform/errors.ts';
import { orBadGateway } from '../siamik/source.ts';
import { acts } from './acts.ts';
import { feederOf } from './chooseFeeder.ts';
import { equals, FeederRefused } from './port.ts';
import { readAll, textOf } from './read.ts';

/** Rows of each side that are named. */
const most = 200;

interface Sent extends DbRow {
  id: string;
  nama: string;
  idFeeder: string;
}

const sentOf = (db: Db, idPeriode: string): Promise<Sent[]> =>
  db.query<Sent>(
    `select id, nama, id_feeder from sinkronisasi_rekaman_feeder
     where jenis = 'aktivitas' and id_periode = $1 and id_feeder is not null and status <> 'terhapus' order by nama, id`,
    [idPeriode],
  );

/**
 * What the Feeder has of a sending's semester that did not come from here, and what was sent and is not there any more.
 * @throws HttpError 404; 502 when the Feeder does not answer
 */
async function compare(db: Db, id: string): Promise<BandingFeeder> {
  const period = await db.one<{ id: string; kode: string }>(
    `select d.id, d.kode from sinkronisasi_pengiriman_feeder p join master_periode d on d.id = p.id_periode where p.id = $1`,
    [id],
  );
  if (!period) throw notFound();
  const port = await feederOf(db);
  const there = await readAll(port, acts.aktivitas.list, equals({ id_semester: period.kode }));
  const sent = await sentOf(db, period.id);
  const ours = new Set(sent.map(({ idFeeder }) => idFeeder));
  const theirs = new Set(there.map(row => textOf(row, acts.aktivitas.id)));
  const onlyThere = there.filter(row => !ours.has(textOf(row, acts.aktivitas.id)));
  const onlyHere = sent.filter(({ idFeeder }) => !theirs.has(idFeeder));
  return {
    semester: period.kode,
    jumlahFeeder: there.length,
    jumlahPortal: sent.length,
    hanyaFeeder: {
      total: onlyThere.length,
      data: onlyThere.slice(0, most).map(row => ({
        id: textOf(row, acts.aktivitas.id),
        judul: textOf(row, 'judul'),
        keterangan: textOf(row, 'keterangan'),
        lokasi: textOf(row, 'lokasi'),
      })),
    },
    hanyaPortal: { total: onlyHere.length, data: onlyHere.slice(0, most).map(row => ({ id: row.id, nama: row.nama })) },
  };
}

/** Registers the comparison of a semester (docs/domain/10 §3.14). */
export function registerFeeder(app: FastifyInstance, { db }: Engine): void {
  const session = { access: 'session', roles: rolesWith(pengirimanFeeder, 'action') } as const;
  serve(app, bandingkanFeeder, session, async ({ request }) => {
    mustBeAllowed(callerOf(request), pengirimanFeeder, 'action');
    const id = paramOf(request, 'id');
    if (!isIdOf(pengirimanFeeder, id)) throw notFound();
    try {
      return await orBadGateway(() => compare(db, id));
    } catch (error) {
      if (error instanceof FeederRefused) throw new HttpError(502, error.said);
      throw error;
    }
  });
}
