import type { ChangeOf, Row } from '../../../resources/kit/index.ts';
import { mitraDiterima, mitraDitolak, mitraDiusulkan } from '../../../resources/master/events.ts';
import { masterMessages } from '../../../resources/master/messages.ts';
import type { mitra } from '../../../resources/master/mitra.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { kabupaten } from '../../../resources/master/wilayah.ts';
import { role } from '../../../resources/roles.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { changes, isTeam, takeTurns } from './common.ts';

/** Partners (docs/domain/10 §2.4 mitra, §6 "Notifications"). */
export const partnerRules: RulesFor<typeof mitra> = {
  beforeCreate: async (ctx, data) => {
    await takeTurns(ctx, 'kode-mitra');
    await mustBeAnother(ctx.tx, data);
    data.kode = await nextCode(ctx.tx);
    data.kota = await cityOf(ctx.tx, data.idKabupaten);
    // Tim MBKM decides on proposals, so its own rows are none.
    data.status = isTeam(ctx.caller) ? 'aktif' : 'diusulkan';
  },

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'nama', 'idKabupaten')) await mustBeAnother(ctx.tx, { ...before, ...data });
    if (changes(before, data, 'idKabupaten')) data.kota = await cityOf(ctx.tx, data.idKabupaten);
  },

  afterWrite: async (ctx, row, before) => {
    if (!row) return;
    if (!before && row.status === 'diusulkan') await tellTeam(ctx, row);
    if (before?.status === 'diusulkan' && row.status !== 'diusulkan') await tellProposer(ctx, row);
  },
};

const letters = (sql: string): string => `regexp_replace(lower(${sql}), '[^[:alnum:]]+', '', 'g')`;

/** @throws HttpError 422 for a name that a partner of the regency has already, however it is spaced and punctuated */
async function mustBeAnother(on: Queryable, { id, nama, idKabupaten }: ChangeOf<typeof mitra>): Promise<void> {
  const same = await on.one<{ kode: string; nama: string }>(
    `select kode, nama from master_mitra where id_kabupaten = $1 and ${letters('nama')} = ${letters('$2')}
       and id is distinct from $3::uuid limit 1`,
    [idKabupaten, nama, id ?? null],
  );
  if (!same) return;
  throw invalid({
    nama:
      same.nama === nama ? masterMessages.partnerThere : masterRefusals.partnerIs({ kode: same.kode, nama: same.nama }),
  });
}

/** The number after the highest one: `M-00001`, … Numbers of deleted partners below it are not given out again. */
async function nextCode(on: Queryable): Promise<string> {
  const last = await on.one<{ nomor: number | null }>(
    `select max(substring(kode from 3)::int) as nomor from master_mitra where kode ~ '^M-[0-9]{1,9}$'`,
  );
  return `M-${String((last?.nomor ?? 0) + 1).padStart(5, '0')}`;
}

/** For search: people look for partners by their city. */
const cityOf = async (on: Queryable, idKabupaten: string | undefined): Promise<string | null> =>
  (await read(asSystem(on), kabupaten, idKabupaten, ['nama']))?.nama ?? null;

const about = (row: Row<typeof mitra>) => ({ id: row.id, words: { mitra: row.nama } });

const tellTeam = (ctx: RuleContext, row: Row<typeof mitra>): Promise<number> =>
  tell(ctx, { ...about(row), event: mitraDiusulkan, key: row.id, people: { tim: [{ role: role.timMbkm }] } });

const tellProposer = (ctx: RuleContext, row: Row<typeof mitra>): Promise<number> =>
  tell(ctx, {
    ...about(row),
    event: row.status === 'aktif' ? mitraDiterima : mitraDitolak,
    key: `${row.id}:${row.version}`,
    people: { akun: [{ users: [row.createdBy] }] },
  });
