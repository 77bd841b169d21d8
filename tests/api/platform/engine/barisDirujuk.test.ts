import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dunia } from '../../../fixtures/regu.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { uploaded } from '../import/upload.ts';

/** References to child rows of another resource: a part of the work programme, a member of the group. */
let world: World;
let tim: Person;
let siswa: Person;
/** The student of the demo account, and two others. */
let saya: string;
let lain: string[];

type Anggota = { id: string; idMahasiswa: string; statusAnggota: string; kursi: string | null };
type Regu = Record<string, unknown> & { id: string; anggota: Anggota[] };
type Program = { id: string; nama: string; idPenanggungJawab: string | null };
type Rencana = Record<string, unknown> & { id: string; programKerja: Program[] };

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, dunia);
  [tim, siswa] = [await world.as('HA03'), await world.as('HA02')];
  const own = await world.db.one<{ id: string }>(
    `select id_mahasiswa as id from pengaturan_user where username = 'mahasiswa'`,
  );
  saya = String(own?.id);
  const others = await world.db.query<{ id: string }>(
    'select id from master_mahasiswa where id <> $1 order by npm limit 2',
    [saya],
  );
  lain = others.map(({ id }) => id);
});
afterAll(() => world.close());

let ke = 0;
const berhasil = async <T>(answer: { statusCode: number; body: string; json<J>(): J }): Promise<T> => {
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer.json<T>();
};
const buatRegu = async (...anggota: string[]): Promise<Regu> => {
  ke += 1;
  return berhasil(
    await tim.post('uji/regu', {
      nama: `Regu ${ke}`,
      anggota: anggota.map((idMahasiswa, i) => ({ idMahasiswa, statusAnggota: 'bergabung', kursi: `R${ke}${i}` })),
    }),
  );
};
const buatRencana = async (regu: Regu, ...nama: string[]): Promise<Rencana> =>
  berhasil(
    await tim.post('uji/rencana-regu', {
      idRegu: regu.id,
      judul: `Rencana ${regu.nama}`,
      programKerja: nama.map(each => ({ nama: each, idPenanggungJawab: regu.anggota[0]?.id })),
    }),
  );
const laporan = (body: Record<string, unknown>) => {
  ke += 1;
  return { judul: `Laporan ${ke}`, ...body };
};
const galat = (answer: { json<J>(): J }) => answer.json<{ errors: unknown }>().errors;

let kami: Regu;
let mereka: Regu;
let rencana: Rencana;
let rencanaMereka: Rencana;

beforeEach(async () => {
  [kami, mereka] = [await buatRegu(saya, lain[0] ?? ''), await buatRegu(lain[1] ?? '')];
  rencana = await buatRencana(kami, 'Posyandu', 'Bank sampah');
  rencanaMereka = await buatRencana(mereka, 'Kebun gizi');
});

