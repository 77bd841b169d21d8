import { messages, term } from '../../../../resources/kit/index.ts';
import { jendela, masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { notedAs } from '../../../platform/engine/bodyWords.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import type { Rincian } from './leaving.ts';

/** The study period of a participation's detail; undefined where none is chosen yet. */
export const periodOf = (on: Queryable, { idMasaStudi }: Partial<Pick<Rincian, 'idMasaStudi'>>) =>
  read(asSystem(on), masaStudi, idMasaStudi, periodFields);

const periodFields = [
  'id',
  'nama',
  'kuota',
  'krsMulai',
  'krsSelesai',
  'kuliahMulai',
  'kuliahSelesai',
  'nilaiMulai',
  'nilaiSelesai',
] as const;

type Who = Pick<RuleContext, 'tx' | 'now'> & { caller: Pick<RuleContext['caller'], 'baseRole'> };

/**
 * A window of the study period is open; Tim MBKM passes with a note (docs/domain/50 §2).
 * @throws HttpError 409 'Masa pengisian KRS … sudah ditutup pada ….', 422 without the note
 */
export async function mustBeInWindow(
  { tx, now, caller }: Who,
  detail: Rincian,
  which: 'krs' | 'nilai',
  note: unknown,
): Promise<void> {
  const period = await periodOf(tx, detail);
  const { mulai, selesai, sebut } = jendela[which];
  const [from, to] = [period?.[mulai], period?.[selesai]];
  if (!period || !from || !to) return;
  const today = dayInZone(now);
  if (today >= from && today <= to) return;
  if (caller.baseRole === role.timMbkm || caller.baseRole === role.superAdmin) {
    if (!notedAs(note)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
    return;
  }
  const named = { sebut: term(sebut), nama: period.nama ?? '' };
  throw conflict(
    today < from ? pertukaranRefusals.jendelaBelum(named) : pertukaranRefusals.jendelaLewat({ ...named, tanggal: to }),
  );
}
