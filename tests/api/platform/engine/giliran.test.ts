import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KknPlace, openKkn } from '../../kkn/place.ts';
import { cal, id, M, manajemen, mbkm, N } from '../../magang/place.ts';
import type { Person } from '../../support/world.ts';

/**
 * A rule waits for a concurrent change and then judges its result: somebody holds the row and takes the
 * last place, the call comes meanwhile, and is refused once the other is done. A rule that looks before it holds would
 * have let both through.
 */
const G = 'v3/kkn/kkn-kelompok';
type Answer = Awaited<ReturnType<Person['get']>>;
type Statement = readonly [sql: string, values: readonly unknown[]];

let kkn: KknPlace;
let team: Person;
beforeAll(async () => {
  kkn = await openKkn();
  team = kkn.team;
});
afterAll(() => kkn.world.close());

/** The answer to a call that comes while a transaction holds what its statements touch, and ends after it. */
async function meanwhile(statements: readonly Statement[], call: () => Promise<Answer>): Promise<Answer> {
  const { db } = kkn;
  const gate = new EventEmitter();
  const held = once(gate, 'dipegang');
  const holder = db.transaction(async tx => {
    for (const [sql, values] of statements) await tx.query(sql, values);
    const free = once(gate, 'lepas');
    gate.emit('dipegang');
    await free;
  });
  await held;
  let answered = false;
  const answer = call().finally(() => {
    answered = true;
  });
  const waits = `select 1 as ada from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
  while (!answered && !(await db.one(waits)));
  gate.emit('lepas');
  await holder;
  return answer;
}

const one = async (sql: string, ...values: unknown[]): Promise<string> =>
  (await kkn.db.one<{ id: string }>(sql, values))?.id ?? '';

/** The embedded database has one connection, on which everybody waits for everybody. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('yang datang selagi yang lain belum selesai', () => {
  it('melihat versi yang baru', async () => {
    const [row] = (await team.get('master/satuan', { range: [0, 0] })).json<{ id: string; version: number }[]>();
    const answer = await meanwhile([['update master_satuan set version = version + 1 where id = $1', [row?.id]]], () =>
      team.put(`master/satuan/${row?.id}`, { nama: 'Lain', version: row?.version }),
    );
    expect(answer.statusCode, answer.body).toBe(409);
  });

  it('melihat periode yang sedang dikunci, dan tidak menulis lagi di dalamnya', async () => {
    const wave = (await team.get('v3/kkn/gelombang', { range: [0, 0] })).json<
      { id: string; version: number; idPeriode: string; nama: string }[]
    >()[0];
    const lock = `update master_periode set status = 'dikunci' where id = $1`;
    const answer = await meanwhile([[lock, [wave?.idPeriode]]], () =>
      team.put(`v3/kkn/gelombang/${wave?.id}`, { nama: 'Gelombang susulan', version: wave?.version }),
    );
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json<{ code: string }>().code).toBe('master.periodLocked');
    await kkn.db.execute(`update master_periode set status = 'aktif' where id = $1`, [wave?.idPeriode]);
  });

  it('melihat kuota mitra yang diturunkan', async () => {
    const part = await one(
      'select id from magang_mitra_terlibat_program where id_mitra = $1 and id_periode = $2',
      id.mitra('nusa'),
      id.periode(1),
    );
    const offer = {
      idMitraTerlibatProgram: part,
      namaPosisi: 'Uji',
      deskripsi: 'Merawat.',
      kualifikasi: 'Linux.',
      kuota: 1,
      tanggalBuka: cal.day(-5),
      tanggalTutup: cal.day(20),
      tanggalMulai: cal.day(97),
      tanggalSelesai: cal.day(225),
    };
    const answer = await meanwhile(
      [['update magang_mitra_terlibat_program set kuota_total = 0 where id = $1', [part]]],
      () => team.post('magang/program-ditawarkan', offer),
    );
    expect(Object.keys(answer.json().errors ?? {}), answer.body).toEqual(['kuota']);
  });

  it('melihat kuota penawaran yang sudah habis', async () => {
    const person = await kkn.studentPerson();
    const files = await kkn.documents(person.userId);
    const row = await kkn.done(await person.post(M, { ...mbkm('backend', files), ajukan: true }));
    await kkn.done(await (await kkn.as('HA05')).post(`${N}/${row.id}/aksi/setujui`, {}));
    const partner = await kkn.as('HA06');
    const answer = await meanwhile(
      [['update magang_program_ditawarkan set kuota = 0 where id = $1', [id.offer('backend')]]],
      () => partner.post(`${N}/${row.id}/aksi/setujui`, {}),
    );
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json().message).toContain('sudah penuh');
  });

  it('melihat kuota bimbingan dosen', async () => {
    const dewi = await one(`select id from master_pegawai where nama = 'Dewi Anggraini'`);
    const target = id.pendaftar('setuju-if-tanpa-dosen');
    const { version } = (await team.get(`${N}/${target}`)).json<{ version: number }>();
    const answer = await meanwhile([['update master_pegawai set kuota_bimbingan = 0 where id = $1', [dewi]]], () =>
      team.put(`${M}/dospem`, { items: [{ id: target, version }], idDosenPembimbing: dewi }),
    );
    expect(answer.body).toContain('sudah penuh');
  });

  it('melihat jam logbook yang baru diisi', async () => {
    const rizky = id.pendaftar('rizky');
    const student = await kkn.as('HA02');
    const entry = (jamMulai: string, jamSelesai: string) => ({
      idPendaftarMbkm: rizky,
      tanggal: cal.day(0),
      jamMulai,
      jamSelesai,
      tempat: 'kantor',
      kegiatan: 'Menguji',
      uraian: 'Menulis layanan pembayaran dan mengujinya bersama rekan satu tim.',
    });
    const L = 'magang/logbook-magang';
    const there = await kkn.done(await student.post(L, entry('19:00', '20:00')));
    const answer = await meanwhile(
      [
        ['select 1 from master_mahasiswa where id = $1 for no key update', [there.idMahasiswa]],
        [`update magang_logbook_magang set jam_mulai = '21:00', jam_selesai = '22:00' where id = $1`, [there.id]],
      ],
      () => student.post(L, entry('21:30', '22:30')),
    );
    expect(answer.statusCode, answer.body).toBe(422);
  });

  it('melihat program yang baru selesai, dan tidak membatalkan keputusan lagi', async () => {
    const rizky = id.pendaftar('rizky');
    const approved = await one(
      `select id from magang_logbook_magang where id_pendaftar_mbkm = $1 and status = 'disetujui' limit 1`,
      rizky,
    );
    const lecturer = await kkn.as('HA04');
    const answer = await meanwhile(
      [[`update mbkm_pendaftar_program_mbkm set status = 'selesai' where id = $1`, [rizky]]],
      () => lecturer.post(`magang/logbook-magang/${approved}/aksi/batalkan`, {}),
    );
    expect([answer.statusCode, answer.json().message], answer.body).toEqual([
      409,
      'Keputusan hanya dapat dibatalkan selama program berjalan.',
    ]);
    expect(await one('select status as id from magang_logbook_magang where id = $1', approved)).toBe('disetujui');
    await kkn.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'berjalan' where id = $1`, [rizky]);
  });

  it('melihat mata kuliah KKN prodinya', async () => {
    await kkn.db.execute('update master_matakuliah set adalah_matkul_kkn = false where id_program_prodi = $1', [
      manajemen,
    ]);
    const plain = await one('select id from master_matakuliah where id_program_prodi = $1 limit 1', manajemen);
    const idJenisMatkul = await one(`select id from master_jenis_matkul where kode = 'A'`);
    const course = {
      kode: 'UJIKKN',
      nama: 'KKN',
      idProgramProdi: manajemen,
      idJenisMatkul,
      sks: 3,
      adalahMatkulKkn: true,
    };
    const answer = await meanwhile(
      [
        ['select pg_advisory_xact_lock(hashtextextended($1, 0))', [`master:matkul-kkn:${manajemen}`]],
        ['update master_matakuliah set adalah_matkul_kkn = true, aktif = true where id = $1', [plain]],
      ],
      () => team.post('master/matakuliah', course),
    );
    expect(Object.keys(answer.json().errors ?? {}), answer.body).toEqual(['adalahMatkulKkn']);
  });

  it('melihat desa dan DPL yang sudah penuh', async () => {
    const wave = await kkn.wave();
    const [desa, dpl] = [await kkn.village(wave.id), await kkn.supervisor(wave.id)];
    const places = [
      [{ idDesa: desa.id }, 'update kkn_desa set kuota_kelompok = 0 where id = $1'],
      [{ idDpl: dpl.id }, 'update kkn_dpl set maks_kelompok = 0 where id = $1'],
    ] as const;
    for (const [over, sql] of places) {
      const answer = await meanwhile([[sql, Object.values(over)]], () =>
        team.post(G, { idGelombang: wave.id, nama: `Antre ${Object.keys(over)}`, ...over }),
      );
      expect(Object.keys(answer.json().errors ?? {}), answer.body).toEqual(Object.keys(over));
    }
  });

  it('melihat kelompok yang sudah ditutup', async () => {
    const wave = await kkn.wave();
    await kkn.done(await team.post(`v3/kkn/gelombang/${wave.id}/aksi/buka`, {}));
    const [ketua, lain] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
    const group = await kkn.done(await ketua.person.post(G, { idGelombang: wave.id, nama: 'Tertutup' }));
    const answer = await meanwhile(
      [[`update kkn_kkn_kelompok set status = 'diajukan' where id = $1`, [group.id]]],
      () => lain.person.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }),
    );
    expect(answer.statusCode, answer.body).toBe(409);
  });
});
