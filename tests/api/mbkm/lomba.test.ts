import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createRegistry } from '../../../resources/kit/index.ts';
import type { Lembar } from '../../../resources/nilai/lembar.ts';
import { createApp } from '../../../server/app.ts';
import { serverAreas } from '../../../server/areas/index.ts';
import { prodiId } from '../../../server/demo/campus.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { packageCourseId } from '../../../server/demo/packageCourses.ts';
import { packageId } from '../../../server/demo/packages.ts';
import { programId } from '../../../server/demo/programs.ts';
import { seedMenu } from '../../../server/platform/access/seedMenu.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../server/platform/database/schemaDiff.ts';
import { besides } from '../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../fixtures/lomba.ts';
import { said } from '../../fixtures/said.ts';
import { addStudent, uploaded } from '../support/people.ts';
import { openTestDb, person, testConfig, today } from '../support/world.ts';

/** An invented programme from registration to recognised credits; no file of the product knows of it. */

const N = 'mbkm/pendaftar-program-mbkm';
const P = 'magang/penilaian';
const A = 'magang/matkul-paket-konversi-terpilih-awal';
const F = 'magang/matkul-paket-konversi-terpilih-final';
const informatika = prodiId('081010');
const clock = { now: new Date(today) };
const day = (n: number) => new Date(today.getTime() + n * 86_400_000).toISOString().slice(0, 10);

/** Days pass; a session does not last that long, so that everybody logs in anew. */
function later(days: number): void {
  clock.now = new Date(today.getTime() + days * 86_400_000);
  tokens.clear();
}

type Row = Record<string, unknown> & { id: string; version: number };
let db: Db;
let app: Awaited<ReturnType<typeof createApp>>['app'];
const approved: string[] = [];
const tokens = new Map<string, string>();

async function call(who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: Record<string, unknown>) {
  if (!tokens.has(who)) {
    const login = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey },
      payload: { username: who, password: testConfig.demoPassword },
    });
    tokens.set(who, login.json().token.AccessToken);
  }
  const { get, post, put } = person(app, tokens.get(who) ?? '');
  return method === 'GET' ? get(path) : method === 'POST' ? post(path, payload) : put(path, payload);
}
/** The participation as it is now, for calls about its conversion. */
const seen = async () => ({ idPendaftarMbkm: mine, version: (await participation()).version });
async function done(answer: Awaited<ReturnType<typeof call>>): Promise<Row> {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
}
const participation = async (): Promise<Row> => done(await call('timmbkm', 'GET', `${lomba.endpoint}/${mine}`));

let mine = '';
let user = '';
let wave = '';
let lecturer = '';
const base = () => ({ idProgram: programId('RISET'), idPeriode: idPeriode, jalur: 'reguler' });
let idPeriode = '';

beforeAll(async () => {
  const whole = createRegistry(
    [...registry.resources, ...lombaResources],
    [...registry.screens, ...lombaScreens],
    [...besides(registry.programmes, lomba), lomba],
    registry.letters,
  );
  db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  for (const statement of (await pendingStatements(whole, migrationsFolder)).statements) await db.execute(statement);
  await seedMenu(db, whole);
  const participation = {
    afterApproval: async (_ctx: unknown, row: Record<string, unknown>) => void approved.push(String(row.id)),
    // A school's pupils are doubtful, and a work needs a title that says more than "Alat".
    importedRows: async (_on: unknown, _target: unknown, rows: readonly { given: Record<string, unknown> }[]) =>
      rows.map(({ given }) => ({
        ...(given.judul_karya === 'Alat' ? { pesan: { judul_karya: said('Judul terlalu umum.') } } : {}),
        ...(given.sekolah
          ? {
              peringatan: [{ kolom: 'sekolah', pesan: `Periksa sekolah ${given.sekolah}.` }],
              nilai: { 'lomba.ringkasan': `Bersama ${given.sekolah}` },
            }
          : {}),
      })),
  };
  const areas = [...serverAreas, { name: 'lomba', programmes: { lomba: participation } }];
  const made = await createApp({
    config: testConfig,
    db,
    registry: whole,
    areas,
    demo: true,
    now: () => clock.now,
  });
  app = made.app;
  await app.ready();
  user = await addStudent(db, informatika, 'peserta.satu', '22081019901');
  await addStudent(db, informatika, 'peserta.dua', '22081019902');
  const found = await db.one<{ id: string }>(
    `select id from master_periode where status = 'aktif' order by tanggal_mulai limit 1`,
  );
  idPeriode = found?.id ?? '';
  const dosen = await db.one<{ id: string }>(`select id_pegawai as id from pengaturan_user where username = 'dosen'`);
  lecturer = dosen?.id ?? '';
});
afterAll(async () => {
  await app?.close();
  await db?.close();
});

