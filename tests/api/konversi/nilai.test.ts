import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { id, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

const N = 'mbkm/pendaftar-program-mbkm';
const F = 'magang/matkul-paket-konversi-terpilih-final';
const A = 'magang/matkul-paket-konversi-terpilih-awal';
const wrongState = 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.';

interface Course {
  id: string;
  kode: string;
  sks: number;
  adalahMatkulKkn: boolean;
  nilaiAngka: number | null;
  nilaiHuruf: string | null;
  nilaiMutu: number | null;
  lulus: boolean;
  catatan: string | null;
  acuan: number | null;
  bolehDinilai: boolean;
  version: number;
}
interface Sheet {
  pendaftar: Record<string, unknown> & { id: string; version: number };
  kelompok: string;
  matkul: Course[];
  hak: Record<string, boolean>;
}

let place: Place;
let people: Record<'HA01' | 'HA03' | 'HA05' | 'HA07' | 'HA10', Person>;
/** Selesai, 20 SKS with a KKN course, programme grade 84.18. */
let salsabila: string;
let courses: Course[];

const sheetOf = async (of: string, who: Person = people.HA03): Promise<Sheet> =>
  (await who.get(`${N}/${of}/konversi`)).json();
/** Sends the step for what the sheet shows now, unless the test says that something older was seen. */
const save = async (
  who: Person,
  aksi: string,
  { items, ...more }: Record<string, unknown> & { items?: object[] } = {},
  of = salsabila,
) => {
  const { pendaftar, matkul } = await sheetOf(of);
  const seen = items?.map(item => ({
    version: matkul.find(({ id }) => 'id' in item && id === item.id)?.version,
    ...item,
  }));
  const { version } = pendaftar;
  return who.post(`${F}/save`, { idPendaftarMbkm: of, aksi, version, ...(seen ? { items: seen } : {}), ...more });
};
const ofProdi = () => courses.filter(course => !course.adalahMatkulKkn);
const kkn = () => courses.find(course => course.adalahMatkulKkn)?.id ?? '';

/** Puts the conversion of one participation into a state, with these grades. */
async function reset(state: string, review: string | null, nilai: number | null = 84, nilaiKkn: number | null = null) {
  await putInto(place, salsabila, {
    status: 'selesai',
    status_konversi: state,
    status_review_nilai: review,
    status_siamik: 'belum',
  });
  await place.db.execute(
    `update konversi_terpilih_final set catatan = null, version = version + 1,
       nilai_angka = case when adalah_matkul_kkn then $3::numeric else $2::numeric end, nilai_huruf = 'A-', nilai_mutu = 3.75,
       lulus = true where id_pendaftar_mbkm = $1`,
    [salsabila, nilai, nilaiKkn],
  );
}
const historyOf = async (of: string) =>
  (await people.HA03.get(`magang/pendaftar-program-mbkm/riwayat-nilai/${of}`)).json<
    {
      sumber: string;
      nilaiAngkaLama: number | null;
      nilaiAngkaBaru: number | null;
      nilaiHurufBaru: string;
      namaRole: string;
    }[]
  >();

beforeAll(async () => {
  place = await openPlace();
  salsabila = id.pendaftar('salsabila');
  people = {
    HA01: await place.as('HA01'),
    HA03: await place.as('HA03'),
    HA05: await place.as('HA05'),
    HA07: await place.as('HA07'),
    HA10: await place.as('HA10'),
  };
  courses = (await sheetOf(salsabila)).matkul;
});
afterAll(() => place.world.close());

describe('conversion workflow from the approved package on', () => {
  const states = [
    ['belum', null],
    ['diajukan', null],
    ['revisi', null],
    ['disetujui', null],
    ['dinilai', 'menunggu'],
    ['dinilai', 'dikembalikan'],
    ['final', 'diterima'],
    ['revisi_nilai', 'diterima'],
  ] as const;
  /** Where each step leads, said once more by somebody who read docs/domain/20 §1.1. */
  const arrows: Record<string, { roles: string[]; from: Record<string, [string, string]> }> = {
    kirim: {
      roles: ['HA05', 'HA07'],
      from: { 'disetujui/': ['dinilai', 'menunggu'], 'dinilai/dikembalikan': ['dinilai', 'menunggu'] },
    },
    kembalikan: { roles: ['HA01', 'HA03'], from: { 'dinilai/menunggu': ['dinilai', 'dikembalikan'] } },
    finalisasi: { roles: ['HA01', 'HA03'], from: { 'dinilai/menunggu': ['final', 'diterima'] } },
  };

  it.each(Object.keys(arrows))('%s by every role in every state', async aksi => {
    const arrow = arrows[aksi];
    for (const [role, person] of Object.entries(people)) {
      for (const [state, review] of states) {
        await reset(state, review, 84, 84);
        const answer = await save(person, aksi, { catatan: 'Uji.' });
        const where = `${role} ${aksi} ${state}/${review ?? ''}: ${answer.body.slice(0, 120)}`;
        const to = arrow?.from[`${state}/${review ?? ''}`];
        const expected = !arrow?.roles.includes(role) ? 403 : to ? 200 : 409;
        expect(answer.statusCode, where).toBe(expected);
        if (expected === 409) expect(answer.json().message, where).toBe(wrongState);
        if (expected === 200)
          expect([answer.json().statusKonversi, answer.json().statusReviewNilai], where).toEqual(to);
      }
    }
  });

  it.each(['HA02', 'HA04', 'HA06', 'HA09', 'HA10'])('%s grades nothing', async role => {
    await reset('dinilai', 'menunggu', 84, 84);
    for (const aksi of ['draf', 'kirim', 'kembalikan', 'finalisasi'])
      expect((await save(await place.as(role), aksi, { catatan: 'Uji.' })).statusCode, aksi).toBe(403);
  });

  it('needs a note to return, a finished activity and all grades to finalise', async () => {
    await reset('dinilai', 'menunggu');
    const silent = await save(people.HA03, 'kembalikan');
    expect([silent.statusCode, silent.json().message]).toEqual([422, 'Catatan wajib diisi.']);
    const lacking = await save(people.HA03, 'finalisasi');
    expect([lacking.statusCode, lacking.json().message]).toEqual([422, 'Nilai mata kuliah KKN belum diisi.']);
    expect(lacking.json().errors).toEqual({ [`${kkn()}.nilaiAngka`]: 'Nilai mata kuliah KKN belum diisi.' });
    await putInto(place, salsabila, { status: 'berjalan' });
    const early = await save(people.HA03, 'finalisasi');
    expect([early.statusCode, early.json().message]).toEqual([409, 'Kegiatan belum dinyatakan selesai.']);
  });

  it('two who finalise at once: one does, the other learns of it', async () => {
    await reset('dinilai', 'menunggu', 84, 88);
    const answers = await Promise.all([save(people.HA03, 'finalisasi'), save(people.HA01, 'finalisasi')]);
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409]);
    const history = (await people.HA03.get(`${N}/${salsabila}/riwayat`)).json<{ aksi: string; alur: string }[]>();
    expect(history[0]).toMatchObject({ aksi: 'finalisasi', alur: 'konversi' });
  });

  it('finalises many, each by itself', async () => {
    await reset('dinilai', 'menunggu', 84, 84);
    const other = id.pendaftar('final-if');
    const answer = await people.HA03.put(`${F}/save`, {
      items: [
        { id: salsabila, version: (await sheetOf(salsabila)).pendaftar.version },
        { id: other, version: (await sheetOf(other)).pendaftar.version },
      ],
      aksi: 'finalisasi',
    });
    expect(answer.json()).toMatchObject({ berhasil: [salsabila], gagal: [{ id: other, pesan: wrongState }] });
    const row = (await sheetOf(salsabila)).pendaftar;
    expect(row).toMatchObject({
      statusKonversi: 'final',
      ipsKonversi: 3.75,
      totalSksDiakui: 20,
      statusSiamik: 'belum',
    });
    expect(Date.parse(String(row.tanggalFinal))).toBe(place.world.clock.now.getTime());
  });
});

