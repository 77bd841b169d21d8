import type { Registry } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../database/db.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { wordsOf } from '../mbkm/events.ts';
import type { Audience, MbkmEventKind, Notifier } from '../mbkm/notifier.ts';

type Told = readonly [jenis: MbkmEventKind, kepada: Audience[], link: string];

/** What happens to a package means to whom (docs/domain/20 §4.9). */
function toldOf(registry: Registry, action: 'ajukan' | 'setujui' | 'revisi', row: RowData): Told {
  const student: Audience[] = [{ siapa: 'mahasiswa', idMahasiswa: String(row.idMahasiswa) }];
  const own = registry.programmeOf(row.kodeJenisMbkm)?.screens.package ?? '/dashboard';
  if (action === 'setujui') return ['paket_disetujui', student, own];
  if (action === 'revisi') return ['paket_dikembalikan', student, own];
  const idProgramProdi = String(row.idProgramProdi);
  const deciders: Audience[] = [
    { siapa: 'peran', peran: 'HA05', idProgramProdi },
    { siapa: 'peran', peran: 'HA07', idProgramProdi },
  ];
  return ['paket_diajukan', deciders, `/monitoring2/paket-konversi/${String(row.id)}`];
}

/** Tells people of a submitted or decided package, in its transaction. */
export async function tellOfPackage(
  ctx: Pick<RuleContext, 'tx' | 'now' | 'registry'>,
  notifier: Notifier,
  action: 'ajukan' | 'setujui' | 'revisi',
  row: RowData,
  note: string | null,
): Promise<void> {
  const [jenis, kepada, link] = toldOf(ctx.registry, action, row);
  const kunci = `${jenis}:${String(row.id)}:${String(row.version)}`;
  const isi = await wordsOf(ctx.tx, row, note);
  await notifier.notify(ctx, { jenis, kunci, kepada, link, isi, resource: pendaftar.name, idBaris: String(row.id) });
}
