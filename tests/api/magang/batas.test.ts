import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createApp } from '../../../server/app.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { kegiatanJobs } from '../../../server/areas/kegiatan/index.ts';
import { accessChannel, ofUser } from '../../../server/platform/access/channel.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import type { JobResult } from '../../../server/platform/jobs/types.ts';
import { type Person, testConfig } from '../support/world.ts';
import { cal, id, M, mandiri, N, openPlace, type Place, putInto } from './place.ts';

/** Off-by-one cases: the last day itself, touching times, empty values, a second writer. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const stale = 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.';
const D = 'v3/kkn/bank-dokumen';
const F = 'magang/matkul-paket-konversi-terpilih-final';
interface Course {
  id: string;
  version: number;
  adalahMatkulKkn: boolean;
}
const sheetOf = async (target: string) =>
  (await (await place.as('HA03')).get(`${N}/${target}/konversi`)).json<{
    pendaftar: { version: number };
    matkul: Course[];
  }>();
/** Saves as a screen would that shows the rows as they are now. */
async function saveGrades(person: Person, target: string, nilai: Readonly<Record<string, number>> = {}) {
  const { pendaftar, matkul } = await sheetOf(target);
  const items = matkul
    .filter(course => nilai[course.id] !== undefined)
    .map(course => ({ id: course.id, version: course.version, nilaiAngka: nilai[course.id], catatan: 'Penyesuaian.' }));
  const { version } = pendaftar;
  return person.post(`${F}/save`, { idPendaftarMbkm: target, aksi: 'draf', items, version });
}