describe('program yang hanya dideklarasikan di berkas uji', () => {
  it('dibuka dengan gelombangnya sendiri, komponen, dan bobot penilainya', async () => {
    const opened = await done(
      await call('timmbkm', 'POST', 'lomba/gelombang', {
        nama: 'Gelombang 1',
        idProgram: programId('RISET'),
        idPeriode,
        semesterMin: 4,
        kuota: 1,
        aktif: true,
        dibuka: day(-5),
        ditutup: day(5),
        mulai: day(-10),
        selesai: day(110),
      }),
    );
    wave = opened.id;
    await done(
      await call('timmbkm', 'POST', 'magang/bobot-penilaian', {
        kodeJenisMbkm: 'riset',
        bobotMitra: 0,
        bobotDosen: 60,
        bobotTim: 40,
      }),
    );
    for (const jenisPenilai of ['dosen', 'tim'])
      await done(
        await call('timmbkm', 'POST', 'magang/komponen-penilaian', {
          kodeJenisMbkm: 'riset',
          jenisPenilai,
          komponen: [{ nama: 'Karya', bobot: 100, tingkat: 'individu', nilaiSaran: 'tidak', aktif: true }],
        }),
      );
  });

  it('menerima draf, lalu menolak pengajuan yang belum lengkap menurut jalurnya', async () => {
    const early = await call('peserta.satu', 'POST', lomba.endpoint, { ...base(), lomba: {} });
    expect([early.statusCode, early.json().errors]).toEqual([422, { 'lomba.idGelombang': 'Pilih gelombang.' }]);
    const unknown = await call('peserta.satu', 'POST', lomba.endpoint, { ...base(), jalur: 'pmmb', lomba: {} });
    expect(unknown.json().errors).toEqual({ jalur: 'Pilih jalur dari daftar.' });
    const draft = await done(
      await call('peserta.satu', 'POST', lomba.endpoint, {
        ...base(),
        lomba: { idGelombang: wave, judulKarya: 'Alat' },
      }),
    );
    mine = draft.id;
    expect(draft).toMatchObject({
      status: 'draf',
      tanggalMulai: day(-10),
      tanggalSelesai: day(110),
      kodeJenisMbkm: 'riset',
    });
    const refused = await call('peserta.satu', 'POST', `${N}/${mine}/aksi/ajukan`, {});
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { 'lomba.ringkasan': 'Wajib diisi.', 'lomba.berkasProposal': 'Wajib diisi.' },
    ]);
    // A way without a wave keeps to the period's own calendar, which is closed.
    const other = await call('peserta.dua', 'POST', lomba.endpoint, { ...base(), jalur: 'mandiri', lomba: {} });
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['idPeriode']]);
  });

  it('tidak dapat didaftari lewat program lain', async () => {
    const answer = await call('peserta.dua', 'POST', 'magang/pendaftar-program-mbkm', {
      ...base(),
      jalur: 'mbkm',
      magang: {},
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { idProgram: 'Pilih program dari daftar.' }]);
  });

  it('diajukan lengkap dan disetujui pada tahapnya, selama masih ada tempat', async () => {
    const berkasProposal = await uploaded(db, 'lomba/data-lomba', 'berkasProposal', user);
    const current = await participation();
    const sent = await done(
      await call('peserta.satu', 'PUT', `${lomba.endpoint}/${mine}`, {
        version: current.version,
        ajukan: true,
        lomba: { ringkasan: 'Alat pengering hasil panen tenaga surya.', berkasProposal },
      }),
    );
    expect(sent).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi' });
    const decided = await call('koordinator', 'PUT', `${lomba.endpoint}/approval`, {
      items: [{ id: mine, version: sent.version }],
      aksi: 'setujui',
    });
    expect(decided.json(), decided.body).toEqual({ berhasil: [mine], gagal: [] });
    expect(approved).toEqual([mine]);
    expect((await done(await call('timmbkm', 'GET', `lomba/gelombang/${wave}`))).terisi).toBe(1);
    const history = (await call('peserta.satu', 'GET', 'notifikasi')).json<{ link: string }[]>();
    expect(history[0]?.link).toBe('/lomba/riwayat');
  });

  it('memberi pembimbing lewat kelompok, lalu berjalan', async () => {
    await done(
      await call('timmbkm', 'POST', 'lomba/tim', {
        nama: 'Tim Surya',
        idPegawai: lecturer,
        anggota: [{ idPendaftarMbkm: mine, idJenisAnggota: idOf('master/jenis-anggota', 'ketua') }],
      }),
    );
    expect(await participation()).toMatchObject({ idDosenPembimbing: lecturer });
    later(12);
    const moved = await call('timmbkm', 'POST', `${N}/${mine}/aksi/mulai`, {});
    expect(moved.json(), moved.body).toMatchObject({ status: 'berjalan' });
  });

  it('mencatat kegiatan dan menerima karya', async () => {
    const entry = await done(
      await call('peserta.satu', 'POST', 'lomba/catatan', {
        idPendaftarMbkm: mine,
        tanggal: day(11),
        judul: 'Merakit',
        uraian: 'Merakit rangka pengering.',
      }),
    );
    await done(await call('peserta.satu', 'POST', `lomba/catatan/${entry.id}/aksi/ajukan`, {}));
    await done(await call('dosen', 'POST', `lomba/catatan/${entry.id}/aksi/setujui`, {}));
    const demanded = await db.query<{ id: string }>(
      `select distinct s.id_jenis_luaran as id from master_syarat_luaran s
       join master_jenis_mbkm j on j.id = s.id_jenis_mbkm where j.kode = 'riset' and s.wajib and s.aktif`,
    );
    expect(demanded.length).toBeGreaterThan(0);
    for (const { id: idJenisLuaran } of demanded) {
      const made = await done(
        await call('peserta.satu', 'POST', 'lomba/karya', {
          idPendaftarMbkm: mine,
          idJenisLuaran,
          judul: 'Naskah',
          berkas: await uploaded(db, 'lomba/karya', 'berkas', user),
        }),
      );
      await done(await call('peserta.satu', 'POST', `lomba/karya/${made.id}/aksi/ajukan`, {}));
      await done(await call('dosen', 'POST', `lomba/karya/${made.id}/aksi/setujui`, {}));
    }
  });

  it('menerima catatan sampai hari terakhir batasnya, dan tidak sesudahnya', async () => {
    const { tanggalSelesai } = await participation();
    const ends = (Date.parse(String(tanggalSelesai)) - Date.parse(day(0))) / 86_400_000;
    const write = (judul: string) =>
      call('peserta.satu', 'POST', 'lomba/catatan', {
        idPendaftarMbkm: mine,
        tanggal: day(ends),
        judul,
        uraian: 'Menutup kegiatan lomba.',
      });
    later(ends + 7);
    expect((await write('Menutup')).statusCode).toBe(201);
    later(ends + 8);
    expect((await write('Terlambat')).json().errors).toEqual({ tanggal: 'Batas 7 hari setelah lomba sudah lewat.' });
  });

  it('dinilai oleh penilai yang dideklarasikan', async () => {
    later(131);
    for (const [who, jenis] of [
      ['dosen', 'dosen'],
      ['timmbkm', 'tim'],
    ] as const) {
      const sheet = (await call(who, 'GET', `${P}/lembar/${mine}`)).json<Lembar>();
      const own = sheet.lembar.find(({ jenisPenilai }) => jenisPenilai === jenis);
      expect(own?.bolehIsi, who).toBe(true);
      const rincian = (own?.rincian ?? []).map(({ idKomponenPenilaian }) => ({ idKomponenPenilaian, nilai: 85 }));
      const saved = await call(who, 'PUT', `${P}/${mine}`, {
        rincian,
        aksi: 'kirim',
        catatan: 'Baik.',
        version: own?.version,
      });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    expect(await participation()).toMatchObject({ nilaiAkhir: 85 });
  });

  it('dikonversi sampai SKS-nya diakui', async () => {
    const idPaketKonversi = packageId('PKT-IF-MAG');
    await db.execute(
      `update master_paket_konversi set id_jenis_mbkm = (select id from master_jenis_mbkm where kode = 'riset') where id = $1`,
      [idPaketKonversi],
    );
    const items = ['Kerja Praktik', 'Etika Profesi'].map(nama => ({
      idMatkulPaketKonversi: packageCourseId('PKT-IF-MAG', nama),
      alasan: 'Karya lomba saya menerapkan materi mata kuliah ini dari awal sampai akhir.',
    }));
    const view = await done(
      await call('peserta.satu', 'POST', `${A}/bulk`, {
        ...(await seen()),
        idPaketKonversi,
        items,
        ajukan: true,
      }),
    );
    const awal = view.awal as { id: string; idMatkulPaketKonversi: string }[];
    await done(
      await call('koordinator', 'POST', `${F}/bulk`, {
        ...(await seen()),
        aksi: 'setujui',
        items: awal.map(({ id, idMatkulPaketKonversi }) => ({
          idTerpilihAwal: id,
          idMatkulPaketKonversi,
          keputusan: 'diterima',
        })),
      }),
    );
    await done(await call('timmbkm', 'POST', `${N}/${mine}/aksi/selesaikan`, { catatan: 'Selesai.' }));
    const sheet = (await call('koordinator', 'GET', `${N}/${mine}/konversi`)).json<{
      matkul: { id: string; version: number }[];
    }>();
    const graded = sheet.matkul.map(({ id, version }) => ({ id, version, nilaiAngka: 85 }));
    await done(await call('koordinator', 'POST', `${F}/save`, { ...(await seen()), aksi: 'kirim', items: graded }));
    await done(await call('timmbkm', 'POST', `${F}/save`, { ...(await seen()), aksi: 'finalisasi', items: [] }));
    const final = await participation();
    expect(final).toMatchObject({ status: 'selesai', statusKonversi: 'final', nilaiHuruf: expect.any(String) });
    expect(Number(final.totalSksDiakui)).toBeGreaterThan(0);
  });

  it('mengimpor peserta dari kolom yang dideklarasikannya', async () => {
    const partner = await db.one<{ kode: string }>(
      `select kode from master_mitra where status = 'aktif' order by kode limit 1`,
    );
    const rows = [
      'npm,jalur,kode_mitra,judul_karya,tanggal_mulai,tanggal_selesai,asal sekolah',
      `22081019902,mandiri,${partner?.kode},Pengering surya,2027-02-01,2027-07-31,SMA 5`,
      `22081019902,mandiri,${partner?.kode},,2027-02-01,2027-07-31,`,
      `22081019901,mandiri,${partner?.kode},Alat,2027-02-01,2027-07-31,`,
    ];
    const mark = 'batas-uji';
    const field = (name: string, value: string) =>
      `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="p.csv"\r\nContent-Type: text/csv\r\n\r\n${rows.join('\n')}\r\n--${mark}--\r\n`;
    const me = await call('timmbkm', 'GET', `${lomba.endpoint}/import`);
    expect([me.statusCode, me.json()]).toEqual([200, []]);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${lomba.endpoint}/import`,
      headers: {
        authorization: `Bearer ${tokens.get('timmbkm')}`,
        'content-type': `multipart/form-data; boundary=${mark}`,
      },
      payload: field('idProgram', programId('RISET')) + field('idPeriode', idPeriode) + file,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const preview = answer.json<{
      idImport: string;
      baris: { status: string; kesalahan: { kolom: string; pesan: string }[] }[];
    }>();
    expect(preview.baris[0]?.status).toBe('peringatan');
    expect(preview.baris[0]?.kesalahan).toContainEqual({ kolom: 'sekolah', pesan: 'Periksa sekolah SMA 5.' });
    expect(preview.baris[1]?.kesalahan).toContainEqual({ kolom: 'judul_karya', pesan: 'Wajib diisi.' });
    expect(preview.baris[2]?.kesalahan).toContainEqual({
      kolom: 'npm',
      pesan: 'Mahasiswa sudah terdaftar pada periode ini.',
    });
    expect(preview.baris[2]?.kesalahan).toContainEqual({ kolom: 'judul_karya', pesan: 'Judul terlalu umum.' });
    const saved = await done(
      await call('timmbkm', 'POST', `${lomba.endpoint}/save-import`, { idImport: preview.idImport }),
    );
    expect(saved).toMatchObject({ jumlahTersimpan: 1, jumlahDilewati: 2 });
    const [made] = saved.ids as string[];
    expect(await done(await call('timmbkm', 'GET', `${lomba.endpoint}/${made}`))).toMatchObject({
      status: 'disetujui',
      sumberData: 'import',
      lomba: { judulKarya: 'Pengering surya', ringkasan: 'Bersama SMA 5' },
    });
  });
});
