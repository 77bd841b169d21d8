import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { linkOpens, type Role } from '../../../resources/kit/index.ts';
import type { JawabanCari, KelompokTemuan } from '../../../resources/umum/cari.ts';
import { dunia } from '../../fixtures/regu.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** The search over everything: what it finds is what lists show, and a declaration is enough to be found. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, dunia);
});
afterAll(() => world.close());

const find = async (person: Person, q: string): Promise<KelompokTemuan[]> => {
  const answer = await person.get('cari', { q });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<JawabanCari>().kelompok;
};
const names = (groups: readonly KelompokTemuan[]) => groups.map(({ nama }) => nama);
const found = registry.resources.filter(r => r.found);

const works = ['HKI', 'Jurnal', 'Prosiding', 'Jejaring'];
/** Groups that each role finds something in, in the order of the declarations. */
const inbound = ['Mahasiswa inbound', 'Mata kuliah inbound'];
const expected: Readonly<Partial<Record<Role, readonly string[]>>> = {
  HA01: [
    'Akun',
    'Surat',
    'Mahasiswa',
    'Dosen dan pegawai',
    'Lowongan',
    'Mitra',
    'PIC mitra',
    'Dokumen',
    'Pendaftaran',
    'Kelompok KKN',
    'Usaha KWU',
    ...inbound,
    ...works,
  ],
  HA02: ['Lowongan', 'Dokumen', 'Pendaftaran', 'Kelompok KKN', 'Usaha KWU', ...works],
  HA03: [
    'Akun',
    'Surat',
    'Mahasiswa',
    'Dosen dan pegawai',
    'Lowongan',
    'Mitra',
    'PIC mitra',
    'Dokumen',
    'Pendaftaran',
    'Kelompok KKN',
    'Usaha KWU',
    ...inbound,
    ...works,
  ],
  HA04: ['Mahasiswa', 'Dokumen', 'Pendaftaran', 'Kelompok KKN', 'Usaha KWU', ...inbound, ...works],
  HA05: [
    'Mahasiswa',
    'Dosen dan pegawai',
    'Lowongan',
    'Mitra',
    'Dokumen',
    'Pendaftaran',
    'Kelompok KKN',
    'Usaha KWU',
    ...inbound,
    ...works,
  ],
  HA06: ['Mahasiswa', 'Lowongan', 'Mitra', 'PIC mitra', 'Dokumen', 'Pendaftaran'],
  HA07: ['Mahasiswa', 'Dokumen', 'Pendaftaran', 'Kelompok KKN', ...inbound],
  HA08: ['Dokumen', ...inbound],
  HA09: ['Dokumen', 'Pendaftaran'],
  HA10: [
    'Surat',
    'Mahasiswa',
    'Dosen dan pegawai',
    'Mitra',
    'Dokumen',
    'Pendaftaran',
    'Kelompok KKN',
    'Usaha KWU',
    ...inbound,
    ...works,
  ],
};

/** Words that the lists of a role show: the labels of a few rows of each resource, in pieces long enough to search. */
async function wordsOf(person: Person): Promise<string[]> {
  const words = new Set<string>();
  for (const r of found) {
    const answer = await person.get(r.endpoint, { range: [0, 2] });
    if (answer.statusCode !== 200) continue;
    for (const row of answer.json<Record<string, unknown>[]>())
      for (const name of r.search)
        for (const word of String(row[name] ?? '').split(/\s+/))
          if (/^[\w.]{4,}$/.test(word) && /\w{3}/.test(word)) words.add(word);
  }
  return [...words];
}

