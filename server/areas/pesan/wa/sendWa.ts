import { penerima } from '../../../../resources/pesan/pesan.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { demoInside } from '../../../platform/database/demoInside.ts';
import type { Engine, EngineJob } from '../../../platform/engine/context.ts';
import { quietUntilSql } from '../../../platform/notify/choices.ts';
import type { AreaPlace } from '../../area.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { waNumber } from '../waLink.ts';
import type { CloudOutcome } from './cloud.ts';
import { allowing } from './consent.ts';
import type { WaService } from './port.ts';
import { chooseWhatsApp } from './service.ts';
import { standInTells, tellStates } from './standIn.ts';

const receivers = tableName(penerima);
const [minute, hour] = [60_000, 3_600_000];
/** While a process sends, nobody else tries; when it dies, another one may after this. */
const lease = 5 * minute;
/** Sent at the same time. */
const batch = 10;
const mostAttempts = 6;
const backoff = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1) * minute, hour);

/** Hands messages whose turn it is to WhatsApp's service, as many as the hour still allows; none in quiet hours. */
export const waJob = ({ whatsapp, secret }: Pick<AreaPlace, 'whatsapp' | 'secret'>): EngineJob => ({
  name: 'kirim-wa',
  title: 'Mengirim pesan lewat WhatsApp resmi',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) =>
    (await db.one(`select 1 as ada from ${receivers} where wa_keadaan = 'menunggu' limit 1`)) !== undefined ||
    (whatsapp === undefined && (await demoInside(db)) && (await standInTells(db))),
  run: async ({ engine, signal }) => {
    const done = { terkirim: 0, gagal: 0 };
    const service = await chooseWhatsApp(whatsapp)(engine.db);
    if (!service) return done;
    if (service.contoh) await tellStates(engine.db, engine.now());
    let left = (await readSetting(engine.db, 'wa.perJam')) - (await sentLately(engine));
    while (!signal.aborted && left > 0) {
      const taken = await take(engine, Math.min(batch, left));
      const allowed = await allowing(
        engine.db,
        secret,
        taken.map(({ telepon }) => telepon),
      );
      const outcomes = await Promise.all(taken.map(one => (allowed.has(one.telepon) ? sendOne(service, one) : ended)));
      for (const [i, one] of taken.entries()) {
        const outcome = outcomes[i] ?? ended;
        await note(engine, one, outcome);
        done[outcome.as === 'sent' ? 'terkirim' : 'gagal']++;
        if (outcome.as === 'sent') left--;
      }
      if (taken.length < batch) break;
    }
    return done;
  },
});

const ended: CloudOutcome = { as: 'refused', reason: 'Penerima menghentikan pesan WhatsApp.' };

const sentLately = async ({ db, now }: Engine): Promise<number> => {
  const sql = `select count(*)::int as n from ${receivers} where wa_id is not null and wa_berikutnya > $1`;
  return (await db.one<{ n: number }>(sql, [new Date(now().getTime() - hour).toISOString()]))?.n ?? 0;
};

interface Taken extends DbRow {
  id: string;
  telepon: string;
  nama: string | null;
  judul: string;
  isi: string;
  waPercobaan: number;
}

/** Only what has had its turn (`kirim-pesan`), oldest first, and nobody in their quiet hours. */
const take = ({ db, now }: Engine, most: number): Promise<Taken[]> =>
  db.query<Taken>(
    `with giliran as materialized (select p.id from ${receivers} p
         left join internal_pilihan_notifikasi c on c.id_user = p.id_user
        where p.wa_keadaan = 'menunggu' and p.keadaan = 'terkirim' and coalesce(p.wa_berikutnya, p.dikirim_pada) <= $1
          and ${quietUntilSql('$1')} <= $1
        order by p.dikirim_pada, p.id limit ${most} for update of p skip locked)
     update ${receivers} p set wa_percobaan = coalesce(p.wa_percobaan, 0) + 1, wa_berikutnya = $2, updated_at = $1, version = p.version + 1
       from giliran where p.id = giliran.id
     returning p.id, p.telepon, p.nama, p.judul, p.isi, p.wa_percobaan`,
    [now().toISOString(), new Date(now().getTime() + lease).toISOString()],
  );

const sendOne = ({ template, send }: WaService, one: Taken): Promise<CloudOutcome> => {
  const { name, language, order } = template;
  const words: Readonly<Record<string, string>> = { penerima: one.nama ?? '', judul: one.judul, isi: one.isi };
  const parameters = order.map(word => words[word] ?? '');
  return send({ to: waNumber(one.telepon), template: name, language, parameters, mark: one.id });
};

async function note({ db, now }: Engine, one: Taken, outcome: CloudOutcome): Promise<void> {
  const at = now();
  if (outcome.as === 'sent') {
    // A state that came before this answer stays. `wa_berikutnya` is now when it was handed over, which the hour counts.
    await db.execute(
      `update ${receivers} set wa_keadaan = case when wa_keadaan = 'menunggu' then 'terkirim' else wa_keadaan end,
         wa_id = $2, wa_pada = coalesce(wa_pada, $3), wa_berikutnya = $3, wa_alasan = null, updated_at = $3 where id = $1`,
      [one.id, outcome.id, at.toISOString()],
    );
    return;
  }
  const final = outcome.as === 'refused' || one.waPercobaan >= mostAttempts;
  await db.execute(
    `update ${receivers} set wa_keadaan = $2, wa_alasan = $3, wa_berikutnya = $4, wa_pada = $5, updated_at = $5 where id = $1 and wa_keadaan = 'menunggu'`,
    [
      one.id,
      final ? 'gagal' : 'menunggu',
      outcome.reason,
      new Date(at.getTime() + backoff(one.waPercobaan)).toISOString(),
      at.toISOString(),
    ],
  );
}
