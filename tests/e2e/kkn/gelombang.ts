import { v7 as uuidv7 } from 'uuid';
import { caller } from '../platform/orang.ts';
import type { Portal } from '../support/portal.ts';

/** A wave made through the API, with participants as many as a test wants. */
export interface Wave {
  id: string;
  nama: string;
  /** Participations, in the order of their NPM. */
  peserta: string[];
}

interface Size {
  /** Approved participants, from all study programmes in turn. */
  peserta: number;
  desa: number;
  dpl: number;
}

const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);

let made = 0;

/** Fills a wave: villages and lecturers by Tim MBKM, students straight into the database. */
export async function makeWave(portal: Portal, { peserta, desa, dpl }: Size, over: object = {}): Promise<Wave> {
  const { db } = portal;
  const team = await caller(portal, 'HA03');
  const program = await db.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'kkn' limit 1`,
  );
  const periode = await db.one<{
    id: string;
  }>(`select id from master_periode where tanggal_mulai <= current_date + 10 and tanggal_selesai >= current_date + 10
     order by tanggal_mulai desc limit 1`);
  const nama = `Gelombang Uji ${++made}`;
  const wave = await team<{ id: string }>('POST', 'v3/kkn/gelombang', {
    nama,
    idPeriode: periode?.id,
    idProgram: program?.id,
    tanggalBuka: day(-30),
    tanggalTutup: day(5),
    tanggalBerangkat: day(10),
    tanggalSelesai: day(40),
    batasProposal: day(20),
    batasLuaran: day(45),
    batasNilai: day(50),
    ...over,
  });
  if (wave.status >= 300) throw new Error(JSON.stringify(wave.body));
  const idGelombang = wave.body.id;
  const kelurahan = await db.query<{ id: string }>('select id from master_kelurahan order by id limit $1', [desa]);
  for (const { id } of kelurahan) {
    const answer = await team('POST', 'v3/kkn/desa', {
      idGelombang,
      idKelurahan: id,
      sinyal: 'baik',
      adaFaskes: true,
      namaKepalaDesa: 'Sutrisno',
      noHpKepalaDesa: '081200000001',
    });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  }
  const dosen = await db.query<{ id: string }>(
    `select id from master_pegawai where jenis = 'dosen' and aktif order by id limit $1`,
    [dpl],
  );
  for (const { id } of dosen) await team('POST', 'v3/kkn/dpl', { idGelombang, idPegawai: id });
  return { id: idGelombang, nama, peserta: await addParticipants(portal, idGelombang, peserta) };
}

/** Students of all study programmes in turn, women and men, as approved participants. */
export async function addParticipants(
  { db }: Pick<Portal, 'db'>,
  idGelombang: string,
  howMany: number,
): Promise<string[]> {
  const ids = Array.from({ length: howMany }, () => [uuidv7(), uuidv7(), uuidv7()] as const);
  await db.execute(
    `with prodi as (select id, row_number() over (order by kode) - 1 as nth, count(*) over () as semua from master_program_prodi where aktif and id_fakultas is not null),
       baru as (select n, id::uuid from jsonb_array_elements_text($1::jsonb) with ordinality as x(id, n))
     insert into master_mahasiswa (id, npm, nama, jenis_kelamin, id_program_prodi, angkatan, status_akademik, sumber, semester, sks_tempuh)
     select b.id, '29' || lpad(($2::int * 10000 + b.n)::text, 9, '0'), 'Peserta ' || lpad(b.n::text, 4, '0'),
       case when b.n % 15 < 8 then 'P' else 'L' end, p.id, 2023, 'aktif', 'manual', 6, 100 + b.n % 40
     from baru b join prodi p on p.nth = b.n % p.semua`,
    [JSON.stringify(ids.map(([student]) => student)), made],
  );
  await db.execute(
    `with baru as (select n, id::uuid from jsonb_array_elements_text($1::jsonb) with ordinality as x(id, n)),
       orang as (select n, id::uuid from jsonb_array_elements_text($2::jsonb) with ordinality as x(id, n))
     insert into mbkm_pendaftar_program_mbkm (id, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode,
       id_jenis_mbkm, kode_jenis_mbkm, jalur, status, nomor_pendaftaran, status_konversi, tanggal_daftar, sks_tempuh)
     select b.id, s.id, s.npm, s.nama, s.id_program_prodi, w.id_program, w.id_periode, p.id_jenis_mbkm, 'kkn', 'reguler',
       'disetujui', 'UJI-' || s.npm, 'belum', now(), 100 + b.n % 40
     from baru b join orang o on o.n = b.n join master_mahasiswa s on s.id = o.id, kkn_gelombang w
       join master_program p on p.id = w.id_program where w.id = $3`,
    [JSON.stringify(ids.map(([, one]) => one)), JSON.stringify(ids.map(([student]) => student)), idGelombang],
  );
  await db.execute(
    `insert into kkn_pendaftaran (id, id_pendaftar_mbkm, id_gelombang, bersedia_jadi_ketua, kebutuhan_khusus)
     select x.id::uuid, y.id::uuid, $3, x.n % 6 = 0, case when x.n % 20 = 0 then 'Alergi debu' end
     from jsonb_array_elements_text($1::jsonb) with ordinality as x(id, n)
     join jsonb_array_elements_text($2::jsonb) with ordinality as y(id, n) on y.n = x.n`,
    [JSON.stringify(ids.map(([, , detail]) => detail)), JSON.stringify(ids.map(([, one]) => one)), idGelombang],
  );
  return ids.map(([, one]) => one);
}
