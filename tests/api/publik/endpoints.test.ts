import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Artikel,
  type DaftarBerita,
  isDataBeranda,
  isDataLanding,
  type MitraPublik,
} from '../../../landing/api.ts';
import { programCodes } from '../../../server/areas/publik/programs.ts';
import { createWorld, type World } from '../support/world.ts';
import { beranda, landing, visitor } from './support.ts';

let world: World;
let get: ReturnType<typeof visitor>;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  get = visitor(world);
});
afterAll(() => world.close());

const texts = (value: unknown): string => JSON.stringify(value);

describe('beranda', () => {
  it('memberi angka, mitra, berita, cerita, dan status delapan program', async () => {
    const data = await beranda(world);
    expect(isDataBeranda(data)).toBe(true);
    expect(data.program.map(({ kode }) => kode)).toEqual(programCodes);
    expect(data.berita).toHaveLength(3);
    expect(data.cerita).toHaveLength(3);
    expect(data.berita.every(({ kategori }) => kategori !== 'cerita')).toBe(true);
    expect(data.cerita.every(({ kategori, tokohNama }) => kategori === 'cerita' && tokohNama)).toBe(true);
    expect(data.mitra.length).toBeGreaterThanOrEqual(12);
    expect(data.mitra.length).toBeLessThanOrEqual(24);
    expect(data.mitra.filter(({ logoUrl }) => logoUrl)).toHaveLength(12);
  });

  it('menyebut program yang dibuka, yang akan dibuka, dan yang ditutup', async () => {
    const status = new Map((await beranda(world)).program.map(row => [row.kode, row.terbuka]));
    expect(
      (['magang', 'kkn', 'kwu', 'komcad', 'praktisi_mengajar', 'kampus_mengajar'] as const).map(code =>
        status.get(code),
      ),
    ).toEqual([true, true, true, true, false, false]);
    const [later, closed] = [
      (await landing(world, 'praktisi_mengajar')).program,
      (await landing(world, 'kampus_mengajar')).program,
    ];
    const today = world.clock.now.toISOString().slice(0, 10);
    expect(String(later.bukaPada) > today).toBe(true);
    expect(String(closed.tutupPada) < today).toBe(true);
  });

  it('menyebut hari buka dan tutup KWU yang sama dengan aturannya sendiri', async () => {
    const rules = await world.db.one<{ buka: string; tutup: string }>(
      'select tanggal_buka::text as buka, tanggal_tutup::text as tutup from kwu_pengaturan order by tanggal_buka desc limit 1',
    );
    const { bukaPada, tutupPada } = (await landing(world, 'kwu')).program;
    expect([bukaPada, tutupPada]).toEqual([rules?.buka, rules?.tutup]);
  });

  it.each([
    ['kwu', 'kwu_pengaturan', 'null::int'],
    ['kkn', 'kkn_gelombang', 't.min_sks'],
  ] as const)(
    'menyebut syarat dan tanggal %s dari aturannya sendiri, bukan dari yang umum',
    async (code, table, sks) => {
      const { bukaPada, tutupPada, minSemester, minIpk, minSks } = (await landing(world, code)).program;
      const rules = await world.db.query(
        `select t.min_semester as "minSemester", t.min_ipk as "minIpk", ${sks} as "minSks", t.tanggal_buka::text as "bukaPada",
         t.tanggal_tutup::text as "tutupPada" from ${table} t`,
      );
      const general = await landing(world, 'magang');
      expect(minIpk).not.toBe(general.program.minIpk);
      expect(rules).toContainEqual({
        minSemester,
        minIpk,
        bukaPada,
        tutupPada,
        minSks: code === 'kkn' ? minSks : null,
      });
    },
  );

  it('hanya menyebut angka yang ada, dan tidak sama sekali bila kurang dari dua', async () => {
    const { statistik } = await beranda(world);
    expect(statistik.every(({ nilai }) => nilai > 0)).toBe(true);
    expect(statistik.length).not.toBe(1);
  });
});

describe.each(programCodes)('landing %s', code => {
  it('memberi syarat, jadwal, mitra, berita, cerita, dan dokumen', async () => {
    const data = await landing(world, code);
    expect(isDataLanding(data)).toBe(true);
    expect(data.program.minSemester).toBeGreaterThan(0);
    expect(data.jadwal.every(({ mulai, selesai }) => mulai <= selesai)).toBe(true);
    // Also where others of its period register earlier.
    expect(data.jadwal[0]?.tahap).toBe('Pendaftaran');
    expect(data.berita.length).toBeGreaterThan(0);
    expect(data.berita.length).toBeLessThanOrEqual(3);
    for (const item of [...data.berita, ...data.cerita])
      expect(item.program.length === 0 || item.program.includes(code), item.judul).toBe(true);
    expect(data.dokumen[0]?.judul).toMatch(/^Panduan/);
    expect(data.dokumen.every(({ ukuran, url }) => ukuran > 0 && url.startsWith('/api/publik/berkas/'))).toBe(true);
  });
});

