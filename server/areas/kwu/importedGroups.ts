import type { FieldErrors } from '../../../resources/kit/index.ts';
import { term } from '../../../resources/kit/index.ts';
import { kwuMessages } from '../../../resources/kwu/messages.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { invalid } from '../../platform/errors.ts';
import type { ImportTarget, MoreFindings } from '../mbkm/programmes.ts';
import { type RulesOfPeriod, rulesOfPeriod } from './rulesOfPeriod.ts';
import { businesses, isBusiness } from './tables.ts';

/** Businesses as an imported file describes them, one for equal names; who names none is alone (docs/domain/30 §2). */

/** Columns that must be equal in all rows of a business; the first row that fills one counts. */
const shared = ['nama_usaha', 'kategori', 'tahap', 'skema', 'nip_dpl'] as const;
type Shared = (typeof shared)[number];

export const cell = ({ given }: Draft, name: string): string => {
  const value = given[name];
  return value === undefined || value === null ? '' : String(value).trim();
};

const key = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
const groupOf = (draft: Draft): string => key(cell(draft, 'nama_kelompok'));

/** A business in the file: its rows, and what they say together. */
export interface ImportedBusiness {
  /** As the first row writes it; empty for somebody alone. */
  nama: string;
  rows: readonly Draft[];
  said: Readonly<Record<Shared, string>>;
}

/** Rows of one business together, those without a name of a group each alone, in the order of the file. */
export function businessesIn(drafts: readonly Draft[]): ImportedBusiness[] {
  const together = grouped(drafts, (draft: Draft) => groupOf(draft) || `:${draft.nomor}`);
  return [...together.values()].map(rows => ({
    nama: rows[0] ? cell(rows[0], 'nama_kelompok') : '',
    rows,
    said: {
      nama_usaha: firstOf(rows, 'nama_usaha'),
      kategori: firstOf(rows, 'kategori'),
      tahap: firstOf(rows, 'tahap'),
      skema: firstOf(rows, 'skema'),
      nip_dpl: firstOf(rows, 'nip_dpl'),
    },
  }));
}

const firstOf = (rows: readonly Draft[], name: Shared): string => rows.map(row => cell(row, name)).find(Boolean) ?? '';

/** Position that a row gives; somebody alone leads. */
export const positionOf = (nama: string, draft: Draft): string =>
  nama ? cell(draft, 'peran') || jabatan.anggota : jabatan.ketua;

interface Lecturer extends DbRow {
  id: string;
  nip: string;
  kelompok: number;
}

interface Facts {
  rules: RulesOfPeriod;
  /** Names of groups that the period has, as `key`. */
  taken: ReadonlySet<string>;
  lecturers: ReadonlyMap<string, Lecturer>;
}

/** Lecturers by NIP with their businesses of the period. */
export const lecturersOf = (on: Queryable, idPeriode: string, nip: readonly string[]): Promise<Lecturer[]> =>
  on.query<Lecturer>(
    `select d.id, d.nip, (select count(*)::int from ${businesses} g where g.id_pegawai_dpl = d.id and g.id_periode = $1
       and ${isBusiness('g')}) as kelompok
     from master_pegawai d where d.nip = any($2) and d.jenis = 'dosen' and d.aktif`,
    [idPeriode, nip],
  );

/** @throws HttpError 422 for a period without KWU */
async function factsOf(on: Queryable, { idPeriode }: ImportTarget, found: readonly ImportedBusiness[]): Promise<Facts> {
  const rules = await rulesOfPeriod(on, idPeriode);
  const closed = kwuRefusals.notOpen;
  if (!rules) throw invalid({ idPeriode: closed }, closed);
  const names = found.map(({ nama }) => key(nama)).filter(Boolean);
  const taken = await on.query<DbRow & { nama: string }>(
    `select nama from ${businesses} where id_periode = $1 and regexp_replace(lower(btrim(nama)), '\\s+', ' ', 'g') = any($2)`,
    [idPeriode, names],
  );
  const lecturers = await lecturersOf(on, idPeriode, found.map(({ said }) => said.nip_dpl).filter(Boolean));
  return {
    rules,
    taken: new Set(taken.map(({ nama }) => key(nama))),
    lecturers: new Map(lecturers.map(each => [each.nip, each])),
  };
}

