import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../../server/demo/ids.ts';
import { partnerId } from '../../../server/demo/partners.ts';
import { cal, id, informatika, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

export type Row = Record<string, unknown> & { id: string; version: number };
type Student = Person & { userId: string; idMahasiswa: string };
type Answer = Awaited<ReturnType<Person['get']>>;

export const P = 'v5/riset/pendaftaran';
export const S = 'v5/riset/verifikasi-skema';
export const I = 'v5/riset/inisiasi-mitra';
export const L = 'v5/riset/simaris';
export const N = 'v5/riset/nilai-mitra';
export const G = 'v5/riset/menilai-riset';
export const B = 'v5/riset/log-book';
export const U = 'v5/riset/luaran';
export const participations = 'mbkm/pendaftar-program-mbkm';

export interface RisetPlace extends Place {
  team: Person;
  coordinator: Person;
  /** A lecturer with an account, and its row. */
  lecturer(): Promise<Person & { userId: string; idPegawai: string }>;
  done(answer: Answer): Promise<Row>;
  /** Status and message of a refusal. */
  refusal(answer: Answer): [number, string];
  file(who: { userId: string }, resource: string, field: string, name?: string): Promise<string>;
  makeScheme(over?: Record<string, unknown>): Promise<Row>;
  /** A draft with everything that the form asks. */
  draft(
    student: Student,
    scheme: Row | null,
    over?: Record<string, unknown>,
    own?: Record<string, unknown>,
  ): Promise<Row>;
  handIn(student: Student, row: Row): ReturnType<Person['put']>;
  approve(row: Row, idDosenPembimbing: string | undefined): ReturnType<Person['put']>;
  /** A student whose research runs, with its supervisor. */
  running(
    over?: Record<string, unknown>,
  ): Promise<{ student: Student; id: string; dosen: Person & { idPegawai: string } }>;
}

let names = 0;

/** The demo university with what research needs. */
export async function openRiset(): Promise<RisetPlace> {
  const place = await openPlace();
  const { db } = place;
  const team = await place.as('HA03');
  const done: RisetPlace['done'] = async answer => {
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<Row>();
  };
  const riset: RisetPlace = {
    ...place,
    team,
    done,
    coordinator: await place.enter('HA05', { idProgramProdi: informatika }),
    refusal: answer => [answer.statusCode, answer.json<{ message: string }>().message],
    lecturer: async () => {
      const idPegawai = uuidv7();
      const n = ++names;
      await db.execute(
        `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, id_program_prodi, status_kepegawaian, email, sumber, aktif)
         values ($1, $2, 'dosen', $3, $4, $4, $5, 'pns', $2 || '@uji.example', 'manual', true)`,
        [idPegawai, `19810101${String(4000 + n)}`, `07${7_000_000 + n}`, `Dosen Riset ${n}`, informatika],
      );
      return { ...(await place.enter('HA04', { idPegawai })), idPegawai };
    },
    file: async (who, resource, field, name = 'uji.pdf') => {
      const made = uuidv7();
      await db.execute(
        `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
         values ($1, $5, 'application/pdf', 10, 'x', $2, $3, $4, $6, 1)`,
        [made, resource, field, who.userId, name, `uji/${made}`],
      );
      return made;
    },
    makeScheme: async (over = {}) => {
      const made = await done(
        await team.post(S, {
          idMitra: partnerId('data'),
          idPeriode: id.periode(1),
          namaSkema: `Skema Uji ${++names}`,
          bidangIlmu: 'informatika',
          deskripsi: 'Riset bersama.',
          modePelaksanaan: 'luring',
          lokasi: 'Surabaya',
          kuota: 5,
          sksMaksimal: 20,
          pembiayaan: 'mitra',
          idProgramProdi: [],
          idJenisLuaran: [],
          tanggalBuka: cal.day(-5),
          tanggalTutup: cal.day(20),
          tanggalMulai: cal.day(95),
          tanggalSelesai: cal.day(240),
          pembimbingMitra: 'Ibu Laksmi',
          emailPembimbingMitra: 'laksmi@data.example',
          ...over,
        }),
      );
      await done(await team.post(`${S}/${made.id}/aksi/ajukan`, {}));
      return done(await team.post(`${S}/${made.id}/aksi/setujui`, {}));
    },
    draft: async (student, scheme, over = {}, own = {}) => {
      const papers = ['proposal', 'transkrip', 'krs', 'suratKesediaan'];
      const files = await Promise.all(papers.map(name => riset.file(student, 'riset/pendaftaran', name)));
      return done(
        await student.post(P, {
          idProgram: id.program('RISET'),
          idPeriode: id.periode(1),
          jalur: scheme ? 'program' : 'mandiri',
          ...(scheme ? {} : { idMitra: partnerId('data') }),
          judulKegiatan: 'Mutu Data Terbuka',
          tanggalMulai: cal.day(97),
          tanggalSelesai: cal.day(222),
          namaPembimbingLapangan: 'Ibu Laksmi',
          emailPembimbingLapangan: 'laksmi@data.example',
          teleponPembimbingLapangan: '081234567890',
          ...over,
          riset: {
            ...(scheme ? { idSkema: scheme.id } : {}),
            bidangIlmu: 'informatika',
            latarBelakang: 'Latar.',
            tujuan: 'Tujuan.',
            metode: 'Metode.',
            peranMahasiswa: 'Asisten',
            idJenisLuaran: [idOf('master/jenis-luaran', 'laporan_akhir')],
            lokasi: 'Surabaya',
            lokasiLuarProvinsi: false,
            paktaIntegritas: true,
            ...Object.fromEntries(papers.map((name, i) => [name, files[i]])),
            ...own,
          },
        }),
      );
    },
    handIn: (student, row) => student.put(`${P}/${row.id}`, { version: row.version, ajukan: true }),
    approve: async (row, idDosenPembimbing) =>
      riset.coordinator.put(`${P}/${row.id}/status`, {
        aksi: 'setujui',
        version: (await done(await team.get(`${P}/${row.id}`))).version,
        ...(idDosenPembimbing ? { idDosenPembimbing } : {}),
      }),
    running: async (over = {}) => {
      const student = await place.studentPerson();
      const dosen = await riset.lecturer();
      const row = await riset.draft(student, null);
      const sent = await done(await riset.handIn(student, row));
      await done(await riset.approve(sent, dosen.idPegawai));
      // It began some time ago.
      const days = { tanggal_mulai: cal.day(-60), tanggal_selesai: cal.day(60), ...over };
      const set = Object.keys(days).map((name, i) => `${name} = $${i + 2}`);
      await db.execute(`update mbkm_pendaftar_program_mbkm set ${set.join(', ')} where id = $1`, [
        row.id,
        ...Object.values(days),
      ]);
      const now = await done(await team.get(`${P}/${row.id}`));
      await done(await team.put(`${P}/${row.id}/status`, { aksi: 'mulai', version: now.version }));
      return { student, id: row.id, dosen };
    },
  };
  return riset;
}

export { cal, id, informatika };
