import { v7 as uuidv7 } from 'uuid';
import { dokumenUntuk } from '../../../resources/komcad/jenisDokumen.ts';
import { cal, id, informatika, manajemen, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

export type Row = Record<string, unknown> & { id: string; version: number };
export type Student = Person & { userId: string; idMahasiswa: string };

export const P = 'v6/komcad/pendaftaran';
export const R = 'v6/komcad/mhs';
export const D = 'v6/komcad/upload-dokumen';
/** Letters. */
export const S = 'v6/generate-surat';

export interface KomcadPlace extends Place {
  team: Person;
  coordinator: Person;
  opening: Row;
  /** Checks that a call went well, and gives the row. */
  done(answer: Awaited<ReturnType<Person['get']>>): Promise<Row>;
  /** Status and message of a refusal. */
  refusal(answer: Awaited<ReturnType<Person['get']>>): [number, string];
  makeOpening(over?: Record<string, unknown>): Promise<Row>;
  /** A student who is old and tall enough. */
  recruit(over?: Record<string, unknown>): Promise<Student>;
  /** A draft with everything that the form asks. */
  draft(student: Student, own?: Record<string, unknown>, opening?: Row): Promise<Row>;
  upload(
    who: Student,
    idPendaftarMbkm: string,
    jenisDokumen: string,
    over?: Record<string, unknown>,
  ): ReturnType<Person['post']>;
  /** Every document that the registration needs, but those named. */
  uploadAll(who: Student, idPendaftarMbkm: string, ...without: string[]): Promise<void>;
  handIn(student: Student, row: Row): ReturnType<Person['post']>;
  step(who: Person, id: string, aksi: string, more?: Record<string, unknown>): ReturnType<Person['put']>;
  /** Issues one letter about participants. */
  assign(ids: readonly string[], jenis?: string): ReturnType<Person['post']>;
  /** The led row as Tim MBKM sees it. */
  now(id: string): Promise<Row>;
  /** Every waiting document of somebody is verified. */
  verifyAll(id: string): Promise<void>;
  /** A new participant in a stage, walked there; with the lecturer who supervises from `lulus` on. */
  reach(tahap: string, opening?: Row): Promise<{ student: Student; id: string; dosen: Person & { userId: string } }>;
  file(who: { userId: string }, resource: string, name?: string): Promise<string>;
}

let openings = 0;
let numbers = 0;

/** The demo university with an opening of Komcad that takes registrations. */
export async function openKomcad(): Promise<KomcadPlace> {
  const place = await openPlace();
  const { db } = place;
  const team = await place.as('HA03');
  const done: KomcadPlace['done'] = async answer => {
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<Row>();
  };
  const program = await db.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'komcad' limit 1`,
  );
  const kelurahan = await db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
  const file: KomcadPlace['file'] = async (who, resource, name = 'uji.pdf') => {
    const made = uuidv7();
    await db.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
       values ($1, $4, 'application/pdf', 10, 'x', $2, 'file', $3, $5, 1)`,
      [made, resource, who.userId, name, `uji/${made}`],
    );
    return made;
  };
  const komcad: KomcadPlace = {
    ...place,
    team,
    done,
    file,
    coordinator: await place.enter('HA05', { idProgramProdi: informatika }),
    opening: { id: '', version: 0 },
    refusal: answer => [answer.statusCode, answer.json<{ message: string }>().message],
    makeOpening: async (over = {}) =>
      done(
        await team.post('v6/komcad/program', {
          idProgram: program?.id,
          idPeriode: id.periode(1),
          nama: `Gelombang Uji ${++openings}`,
          gelombang: 1,
          matra: 'darat',
          idMitra: id.mitra('data'),
          kuota: 10,
          aktif: true,
          nomorSuratKemhan: 'B/1/I/2026',
          tanggalSuratKemhan: cal.day(-30),
          tanggalBuka: cal.day(-10),
          tanggalTutup: cal.day(5),
          lokasiSeleksi: 'Ajendam Surabaya',
          tanggalMulaiSeleksi: cal.day(6),
          tanggalSelesaiSeleksi: cal.day(20),
          tanggalMulaiLatsarmil: cal.day(100),
          tanggalSelesaiLatsarmil: cal.day(159),
          lokasiLatsarmil: 'Rindam Wijayakusuma',
          ...over,
        }),
      ),
    recruit: over =>
      place.studentPerson({
        nik: '3578010101040001',
        tempat_lahir: 'Surabaya',
        tanggal_lahir: '2004-01-01',
        jenis_kelamin: 'L',
        ...over,
      }),
    draft: async (student, own = {}, opening = komcad.opening) =>
      done(
        await student.post(P, {
          idProgram: opening.idProgram,
          idPeriode: opening.idPeriode,
          jalur: 'reguler',
          komcad: {
            idProgramKomcad: opening.id,
            nik: '3578010101040001',
            tempatLahir: 'Surabaya',
            tanggalLahir: '2004-01-01',
            jenisKelamin: 'L',
            agama: 'Islam',
            statusPernikahan: 'belum',
            alamat: 'Jalan Raya 1',
            idKelurahan: kelurahan?.id,
            noHp: '081234567890',
            email: 'uji@kampus.example',
            tinggiBadan: 170,
            beratBadan: 62,
            golonganDarah: 'O',
            riwayatPenyakit: 'Tidak ada',
            namaOrangTua: 'Bapak Uji',
            hubungan: 'ayah',
            noHpOrangTua: '081234567891',
            motivasi: 'Saya ingin mengabdi kepada negara dan melatih kedisiplinan diri sejak kuliah.',
            pernyataanSukarela: true,
            pernyataanHukum: true,
            ...own,
          },
        }),
      ),
    upload: async (who, idPendaftarMbkm, jenisDokumen, over = {}) =>
      who.post(D, {
        idPendaftarMbkm,
        jenisDokumen,
        tanggalDokumen: cal.day(-5),
        file: await file(who, 'komcad/dokumen', jenisDokumen === 'pas_foto' ? 'foto.jpg' : 'uji.pdf'),
        ...over,
      }),
    uploadAll: async (who, idPendaftar, ...without) => {
      for (const code of dokumenUntuk('ajukan').filter(each => !without.includes(each)))
        await done(await komcad.upload(who, idPendaftar, code));
    },
    handIn: (student, row) => student.put(`${P}/${row.id}`, { version: row.version, ajukan: true }),
    now: async idPendaftar => done(await team.get(`${R}/${idPendaftar}`)),
    assign: (ids, jenis = 'surat-tugas-latsarmil') => team.post(`${S}/${jenis}`, { idPendaftarMbkm: ids }),
    step: async (who, idPendaftar, aksi, more = {}) =>
      who.put(`v6/komcad/update-status/${idPendaftar}`, {
        aksi,
        version: (await komcad.now(idPendaftar)).version,
        ...more,
      }),
    verifyAll: async idPendaftar => {
      const found = await db.query<{ id: string; version: number }>(
        `select id, version from komcad_dokumen where id_pendaftar_mbkm = $1 and status = 'menunggu' and jenis_dokumen <> 'laporan_akhir'`,
        [idPendaftar],
      );
      for (const { id: document } of found) await done(await team.post(`${D}/${document}/aksi/sahkan`, {}));
    },
    reach: (tahap, opening) => walk(komcad, tahap, opening),
  };
  komcad.opening = await komcad.makeOpening();
  return komcad;
}

