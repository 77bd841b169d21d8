import type { padananFeeder } from '../../../../resources/sinkronisasi/feeder/padanan.ts';
import type { pengirimanFeeder } from '../../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { holdName } from '../../../platform/database/turns.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { conflict } from '../../../platform/errors.ts';

const { feeder } = sinkronisasiRefusals;
const busySql = (id: string) =>
  `exists (select 1 from sinkronisasi_pengiriman_feeder o where o.status in ('menyusun', 'berjalan') and o.id <> ${id})`;

/** One sending at a time in the installation; whoever asks at the same moment waits here. @throws HttpError 409 */
async function mustBeOnly(tx: Tx, id: string | null): Promise<void> {
  await holdName(tx, 'neo-feeder');
  const busy = await tx.one(`select 1 as ok where ${busySql(`coalesce($1::uuid, gen_random_uuid())`)}`, [id]);
  if (busy) throw conflict(feeder.busy);
}

export const sendingRules: RulesFor<typeof pengirimanFeeder> = {
  conditions: {
    tidakAdaYangBerjalan: { rows: ({ alias }) => `not ${busySql(`${alias}.id`)}`, says: () => feeder.busy },
    adaYangDikirim: {
      rows: ({ alias }) =>
        `exists (select 1 from sinkronisasi_rekaman_feeder r where r.id_pengiriman = ${alias}.id
          and r.status in ('siap', 'berubah', 'gagal', 'mengirim'))`,
      says: () => feeder.nothingToSend,
    },
  },

  beforeCreate: ({ tx }) => mustBeOnly(tx, null),

  beforeTransition: async ({ tx, now }, before, transition) => {
    if (transition.action !== 'kirim' && transition.action !== 'susun') return;
    await mustBeOnly(tx, before.id);
    if (transition.action === 'kirim') transition.data.dikirimPada = now.toISOString();
  },

  beforeDelete: async ({ tx }, row) => {
    const kept = await tx.one(
      `select 1 as ok from sinkronisasi_rekaman_feeder
       where id_pengiriman = $1 and (id_feeder is not null or status = 'mengirim') limit 1`,
      [row.id],
    );
    if (kept) throw conflict(feeder.stays);
  },
};

export const mappingRules: RulesFor<typeof padananFeeder> = {
  beforeTransition: async ({ tx }, before, transition) => {
    if (transition.action !== 'pastikan') return;
    const found = await tx.one<{ nama: string }>('select nama from sinkronisasi_kode_feeder where id = $1', [
      transition.data.idKode ?? before.idKode,
    ]);
    transition.data.namaDipastikan = found?.nama ?? null;
  },
};
