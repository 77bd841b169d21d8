import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { courseId } from '../../../../server/demo/courses.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { pdfText } from '../../support/pdfText.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';
import { dataOf, M, sendForm } from './formulir.ts';

/** Refusals and prints of inbound exchange, each in the words of docs/domain/50. */

const P = 'v2/pertukaran-mahasiswa';
const classId = (key: string) => idOf('pertukaran/mk-inbound', key);
let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

type Answer = Awaited<ReturnType<Person['get']>>;
const said = (answer: Answer): [number, unknown] => {
  const { errors, message } = answer.json<{ errors?: Record<string, string>; message: string }>();
  return [answer.statusCode, errors && Object.keys(errors).length ? Object.values(errors)[0] : message];
};
const npmOf = async (key: string) =>
  (await world.db.one<{ npm: string }>('select npm from pertukaran_mhs_inbound where id = $1', [inboundId(key)]))
    ?.npm ?? '';
async function enter(key: string): Promise<Person> {
  const answer = await world.login(await npmOf(key), testConfig.demoPassword);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

describe('kelas (§1.3, §1.4)', () => {
  const fresh = {
    idMasaStudi: studyPeriodId('inbound', 1),
    idMatkul: courseId('081010', 'Basis Data'),
    kelas: 'A',
    kuota: 20,
    moda: 'daring',
  };

  it('unik, berbobot 100, dan tidak dibuka tanpa pengampu, jadwal, dan tautan', async () => {
    expect(said(await team.post(`${P}/mata-kuliah`, { ...fresh, bobotUas: 40 }))).toEqual([
      422,
      'Total bobot komponen harus 100%.',
    ]);
    const made = await team.post(`${P}/mata-kuliah`, fresh);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    expect(said(await team.post(`${P}/mata-kuliah`, fresh))[1]).toBe('Kelas A untuk mata kuliah ini sudah dibuka.');
    const comma = { ...fresh, kelas: 'B, C' };
    expect((await team.post(`${P}/mata-kuliah`, comma)).statusCode).toBe(201);
    expect(said(await team.post(`${P}/mata-kuliah`, comma))[1]).toBe('Kelas B, C untuk mata kuliah ini sudah dibuka.');
    const open = () => team.post(`${P}/mata-kuliah/${id}/aksi/buka`, {});
    expect(said(await open())).toEqual([409, 'Tetapkan dosen pengampu lebih dahulu.']);
    const lecturers = await world.db.query<{ id: string }>(
      `select id from master_pegawai where jenis = 'dosen' and aktif order by id limit 2`,
    );
    const [idPegawai, other] = lecturers.map(one => one.id);
    const teacher = { idMkInbound: id, idPegawai, peran: 'pengampu' };
    const given = await team.post(`${P}/mk-dosen`, teacher);
    expect(given.statusCode, given.body).toBe(201);
    expect(said(await team.post(`${P}/mk-dosen`, { ...teacher, peran: 'anggota' }))[1]).toBe(
      'Dosen sudah ditugaskan pada kelas ini.',
    );
    expect(said(await team.post(`${P}/mk-dosen`, { ...teacher, idPegawai: other }))[1]).toBe(
      'Kelas ini sudah memiliki pengampu.',
    );
    expect(said(await open())).toEqual([409, 'Isi tautan kelas lebih dahulu.']);
    const linked = await team.put(`${P}/mata-kuliah/${id}`, { linkDaring: 'https://kelas.example/basis-data' });
    expect(linked.statusCode, linked.body).toBe(200);
    expect((await open()).statusCode).toBe(200);
    // Somebody answers for an open class: the lecturer is replaced, not taken away.
    const row = `${P}/mk-dosen/${given.json().id}`;
    const kept = 'Kelas yang dibuka harus memiliki pengampu. Ganti dosennya pada baris ini.';
    expect(said(await team.delete(row))).toEqual([409, kept]);
    expect(said(await team.put(row, { peran: 'anggota' }))).toEqual([409, kept]);
    expect((await team.put(row, { idPegawai: other })).statusCode).toBe(200);
  });

  it('kuota tidak turun di bawah pesertanya, dan yang berpeserta tidak dihapus', async () => {
    const path = `${P}/mata-kuliah/${classId('if4')}`;
    const n = (await team.get(path)).json<{ terisi: number }>().terisi;
    expect(said(await team.put(path, { kuota: n - 1 }))).toEqual([
      422,
      `Tidak boleh kurang dari yang sudah terisi (${n}).`,
    ]);
    expect(said(await team.delete(path))).toEqual([409, `Kelas masih memiliki ${n} peserta.`]);
    const period = `${P}/masa-studi/${studyPeriodId('inbound', 0)}`;
    expect(said(await team.delete(period))).toEqual([409, 'Masa studi sudah digunakan oleh 12 peserta.']);
  });

  it('mahasiswa melihat yang dibuka, dan yang ditutup hanya bila diambilnya', async () => {
    const states = async (student: Person) =>
      (await student.get(`${P}/mata-kuliah`, { range: [0, 99] }))
        .json<{ id: string; status: string }[]>()
        .filter(({ status }) => status !== 'dibuka')
        .map(({ id }) => id);
    expect(await states(await world.as('HA08'))).toEqual([]);
    expect(await states(await enter('galih'))).toEqual([classId('ik2')]);
  });
});

describe('KRS (§2.3)', () => {
  it('kosong, terlalu sedikit, dan di luar masanya ditolak', async () => {
    const kevin = await enter('kevin');
    const plan = async () => (await kevin.get(`${P}/krs`)).json();
    const submit = async () => kevin.bare.put(`${P}/krs/ajukan`, { version: (await plan()).header.version });
    const period = studyPeriodId('inbound', 0);
    await world.db.execute('update pertukaran_masa_studi set min_sks = 9 where id = $1', [period]);
    expect(said(await submit())).toEqual([422, 'Minimal 9 SKS harus diambil.']);
    const { nama } = (await team.get(`${P}/masa-studi/${period}`)).json();
    const now = world.clock.now.toISOString().slice(0, 10);
    const window = (mulai: number, selesai: number) =>
      world.db.execute(
        `update pertukaran_masa_studi set krs_mulai = $2::date + $3::int, krs_selesai = $2::date + $4::int where id = $1`,
        [period, now, mulai, selesai],
      );
    await window(-9, -2);
    expect(said(await submit())[1]).toMatch(
      new RegExp(`^Masa pengisian KRS ${nama} sudah ditutup pada \\d+ \\w+ \\d{4}\\.$`),
    );
    await window(2, 9);
    expect(said(await submit())).toEqual([409, `Masa pengisian KRS ${nama} belum dibuka.`]);
    await window(-30, 30);
    for (const row of (await plan()).rows) await kevin.bare.delete(`${P}/krs/${row.id}`, { version: row.version });
    expect(said(await submit())).toEqual([422, 'KRS masih kosong.']);
  });

  it('dicetak dengan tanda BELUM DISETUJUI sampai disetujui, dan mahasiswa diberi tahu jumlah SKS-nya', async () => {
    const jihan = await enter('jihan');
    const printed = async () => (await pdfText((await jihan.get(`${P}/krs/cetak`)).rawPayload)).pages[0]?.text;
    expect(await printed()).toContain('BELUM DISETUJUI');
    const { header, masaStudi } = (await jihan.get(`${P}/krs`)).json();
    const approved = await team.put(`${P}/krs/approve/${header.id}`, { aksi: 'setujui', version: header.version });
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await printed()).not.toContain('BELUM DISETUJUI');
    const told = (await jihan.get('notifikasi', { range: [0, 9] })).json<{ isi: string }[]>();
    expect(told.map(({ isi }) => isi)).toContain(
      `KRS Anda untuk ${masaStudi.nama} telah disetujui (${header.totalSks} SKS).`,
    );
  });
});