const order = [
  'administrasi',
  'direkomendasikan',
  'ijin_terbit',
  'seleksi',
  'verifikasi_kelulusan',
  'lulus',
  'latsarmil',
  'pelaporan',
  'penilaian',
];

/** Walks a new participant through the stages by the public door. */
async function walk(komcad: KomcadPlace, tahap: string, opening?: Row) {
  const { done, team, db } = komcad;
  const until = order.indexOf(tahap);
  const student = await komcad.recruit();
  const row = await komcad.draft(student, {}, opening);
  await komcad.uploadAll(student, row.id);
  await done(await komcad.handIn(student, row));
  const idPegawai = uuidv7();
  await db.execute(
    `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, id_program_prodi, status_kepegawaian, email, sumber, aktif)
     values ($1, $2, 'dosen', $3, $4, $4, $5, 'pns', $2 || '@uji.example', 'manual', true)`,
    [
      idPegawai,
      `19800101${String(3000 + ++numbers)}`,
      `07${8_000_000 + numbers}`,
      `Dosen Komcad ${numbers}`,
      informatika,
    ],
  );
  const dosen = await komcad.enter('HA04', { idPegawai });
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => done(await komcad.step(komcad.coordinator, row.id, 'rekomendasikan')),
    async () => {
      await komcad.verifyAll(row.id);
      await done(await komcad.step(team, row.id, 'terbitkan_ijin'));
    },
    async () => {
      await done(await komcad.upload(student, row.id, 'bukti_pendaftaran'));
      await done(await student.put(`${R}/${row.id}`, { nomorRegistrasiKemhan: `KOMCAD-${++numbers}` }));
      await komcad.verifyAll(row.id);
      await done(await komcad.step(team, row.id, 'verifikasi_bukti'));
    },
    async () =>
      done(
        await student.post('v6/komcad/upload-kelulusan', {
          idPendaftarMbkm: row.id,
          hasil: 'lulus',
          nomorPengumuman: 'PENG-1',
          tanggalPengumuman: cal.day(-1),
          file: await komcad.file(student, 'komcad/upload-kelulusan'),
        }),
      ),
    async () => {
      await komcad.verifyAll(row.id);
      await done(await komcad.step(team, row.id, 'terima_kelulusan'));
    },
    async () => {
      await done(
        await team.put('magang/pendaftar-program-mbkm/dospem', {
          items: [{ id: row.id, version: (await done(await team.get(`${P}/${row.id}`))).version }],
          idDosenPembimbing: idPegawai,
        }),
      );
      await done(await komcad.assign([row.id]));
      await done(await komcad.step(team, row.id, 'mulai_latsarmil', { catatan: 'Sesuai jadwal satuan.' }));
    },
    async () => {
      await done(
        await team.put(`v6/komcad/latsarmil/${row.id}`, {
          hariHadir: 60,
          nilaiSikap: 90,
          nilaiPengetahuan: 80,
          nilaiJasmani: 85.5,
          hasil: 'lulus',
          nomorSertifikat: `SERT-${++numbers}`,
          tanggalPenutupan: cal.day(-1),
        }),
      );
      await done(await komcad.step(team, row.id, 'selesai_latsarmil', { catatan: 'Sesuai jadwal satuan.' }));
    },
    async () => {
      const report = await done(await komcad.upload(student, row.id, 'laporan_akhir'));
      await done(await dosen.post(`${D}/${report.id}/aksi/sahkan`, {}));
    },
  ];
  for (const each of steps.slice(0, until)) await each();
  return { student, id: row.id, dosen };
}

export { cal, id, manajemen };
