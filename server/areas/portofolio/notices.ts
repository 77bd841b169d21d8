import * as happened from '../../../resources/portofolio/events.ts';
import type { Karya, Works } from '../../../resources/portofolio/karyaOf.ts';
import { role } from '../../../resources/roles.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { decisionOf, stepTeller, type Telling, tell, tellDecided } from '../../platform/notify/index.ts';
import { team } from '../mbkm/team.ts';

/** Tells people of what becomes of works (docs/domain/40 §4.6). */

type People = Telling['people'];
type Person = Partial<Pick<Karya, 'idMahasiswa' | 'idPegawai'>>;

/** Students and lecturers of the university by the relation as which they read of a work. */
const peopleAre = (who: readonly Person[]): People => ({
  mahasiswa: [{ mahasiswa: who.map(({ idMahasiswa }) => idMahasiswa ?? null) }],
  dosen: [{ pegawai: who.map(({ idPegawai }) => idPegawai ?? null) }],
});

const keyOf = ({ idMahasiswa, idPegawai }: Person): string | null => idMahasiswa ?? idPegawai ?? null;

/** Authors in the portal besides the owner. */
const othersOf = (row: Karya): readonly Person[] =>
  (row.penulis ?? []).filter(author => keyOf(author) !== null && keyOf(author) !== keyOf(row));

function titleOf(works: Works, row: Readonly<Record<string, unknown>>): string {
  const title = row[works.work.title];
  return typeof title === 'string' ? title : '';
}

const wordsOf = (works: Works, row: Karya) => ({
  label: works.label,
  jenis: works.name.slice(works.name.indexOf('/') + 1),
  judul: titleOf(works, row),
  pemilik: row.namaPemilik ?? '',
});

/** Decisions that only works have. */
const ownDecisions: ReadonlyMap<string, string> = new Map([
  ['verifikasi', 'diverifikasi'],
  ['buka', 'dibuka kembali'],
]);

const say = stepTeller();

/** A work was handed in, or decided on. */
export async function tellOfStep(ctx: RuleContext, works: Works, row: Karya, step: Transition<Karya>): Promise<void> {
  const words = wordsOf(works, row);
  const prodi = row.idProgramProdi;
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
  row: Karya | undefined,
  before: Karya | undefined,
): Promise<void> {
  if (!row) return;
  const known = new Set(before ? othersOf(before).map(keyOf) : []);
  const named = othersOf(row).filter(author => !known.has(keyOf(author)));
  if (!named.length) return;
  await tell(ctx, {
    event: happened.karyaMenyebut,
    key: row.id,
    id: row.id,
    words: wordsOf(works, row),
    people: peopleAre(named),
  });
}