describe('rujukan ke baris anak', () => {
  it('tampil dengan kata-katanya, juga di daftar, ekspor, dan riwayat', async () => {
    const [posyandu] = rencana.programKerja;
    const { id } = await berhasil<{ id: string }>(
      await siswa.post(
        'uji/laporan-regu',
        laporan({ idRegu: kami.id, idProgramKerja: posyandu?.id, penulis: [kami.anggota[0]?.id] }),
      ),
    );
    const nama = (
      await world.db.one<{ l: string }>('select npm || $2 || nama as l from master_mahasiswa where id = $1', [
        saya,
        ' ',
      ])
    )?.l;
    const row = (await siswa.get(`uji/laporan-regu/${id}`, { embed: '1' })).json();
    expect(row).toMatchObject({
      _embed: { idProgramKerja: { id: posyandu?.id, label: 'Posyandu' }, penulis: [{ label: nama }] },
    });
    const list = (await siswa.get('uji/laporan-regu', { embed: '1', filter: { idProgramKerja: posyandu?.id } })).json();
    expect(list).toMatchObject([{ _embed: { idProgramKerja: { label: 'Posyandu' } } }]);
    expect((await tim.get('uji/laporan-regu/ekspor', { format: 'csv' })).body).toContain('Posyandu');
    const riwayat = (await tim.get(`uji/laporan-regu/${id}/riwayat`)).body;
    expect(riwayat).toContain('Posyandu');
    const plan = (await siswa.get(`uji/rencana-regu/${rencana.id}`, { embed: '1' })).json();
    expect(plan).toMatchObject({ programKerja: [{ _embed: { idPenanggungJawab: { label: nama } } }, {}] });
  });

  it('harus ada, dalam jangkauan penulisnya, dan milik baris yang disebut isian lain', async () => {
    const kirim = async (orang: Person, body: Record<string, unknown>) =>
      galat(await orang.post('uji/laporan-regu', laporan(body)));
    const salah = { idProgramKerja: 'Pilih program kerja dari daftar.' };
    const punyaMereka = rencanaMereka.programKerja[0]?.id;
    expect(await kirim(tim, { idRegu: kami.id, idProgramKerja: kami.id })).toEqual(salah);
    expect(await kirim(siswa, { idRegu: kami.id, idProgramKerja: punyaMereka })).toEqual(salah);
    // The team reaches both groups, but the row says which one it is about.
    expect(await kirim(tim, { idRegu: kami.id, idProgramKerja: punyaMereka })).toEqual(salah);
    expect(await kirim(tim, { idRegu: kami.id, penulis: [mereka.anggota[0]?.id] })).toEqual({
      penulis: 'Pilih penulis dari daftar.',
    });
    const { id, version } = await berhasil<{ id: string; version: number }>(
      await tim.post('uji/laporan-regu', laporan({ idRegu: mereka.id, idProgramKerja: punyaMereka })),
    );
    expect(galat(await tim.put(`uji/laporan-regu/${id}`, { idRegu: kami.id, version }))).toEqual(salah);
  });

  it('di dalam baris anak tunduk pada isian baris di sekelilingnya', async () => {
    const ubah = (programKerja: unknown) => tim.put(`uji/rencana-regu/${rencana.id}`, { programKerja, version: 1 });
    const [satu, dua] = rencana.programKerja;
    expect(galat(await ubah([satu, { ...dua, idPenanggungJawab: mereka.anggota[0]?.id }]))).toEqual({
      'programKerja.1.idPenanggungJawab': 'Pilih penanggung jawab dari daftar.',
    });
    const undangan = { idMahasiswa: lain[1], statusAnggota: 'diundang' };
    const { anggota } = await berhasil<Regu>(
      await tim.put(`uji/regu/${kami.id}`, { anggota: [...kami.anggota, undangan], version: 1 }),
    );
    expect(galat(await ubah([{ ...satu, idPenanggungJawab: anggota[2]?.id }]))).toEqual({
      'programKerja.0.idPenanggungJawab': 'Penanggung jawab belum bergabung.',
    });
    expect((await ubah([{ ...satu, idPenanggungJawab: anggota[1]?.id }, dua])).statusCode).toBe(200);
  });

  it('pilihannya baris dalam jangkauan, menurut urutan, tersaring oleh baris induk dan kata', async () => {
    const daftar = async (orang: Person, filter: Record<string, unknown>, at = 'uji/rencana-regu/baris/programKerja') =>
      (await orang.get(at, { filter, rujukan: '1' })).json<{ label: string }[]>().map(row => row.label);
    expect(await daftar(siswa, { parentId: rencana.id })).toEqual(['Posyandu', 'Bank sampah']);
    expect(await daftar(siswa, { 'parentId.idRegu': mereka.id })).toEqual([]);
    expect(await daftar(tim, { 'parentId.idRegu': mereka.id })).toEqual(['Kebun gizi']);
    expect(await daftar(tim, { 'parentId.idRegu': kami.id, q: 'sampah' })).toEqual(['Bank sampah']);
    expect(await daftar(tim, { parentId: mereka.id }, 'uji/regu/baris/anggota')).toHaveLength(1);
    const asing = { filter: { 'parentId.rahasia': 'x' } };
    expect((await tim.get('uji/regu/baris/anggota', asing)).statusCode).toBe(400);
    expect((await (await world.as('HA06')).get('uji/rencana-regu/baris/programKerja')).statusCode).toBe(403);
    const dokumen = (await world.app.inject('/api/docs/json')).body;
    expect(dokumen).toContain('/api/uji/rencana-regu/baris/programKerja');
  });

  it('diimpor dengan kata-katanya, dari baris induk yang disebut', async () => {
    await buatRencana(await buatRegu(lain[1] ?? ''), 'Posyandu');
    const isi = `Judul;Regu;Program kerja\nImpor ${ke};${kami.nama};posyandu\nImpor ${ke} b;${kami.nama};Kebun gizi\n`;
    const answer = await uploaded(world, tim, 'uji/laporan-regu', 'laporan.csv', isi);
    expect(answer).toMatchObject({ jumlah: { baru: 1, salah: 1 } });
  });
});

