import type { RowData } from '../../../database/db.ts';
import type { WriteContext } from '../../../rest/context.ts';
import { eventOf, eventsOf, namesOf, wordsWith } from '../../mbkm/events.ts';
import type { MbkmEvent, Notifier } from '../../mbkm/notifier.ts';
import { menteeLink } from '../../monitoring/supervisor.ts';

/**
 * Tells the students of imported participations that they are approved, and each supervisor of each student, as if both
 * had been done by hand (docs/domain/20 §2 POST M/save-import, §4.9); some statements for all of them.
 * @param rows the participations as written, all of one programme and period
 */
export async function tellOfImport(ctx: WriteContext, notifier: Notifier, rows: readonly RowData[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = await namesOf(ctx.tx, first);
  const lecturers = await lecturerNames(ctx, rows);
  const events = rows.flatMap((row): MbkmEvent[] => {
    const isi = wordsWith(row, names, null);
    const idPegawai = String(row.idDosenPembimbing);
    const dosen = lecturers.get(idPegawai);
    const approved = eventsOf(ctx.registry, 'setujui', row, isi);
    if (dosen === undefined) return approved;
    const assigned = eventOf(row, 'dospem_ditetapkan', { ...isi, dosen });
    return [...approved, { ...assigned, kepada: [{ siapa: 'pegawai', idPegawai }], link: menteeLink(String(row.id)) }];
  });
  await notifier.notifyAll(ctx, events);
}

async function lecturerNames({ tx }: WriteContext, rows: readonly RowData[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ idDosenPembimbing }) => idDosenPembimbing ?? []))];
  if (!ids.length) return new Map();
  const sql = 'select id, nama_lengkap as nama from master_pegawai where id = any($1::uuid[])';
  const found = await tx.query<{ id: string; nama: string }>(sql, [ids]);
  return new Map(found.map(({ id, nama }) => [id, nama]));
}
