import { atMostAtOnce, messages, samplesShown } from '../../../resources/kit/index.ts';
import type { Report } from './api.ts';
import { inWords } from './reading.ts';

/**
 * A call on many rows in as many calls as the server allows. Once something was done, a call that is refused ends it, and
 * the report says of the rest why it was not.
 */
export async function inParts(
  ids: readonly string[],
  call: (part: readonly string[]) => Promise<Report>,
  most = atMostAtOnce,
): Promise<Report> {
  const report: Report = { berhasil: 0, gagal: [] };
  for (let at = 0; at < ids.length || at === 0; at += most) {
    try {
      const { berhasil, gagal, sama, bukti, contoh, ikut } = await call(ids.slice(at, at + most));
      report.berhasil += berhasil;
      report.gagal.push(...gagal);
      if (sama !== undefined) report.sama = (report.sama ?? 0) + sama;
      if (bukti) report.bukti = [...(report.bukti ?? []), ...bukti];
      if (ikut) report.ikut = [...(report.ikut ?? []), ...ikut];
      if (contoh) report.contoh = [...(report.contoh ?? []), ...contoh].slice(0, samplesShown);
    } catch (error) {
      if (at === 0) throw error;
      const pesan = error instanceof Error && error.message ? error.message : inWords(messages.internal);
      report.gagal.push(...ids.slice(at).map(id => ({ id, label: 'Belum dikerjakan', pesan })));
      break;
    }
  }
  return report;
}
