import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { offerId } from '../../../server/areas/magang/demo/offers.ts';
import { calendar, semesterAfter } from '../../../server/demo/calendar.ts';
import { prodiId } from '../../../server/demo/campus.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { partnerId } from '../../../server/demo/partners.ts';
import { programId } from '../../../server/demo/programs.ts';
import { createWorld, type Invented, type Person, today, type World } from '../support/world.ts';

export const M = 'magang/pendaftar-program-mbkm';
export const N = 'mbkm/pendaftar-program-mbkm';
export const cal = calendar(today);
export const id = {
  pendaftar: pendaftarId,
  offer: offerId,
  program: programId,
  mitra: partnerId,
  prodi: prodiId,
  periode: (term: -1 | 0 | 1 | 2) => idOf('master/periode', semesterAfter(cal.semester, term)),
};
export const informatika = id.prodi('081010');
export const manajemen = id.prodi('012010');

interface NewAccount {
  idMahasiswa?: string;
  idPegawai?: string;
  idProgramProdi?: string | null;
  idMitra?: string | null;
}

/** The demo university, and people made for one test. */
export interface Place {
  world: World;
  db: World['db'];
  as: World['as'];
  /** Somebody with a role, logged in. */
  enter(role: string, account?: NewAccount): Promise<Person & { userId: string }>;
  /** An eligible student; `over` overrides columns. */
  student(over?: Record<string, unknown>): Promise<{ id: string; npm: string }>;
  /** A student with an account, logged in. */
  studentPerson(over?: Record<string, unknown>): Promise<Person & { userId: string; idMahasiswa: string }>;
  /** Documents that a person has uploaded for the Magang form. */
  documents(userId: string, ...names: string[]): Promise<Record<string, string>>;
}

const required = ['berkasCv', 'berkasTranskrip', 'berkasPaktaIntegritas', 'berkasProposal', 'berkasSuratPenerimaan'];

/** @param invented what a test declares beside the product */
export async function openPlace(invented?: Invented): Promise<Place> {
  const templates = { template: inject('template'), templateDatabase: inject('templateDatabase') };
  const world = await createWorld(templates, invented);
  const { db } = world;
  let made = 0;
  const place: Place = {
    world,
    db,
    as: world.as,
    enter: async (role, account = {}) => {
      const username = `uji.${role.toLowerCase()}.${++made}`;
      const userId = uuidv7();
      await db.execute(
        `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa, id_pegawai)
         values ($1, $2, $2 || '@uji.example', $2, $2, 'lokal', $3, true, $4, $5)`,
        [userId, username, role, account.idMahasiswa ?? null, account.idPegawai ?? null],
      );
      await db.execute(
        `insert into pengaturan_user_role (id, id_user, id_role, id_program_prodi, id_mitra, is_utama, asal)
         values ($1, $2, $3, $4, $5, true, 'manual')`,
        [uuidv7(), userId, role, account.idProgramProdi ?? null, account.idMitra ?? null],
      );
      await db.execute(
        `insert into internal_sandi (id, id_user, hash, dibuat) select $1, $2, hash, now() from internal_sandi limit 1`,
        [uuidv7(), userId],
      );
      return { ...(await world.as(username)), userId };
    },
    student: async (over = {}) => {
      const row = {
        id: uuidv7(),
        npm: `2208101${String(5000 + ++made)}`,
        nama: `Mahasiswa Uji ${made}`,
        id_program_prodi: informatika,
        angkatan: 2022,
        semester: 6,
        status_akademik: 'aktif',
        ipk: 3.4,
        sks_tempuh: 110,
        jenis_kelamin: 'P',
        sumber: 'manual',
        ...over,
      };
      const names = Object.keys(row);
      await db.execute(
        `insert into master_mahasiswa (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
        Object.values(row),
      );
      return { id: row.id, npm: row.npm };
    },
    studentPerson: async over => {
      const { id: idMahasiswa } = await place.student(over);
      return { ...(await place.enter('HA02', { idMahasiswa })), idMahasiswa };
    },
    documents: async (userId, ...names) => {
      const wanted = names.length ? names : required;
      const files = wanted.map(name => [name, uuidv7()] as const);
      for (const [field, file] of files) {
        await db.execute(
          `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
           values ($1, 'uji.pdf', 'application/pdf', 10, 'x', 'magang/pendaftar-magang', $2, $3, $4, 1)`,
          [file, field, userId, `uji/${file}`],
        );
      }
      return Object.fromEntries(files);
    },
  };
  return place;
}

/** Body of an independent registration for the next period, without its documents. */
export const mandiri = (more: Record<string, unknown> = {}, own: Record<string, unknown> = {}) => ({
  idProgram: id.program('MGM'),
  idPeriode: id.periode(1),
  idMitra: id.mitra('data'),
  tanggalMulai: cal.day(97),
  tanggalSelesai: cal.day(225),
  emailPembimbingLapangan: 'pembimbing@mitra.example',
  ...more,
  magang: {
    posisi: 'Analis Data',
    deskripsiTugas: 'Menyiapkan data, membuat dasbor, dan menyusun laporan mingguan bersama tim analitik.',
    skemaKerja: 'luring',
    jamPerMinggu: 40,
    ...own,
  },
});

/** Body of an MBKM registration for an offer, without its documents. */
export const mbkm = (offer: string, own: Record<string, unknown> = {}) => {
  const { idMitra, emailPembimbingLapangan, ...rest } = mandiri({}, own);
  return { ...rest, idProgram: id.program('MSIB'), jalur: 'mbkm', idProgramDitawarkan: id.offer(offer) };
};

/** Registers and submits an independent registration of a new student. */
export async function submitted(place: Place, over?: Record<string, unknown>) {
  const person = await place.studentPerson(over);
  const files = await place.documents(person.userId);
  const answer = await person.post(`${M}/mandiri`, { ...mandiri({}, files), ajukan: true });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { person, row: answer.json<{ id: string; version: number; nomorPendaftaran: string }>() };
}

/** Puts a participation into a state as a past would have, without walking there. */
export async function putInto(place: Place, idPendaftar: string, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  await place.db.execute(
    `update mbkm_pendaftar_program_mbkm set ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} where id = $1`,
    [idPendaftar, ...Object.values(columns)],
  );
}
