import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../../server/demo/ids.ts';
import { cal, id, informatika, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

type Row = Record<string, unknown> & { id: string; version: number };

export interface KknPlace extends Place {
  team: Person;
  /** Checks that a call went well, and gives the row. */
  done(answer: Awaited<ReturnType<Person['get']>>): Promise<Row>;
  wave(over?: Record<string, unknown>): Promise<Row>;
  village(idGelombang: string, over?: Record<string, unknown>): Promise<Row>;
  /** A lecturer with an account, as DPL of the wave. */
  supervisor(idGelombang: string, over?: Record<string, unknown>): Promise<Row & { person: Person }>;
  /** A student whose registration for the wave stands in a state. */
  participant(idGelombang: string, status?: string, own?: Record<string, unknown>): Promise<Participant>;
}

export interface Participant {
  /** Of the participation. */
  id: string;
  npm: string;
  person: Person & { userId: string; idMahasiswa: string };
}

export const jabatanId = (kode: string): string => idOf('master/jenis-anggota', kode);

/** A row of `anggota`. */
export const anggota = (one: Pick<Participant, 'id'>, kode = 'anggota', over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm: one.id,
  idJenisAnggota: jabatanId(kode),
  statusAnggota: 'bergabung',
  ...over,
});

let villages = 0;
let lecturers = 0;

/** The demo university with KKN in it and a team member at the door. */
export async function openKkn(): Promise<KknPlace> {
  const place = await openPlace();
  const { db } = place;
  const team = await place.as('HA03');
  const program = await db.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'kkn' limit 1`,
  );
  const kelurahan = await db.query<{ id: string }>('select id from master_kelurahan order by id limit 60');
  const done: KknPlace['done'] = async answer => {
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<Row>();
  };
  const kkn: KknPlace = {
    ...place,
    team,
    done,
    wave: async (over = {}) =>
      done(
        await team.post('v3/kkn/gelombang', {
          nama: `Gelombang ${uuidv7().slice(-6)}`,
          idPeriode: id.periode(0),
          idProgram: program?.id,
          tanggalBuka: cal.day(-30),
          tanggalTutup: cal.day(5),
          tanggalBerangkat: cal.day(10),
          tanggalSelesai: cal.day(40),
          batasProposal: cal.day(20),
          batasLuaran: cal.day(45),
          batasNilai: cal.day(50),
          ukuranMin: 2,
          ukuranMaks: 4,
          ...over,
        }),
      ),
    village: async (idGelombang, over = {}) =>
      done(
        await team.post('v3/kkn/desa', {
          idGelombang,
          idKelurahan: kelurahan[villages++ % kelurahan.length]?.id,
          sinyal: 'baik',
          namaKepalaDesa: 'Sutrisno',
          noHpKepalaDesa: '081200000001',
          ...over,
        }),
      ),
    supervisor: async (idGelombang, over = {}) => {
      const idPegawai = uuidv7();
      const nip = `19800101${String(1000 + ++lecturers)}`;
      await db.execute(
        `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, id_program_prodi, status_kepegawaian, email, sumber, aktif)
         values ($1, $2, 'dosen', $3, $4, $4, $5, 'pns', $2 || '@uji.example', 'manual', true)`,
        [idPegawai, nip, `07${nip.slice(-8)}`, `Dosen ${lecturers}`, informatika],
      );
      const person = await place.enter('HA04', { idPegawai });
      return { ...(await done(await team.post('v3/kkn/dpl', { idGelombang, idPegawai, ...over }))), person };
    },
    participant: async (idGelombang, status = 'disetujui', own = {}) => {
      const person = await place.studentPerson();
      const student = await db.one<{ npm: string; nama: string }>(
        'select npm, nama from master_mahasiswa where id = $1',
        [person.idMahasiswa],
      );
      const wave = await db.one<Record<string, unknown>>('select * from kkn_gelombang where id = $1', [idGelombang]);
      const jenis = await db.one<{ id: string }>(`select id from master_jenis_mbkm where kode = 'kkn'`);
      const participation = uuidv7();
      const row = {
        id: participation,
        id_mahasiswa: person.idMahasiswa,
        npm: student?.npm,
        nama_mahasiswa: student?.nama,
        id_program_prodi: informatika,
        id_program: wave?.idProgram,
        id_periode: wave?.idPeriode,
        id_jenis_mbkm: jenis?.id,
        kode_jenis_mbkm: 'kkn',
        jalur: 'reguler',
        status,
        nomor_pendaftaran: participation.slice(-12),
        status_konversi: 'belum',
        tanggal_daftar: place.world.clock.now,
        tanggal_mulai: wave?.tanggalBerangkat,
        tanggal_selesai: wave?.tanggalSelesai,
      };
      await insert(db, 'mbkm_pendaftar_program_mbkm', row);
      await insert(db, 'kkn_pendaftaran', {
        id: uuidv7(),
        id_pendaftar_mbkm: participation,
        id_gelombang: idGelombang,
        ...own,
      });
      return { id: participation, npm: student?.npm ?? '', person };
    },
  };
  return kkn;
}

/** A group of two under way: its wave left twenty days ago. */
export interface Running {
  idKelompok: string;
  idGelombang: string;
  dpl: Row & { person: Person };
  ketua: Participant;
  anggota: Participant;
}

export async function runningGroup(kkn: KknPlace, over: Record<string, unknown> = {}): Promise<Running> {
  const { team, db } = kkn;
  const wave = await kkn.wave({
    tanggalBuka: cal.day(-60),
    tanggalTutup: cal.day(-40),
    tanggalBerangkat: cal.day(-20),
    tanggalSelesai: cal.day(20),
    batasProposal: cal.day(0),
    batasLuaran: cal.day(25),
    batasNilai: cal.day(30),
    ...over,
  });
  const [dpl, desa] = [await kkn.supervisor(wave.id), await kkn.village(wave.id)];
  const [satu, dua] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
  const group = await kkn.done(
    await team.post('v3/kkn/kkn-kelompok', {
      idGelombang: wave.id,
      nama: 'Sinyal',
      idDesa: desa.id,
      idDpl: dpl.id,
      anggota: [anggota(satu, 'ketua'), anggota(dua)],
    }),
  );
  const pic = await db.one<{ id: string }>('select id from master_pegawai where aktif limit 1');
  await kkn.done(
    await team.post('v3/kkn/pic-kelompok', { idKelompok: group.id, idPegawai: pic?.id, noHp: '081200000009' }),
  );
  await kkn.done(await team.post(`v3/kkn/kkn-kelompok/${group.id}/aksi/tetapkan`, {}));
  await db.execute(`update mbkm_pendaftar_program_mbkm set status = 'berjalan' where id = any($1::uuid[])`, [
    [satu.id, dua.id],
  ]);
  return { idKelompok: group.id, idGelombang: wave.id, dpl, ketua: satu, anggota: dua };
}

async function insert(db: Place['db'], table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  await db.execute(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
}