describe('cari di seluruh portal', () => {
  it.each(Object.entries(expected))('%s menemukan baris daftarnya, dan hanya itu', async (role, groups) => {
    const person = await world.as(role);
    const hits = new Map<string, Map<string, string[]>>();
    for (const word of await wordsOf(person))
      for (const { nama, hasil } of await find(person, word)) {
        const known = hits.get(nama) ?? new Map<string, string[]>();
        hits.set(nama, known);
        for (const { id, tautan } of hasil) known.set(id, tautan);
      }
    expect([...hits.keys()].sort()).toEqual([...groups].sort());
    for (const [nama, rows] of hits) {
      const r = found.find(one => one.found?.group === nama);
      const answer = await person.get(r?.endpoint ?? '', { filter: { id: [...rows.keys()] } });
      expect(
        answer
          .json<{ id: string }[]>()
          .map(({ id }) => id)
          .sort(),
        nama,
      ).toEqual([...rows.keys()].sort());
      for (const link of [...rows.values()].flat())
        expect(
          registry.screens.some(screen => screen.roles[role as Role] && linkOpens(screen.path, link)),
          link,
        ).toBe(true);
    }
  });

  it('menemukan mahasiswa dengan NPM dan dengan nama, di cakupan prodinya saja', async () => {
    const koordinator = await world.as('HA05');
    const [own] = (await koordinator.get('master/mahasiswa', { range: [0, 0], embed: '1' })).json();
    const [hit] = (await find(koordinator, own.npm)).find(({ nama }) => nama === 'Mahasiswa')?.hasil ?? [];
    expect(hit).toEqual({
      id: own.id,
      judul: `${own.npm} ${own.nama}`,
      keterangan: own._embed.idProgramProdi.label,
      tautan: [`/master/mahasiswa/${own.id}/show`],
    });
    const other = await world.db.one<{ npm: string }>(
      'select npm from master_mahasiswa where id_program_prodi <> $1 order by npm limit 1',
      [own.idProgramProdi],
    );
    expect(await find(koordinator, other?.npm ?? '')).toEqual([]);
    expect(names(await find(await world.as('HA03'), other?.npm ?? ''))).toContain('Mahasiswa');
  });

  it('menyebut pendaftaran dengan program, mitra, dan status dalam kata; menuju halaman peran masing-masing', async () => {
    const row = await world.db.one<{ npm: string; mitra: string }>(
      `select p.npm, p.nama_mitra as mitra from mbkm_pendaftar_program_mbkm p join pengaturan_user u
         on u.id_mahasiswa = p.id_mahasiswa where p.kode_jenis_mbkm = 'magang' and p.status = 'berjalan' and u.username = 'mahasiswa'`,
    );
    const links = async (role: Role) => {
      const groups = await find(await world.as(role), row?.npm ?? '');
      return groups.find(({ nama }) => nama === 'Pendaftaran')?.hasil ?? [];
    };
    const own = (await links('HA02')).find(({ keterangan }) => keterangan?.includes(String(row?.mitra)));
    expect(own?.keterangan).toContain(`${row?.mitra} · Berjalan`);
    expect(own?.tautan[0]).toMatch(/^\/magang\/mahasiswa\/detail\//);
    expect((await links('HA03'))[0]?.tautan[0]).toMatch(/^\/monitoring\/detail\//);
    expect((await links('HA05'))[0]?.tautan[0]).toMatch(/^\/monitoring2\/detail\//);
  });

  it('menemukan surat bagi Tim MBKM dan BAKPK, di daftar surat', async () => {
    const row = await world.db.one<{ id: string }>('select id from mbkm_pendaftar_program_mbkm order by id limit 1');
    await world.db.execute(
      `insert into surat_surat (id, nomor_surat, jenis_surat, tahun, nomor_urut, kode_verifikasi, perihal, nama_penerima,
         tanggal_surat, status, resource, id_baris)
       values ($1::text::uuid, '9917/UJI/2026', 'surat_pengantar', 2026, 9917, 'kodeuji', 'Pengantar', 'Siapa Saja', '2026-11-01',
         'terbit', 'mbkm/pendaftar-program-mbkm', $1::text)`,
      [row?.id],
    );
    for (const role of ['HA03', 'HA10'])
      expect((await find(await world.as(role), '9917/uji'))[0]).toEqual({
        nama: 'Surat',
        hasil: [expect.objectContaining({ judul: '9917/UJI/2026', tautan: [`/pengaturan/surat/${row?.id}/show`] })],
        semua: null,
      });
    for (const role of ['HA02', 'HA05', 'HA06']) expect(await find(await world.as(role), '9917/uji')).toEqual([]);
  });

  it('menampilkan lima, dan daftar yang memuat semuanya', async () => {
    const tim = await world.as('HA03');
    const most = await world.db.one<{ q: string }>(
      'select left(npm, 4) as q from master_mahasiswa group by 1 order by count(*) desc limit 1',
    );
    const [many] = (await find(tim, most?.q ?? '')).filter(({ nama }) => nama === 'Mahasiswa');
    expect(many?.hasil).toHaveLength(5);
    expect(many?.semua).toBe(`/master/mahasiswa?filter=${encodeURIComponent(JSON.stringify({ q: most?.q }))}`);
  });

  it('mendahulukan jenis yang namanya cocok dari yang hanya cocok di dalam surel', async () => {
    const [mitra] = await world.db.query<{ nama: string }>(
      `select nama from master_mitra where nama like 'PT Nusa%' limit 1`,
    );
    const groups = await find(await world.as('HA03'), 'nusa');
    expect(names(groups)).toContain('Akun');
    expect(groups[0]).toMatchObject({ nama: 'Mitra', hasil: [{ judul: mitra?.nama }, {}] });
  });

  it('mendahulukan keikutsertaan seorang mahasiswa dari datanya, dan akunnya di belakang', async () => {
    const row = await world.db.one<{ nama: string }>(
      `select m.nama from master_mahasiswa m join pengaturan_user u on u.id_mahasiswa = m.id and u.name = m.nama
         where exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id and p.nama_mahasiswa = m.nama)
         order by m.npm limit 1`,
    );
    const tim = await world.as('HA03');
    expect(names(await find(tim, row?.nama ?? ''))[0]).toBe('Pendaftaran');
    // In another order the words fit all three equally well.
    const groups = names(await find(tim, String(row?.nama).split(' ').toReversed().join(' ')));
    const ofPerson = ['Akun', 'Mahasiswa', 'Pendaftaran'];
    expect(groups.filter(name => ofPerson.includes(name))).toEqual(['Pendaftaran', 'Mahasiswa', 'Akun']);
  });

  it('mendahulukannya juga bagi NPM, dengan akun yang bernomor induk itu di belakang', async () => {
    const row = await world.db.one<{ npm: string }>(
      `select m.npm from master_mahasiswa m join pengaturan_user u on u.id_mahasiswa = m.id and u.nomor_induk = m.npm
         where exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id and p.npm = m.npm)
         order by m.npm limit 1`,
    );
    const groups = await find(await world.as('HA03'), row?.npm ?? '');
    // Works of the student come by the number too.
    expect(names(groups).slice(0, 2)).toEqual(['Pendaftaran', 'Mahasiswa']);
    expect(names(groups)).toContain('Akun');
    const [first] = groups[0]?.hasil ?? [];
    expect(first?.judul).toMatch(new RegExp(`^${row?.npm} `));
    expect(first?.tautan[0]).toMatch(/^\/monitoring\/detail\//);
  });

  it('area baru ditemukan karena deklarasinya', async () => {
    const tim = await world.as('HA03');
    const [row] = (await tim.get('master/mahasiswa', { range: [0, 0] })).json<{ id: string }[]>();
    const made = await tim.post('uji/regu', { nama: 'Regu Cendrawasih', anggota: [{ idMahasiswa: row?.id }] });
    expect(made.statusCode, made.body).toBe(201);
    expect(await find(tim, 'cendrawasih')).toEqual([
      {
        nama: 'Regu',
        semua: null,
        hasil: [expect.objectContaining({ judul: 'Regu Cendrawasih', tautan: [`/uji/regu/${made.json().id}/show`] })],
      },
    ]);
  });

  it('menolak yang tidak dapat dicari, dengan kalimatnya', async () => {
    const tim = await world.as('HA03');
    for (const q of ['', 'ab', '%%%', 'a b c']) {
      const answer = await tim.get('cari', { q });
      expect([answer.statusCode, answer.json().message], q).toEqual([400, 'Ketik minimal satu kata dengan 3 huruf.']);
    }
    expect((await tim.get('cari')).statusCode).toBe(400);
    expect((await tim.get('cari', { q: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await world.stranger.get('cari', { q: 'budi' })).statusCode).toBe(401);
    expect(await find(tim, 'tidakadayangbegini')).toEqual([]);
  });
});
