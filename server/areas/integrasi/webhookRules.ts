import { integrasiRefusals } from '../../../resources/integrasi/refusals.ts';
import type { webhook } from '../../../resources/integrasi/webhook.ts';
import type { Row } from '../../../resources/kit/index.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';

type Hook = Row<typeof webhook>;

/** @throws HttpError 422 where it names data that its key does not */
async function mustBeInKey({ tx, registry }: RuleContext, { idKunci, sumber }: Pick<Hook, 'idKunci' | 'sumber'>) {
  if (!sumber?.length) return;
  const lines = await tx.query<{ sumber: string }>(
    'select sumber from integrasi_kunci_api_cakupan where parent_id = $1',
    [idKunci],
  );
  const named = new Set(lines.map(line => line.sumber));
  const unknown = sumber.find(name => !named.has(name));
  if (unknown !== undefined)
    throw invalid({ sumber: integrasiRefusals.outOfKey({ nama: registry.find(unknown)?.label ?? unknown }) });
}

/** A webhook tells of nothing beyond its key, and sends nothing unsigned. */
export const webhookRules: RulesFor<typeof webhook> = {
  conditions: {
    adaRahasia: { rows: ({ alias }) => `${alias}.rahasia is not null`, says: () => integrasiRefusals.noSecret },
  },
  beforeCreate: async (ctx, data) => {
    if (data.idKunci) await mustBeInKey(ctx, { idKunci: data.idKunci, sumber: data.sumber ?? null });
    data.sejak = ctx.now.toISOString();
  },
  beforeUpdate: async (ctx, before, data) => {
    await mustBeInKey(ctx, { ...before, ...data });
    // Another address may answer at once.
    if ('alamat' in data && data.alamat !== before.alamat) Object.assign(data, { gagalBeruntun: 0, cobaLagi: null });
  },
  beforeTransition: (_ctx, _before, transition) => {
    if (transition.action === 'aktifkan')
      Object.assign(transition.data, { gagalBeruntun: 0, cobaLagi: null, pesan: null, dijedaSistem: false });
  },
};
