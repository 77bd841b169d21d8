import type { FieldErrors } from '../../../resources/kit/index.ts';
import type { Karya, Penulis, Works } from '../../../resources/portofolio/karyaOf.ts';
import { mayBeSame } from '../../../resources/portofolio/penulis.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import { sharedMessages } from '../../../resources/sharedMessages.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { forbidden, invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';

interface Person extends DbRow {
  id: string;
  nomor: string;
  nama: string;
  /** Without degrees, as publications name people. */
  polos: string;
  idProgramProdi: string | null;
}

const students = `select id, npm as nomor, nama, nama as polos, id_program_prodi from master_mahasiswa`;
const lecturers = `select id, nip as nomor, nama_lengkap as nama, nama as polos, id_program_prodi from master_pegawai`;

/**
 * Sets the owner of a new work: students and lecturers own theirs, Tim MBKM names the owner; copies the owner's current
 * name and study programme.
 * @throws HttpError 403 for others' works, 422 without an owner
 */
export async function setOwner(ctx: RuleContext, works: Works, data: Partial<Karya>): Promise<void> {
  const { caller, tx } = ctx;
  if (!isTeam(caller)) {
    const own = { idMahasiswa: caller.idMahasiswa ?? null, idPegawai: caller.idMahasiswa ? null : caller.idPegawai };
    for (const name of ['idMahasiswa', 'idPegawai'] as const)
      if (data[name] && data[name] !== own[name]) throw forbidden();
    Object.assign(data, own);
  }
  const { idMahasiswa, idPegawai } = data;
  if (Boolean(idMahasiswa) === Boolean(idPegawai)) {
    const message = portofolioRefusals.chooseOwner;
    throw invalid({ idMahasiswa: message }, message);
  }
  const owner = await tx.one<Person>(`${idMahasiswa ? students : lecturers} where id = $1`, [idMahasiswa ?? idPegawai]);
  const kategori = idMahasiswa ? 'mahasiswa' : 'dosen';
  data.jenisPemilik = kategori;
  data.nomorPemilik = owner?.nomor;
  data.namaPemilik = owner?.nama;
  data.idProgramProdi = owner?.idProgramProdi ?? null;
  if (!works.work.authored) return;
  const self = { kategori, nomorInduk: owner?.nomor } as const;
  const authors = data.penulis ?? [];
  const at = owner ? placeAmong(authors, owner) : undefined;
  if (authors.length === 0) data.penulis = [{ urutan: 1, ...self }];
  else if (at !== undefined) data.penulis = authors.map((author, i) => (i === at ? { ...author, ...self } : author));
}

/**
 * Index of the owner among authors given by name only: the one whose name may be the owner's. Undefined if the owner is
 * among them by number, if nobody matches, or if several do.
 */
function placeAmong(authors: readonly Partial<Penulis>[], owner: Person): number | undefined {
  if (authors.some(({ nomorInduk }) => nomorInduk === owner.nomor)) return undefined;
  const fitting = authors.flatMap(({ kategori, nama }, i) =>
    kategori === 'eksternal' && nama && mayBeSame(nama, owner.polos) ? [i] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Authors of the university by number, with their names from master data. @throws HttpError 422 at an author with an
 * unknown number
 */
export async function named({ tx }: RuleContext, authors: readonly Partial<Penulis>[]): Promise<Partial<Penulis>[]> {
  const of = async (sql: string, key: string, kategori: string) => {
    const numbers = authors.flatMap(author =>
      author.kategori === kategori && author.nomorInduk ? [author.nomorInduk.trim()] : [],
    );
    const found = numbers.length ? await tx.query<Person>(`${sql} where ${key} = any($1::text[])`, [numbers]) : [];
    return new Map(found.map(person => [person.nomor, person]));
  };
  const [ofStudents, ofLecturers] = [await of(students, 'npm', 'mahasiswa'), await of(lecturers, 'nip', 'dosen')];
  const errors: FieldErrors = {};
  const complete = authors.map((author, i) => {
    const number = String(author.nomorInduk).trim();
    const student = author.kategori === 'mahasiswa' ? ofStudents.get(number) : undefined;
    const lecturer = author.kategori === 'dosen' ? ofLecturers.get(number) : undefined;
    if (author.kategori !== 'eksternal' && !student && !lecturer)
      errors[`penulis.${i}.nomorInduk`] =
        author.kategori === 'dosen' ? portofolioRefusals.nipUnknown : sharedMessages.numberUnknown;
    return {
      ...author,
      nomorInduk: (student ?? lecturer)?.nomor ?? null,
      idMahasiswa: student?.id ?? null,
      idPegawai: lecturer?.id ?? null,
      nama: (student ?? lecturer)?.nama ?? author.nama,
    };
  });
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  return complete;
}
