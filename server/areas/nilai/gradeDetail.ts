import { type FieldErrors, isRecord, type Message, messages, term } from '../../../resources/kit/index.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { invalid } from '../../platform/errors.ts';
import type { Komponen } from './weights.ts';

/** A sheet, or what the history of an import keeps of it. */
interface Lines {
  readonly rincian?: unknown;
}

/** A component with its grade, as it stands in a sheet. */
export interface Rincian {
  id?: string;
  idKomponenPenilaian: string;
  nama: string;
  bobot: number;
  nilai: number | null;
}

/** Error of a grade: 0 to 100 with at most two decimals, or empty in a draft. */
function gradeError(nilai: unknown): Message | undefined {
  if (nilai === null || nilai === undefined) return undefined;
  if (typeof nilai !== 'number' || !Number.isFinite(nilai) || nilai < 0 || nilai > 100) return nilaiMessages.range;
  return Math.abs(Math.round(nilai * 100) - nilai * 100) < 1e-6 ? undefined : messages.number.scale({ n: 2 });
}

/**
 * Grades by component as a body gives them in `name`: `[{ idKomponenPenilaian, nilai }]`.
 * @throws HttpError 422 by field, `rincian.0.nilai`
 */
export function readItems(given: unknown, name = 'rincian'): ReadonlyMap<string, number | null> {
  if (given === undefined) return new Map();
  if (!Array.isArray(given) || given.length > 200) throw invalid({ [name]: messages.wrongType });
  const errors: FieldErrors = {};
  const found = new Map<string, number | null>();
  for (const [i, item] of given.entries()) {
    const { idKomponenPenilaian: id, nilai } = isRecord(item) ? item : {};
    const wrong = gradeError(nilai);
    if (typeof id !== 'string') errors[`${name}.${i}.idKomponenPenilaian`] = messages.required;
    else if (wrong) errors[`${name}.${i}.nilai`] = wrong;
    else found.set(id, typeof nilai === 'number' ? nilai : null);
  }
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  return found;
}

/** Components of a stored sheet. */
export const storedRincian = (row: Lines | undefined): Rincian[] =>
  (Array.isArray(row?.rincian) ? row.rincian : []).filter(isRecord).map(item => ({
    id: String(item.id),
    idKomponenPenilaian: String(item.idKomponenPenilaian),
    nama: String(item.nama),
    bobot: Number(item.bobot),
    nilai: typeof item.nilai === 'number' ? item.nilai : null,
  }));

/**
 * The sheet as it will be: the components of now with the grades given, else those stored. A component that is no
 * longer asked for goes, with its grade.
 * @throws HttpError 422 for a component that this assessor does not judge
 */
export function rincianOf(
  components: readonly Komponen[],
  before: Lines | undefined,
  given: ReadonlyMap<string, number | null>,
): Rincian[] {
  const known = new Map(storedRincian(before).map(item => [item.idKomponenPenilaian, item]));
  const asked = new Set(components.map(({ id }) => id));
  if ([...given.keys()].some(id => !asked.has(id)))
    throw invalid({ rincian: messages.reference({ label: term('Komponen') }) });
  return components.map(({ id, nama, bobot }) => {
    const stored = known.get(id);
    const nilai = given.has(id) ? given.get(id) : stored?.nilai;
    return { ...(stored?.id ? { id: stored.id } : {}), idKomponenPenilaian: id, nama, bobot, nilai: nilai ?? null };
  });
}