describe('baris anak tetap di tempatnya', () => {
  it('baris yang dirujuk dapat diubah dan dipindah, tetapi tidak dibuang dari induknya', async () => {
    const [posyandu, sampah] = rencana.programKerja;
    await berhasil(await tim.post('uji/laporan-regu', laporan({ idRegu: kami.id, idProgramKerja: posyandu?.id })));
    const ubah = async (programKerja: unknown[]) => {
      const { version } = (await tim.get(`uji/rencana-regu/${rencana.id}`)).json<{ version: number }>();
      return tim.put(`uji/rencana-regu/${rencana.id}`, { programKerja, version });
    };
    const baru = await berhasil<Rencana>(
      await ubah([sampah, { ...posyandu, nama: 'Posyandu balita' }, { nama: 'Kelas' }]),
    );
    expect(baru.programKerja.map(({ id, nama }) => [id, nama])).toEqual([
      [sampah?.id, 'Bank sampah'],
      [posyandu?.id, 'Posyandu balita'],
      [expect.any(String), 'Kelas'],
    ]);
    const tolak = await ubah([sampah]);
    expect(tolak.statusCode).toBe(409);
    expect(tolak.json<{ message: string }>().message).toBe(
      'Program kerja "Posyandu balita" masih dipakai oleh 1 laporan regu sehingga tidak dapat dihapus.',
    );
    expect((await ubah([posyandu])).statusCode).toBe(200);
    const hapus = await tim.delete(`uji/rencana-regu/${rencana.id}`, { version: 3 });
    expect(hapus.json<{ message: string }>().message).toContain('masih dipakai oleh 1 laporan regu');
  });

  it('juga bila disebut dalam daftar, dan baris tanpa rujukan ikut terhapus bersama induknya', async () => {
    const [pertama] = mereka.anggota;
    const [ketua, penulis] = kami.anggota;
    await berhasil(await tim.post('uji/laporan-regu', laporan({ idRegu: kami.id, penulis: [penulis?.id] })));
    const buang = await tim.put(`uji/regu/${kami.id}`, { anggota: [ketua], version: 1 });
    expect(buang.statusCode, buang.body).toBe(409);
    expect(buang.body).toContain('masih dipakai oleh 1 laporan regu');
    expect((await tim.delete(`uji/rencana-regu/${rencanaMereka.id}`, { version: 1 })).statusCode).toBe(200);
    expect((await tim.delete(`uji/regu/${mereka.id}`, { version: 1 })).statusCode).toBe(200);
    expect(await world.db.query('select id from uji_regu_anggota where id = $1', [pertama?.id])).toEqual([]);
  });

  it('bertukar isian yang tidak boleh kembar, dan id yang bukan miliknya ditolak', async () => {
    const bebas = await buatRegu(saya, lain[0] ?? '');
    const [a, b] = bebas.anggota;
    const tukar = [
      { ...a, kursi: b?.kursi },
      { ...b, kursi: a?.kursi },
    ];
    const { anggota } = await berhasil<Regu>(await tim.put(`uji/regu/${bebas.id}`, { anggota: tukar, version: 1 }));
    expect(anggota.map(({ id, kursi }) => [id, kursi])).toEqual([
      [a?.id, b?.kursi],
      [b?.id, a?.kursi],
    ]);
    // A former member frees the seat for a new row, and the old row stays.
    const kembali = [
      { idMahasiswa: lain[1], kursi: a?.kursi, statusAnggota: 'bergabung' },
      anggota[0],
      { ...anggota[1], statusAnggota: 'keluar' },
    ];
    const nanti = await berhasil<Regu>(await tim.put(`uji/regu/${bebas.id}`, { anggota: kembali, version: 2 }));
    expect(nanti.anggota.slice(1).map(({ id }) => id)).toEqual([a?.id, b?.id]);
    const milikOrang = { ...kami.anggota[0], kursi: 'X' };
    expect(galat(await tim.put(`uji/regu/${bebas.id}`, { anggota: [milikOrang], version: 3 }))).toEqual({
      'anggota.0.id': 'ID sudah digunakan.',
    });
    expect(galat(await tim.put(`uji/regu/${bebas.id}`, { anggota: [a, { ...b, id: a?.id }], version: 3 }))).toEqual({
      'anggota.1.id': 'ID sudah digunakan.',
    });
  });
});
