import type { NoticeEvent } from '../../../resources/kit/index.ts';
import * as happened from '../../../resources/riset/events.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import type { RowData } from '../../database/db.ts';
import { tell } from '../../notify/index.ts';
import type { RuleContext, Transition } from '../../rest/rules.ts';

/** Tells people of what becomes of proposed partners and schemes (docs/domain/40 §4.6). */

type People = Parameters<typeof tell>[1]['people'];

const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const keyOf = (row: RowData, step: string): string => `${String(row.id)}:${step}:${String(row.version)}`;
const team: People = { tim: [{ role: 'HA03' }] };

/** What a decision is called behind the name of what was decided. */
const decided: Readonly<Record<string, string>> = { setujui: 'disetujui', revisi: 'dikembalikan', tolak: 'ditolak' };
const decisionOf = (action: string): string | undefined =>
  Object.hasOwn(decided, action) ? decided[action] : undefined;

const say = <W extends string>(
  ctx: RuleContext,
  row: RowData,
  event: NoticeEvent<W>,
  step: string,
  words: Readonly<Record<W, string>>,
  people: People,
  note: string | null = null,
): Promise<number> =>
  tell(ctx, { event, key: keyOf(row, step), id: String(row.id), words, people, note, programme: programRiset });

/** A proposed partner was handed in or decided on. */
export async function tellOfProposal(ctx: RuleContext, row: RowData, { action, note }: Transition): Promise<void> {
  const mitra = String(row.namaMitra);
  const keadaan = decisionOf(action);
  if (action === 'ajukan')
    await say(ctx, row, happened.inisiasiDiajukan, action, { mitra, nama: String(row.namaMahasiswa) }, team);
  else if (keadaan)
    await say(
      ctx,
      row,
      happened.inisiasiDiputuskan,
      action,
      { mitra, keadaan },
      { mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }] },
      note,
    );
}

/** A scheme waits for a decision: Tim MBKM's, and of a single study programme its coordinator's. */
export async function tellOfOffer(ctx: RuleContext, row: RowData, step: string): Promise<void> {
  const mitra = await ctx.tx.one<{ nama: string }>('select nama from master_mitra where id = $1', [row.idMitra]);
  const only = idOf(row.idProdiTunggal);
  await say(
    ctx,
    row,
    happened.skemaDiajukan,
    step,
    { skema: String(row.namaSkema), mitra: mitra?.nama ?? '' },
    { ...team, koordinator: only ? [{ role: 'HA05', idProgramProdi: only }] : [] },
  );
}

/** A scheme was decided on; who has initiated it hears of it too. */
export async function tellOfScheme(ctx: RuleContext, row: RowData, { action, note }: Transition): Promise<void> {
  const keadaan = decisionOf(action);
  if (!keadaan) return;
  const people: People = {
    mitra: [{ role: 'HA06', idMitra: idOf(row.idMitra) }],
    mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }],
  };
  await say(ctx, row, happened.skemaDiputuskan, action, { skema: String(row.namaSkema), keadaan }, people, note);
}