describe('a row that may be read and not changed', () => {
  it('is neither changed nor deleted, alone or among many', async () => {
    const koordinator = await place.as('HA05');
    const all = (await koordinator.get(D, { range: [0, 99] })).json<
      { id: string; version: number; judul: string; idProgramProdi: string | null }[]
    >();
    const foreign = all.find(row => row.idProgramProdi === null);
    expect(foreign).toBeDefined();
    const path = `${D}/${foreign?.id}`;
    expect((await koordinator.put(path, { version: foreign?.version, judul: 'Milik Prodi' })).statusCode).toBe(403);
    expect((await koordinator.delete(path)).statusCode).toBe(403);
    const many = (await koordinator.delete(D, { items: [{ id: foreign?.id, version: foreign?.version }] })).json();
    expect(many).toMatchObject({ berhasil: 0, gagal: [{ id: foreign?.id }] });
    expect((await koordinator.get(path)).json()).toMatchObject({ judul: foreign?.judul, version: foreign?.version });
  });

  it('is its author’s alone: somebody else’s note of a monitoring stays as it is', async () => {
    const target = id.pendaftar('rizky');
    const [dosen, tim] = [await place.as('HA04'), await place.as('HA03')];
    const made = await dosen.post('mbkm/catatan-monitoring', {
      idPendaftarMbkm: target,
      tanggal: cal.day(0),
      metode: 'kunjungan',
      kondisi: 'baik',
      temuan: 'Kegiatan sesuai rencana.',
    });
    const note = made.statusCode === 201 ? made.json<{ id: string; version: number }>() : undefined;
    expect(note, made.body).toBeDefined();
    const answer = await tim.put(`mbkm/catatan-monitoring/${note?.id}`, { version: note?.version, temuan: 'Lain.' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('grades', () => {
  it('that changed while they were on their way are not noted as sent', async () => {
    const target = id.pendaftar('final-if');
    await putInto(place, target, { status_konversi: 'final', status_siamik: 'belum' });
    const codes = await place.db.query<{ kodeMk: string; namaMk: string; sks: number }>(
      `select m.kode_matkul as "kodeMk", m.nama_matkul as "namaMk", f.sks_diakui as sks from konversi_terpilih_final f
       join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi where f.id_pendaftar_mbkm = $1`,
      [target],
    );
    const meanwhile = async () => {
      await place.db.execute('update mbkm_pendaftar_program_mbkm set version = version + 1 where id = $1', [target]);
      return codes.map(course => ({ ...course, kelas: null, namaDosen: null }));
    };
    const { app } = await createApp({
      config: testConfig,
      db: place.db,
      registry,
      demo: true,
      now: () => place.world.clock.now,
      ports: {
        studyRecords: () => ({ krs: meanwhile, transcript: async () => ({ rows: [], ipk: 0, totalSks: 0 }) }),
      },
    });
    const { token } = await place.as('HA10');
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${N}/kirim-siamik`,
      headers: { authorization: `Bearer ${token}` },
      payload: { items: [{ id: target, version: (await sheetOf(target)).pendaftar.version }] },
    });
    expect(answer.json()).toMatchObject({ berhasil: [], gagal: [{ id: target, pesan: stale, code: 'stale' }] });
    const row = (await (await place.as('HA03')).get(`${N}/${target}`)).json();
    expect(row).toMatchObject({ statusSiamik: 'belum', tanggalKirimSiamik: null });
  });

  it('that were returned are the study programme’s to change, not Tim MBKM’s, but for the KKN course', async () => {
    const target = id.pendaftar('salsabila');
    await putInto(place, target, { status_konversi: 'dinilai', status_review_nilai: 'dikembalikan' });
    const { matkul } = await sheetOf(target);
    const own = matkul.find(course => !course.adalahMatkulKkn)?.id ?? '';
    const kkn = matkul.find(course => course.adalahMatkulKkn)?.id ?? '';
    const tim = await place.as('HA03');
    const save = (of: string, nilaiAngka: number) => saveGrades(tim, target, { [of]: nilaiAngka });
    const refused = await save(own, 61);
    expect(refused.statusCode, refused.body).toBe(409);
    expect((await save(kkn, 88)).statusCode).toBe(200);
    await putInto(place, target, { status_konversi: 'dinilai', status_review_nilai: 'menunggu' });
    expect((await save(own, 61)).statusCode).toBe(200);
  });

  it('are given by a member of the team on its first and last day, and not the day after', async () => {
    const target = id.pendaftar('salsabila');
    await putInto(place, target, { status_konversi: 'disetujui', status_review_nilai: null });
    const penilai = await place.as('HA07');
    const during = async (from: number, to: number) => {
      await place.db.execute('update master_tim_penilai_prodi set berlaku_mulai = $1, berlaku_sampai = $2', [
        cal.day(from),
        cal.day(to),
      ]);
      return (await saveGrades(penilai, target)).statusCode;
    };
    expect(await during(-30, 0)).toBe(200);
    expect(await during(0, 30)).toBe(200);
    expect(await during(-30, -1)).toBe(403);
    expect(await during(1, 30)).toBe(403);
  });
});

describe('the last day of an activity', () => {
  it('is a day of the activity: who ends it on that day says why', async () => {
    const target = id.pendaftar('jalan-if-2');
    const koordinator = await place.as('HA03');
    const end = async (day: number) => {
      await putInto(place, target, { status: 'berjalan', tanggal_selesai: cal.day(day) });
      return (await koordinator.post(`${N}/${target}/aksi/selesaikan`, {})).json<{ errors?: Record<string, string> }>();
    };
    expect((await end(0)).errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    expect((await end(-1)).errors).toBeUndefined();
  });

  it('ends a role as well: it counts on the day itself and not on the next', async () => {
    const { userId, get } = await place.enter('HA03');
    const until = async (day: number) => {
      await place.db.execute('update pengaturan_user_role set berlaku_sampai = $2 where id_user = $1', [
        userId,
        cal.day(day),
      ]);
      await place.db.notify(accessChannel, ofUser(userId));
    };
    await until(0);
    expect((await get('user')).statusCode).toBe(200);
    await until(-1);
    expect((await get('user')).statusCode).toBe(401);
  });
});

describe('hours of a day', () => {
  it('may touch and not overlap', async () => {
    const student = await place.as('HA02');
    await place.db.execute('delete from magang_logbook_magang where tanggal >= $1', [cal.day(0)]);
    const write = async (jamMulai: string, jamSelesai: string) => {
      const answer = await student.post('magang/logbook-magang', {
        idPendaftarMbkm: id.pendaftar('rizky'),
        tanggal: cal.day(0),
        tempat: 'kantor',
        kegiatan: 'Menguji layanan',
        uraian: 'Menguji layanan pembayaran bersama rekan satu tim di kantor.',
        jamMulai,
        jamSelesai,
      });
      return answer.statusCode;
    };
    expect(await write('10:00', '11:00')).toBe(201);
    expect(await write('11:00', '12:00')).toBe(201);
    expect(await write('09:00', '10:00')).toBe(201);
    expect(await write('09:59', '10:01')).toBe(422);
    expect(await write('11:59', '12:30')).toBe(422);
  });
});

describe('reminders', () => {
  const run = async (name: string): Promise<JobResult> => {
    const { now } = place.world.clock;
    const job = kegiatanJobs.find(known => known.name === name);
    if (!job) throw new Error(name);
    return job.run({ engine: createEngine(place.db, registry, rules, () => now), now, signal: AbortSignal.any([]) });
  };
  const tellsOf = (username: string) =>
    place.db.query<{ judul: string }>(
      'select n.judul from notifikasi n join pengaturan_user u on u.id = n.id_user where u.username = $1',
      [username],
    );

  it('are for running participations only: who has finished or given up hears of no logbook and no report', async () => {
    await place.db.execute('delete from notifikasi');
    await place.db.execute(`update magang_logbook_magang set status = 'diajukan', tanggal_diajukan = $1`, [
      cal.at(-9, 8),
    ]);
    const restore = await place.db.query<{ id: string }>(
      `update mbkm_pendaftar_program_mbkm set status = 'selesai', tanggal_selesai = $1 where status = 'berjalan' returning id`,
      [cal.day(5)],
    );
    expect(restore.length).toBeGreaterThan(0);
    const jobs = ['ingatkan-log-menunggu', 'ingatkan-log-kosong', 'ingatkan-laporan'];
    for (const job of jobs) expect(await run(job), job).toEqual({ diperiksa: 0, diberitahu: 0 });
    expect(await tellsOf('mahasiswa')).toEqual([]);
    await place.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'berjalan' where id = any($1::uuid[])`, [
      restore.map(row => row.id),
    ]);
    expect(await run('ingatkan-log-menunggu')).not.toMatchObject({ diperiksa: 0 });
    expect(await run('ingatkan-laporan')).not.toMatchObject({ diperiksa: 0 });
  });
});

describe('everybody whom it concerns', () => {
  it('hears that a supervisor is replaced: student, partner, the new one, and the former one', async () => {
    const target = id.pendaftar('jalan-if-3');
    const tim = await place.as('HA03');
    const dewi = await place.db.one<{ id: string }>(`select id from master_pegawai where nama = 'Dewi Anggraini'`);
    const row = (await tim.get(`${N}/${target}`)).json<Record<string, string>>();
    /** The account of a person, made where there is none. */
    const accountOf = async (role: string, column: string, key: string, person: unknown) => {
      const known = await place.db.one<{ id: string }>(`select id from pengaturan_user where ${column} = $1`, [person]);
      return known?.id ?? (await place.enter(role, { [key]: String(person) })).userId;
    };
    const people = {
      mahasiswa: await accountOf('HA02', 'id_mahasiswa', 'idMahasiswa', row.idMahasiswa),
      lama: await accountOf('HA04', 'id_pegawai', 'idPegawai', row.idDosenPembimbing),
      baru: await accountOf('HA04', 'id_pegawai', 'idPegawai', dewi?.id),
      mitra: (await place.enter('HA06', { idMitra: String(row.idMitra) })).userId,
    };
    await place.db.execute('delete from notifikasi');
    const items = [{ id: target, version: row.version }];
    const done = await tim.put(`${M}/dospem`, { items, idDosenPembimbing: dewi?.id, catatan: 'Cuti dinas.' });
    expect(done.json().berhasil, done.body).toEqual([target]);
    const told = await place.db.query<{ idUser: string; link: string }>(
      `select id_user as "idUser", link from notifikasi where judul = 'Dosen pembimbing diganti'`,
    );
    const linkOf = (who: keyof typeof people) => told.filter(({ idUser }) => idUser === people[who]).map(n => n.link);
    expect(linkOf('lama')).toEqual(['/monitoring3']);
    expect(linkOf('baru')).toEqual([`/monitoring3/detail/${target}`]);
    expect(linkOf('mahasiswa')).toHaveLength(1);
    expect(linkOf('mitra')).toEqual([`/monitoring4/detail/${target}`]);
  });
});

describe('filters by what is empty', () => {
  it('count rows without a value among those that do not have it', async () => {
    const tim = await place.as('HA03');
    const total = async (filter: Record<string, unknown>) =>
      Number(
        String(
          (await tim.get(M, { filter: { jenis: 'semua', ...filter }, range: [0, 0] })).headers['content-range'],
        ).split('/')[1],
      );
    const [first] = (
      await tim.get(M, { filter: { jenis: 'semua', idDosenPembimbing_null: false }, range: [0, 0] })
    ).json<{ idDosenPembimbing: string }[]>();
    const of = first?.idDosenPembimbing;
    const [all, empty, own] = [
      await total({}),
      await total({ idDosenPembimbing_null: true }),
      await total({ idDosenPembimbing: of }),
    ];
    expect(empty).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(0);
    expect(await total({ idDosenPembimbing_nin: [of] })).toBe(all - own);
    expect(await total({ idDosenPembimbing_neq: of })).toBe(all - own);
    expect(await total({ idDosenPembimbing_in: [of] })).toBe(own);
    expect(await total({ idDosenPembimbing_neq: null })).toBe(all - empty);
  });

  it('refuse ids that are none, and never fail on them', async () => {
    const tim = await place.as('HA03');
    for (const filter of [{ idMitra: 'bukan-id' }, { idMitra_in: ['x', 'y'] }, { id: ['x'] }, { idMitra_neq: '0' }]) {
      const answer = await tim.get(M, { filter });
      expect([200, 400], `${JSON.stringify(filter)}: ${answer.body.slice(0, 120)}`).toContain(answer.statusCode);
      expect(answer.statusCode === 200 ? answer.json() : []).toEqual([]);
    }
  });
});

/** The embedded engine has one connection: two writers never meet there. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('two submissions of one student at once', () => {
  it('wait for each other: the second one sees what the first has done', async () => {
    const person = await place.studentPerson();
    const files = await place.documents(person.userId);
    const draft = (await person.post(`${M}/mandiri`, mandiri({}, files))).json<{ id: string; version: number }>();
    const other = uuidv7();
    await place.db.execute(
      `insert into mbkm_pendaftar_program_mbkm (id, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode,
         id_jenis_mbkm, kode_jenis_mbkm, jalur, status, status_konversi, tanggal_daftar)
       select $2, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, $3, id_periode, id_jenis_mbkm, kode_jenis_mbkm, 'mbkm',
         'draf', status_konversi, now() from mbkm_pendaftar_program_mbkm where id = $1`,
      [draft.id, other, id.program('MSIB')],
    );
    let settled = false;
    let begin: (value?: unknown) => void = () => undefined;
    const held = new Promise(resolve => {
      begin = resolve;
    });
    const first = place.db.transaction(async tx => {
      await tx.query('select 1 from master_mahasiswa where id = $1 for no key update', [person.idMahasiswa]);
      await tx.execute(
        `update mbkm_pendaftar_program_mbkm set status = 'diajukan', tanggal_daftar = now() where id = $1`,
        [other],
      );
      begin();
      // Either the other one is through without having asked, or it waits for us.
      for (let waits = false; !settled && !waits; ) {
        const found = await tx.one(
          `select 1 as ada from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        waits = found !== undefined;
      }
    });
    await held;
    const sent = person.post(`${N}/${draft.id}/aksi/ajukan`, { version: draft.version }).finally(() => {
      settled = true;
    });
    await first;
    const answer = await sent;
    expect(answer.statusCode, answer.body).toBe(409);
  });
});