describe('grades of courses', () => {
  beforeEach(() => reset('disetujui', null, null));

  it('are letters, mutu and SKS by the scale, never by the client', async () => {
    const [first, second] = ofProdi();
    const before = (await historyOf(salsabila)).length;
    const items = [
      { id: first?.id, nilaiAngka: 79.99, nilaiHuruf: 'A' },
      { id: second?.id, nilaiAngka: 54.99, catatan: 'Tidak mengikuti ujian.' },
    ];
    expect((await save(people.HA07, 'draf', { items })).statusCode).toBe(200);
    const { matkul, pendaftar } = await sheetOf(salsabila, people.HA07);
    const of = (course: Course | undefined) => matkul.find(found => found.id === course?.id);
    expect(of(first)).toMatchObject({ nilaiAngka: 79.99, nilaiHuruf: 'B+', nilaiMutu: 3.5, lulus: true });
    expect(of(second)).toMatchObject({ nilaiHuruf: 'D', lulus: false, catatan: 'Tidak mengikuti ujian.' });
    // A failed course stays outside the recognised credits.
    expect(pendaftar.totalSksDiakui).toBe(20 - (second?.sks ?? 0));
    expect(pendaftar.matkulDinilai).toBe(`2/${courses.length}`);
    const history = await historyOf(salsabila);
    expect(history.length).toBe(before + 2);
    const written = history.find(change => change.nilaiAngkaBaru === 79.99);
    expect(written).toMatchObject({ sumber: 'pengisian', nilaiAngkaLama: null, nilaiHurufBaru: 'B+' });
    // The same again changes nothing.
    await save(people.HA07, 'draf', { items });
    expect((await historyOf(salsabila)).length).toBe(before + 2);
  });

  it('lie between 0 and 100 with two decimals', async () => {
    const [course] = ofProdi();
    for (const [nilaiAngka, message] of [
      [100.01, 'Nilai harus antara 0 dan 100.'],
      [-1, 'Nilai harus antara 0 dan 100.'],
      ['90', 'Nilai harus antara 0 dan 100.'],
      [80.123, 'Maksimal 2 angka di belakang koma.'],
    ]) {
      const answer = await save(people.HA05, 'draf', { items: [{ id: course?.id, nilaiAngka }] });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [`${course?.id}.nilaiAngka`]: message });
    }
  });

  it('need a note where they lie further than 10 from the programme grade', async () => {
    const items = ofProdi().map(({ id: course }, i) => ({ id: course, nilaiAngka: i ? 84 : 74.17 }));
    const first = items[0]?.id;
    const refused = await save(people.HA07, 'kirim', { items });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      [`${first}.catatan`]: 'Selisih nilai lebih dari 10; catatan wajib diisi.',
    });
    // Nothing half written: the refused call kept no grade.
    expect((await sheetOf(salsabila)).matkul.every(course => course.nilaiAngka === null)).toBe(true);
    const atTheEdge = items.map(item => (item.id === first ? { ...item, nilaiAngka: 74.18 } : item));
    expect((await save(people.HA07, 'kirim', { items: atTheEdge })).statusCode).toBe(200);
  });

  it('must all be there to be handed in, but for KKN courses', async () => {
    const answer = await save(people.HA05, 'kirim', { items: [] });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Semua mata kuliah wajib dinilai.']);
    expect(Object.keys(answer.json().errors)).toHaveLength(ofProdi().length);
  });

  it('of KKN courses are given by Tim MBKM only', async () => {
    const items = [{ id: kkn(), nilaiAngka: 90 }];
    const locked = await save(people.HA07, 'draf', { items });
    expect([locked.statusCode, locked.json().message]).toEqual([422, 'Mata kuliah KKN dinilai Tim MBKM.']);
    expect((await sheetOf(salsabila, people.HA07)).matkul.find(({ id: one }) => one === kkn())?.bolehDinilai).toBe(
      false,
    );
    expect((await save(people.HA03, 'draf', { items })).statusCode).toBe(200);
    const { pendaftar } = await sheetOf(salsabila);
    expect(pendaftar).toMatchObject({ nilaiMatkulKkn: 90, namaMatkulKkn: 'Kuliah Kerja Nyata' });
  });

  it('of KKN courses may still be given while the study programme has its grades back', async () => {
    await reset('dinilai', 'dikembalikan');
    expect((await save(people.HA03, 'draf', { items: [{ id: kkn(), nilaiAngka: 91 }] })).statusCode).toBe(200);
    const [course] = ofProdi();
    expect(
      (await save(people.HA03, 'draf', { items: [{ id: course?.id, nilaiAngka: 91, catatan: 'x' }] })).statusCode,
    ).toBe(409);
  });

  it('are neither given nor handed in once the student has withdrawn', async () => {
    await reset('disetujui', null, 84, 90);
    await putInto(place, salsabila, { status: 'mengundurkan_diri' });
    const answers = [await save(people.HA05, 'draf', { items: [] }), await save(people.HA05, 'kirim', { items: [] })];
    await putInto(place, salsabila, { status: 'selesai' });
    expect(answers.map(answer => [answer.statusCode, answer.json().message])).toEqual(Array(2).fill([409, wrongState]));
  });

  it('handed in are adjusted by Tim MBKM with a note, and no longer by the study programme', async () => {
    await reset('dinilai', 'menunggu');
    const [course] = ofProdi();
    const item = { id: course?.id, nilaiAngka: 86 };
    expect((await save(people.HA07, 'draf', { items: [item] })).statusCode).toBe(409);
    const taken = await save(people.HA03, 'draf', { items: [{ ...item, nilaiAngka: null, catatan: 'Dihapus.' }] });
    expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([422, [`${course?.id}.nilaiAngka`]]);
    const silent = await save(people.HA03, 'draf', { items: [item] });
    expect(silent.json().errors).toEqual({ [`${course?.id}.catatan`]: 'Catatan wajib diisi.' });
    expect(
      (await save(people.HA03, 'draf', { items: [{ ...item, catatan: 'Sesuai berita acara.' }] })).statusCode,
    ).toBe(200);
    const adjusted = (await historyOf(salsabila)).find(({ nilaiAngkaBaru }) => nilaiAngkaBaru === 86);
    expect(adjusted).toMatchObject({
      sumber: 'reviu',
      nilaiAngkaLama: 84,
      nilaiAngkaBaru: 86,
      namaRole: 'Tim MBKM',
    });
  });

  it('are not overwritten by somebody who saw an older grade', async () => {
    const [course] = (await sheetOf(salsabila)).matkul.filter(found => !found.adalahMatkulKkn);
    const version = course?.version;
    await save(people.HA05, 'draf', { items: [{ id: course?.id, nilaiAngka: 80, version }] });
    const late = await save(people.HA07, 'draf', { items: [{ id: course?.id, nilaiAngka: 81, version }] });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.',
    ]);
  });

  it('go to the final row by the proposed one, once the package is approved', async () => {
    const awal = await place.db.one<{ id: string }>(
      `select id_terpilih_awal as id from konversi_terpilih_final where id = $1`,
      [ofProdi()[0]?.id],
    );
    const course = (await sheetOf(salsabila)).matkul.find(found => found.id === ofProdi()[0]?.id);
    const path = `${A}/update-nilai/${awal?.id}`;
    expect((await people.HA07.put(path, { nilaiAngka: 82.5 })).statusCode).toBe(428);
    // The version is that of the recognised course, whose grade it is.
    const answer = await people.HA07.put(path, { nilaiAngka: 82.5, version: course?.version });
    expect(answer.json()).toMatchObject({ id: ofProdi()[0]?.id, nilaiAngka: 82.5, nilaiHuruf: 'A-' });
    const open = await place.db.one<{ id: string }>(
      `select a.id from konversi_terpilih_awal a
       join mbkm_pendaftar_program_mbkm t on t.id = a.id_pendaftar_mbkm
       where t.status_konversi = 'diajukan' and t.id_program_prodi = $1 limit 1`,
      [id.prodi('081010')],
    );
    const early = await people.HA07.put(`${A}/update-nilai/${open?.id}`, { nilaiAngka: 80, version: 1 });
    expect([early.statusCode, early.json().message]).toEqual([409, 'Paket konversi belum disetujui.']);
  });

  it('are graded by members of the team only', async () => {
    await place.db.execute(
      `update master_tim_penilai_prodi set aktif = false where nama_pegawai like '%Hendra Saputra%'`,
    );
    const refused = await save(people.HA07, 'draf', { items: [] });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Anda bukan anggota Tim Konversi/Penilai Program Studi pada periode ini.',
    ]);
    expect((await save(people.HA05, 'draf', { items: [] })).statusCode).toBe(200);
    await place.db.execute(
      `update master_tim_penilai_prodi set aktif = true where nama_pegawai like '%Hendra Saputra%'`,
    );
  });

  it('of another study programme are not to be found', async () => {
    const other = id.pendaftar('final-mn');
    expect((await people.HA07.get(`${N}/${other}/konversi`)).statusCode).toBe(404);
    expect((await save(people.HA07, 'draf', { items: [] }, other)).statusCode).toBe(404);
  });
});

