import { v7 as uuidv7 } from 'uuid';
import { mappable, packageId } from '../../../../server/areas/pertukaran/demo/outbound/courses.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { campusId } from '../../../../server/demo/campuses.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { cal, id, informatika, openPlace, type Place } from '../../magang/place.ts';
import { type Person, person } from '../../support/world.ts';

export type Row = Record<string, unknown> & { id: string; version: number };
export type Student = Person & { userId: string; idMahasiswa: string };
type Answer = Awaited<ReturnType<Person['get']>>;

export const O = 'v2/pertukaran-mahasiswa/krs-mhs-upn-outbond';
export const F = 'magang/matkul-paket-konversi-terpilih-final';
const detail = 'pertukaran/outbound';
const documents = ['berkasTranskrip', 'berkasRekomendasi', 'berkasIzinOrtu', 'berkasPakta'] as const;

export const course = (nth: number): string =>
  idOf('konversi/matkul-paket', `PKT-IF-PMN:${mappable('081010')[nth] ?? ''}`);
export const courseName = (nth: number): string => mappable('081010')[nth] ?? '';
export const paket = packageId('081010', 'PMN');

export interface OutboundPlace extends Place {
  done(answer: Answer): Row;
  refusal(answer: Answer): [number, string];
  /** Files of the detail that a person has uploaded. */
  upload(userId: string, ...names: string[]): Promise<Record<string, string>>;
  /** Body of a complete registration. */
  form(student: Student, own?: Record<string, unknown>): Promise<Record<string, unknown>>;
  now(path: string): Promise<Row & Record<string, Record<string, unknown>>>;
  koordinator: Person;
  team: Person;
  lecturer: string;
  /** A student whose registration was approved by both. */
  approved(): Promise<{ student: Student; id: string }>;
  /** The student goes on as Mahasiswa Outbound. */
  asOutbound(student: Student): Promise<Student>;
  /** The windows of the next study period, all open today unless said otherwise. */
  windows(over?: Record<string, string | number>): Promise<void>;
}

/** The demo university with people who decide on exchanges. */
export async function openOutbound(): Promise<OutboundPlace> {
  const place = await openPlace();
  const { db } = place;
  const team = await place.as('HA03');
  const head = await db.one<{ id: string }>(
    `select id from master_pegawai where jenis = 'dosen' and id_program_prodi = $1 order by id limit 1`,
    [informatika],
  );
  const koordinator = await place.enter('HA05', { idProgramProdi: informatika });
  const lecturer = uuidv7();
  await db.execute(
    `insert into master_pegawai (id, jenis, nip, nama, nama_lengkap, id_program_prodi, status_kepegawaian, email, sumber, aktif)
     select $1, jenis, '990001', 'Dosen Tukar', 'Dosen Tukar', $2, status_kepegawaian, 'tukar@uji.example', 'manual', true
     from master_pegawai where id = $3`,
    [lecturer, informatika, head?.id],
  );
  const outboundPlace: OutboundPlace = {
    ...place,
    team,
    koordinator,
    lecturer,
    done: answer => {
      if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json<Row>();
    },
    refusal: answer => [answer.statusCode, answer.json<{ message: string }>().message],
    upload: async (userId, ...names) => {
      const made = names.map(name => [name, uuidv7()] as const);
      for (const [field, file] of made)
        await db.execute(
          `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
           values ($1, 'uji.pdf', 'application/pdf', 10, 'x', $5, $2, $3, $4, 1)`,
          [file, field, userId, `uji/${file}`, detail],
        );
      return Object.fromEntries(made);
    },
    form: async (student, own = {}) => ({
      idProgram: id.program('PMN'),
      idPeriode: id.periode(1),
      jalur: 'reguler',
      outbound: {
        idMasaStudi: studyPeriodId('outbound', 1),
        idKampus: campusId('Universitas Bahari Celebes'),
        negara: 'Indonesia',
        kota: 'Makassar',
        prodiTujuan: 'Informatika',
        pendanaan: 'mandiri',
        motivasi: 'Saya ingin belajar sistem kelautan cerdas di kampus yang dekat dengan pesisir.',
        ...(await outboundPlace.upload(student.userId, ...documents)),
        ...own,
      },
    }),
    now: async path => outboundPlace.done(await team.get(path)) as Awaited<ReturnType<OutboundPlace['now']>>,
    approved: async () => {
      const { done, now } = outboundPlace;
      const student = await place.studentPerson();
      const row = done(await student.post(`${O}/registrasi`, { ...(await outboundPlace.form(student)), ajukan: true }));
      const verify = async (who: Person, more = {}) =>
        done(
          await who.put(`${O}/verifikasi/${row.id}`, {
            aksi: 'setujui',
            version: (await now(`${O}/${row.id}`)).version,
            ...more,
          }),
        );
      await verify(koordinator);
      await verify(team, { idDosenPembimbing: lecturer });
      return { student, id: row.id };
    },
    asOutbound: async student => {
      const held = await db.one<{ id: string }>(
        `select id from pengaturan_user_role where id_user = $1 and id_role = 'HA09'`,
        [student.userId],
      );
      const answer = await student.post('user/switch-akses', { idUserRole: held?.id });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { AccessToken } = answer.json<{ token: { AccessToken: string } }>().token;
      return { ...student, ...person(place.world.app, AccessToken) };
    },
    windows: async (over = {}) => {
      const path = `v2/pertukaran-mahasiswa/masa-studi/${studyPeriodId('outbound', 1)}`;
      const { version } = await outboundPlace.now(path);
      outboundPlace.done(await team.put(path, { version, krsMulai: cal.day(-1), nilaiMulai: cal.day(-1), ...over }));
    },
  };
  return outboundPlace;
}

/** A row of the mapping. */
export const mapped = (idPendaftarMbkm: string, nth: number, more: Record<string, unknown> = {}) => ({
  idPendaftarMbkm,
  idMatkulPaketKonversi: course(nth),
  kodeMatkulAsal: `TJ30${nth}`,
  namaMatkulAsal: `Mata Kuliah Tujuan ${nth}`,
  sksAsal: 3,
  satuanAsal: 'sks',
  alasan: 'Silabus di PT tujuan memuat capaian mata kuliah ini.',
  ...more,
});

export { cal, id, informatika };