describe('cetakan (§4)', () => {
  it('KHS berjudul menurut bahasanya, dan yang sementara bertanda', async () => {
    const text = async (query: Record<string, string>) =>
      (await pdfText((await team.get(`${M}/cetak-khs`, query)).rawPayload)).pages.map(page => page.text).join(' ');
    const maya = { npm: await npmOf('maya'), idMasaStudi: studyPeriodId('inbound', -1) };
    expect(await text(maya)).toContain('KARTU HASIL STUDI MAHASISWA INBOUND');
    expect(await text({ ...maya, bahasa: 'en' })).toContain('ACADEMIC TRANSCRIPT');
    const andi = { npm: await npmOf('andi'), draf: '1' };
    expect(await text(andi)).toContain('SEMENTARA');
    expect(await text({ ...andi, bahasa: 'en' })).toContain('PROVISIONAL');
  });
});

describe('mahasiswa (§1.2, §4)', () => {
  it('yang studinya selesai membaca saja', async () => {
    await world.db.execute(`update pertukaran_mhs_inbound set status = 'selesai' where id = $1`, [inboundId('eko')]);
    const eko = await enter('eko');
    const row = `${M}/${inboundId('eko')}`;
    expect((await eko.get(row)).statusCode).toBe(200);
    expect(said(await eko.put(row, { alamatDomisili: 'Asrama' }))).toEqual([
      409,
      'Studi Anda sudah berakhir; data Anda hanya dapat dibaca.',
    ]);
    expect((await eko.post(`${P}/krs`, { idMkInbound: classId('ti1') })).statusCode).toBe(409);
  });

  it('formulir menolak usia yang tidak wajar, dan pendaftar setelah kuotanya penuh', async () => {
    const prodi = await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`);
    const send = (over: Record<string, unknown>) =>
      sendForm(world.app, world.clock, { data: dataOf(prodi?.id ?? '', over), from: '10.8.0.1' });
    expect((await send({ tanggalLahir: '2015-01-01' })).json().errors).toEqual({
      tanggalLahir: 'Tanggal lahir tidak wajar.',
    });
    await world.db.execute('update pertukaran_masa_studi set kuota = 1 where id = $1', [studyPeriodId('inbound', 1)]);
    expect(said(await send({}))).toEqual([409, 'Kuota pendaftaran inbound sudah penuh.']);
    await world.db.execute('update pertukaran_masa_studi set kuota = 0 where id = $1', [studyPeriodId('inbound', 1)]);
  });
});

describe('laporan besar (§4)', () => {
  const many = (from: number, to: number) =>
    world.db.execute(
      `insert into pertukaran_mhs_inbound (id, nomor_registrasi, npm, id_masa_studi, jalur, jumlah_semester, nama_lengkap,
         kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir, email, no_hp, alamat_asal, nama_kampus_asal, jenjang_asal,
         nama_prodi_asal, nim_asal, semester_asal, ipk, nama_pic_asal, email_pic_asal, id_program_prodi, motivasi,
         kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, pernyataan, status)
       select gen_random_uuid(), 'R' || n, 'IN00' || lpad(n::text, 5, '0'), id_masa_studi, jalur, 1, 'AA Banyak ' || n,
         kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir, n || '@uji.example', no_hp, alamat_asal, nama_kampus_asal,
         jenjang_asal, nama_prodi_asal, 'X' || n, 5, 3.5, nama_pic_asal, email_pic_asal, id_program_prodi, motivasi,
         kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, true, 'disetujui'
       from pertukaran_mhs_inbound, generate_series($2::int, $3::int) n where id = $1`,
      [inboundId('andi'), from, to],
    );

  it('menghitung SKS setiap mahasiswa juga di atas seribu, dan di atas lima ribu minta dipersempit', async () => {
    const idMasaStudi = studyPeriodId('inbound', 0);
    await many(1, 1100);
    const report = (await team.get(`${M}/rpt-mhs-inbond`, { idMasaStudi })).json();
    const andi = report.tabel[0].baris.find(({ nama }: { nama: string }) => nama === 'Andi Tenri Abeng');
    expect(andi).toMatchObject({ sks: 12 });
    await many(1101, 5001);
    expect(said(await team.get(`${M}/rpt-mhs-inbond`, { idMasaStudi }))).toEqual([422, 'Persempit filter laporan.']);
  });
});
