import { type ChangeOf, noteOf, type Registry } from '../../../../resources/kit/index.ts';
import { periode } from '../../../../resources/master/periode.ts';
import { statusMengisiKuota } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { type MasaStudi, masaStudi, skemaPertukaran } from '../../../../resources/pertukaran/masaStudi.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { column, tableName } from '../../../platform/database/columns.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { asSystem, find, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { conflict } from '../../../platform/errors.ts';
import { takeTurns } from '../../master/common.ts';
import { accepted } from './duplicates.ts';
import { takeTurnsAccepting } from './studentRules.ts';

/** Resources with participants: inbound students, and details of programmes that refer to a study period. */
const participantsIn = ({ programmes }: Pick<Registry, 'programmes'>): string[] => [
  'pertukaran/mhs-inbound',
  ...programmes.flatMap(({ detail }) => detail?.resource ?? []),
];

interface Count extends DbRow {
  id: string;
  n: number;
}

type On = Pick<RuleContext, 'registry'> & { db: Pick<RuleContext['tx'], 'query'> };

/** Number of registered people by study period. */
async function participantsOf({ db, registry }: On, ids: readonly unknown[]): Promise<ReadonlyMap<string, number>> {
  const counts = participantsIn(registry).flatMap(name => {
    const r = registry.find(name);
    return r && Object.hasOwn(r.fields, 'idMasaStudi')
      ? [`select ${column('idMasaStudi')} as id from ${tableName(r)} where ${column('idMasaStudi')} = any($1)`]
      : [];
  });
  if (!counts.length || !ids.length) return new Map();
  const found = await db.query<Count>(
    `select x.id, count(*)::int as n from (${counts.join(' union all ')}) x group by x.id`,
    [ids],
  );
  return new Map(found.map(({ id, n }) => [id, n]));
}

/** Number of accepted people of a study period, by the programme of its scheme. */
async function acceptedIn(ctx: RuleContext, row: MasaStudi): Promise<number> {
  const { tx, registry } = ctx;
  if (row.skema === 'inbound') {
    await takeTurnsAccepting(ctx, row.id);
    return accepted(tx, row.id);
  }
  const detail = registry.programmeOf(row.skema)?.detail;
  if (!detail) return 0;
  const found = await tx.one<{ n: number }>(
    `select count(*)::int as n from mbkm_pendaftar_program_mbkm t
     join ${tableName(registry.get(detail.resource))} d on d.id_pendaftar_mbkm = t.id
     where d.id_masa_studi = $1 and t.status = any($2)`,
    [row.id, statusMengisiKuota],
  );
  return found?.n ?? 0;
}

/** '{Skema} {periode}' where nobody gave a name. */
async function nameOf({ tx }: RuleContext, { skema, idPeriode }: ChangeOf<typeof masaStudi>): Promise<string> {
  const found = await read(asSystem(tx), periode, idPeriode, ['nama']);
  const word = skema ? skemaPertukaran[skema] : '';
  return `${word} ${found?.nama ?? ''}`.trim();
}

/** One study period of a scheme is the default choice: making another one it takes the mark away (docs/domain/50 §1.1). */
async function keepOneActive(ctx: RuleContext, { id, skema }: MasaStudi): Promise<void> {
  await takeTurns(ctx, `masa studi:${skema}`);
  const others = await find(asSystem(ctx.tx), masaStudi, { skema, aktif: true, id: { not: id } }, ['id'], {
    order: ['id'],
  });
  await ctx.carry(
    masaStudi,
    others.map(({ id }) => ({ id, values: { aktif: false } })),
    noteOf(pertukaranRefusals.notes.otherPeriod),
  );
}

/** Study periods of the exchange (docs/domain/50 §1.1). */
export const studyPeriodRules: RulesFor<typeof masaStudi> = {
  beforeCreate: async (ctx, data) => {
    data.nama ||= await nameOf(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    if ('nama' in data && !data.nama) data.nama = await nameOf(ctx, { ...before, ...data });
  },

  taken: async (ctx, row) => ({ kuota: await acceptedIn(ctx, row) }),

  afterWrite: async (ctx, row, before) => {
    if (row?.aktif === true && before?.aktif !== true) await keepOneActive(ctx, row);
  },

  beforeDelete: async ({ tx, registry }, { id }) => {
    const n = (await participantsOf({ db: tx, registry }, [id])).get(id) ?? 0;
    if (n) throw conflict(pertukaranRefusals.masaDipakai({ n }));
  },

  shown: async (on, rows) => {
    const counts = await participantsOf(
      on,
      rows.map(({ id }) => id),
    );
    for (const row of rows) row.peserta = counts.get(row.id ?? '') ?? 0;
  },
};
