import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../../server/demo/ids.ts';
import { column } from '../../../server/platform/database/columns.ts';
import { cal, id, informatika } from '../../api/magang/place.ts';
import { giveAccount } from '../magang/people.ts';
import type { Portal } from '../support/portal.ts';

/** Students of a running KKN group and its DPL, each with an account. */
export interface RunningGroup {
  /** The leader. */
  satu: string;
  /** Usernames, the leader's first. */
  anggota: readonly string[];
  dpl: string;
  idKelompok: string;
}

type Values = Readonly<Record<string, unknown>>;

async function insert({ db }: Portal, table: string, row: Values): Promise<void> {
  const names = Object.keys(row).map(column);
  const places = names.map((_, i) => `$${i + 1}`).join(', ');
  await db.execute(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row));
}

/** A call as a role's demo account. @returns the row */
async function made(portal: Portal, path: string, payload: Values): Promise<{ id: string }> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${await portal.tokenOf('HA03')}` },
  });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
}

interface Wave {
  /** Days from today on which it leaves; one that has not left yet has its group placed and confirmed. */
  leaves?: number;
  /** What its wave, group and people are called by. */
  called?: string;
}

/** A wave that left twenty days ago, with one group of so many (2 to 8) in a village. */
export async function runningGroup(
  portal: Portal,
  members = 2,
  { leaves = -20, called = 'Uji' }: Wave = {},
): Promise<RunningGroup> {
  const { db } = portal;
  const coming = leaves > 0;
  const program = await db.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'kkn' limit 1`,
  );
  const wave = await made(portal, 'v3/kkn/gelombang', {
    nama: `Gelombang ${called}`,
    idPeriode: id.periode(0),
    idProgram: program?.id,
    tanggalBuka: cal.day(-60),
    tanggalTutup: cal.day(-40),
    tanggalBerangkat: cal.day(leaves),
    tanggalSelesai: cal.day(leaves + 40),
    batasProposal: cal.day(leaves + 20),
    batasLuaran: cal.day(leaves + 45),
    batasNilai: cal.day(leaves + 50),
    ukuranMin: 2,
    ukuranMaks: 8,
  });
  const lecturer = await db.one<{ id: string }>(
    `select p.id from master_pegawai p where p.jenis = 'dosen' and p.aktif
       and not exists (select 1 from pengaturan_user u where u.id_pegawai = p.id) order by p.nip limit 1`,
  );
  const dpl = await giveAccount(portal, { username: `dpl.${called.toLowerCase()}`, role: 'HA04' });
  await db.execute(`update pengaturan_user set id_pegawai = $1 where username = $2`, [lecturer?.id, dpl]);
  const supervisor = await made(portal, 'v3/kkn/dpl', { idGelombang: wave.id, idPegawai: lecturer?.id });
  const kelurahan = await db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
  const village = await made(portal, 'v3/kkn/desa', {
    idGelombang: wave.id,
    idKelurahan: kelurahan?.id,
    sinyal: 'tidak_ada',
    adaFaskes: true,
    namaKepalaDesa: 'Sutrisno',
    noHpKepalaDesa: '081200000001',
  });
  const people: { username: string; participation: string }[] = [];
  for (let n = 1; n <= members; n++)
    people.push(
      await student(
        portal,
        `${coming ? called.toLowerCase() : 'kkn'}.${n}`,
        wave.id,
        coming ? 'disetujui' : 'berjalan',
      ),
    );
  const idKelompok = uuidv7();
  await insert(portal, 'kkn_kkn_kelompok', {
    id: idKelompok,
    kode: 'KKN-01',
    nama: 'Sinyal',
    id_gelombang: wave.id,
    id_dpl: supervisor.id,
    id_desa: village.id,
    asal: 'koordinator',
    status: coming ? 'ditetapkan' : 'berjalan',
  });
  for (const [i, { participation }] of people.entries()) {
    await insert(portal, 'kkn_kkn_kelompok_anggota', {
      id: uuidv7(),
      parent_id: idKelompok,
      nomor: i + 1,
      id_pendaftar_mbkm: participation,
      id_jenis_anggota: idOf('master/jenis-anggota', i ? 'anggota' : 'ketua'),
      status_anggota: 'bergabung',
    });
    await db.execute(`update kkn_pendaftaran set id_kelompok = $1 where id_pendaftar_mbkm = $2`, [
      idKelompok,
      participation,
    ]);
  }
  await db.execute(`update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = $1 where id = any($2::uuid[])`, [
    lecturer?.id,
    people.map(({ participation }) => participation),
  ]);
  const anggota = people.map(({ username }) => username);
  return { satu: anggota[0] ?? '', anggota, dpl, idKelompok };
}

/** A student under way in the wave, who has no other programme. */
async function student(portal: Portal, username: string, idGelombang: string, status: string) {
  const { db } = portal;
  const found = await db.one<{ id: string; npm: string; nama: string }>(
    `select m.id, m.npm, m.nama from master_mahasiswa m
     where not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
       and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 1`,
  );
  if (!found) throw new Error('tidak ada mahasiswa tanpa program');
  await giveAccount(portal, { username, role: 'HA02', idMahasiswa: found.id });
  const wave = await db.one<Record<string, unknown>>('select * from kkn_gelombang where id = $1', [idGelombang]);
  const kind = await db.one<{ id: string }>(`select id from master_jenis_mbkm where kode = 'kkn'`);
  const participation = uuidv7();
  await insert(portal, 'mbkm_pendaftar_program_mbkm', {
    id: participation,
    id_mahasiswa: found.id,
    npm: found.npm,
    nama_mahasiswa: found.nama,
    id_program_prodi: informatika,
    id_program: wave?.idProgram,
    id_periode: wave?.idPeriode,
    id_jenis_mbkm: kind?.id,
    kode_jenis_mbkm: 'kkn',
    jalur: 'reguler',
    status,
    nomor_pendaftaran: participation.slice(-12),
    status_konversi: 'belum',
    tanggal_daftar: portal.clock.now,
    tanggal_mulai: wave?.tanggalBerangkat,
    tanggal_selesai: wave?.tanggalSelesai,
  });
  await insert(portal, 'kkn_pendaftaran', {
    id: uuidv7(),
    id_pendaftar_mbkm: participation,
    id_gelombang: idGelombang,
  });
  return { username, participation };
}

/** Daily logs of so many days ago that a student has handed in. */
export async function handedInBefore(portal: Portal, username: string, daysAgo: readonly number[]): Promise<void> {
  const own = await portal.db.one<Values>(
    `select p.id as id_pendaftar_mbkm, p.id_mahasiswa, p.npm, p.nama_mahasiswa, k.id_kelompok from mbkm_pendaftar_program_mbkm p
       join kkn_pendaftaran k on k.id_pendaftar_mbkm = p.id join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
     where u.username = $1`,
    [username],
  );
  for (const n of daysAgo)
    await insert(portal, 'kkn_laporan_harian', {
      ...own,
      id: uuidv7(),
      id_klien: uuidv7(),
      tanggal: cal.day(-n),
      jam_mulai: '08:00',
      jam_selesai: '09:00',
      judul: `Kegiatan hari ${n}`,
      uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
      hasil: 'Seratus bibit',
      status: 'diajukan',
      ditulis_pada: portal.clock.now,
    });
}
