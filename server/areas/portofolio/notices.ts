import * as happened from '../../../resources/portofolio/events.ts';
import type { Works } from '../../../resources/portofolio/karyaOf.ts';
import { authorsOf } from '../../../resources/portofolio/penulis.ts';
import { role } from '../../../resources/roles.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { decisionOf, stepTeller, type Telling, tell, tellDecided } from '../../platform/notify/index.ts';
import { team } from '../mbkm/team.ts';

/** Tells people of what becomes of works (docs/domain/40 §4.6). */

type People = Telling['people'];
type Person = Readonly<Record<string, unknown>>;

const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Students and lecturers of the university by the relation as which they read of a work. */
const peopleAre = (who: readonly Person[]): People => ({
  mahasiswa: [{ mahasiswa: who.map(({ idMahasiswa }) => idOf(idMahasiswa)) }],
  dosen: [{ pegawai: who.map(({ idPegawai }) => idOf(idPegawai)) }],
});

const keyOf = ({ idMahasiswa, idPegawai }: Person): string | null => idOf(idMahasiswa) ?? idOf(idPegawai);

/** Authors in the portal besides the owner. */
const othersOf = (row: RowData): readonly Person[] =>
  authorsOf(row).filter(author => keyOf(author) !== null && keyOf(author) !== keyOf(row));

const wordsOf = (works: Works, row: RowData) => ({
  label: works.label,
  jenis: works.name.slice(works.name.indexOf('/') + 1),
  judul: String(row[works.work.title] ?? ''),
  pemilik: String(row.namaPemilik ?? ''),
});

/** Decisions that only works have. */
const ownDecisions: ReadonlyMap<string, string> = new Map([
  ['verifikasi', 'diverifikasi'],
  ['buka', 'dibuka kembali'],
]);

const say = stepTeller();

/** A work was handed in, or decided on. */
export async function tellOfStep(ctx: RuleContext, works: Works, row: RowData, step: Transition): Promise<void> {
  const words = wordsOf(works, row);
  const prodi = idOf(row.idProgramProdi);
  await tellDecided(say, ctx, row, step, {
    of: happened.karyaDiputus,
    words,
    decided: peopleAre([row]),
    waits: prodi ? { koordinator: [{ role: role.koordinator, idProgramProdi: prodi }] } : team,
    keadaan: decisionOf(step) ?? ownDecisions.get(step.action),
  });
  if (step.action === 'verifikasi')
    await say(ctx, row, step, {
      event: happened.karyaBersamaDiverifikasi,
      words,
      people: peopleAre(othersOf(row)),
    });
}

/** Authors that a work names now and did not before, each once for all its changes. */
export async function tellAuthors(
  ctx: RuleContext,
  works: Works,
  row: RowData | undefined,
  before: RowData | undefined,
): Promise<void> {
  if (!row) return;
  const known = new Set(before ? othersOf(before).map(keyOf) : []);
  const named = othersOf(row).filter(author => !known.has(keyOf(author)));
  if (!named.length) return;
  await tell(ctx, {
    event: happened.karyaMenyebut,
    key: String(row.id),
    id: String(row.id),
    words: wordsOf(works, row),
    people: peopleAre(named),
  });
}