describe('berita', () => {
  const list = async (query = '') => (await get(`publik/berita${query}`)).json<DaftarBerita>();

  it('memberi 22 berita terbit, yang disematkan lalu yang terbaru lebih dulu', async () => {
    const { items, total } = await list('?perPage=24');
    expect([items.length, total]).toEqual([22, 22]);
    expect(items[0]?.judul).toBe('18 Mahasiswa UNR Berangkat Pertukaran ke Empat Kota');
    const dates = items.slice(1).map(({ tanggalTerbit }) => tanggalTerbit);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('menyaring menurut kategori, program, dan kata', async () => {
    expect((await list('?kategori=cerita')).total).toBe(6);
    const kkn = await list('?kode=kkn');
    expect(kkn.total).toBeGreaterThan(1);
    expect(kkn.items.every(({ program }) => program.includes('kkn'))).toBe(true);
    const found = await list('?q=BANJIR%20peta');
    expect(found.total).toBe(2);
    expect((await list('?q=100%25')).total).toBe(0);
    const pages = await Promise.all([list('?perPage=12&page=1'), list('?perPage=12&page=2')]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(22);
  });

  it('memberi satu berita dengan tetangga dan tiga yang terkait', async () => {
    const slug = 'pendaftaran-kkn-gelombang-ii-resmi-dibuka';
    const answer = await get(`publik/berita/${slug}`);
    expect(answer.statusCode).toBe(200);
    const article = answer.json<Artikel>();
    expect(article.isi).toContain('Surat izin orang tua');
    expect(article.berikutnya).toBeNull();
    expect(article.sebelumnya?.slug).toBe('18-mahasiswa-unr-berangkat-pertukaran-ke-empat-kota');
    expect(article.terkait).toHaveLength(3);
    expect(article.terkait[0]?.program).toContain('kkn');
    expect(article.terkait.map(item => item.slug)).not.toContain(slug);
    const older = (await get(`publik/berita/${article.sebelumnya?.slug}`)).json<Artikel>();
    expect(older.berikutnya?.slug).toBe(slug);
    expect((await get(`publik/berita/${slug.toUpperCase()}`)).statusCode).toBe(200);
  });
});

describe('mitra', () => {
  it('memberi semua mitra publik, atau mitra program', async () => {
    const all = (await get('publik/mitra')).json<MitraPublik[]>();
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.map(({ nama }) => nama)).not.toContain('PT Agro Prima Sentosa');
    expect((await get('publik/mitra?kode=magang')).json<MitraPublik[]>().length).toBeGreaterThan(0);
    // An operator of a Komcad opening is a participant of it, and of nothing else.
    const names = async (kode: string) =>
      (await get(`publik/mitra?kode=${kode}`)).json<MitraPublik[]>().map(({ nama }) => nama);
    expect([await names('komcad'), await names('kkn')]).toEqual([['Resimen Induk Brawijaya'], []]);
    const first = all.find(({ logoUrl }) => logoUrl)?.logoUrl ?? '';
    const logo = await get(first.replace('/api/', ''));
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('data pribadi', () => {
  it('tidak ada dalam satu jawaban pun', async () => {
    const people = await world.db.query<{ nilai: string }>(
      `select email as nilai from pengaturan_user union select npm from master_mahasiswa
       union select email from master_mitra union select npwp from master_mitra where npwp is not null
       union select email from master_pic_mitra union select id::text from pengaturan_user`,
    );
    const answers = await Promise.all([
      ...programCodes.map(code => landing(world, code)),
      beranda(world),
      ...['publik/mitra', 'publik/berita?perPage=24'].map(async path => (await get(path)).json<unknown>()),
      get('publik/berita/pendaftaran-kkn-gelombang-ii-resmi-dibuka').then(answer => answer.json<unknown>()),
    ]);
    const all = texts(answers);
    expect(people.length).toBeGreaterThan(200);
    expect(people.filter(({ nilai }) => all.includes(nilai))).toEqual([]);
    expect(all).not.toMatch(/createdBy|updatedBy|"version"|"id":/);
  });
});

describe('masukan yang salah', () => {
  it.each([
    ['kategori=gosip', 'kategori', 'Pilih salah satu yang tersedia.'],
    ['kode=riset', 'kode', 'Pilih salah satu yang tersedia.'],
    ['page=0', 'page', 'Minimal 1.'],
    ['page=dua', 'page', 'Harus berupa angka.'],
    ['page=1.5', 'page', 'Harus bilangan bulat.'],
    ['perPage=25', 'perPage', 'Maksimal 24.'],
    [`q=${'a'.repeat(101)}`, 'q', 'Maksimal 100 karakter.'],
    ['q=a%00b', 'q', 'Periksa isian ini.'],
    ['q=a&q=b', 'q', 'Periksa isian ini.'],
    ['urut=judul', 'urut', 'Isian ini tidak dikenal portal.'],
  ])('%s dijawab 400', async (query, field, message) => {
    const answer = await get(`publik/berita?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      code: 'badQuery',
      message: 'Ada isian alamat yang tidak dikenal.',
      errors: { [field]: message },
    });
  });

  it('program, berita, dan berkas yang tidak dikenal dijawab 404', async () => {
    const of = async (path: string) => {
      const { statusCode, message } = (await get(path)).json<{ statusCode: number; message: string }>();
      return [statusCode, message];
    };
    expect(await of('publik/landing/riset')).toEqual([404, 'Program tidak ditemukan.']);
    expect(await of('publik/landing/__proto__')).toEqual([404, 'Program tidak ditemukan.']);
    expect(await of('publik/berita/tidak-ada')).toEqual([404, 'Berita tidak ditemukan.']);
    expect(await of("publik/berita/x'or'1")).toEqual([404, 'Berita tidak ditemukan.']);
    expect(await of('publik/berkas/x')).toEqual([404, 'Data tidak ditemukan.']);
    expect(await of('publik/berkas/01890000-0000-7000-8000-000000000000')).toEqual([404, 'Data tidak ditemukan.']);
    expect(await of('publik/lain')).toEqual([404, 'Alamat API tidak ditemukan.']);
  });

  it('hanya berkas baris publik yang diberikan', async () => {
    const files = await world.db.query<{ id: string; field: string; judul: string | null }>(
      `select b.id, b.field, d.judul from internal_berkas b left join master_bank_dokumen d on d.berkas = b.id`,
    );
    const statusOf = async (match: (file: (typeof files)[number]) => boolean) =>
      (await get(`publik/berkas/${files.find(match)?.id}`)).statusCode;
    expect(await statusOf(file => file.judul === 'Panduan Magang')).toBe(200);
    expect(await statusOf(file => file.judul === 'Surat Pengantar Magang')).toBe(404);
    expect(await statusOf(file => file.judul === 'Pedoman Penilaian Dosen Pembimbing')).toBe(404);
    expect(await statusOf(file => file.judul === 'Pedoman Konversi Informatika')).toBe(404);
    expect(await statusOf(file => file.judul === 'Rancangan Panduan Riset')).toBe(404);
    expect(await statusOf(file => file.field === 'berkasMou')).toBe(404);
  });
});

describe('batas permintaan', () => {
  it('120 per menit dan alamat, bersama untuk semua alamat publik', async () => {
    const eager = visitor(world);
    const codes: number[] = [];
    for (let i = 0; i < 120; i++) codes.push((await eager(i % 2 ? 'publik/beranda' : 'publik/mitra')).statusCode);
    expect(new Set(codes)).toEqual(new Set([200]));
    const refused = await eager('publik/berita');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      statusCode: 429,
      code: 'tooManyRequests',
      message: 'Terlalu banyak permintaan. Coba lagi dalam 1 menit.',
      params: { minutes: 1 },
    });
    expect((await visitor(world)('publik/berita')).statusCode).toBe(200);
    // Pictures of a page that is already shown do not count.
    const logo = (await landing(world, 'magang')).mitra.find(({ logoUrl }) => logoUrl)?.logoUrl ?? '';
    expect((await eager(logo.replace('/api/', ''))).statusCode).toBe(200);
  });
});

describe('a programme for which nobody can register', () => {
  it('is not called open: without a wave where one is demanded, without a scheme everywhere', async () => {
    await world.db.execute(`update kkn_gelombang set tanggal_buka = '2025-01-06', tanggal_tutup = '2025-01-20'`);
    const team = await world.as('timmbkm');
    const kinds = (await team.get('master/jenis-mbkm', { filter: '{"kode":"magang"}' })).json<{ id: string }[]>();
    const filter = JSON.stringify({ idJenisMbkm: kinds[0]?.id, aktif: true });
    const schemes = (await team.get('master/program', { filter })).json<{ id: string; version: number }[]>();
    expect(schemes.length).toBeGreaterThan(0);
    for (const { id, version } of schemes)
      expect((await team.put(`master/program/${id}`, { aktif: false, version })).statusCode).toBe(200);
    const { program } = await beranda(world);
    const of = (code: string) => program.find(({ kode }) => kode === code);
    expect(of('kkn')).toEqual({ kode: 'kkn', terbuka: false, bukaPada: '2025-01-06', tutupPada: '2025-01-20' });
    expect(of('magang')).toEqual({ kode: 'magang', terbuka: false, bukaPada: null, tutupPada: null });
    expect((await landing(world, 'magang')).jadwal).toEqual([]);
  });
});
