import { v7 as uuidv7 } from 'uuid';
import { rulesId } from '../../../server/areas/kwu/demo/ids.ts';
import { cal, id, informatika, manajemen, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

export type Row = Record<string, unknown> & { id: string; version: number };
export type Student = Person & { userId: string; idMahasiswa: string; npm: string };

export const G = 'v4/kwu/kelompok';
export const P = 'v4/kwu/pendaftaran-kwu';

export interface KwuPlace extends Place {
  team: Person;
  idProgram: string;
  /** Checks that a call went well, and gives the row. */
  done(answer: Awaited<ReturnType<Person['get']>>): Promise<Row>;
  /** Status and message of a refusal. */
  refusal(answer: Awaited<ReturnType<Person['get']>>): [number, string];
  /** One more eligible student, of another study programme with `over`. */
  entrepreneur(over?: Record<string, unknown>): Promise<Student>;
  /** A lecturer with an account. */
  lecturer(): Promise<Person & { idPegawai: string }>;
  /** A business as its leader begins it. */
  begin(leader: Person, over?: Record<string, unknown>): Promise<Row>;
  /** The student's own participation in KWU as it is now. */
  registrationOf(student: Student): Promise<Row & { kwu: Record<string, unknown> }>;
  /** Fills in what every member says. */
  fillIn(student: Student, own?: Record<string, unknown>): Promise<Row>;
  /** A step of a row, on the version that the person sees now. */
  step(person: Person, path: string, action: string, body?: Record<string, unknown>): ReturnType<Person['post']>;
  now(path: string): Promise<Row>;
  /** A complete profile of a business, not handed in. */
  profileOf(leader: Student, idKelompok: string): Promise<Row>;
}

const motivasi = 'Kami ingin membangun usaha yang bertahan setelah kuliah selesai. '.repeat(3);
let lecturers = 0;

/** The demo university with KWU in it: rules for the period, a team member at the door. */
export async function openKwu(rules: Record<string, unknown> = {}): Promise<KwuPlace> {
  const place = await openPlace();
  const { db } = place;
  const team = await place.as('HA03');
  const program = await db.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'kwu' limit 1`,
  );
  const done: KwuPlace['done'] = async answer => {
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<Row>();
  };
  const now: KwuPlace['now'] = async path => done(await team.get(path));
  const files = async (userId: string, resource: string, ...names: string[]) => {
    const made = names.map(name => [name, uuidv7()] as const);
    for (const [name, file] of made)
      await db.execute(
        `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
         values ($1, 'uji.pdf', 'application/pdf', 10, 'x', $5, $2, $3, $4, 1)`,
        [file, name, userId, `uji/${file}`, resource],
      );
    return Object.fromEntries(made);
  };
  const { version } = await now(`v4/kwu/pengaturan/${rulesId(1)}`);
  await done(
    await team.put(`v4/kwu/pengaturan/${rulesId(1)}`, {
      version,
      tanggalBuka: cal.day(-10),
      tanggalTutup: cal.day(5),
      daftarUlangMulai: cal.day(6),
      daftarUlangSelesai: cal.day(20),
      tanggalMulai: cal.day(97),
      tanggalSelesai: cal.day(225),
      batasLaporanKemajuan: cal.day(150),
      batasLaporanAkhir: cal.day(228),
      batasNilai: cal.day(230),
      ...rules,
    }),
  );
  const kwu: KwuPlace = {
    ...place,
    team,
    done,
    now,
    idProgram: program?.id ?? '',
    refusal: answer => [answer.statusCode, answer.json<{ message: string }>().message],
    entrepreneur: async over => {
      const person = await place.studentPerson(over);
      const student = await db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [
        person.idMahasiswa,
      ]);
      return { ...person, npm: student?.npm ?? '' };
    },
    lecturer: async () => {
      const idPegawai = uuidv7();
      const nip = `19790101${String(2000 + ++lecturers)}`;
      await db.execute(
        `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, id_program_prodi, status_kepegawaian, email, sumber, aktif)
         values ($1, $2, 'dosen', $3, $4, $4, $5, 'pns', $2 || '@uji.example', 'manual', true)`,
        [idPegawai, nip, `06${nip.slice(-8)}`, `Dosen KWU ${lecturers}`, informatika],
      );
      return { ...(await place.enter('HA04', { idPegawai })), idPegawai };
    },
    begin: async (leader, over = {}) =>
      done(
        await leader.post(G, {
          jenis: 'kelompok',
          nama: `Kelompok ${uuidv7().slice(-8)}`,
          namaUsaha: 'Kopi Lereng',
          kategori: 'makanan_minuman',
          tahap: 'ide',
          idPeriode: id.periode(1),
          idProgram: kwu.idProgram,
          ...over,
        }),
      ),
    registrationOf: async student => {
      const own = await db.one<{ id: string }>(
        `select id from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1 and kode_jenis_mbkm = 'kwu'
         order by created_at desc limit 1`,
        [student.idMahasiswa],
      );
      return done(await student.get(`${P}/${own?.id}`)) as ReturnType<KwuPlace['registrationOf']>;
    },
    fillIn: async (student, own = {}) => {
      const { id: idPendaftar, version } = await kwu.registrationOf(student);
      const berkas = await files(
        student.userId,
        'kwu/pendaftaran-kwu',
        'berkasTranskrip',
        'berkasKrs',
        'berkasSuratPernyataan',
        'berkasIdeUsaha',
      );
      return done(
        await student.put(`${P}/${idPendaftar}`, {
          version,
          kwu: { noHp: '081234567890', motivasi, pernyataanBenar: true, ...berkas, ...own },
        }),
      );
    },
    profileOf: async (leader, idKelompok) => {
      const kelurahan = await db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
      return done(
        await leader.post('v4/kwu/profile', {
          idKelompok,
          deskripsi: 'Kopi dari lereng gunung.',
          badanUsaha: 'belum',
          alamat: 'Jalan Kopi 1',
          idKelurahan: kelurahan?.id,
          segmenPelanggan: 'Mahasiswa',
          proposisiNilai: 'Segar',
          saluran: 'Kedai',
          arusPendapatan: 'Penjualan',
          aktivitasKunci: 'Menyangrai',
          strukturBiaya: 'Biji kopi',
          sumberDaya: 'Mesin sangrai',
          modalAwal: 5_000_000,
          sumberModal: 'pribadi',
          targetOmzetBulanan: 3_000_000,
          targetBiayaBulanan: 1_000_000,
          ...(await files(leader.userId, 'kwu/profile', 'berkasProposal', 'berkasRab')),
        }),
      );
    },
    step: (person, path, action, body = {}) => person.post(`${path}/aksi/${action}`, body),
  };
  return kwu;
}

export { cal, id, manajemen };
