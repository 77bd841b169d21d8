import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { allRoles, type Role } from '../../../resources/kit/index.ts';
import type { Lembar, LembarPenilai } from '../../../resources/nilai/lembar.ts';
import type { JenisPenilai } from '../../../resources/nilai/penilai.ts';
import { id, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** A running participation of the demo whose end is near: partner `mitra`, lecturer `dosen`. */
export const target = id.pendaftar('jalan-if-5');
export const P = 'magang/penilaian';
export const scores: Record<'mitra' | 'dosen', number[]> = { mitra: [85, 88, 90, 80, 84], dosen: [80, 85, 78] };

/** The sheet of one assessor. */
export const find = (sheet: Lembar, jenis: JenisPenilai): LembarPenilai => {
  const found = sheet.lembar.find(one => one.jenisPenilai === jenis);
  if (!found) throw new Error(`lembar ${jenis} tidak ada`);
  return found;
};

/** A university, a person of each role, and what they do with the sheets of `target`. */
export function gradingTests() {
  let place: Place;
  let people: Record<Role, Person>;

  beforeAll(async () => {
    place = await openPlace();
    // One after the other: a login costs a password hash.
    const found: Partial<Record<Role, Person>> = {};
    for (const role of allRoles) found[role] = await place.as(role);
    people = { ...(found as Record<Role, Person>) };
  });
  afterAll(() => place.world.close());

  /** Every test begins without grades, and with enough hours in the logbook unless it is about them. */
  beforeEach(async () => {
    await place.db.execute('delete from nilai_penilaian where id_pendaftar_mbkm = $1', [target]);
    await putInto(place, target, {
      status: 'berjalan',
      status_konversi: 'disetujui',
      total_sks_diakui: null,
      total_sks_diajukan: 1,
      nilai_mitra: null,
      nilai_dosen: null,
      nilai_akhir: null,
      nilai_huruf: null,
      nilai_mutu: null,
    });
  });

  const sheetOf = async (person: Person, of = target): Promise<Lembar> =>
    (await person.get(`${P}/lembar/${of}`)).json();

  /** The body that a person sends for the sheet that they see. */
  async function bodyFor(
    person: Person,
    jenis: 'mitra' | 'dosen',
    aksi: 'draf' | 'kirim',
    values: (number | null)[] = scores[jenis],
    of = target,
  ) {
    const sheet = find(await sheetOf(person, of), jenis);
    const rincian = sheet.rincian.map(({ idKomponenPenilaian }, i) => ({
      idKomponenPenilaian,
      nilai: values[i] ?? null,
    }));
    return { rincian, aksi, catatan: 'Baik.', version: sheet.version };
  }
  const send = async (person: Person, jenis: 'mitra' | 'dosen', aksi: 'draf' | 'kirim', values?: (number | null)[]) =>
    person.put(`${P}/${target}`, await bodyFor(person, jenis, aksi, values));
  const participation = () =>
    place.db.one<Record<string, number | string | null>>(
      `select nilai_mitra as mitra, nilai_dosen as dosen, nilai_akhir as akhir, nilai_huruf as huruf, nilai_mutu as mutu
       from mbkm_pendaftar_program_mbkm where id = $1`,
      [target],
    );

  /** A signed form that somebody has uploaded. */
  async function signedForm(person: Person): Promise<string> {
    const me = (await person.get('user')).json<{ id: string }>();
    const file = uuidv7();
    await place.db.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
       values ($1, 'formulir.pdf', 'application/pdf', 10, 'x', 'nilai/penilaian', 'berkasFormulir', $2, $3, 1)`,
      [file, me.id, `uji/${file}`],
    );
    return file;
  }

  return { place: () => place, people: () => people, sheetOf, bodyFor, send, participation, signedForm };
}