/** Dates of a participation and its way in, as the rules of the period and the row give them. */
interface Period extends DbRow {
  mulai: string;
  selesai: string;
}

/**
 * Errors and warnings for the rows of a file, and the values that their participations take from the period. @throws
 * HttpError 422 for a period without KWU
 */
export async function judgeBusinesses(
  on: Queryable,
  target: ImportTarget,
  drafts: readonly Draft[],
): Promise<readonly MoreFindings[]> {
  const found = businessesIn(drafts);
  const facts = await factsOf(on, target, found);
  const days = await on.one<Period>(
    `select tanggal_mulai::text as mulai, tanggal_selesai::text as selesai from kwu_pengaturan where id_periode = $1`,
    [target.idPeriode],
  );
  const given = new Map<string, number>();
  const findings = new Map<Draft, MoreFindings>();
  for (const business of found) {
    const common = { tanggalMulai: days?.mulai, tanggalSelesai: days?.selesai };
    const nilai = { ...common, jalur: business.nama ? 'kelompok' : 'mandiri' };
    const whole = wrongOf(business, facts, given);
    const doubt = doubtsOf(business, facts);
    for (const [at, row] of business.rows.entries())
      findings.set(row, { pesan: { ...whole, ...differing(business, row) }, peringatan: at ? [] : doubt, nilai });
  }
  return drafts.map(draft => findings.get(draft) ?? {});
}

/** Errors of the business as a whole, by column; they are reported at each of its rows. */
function wrongOf(
  { nama, rows, said }: ImportedBusiness,
  { rules, taken, lecturers }: Facts,
  given: Map<string, number>,
): FieldErrors {
  const wrong: FieldErrors = {};
  const alone = nama === '';
  if (alone && !rules.izinkanMandiri) wrong.nama_kelompok = kwuRefusals.noneAlone;
  if (!alone && taken.has(key(nama))) wrong.nama_kelompok = kwuMessages.groupName;
  if (!alone && rows.length > rules.ukuranMaks)
    wrong.nama_kelompok = programmeRefusals.wrongSize({ min: rules.ukuranMin, maks: rules.ukuranMaks });
  if (rows.filter(row => positionOf(nama, row) === jabatan.ketua).length !== 1) wrong.peran = kwuRefusals.oneLeader;
  const lecturer = lecturers.get(said.nip_dpl);
  if (said.nip_dpl && !lecturer) wrong.nip_dpl = programmeRefusals.unknown({ apa: term('NIP'), kode: said.nip_dpl });
  if (!lecturer) return wrong;
  const load = (given.get(lecturer.id) ?? lecturer.kelompok) + 1;
  given.set(lecturer.id, load);
  if (load > rules.maksKelompokPerDpl)
    wrong.nip_dpl = programmeRefusals.supervisorFull({ n: rules.maksKelompokPerDpl });
  return wrong;
}

/** The import records agreements made outside the portal, so too few members are a warning, not an error. */
function doubtsOf({ nama, rows }: ImportedBusiness, { rules }: Facts): NonNullable<MoreFindings['peringatan']> {
  const few = nama !== '' && rows.length < rules.ukuranMin;
  return few ? [{ kolom: 'nama_kelompok', pesan: `Anggota kurang dari ${rules.ukuranMin} orang.` }] : [];
}

/** A row that says of the business something else than the rows before it. */
const differing = ({ rows, said }: ImportedBusiness, row: Draft): FieldErrors =>
  Object.fromEntries(
    shared.flatMap(name => {
      const own = cell(row, name);
      const from = rows.find(each => cell(each, name));
      return from && own && key(own) !== key(said[name]) ? [[name, kwuRefusals.differs({ baris: from.nomor })]] : [];
    }),
  );
