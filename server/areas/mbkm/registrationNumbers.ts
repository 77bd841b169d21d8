import type { RuleContext } from '../../platform/engine/rules.ts';

const digits = 5;

type Coded = { id: string; kode: string };

/**
 * The next registration number of a programme and period, `{KODEPROGRAM}-{kodePeriode}-{00001}` (docs/domain/20
 * §1.1). The programme's row is locked until the transaction ends, so that numbers of the programme are given one
 * after the other; one that is rolled back is given again: no gaps, no duplicates.
 */
export const nextNumber = async (ctx: RuleContext, program: Coded, periode: Coded): Promise<string> =>
  (await numbersFrom(ctx, program, periode))(0);

/** As `nextNumber`, for many at once: position → number. */
export async function numbersFrom(
  { tx }: Pick<RuleContext, 'tx'>,
  program: Coded,
  periode: Coded,
): Promise<(position: number) => string> {
  await tx.query('select 1 from master_program where id = $1 for no key update', [program.id]);
  const found = await tx.one<{ terakhir: number }>(
    `select coalesce(max(substring(nomor_pendaftaran from '[0-9]+$')::int), 0)::int as terakhir
     from mbkm_pendaftar_program_mbkm where id_program = $1 and id_periode = $2 and nomor_pendaftaran is not null`,
    [program.id, periode.id],
  );
  const first = (found?.terakhir ?? 0) + 1;
  return position => `${program.kode.toUpperCase()}-${periode.kode}-${String(first + position).padStart(digits, '0')}`;
}
