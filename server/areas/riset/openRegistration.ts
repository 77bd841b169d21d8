import type { ChangeOf, InputOf } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { checkCreate } from '../../platform/engine/check.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { ownFields } from '../mbkm/ruleParameters.ts';

interface Opened {
  participation: InputOf<typeof pendaftar>;
  /** Values of the detail from the form, and from the server. */
  detail: InputOf<typeof pendaftaranRiset>;
  server?: ChangeOf<typeof pendaftaranRiset>;
  /** Origin of the registration if not the portal. */
  source?: 'simaris';
}

/**
 * Opens a registration that a student has not begun: a draft with its detail, which the student completes
 * (docs/domain/40 §1.2, §2.3).
 * @param ctx a write of `onwards`
 * @returns the participation
 */
export async function openRegistration(
  ctx: RuleContext,
  { participation, detail, server = {}, source }: Opened,
): Promise<Pendaftar> {
  const { engine, caller } = ctx;
  const own = { ...detail, ...server };
  // The tied row is named by the detail, which is written next.
  const row = await createIn(passing(ctx, ownFields.with(own)), pendaftar, {
    ...checkCreate(engine, caller, pendaftar, participation),
    ...(source ? { sumberData: source } : {}),
  });
  await createIn(ctx, pendaftaranRiset, {
    ...checkCreate(engine, caller, pendaftaranRiset, { ...detail, idPendaftarMbkm: row.id }),
    ...server,
  });
  return row;
}