describe('who sees grades', () => {
  it('students from final on', async () => {
    const student = await place.db.one<{ idMahasiswa: string }>(
      `select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where id = $1`,
      [salsabila],
    );
    const person = await place.enter('HA02', { idMahasiswa: student?.idMahasiswa ?? '' });
    await reset('dinilai', 'menunggu', 84, 84);
    const early = await sheetOf(salsabila, person);
    expect(
      early.matkul.every(({ nilaiAngka, nilaiHuruf, lulus }) => nilaiAngka === null && nilaiHuruf === null && !lulus),
    ).toBe(true);
    expect(early.pendaftar).toMatchObject({ nilaiAkhir: null, nilaiMatkulKkn: null });
    expect((await person.get(`magang/pendaftar-program-mbkm/riwayat-nilai/${salsabila}`)).json()).toEqual([]);
    await save(people.HA03, 'finalisasi');
    const late = await sheetOf(salsabila, person);
    expect(late.matkul.map(({ nilaiAngka }) => nilaiAngka)).toEqual(courses.map(() => 84));
    const told = (await person.get('notifikasi')).json<{ judul: string; link: string }[]>();
    expect(told[0]).toMatchObject({ judul: 'Nilai konversi final', link: '/magang/riwayat' });
  });

  it('lists with and without a KKN course, each with that course', async () => {
    const withKkn = (await people.HA03.get(`${N}/matkul-kkn`, { ada: 'true', range: [0, 99] })).json<
      { adaMatkulKkn: boolean; statusKonversi: string; matkulKkn: { nama: string; sks: number } | null }[]
    >();
    expect(withKkn.length).toBeGreaterThan(3);
    for (const row of withKkn) {
      expect(row.matkulKkn).toMatchObject({ nama: 'Kuliah Kerja Nyata', sks: 3 });
      expect(['disetujui', 'dinilai', 'final', 'revisi_nilai']).toContain(row.statusKonversi);
    }
    const without = (await people.HA03.get(`${N}/matkul-kkn`, { ada: 'false' })).json<{ matkulKkn: unknown }[]>();
    expect(without.length).toBeGreaterThan(2);
    expect(without.every(row => row.matkulKkn === null)).toBe(true);
  });
});

it('the demo says of each participation what its courses say', async () => {
  const wrong = await place.db.query(
    `select t.npm, t.matkul_dinilai, x.dinilai, t.total_sks_diakui, x.sks, t.ips_konversi, x.ips
     from mbkm_pendaftar_program_mbkm t join (
       select id_pendaftar_mbkm as id, count(nilai_angka) || '/' || count(*) as dinilai,
         sum(sks_diakui) filter (where nilai_angka is null or lulus) as sks,
         round(sum(sks_diakui * nilai_mutu) / sum(sks_diakui), 2) as ips
       from konversi_terpilih_final group by 1) x on x.id = t.id
     where t.id <> $1 and (t.matkul_dinilai <> x.dinilai or t.total_sks_diakui <> x.sks
       or (t.status_konversi in ('final', 'revisi_nilai') and t.ips_konversi is distinct from x.ips))`,
    [salsabila],
  );
  expect(wrong).toEqual([]);
});
