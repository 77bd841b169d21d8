import { describe, expect, test } from 'vitest';
import {
  asTexts,
  createRegistry,
  createSchema,
  DeclarationError,
  errorsByField,
  flags,
  inSentence,
  integer,
  linkOpens,
  longestMatch,
  ownProdi,
  read,
  ref,
  resource,
  roles,
  rows,
  screen,
  stepsFor,
  text,
  through,
  updateSchema,
  workflow,
  write,
} from '../../../../resources/kit/index.ts';
import { allRoles, role } from '../../../../resources/roles.ts';
import { alur, contoh, contohBody, contohRegistry, daerah, induk } from '../../../fixtures/contoh.ts';
import { said } from '../../../fixtures/said.ts';

const find = contohRegistry.find;
const create = createSchema(contoh, find);
/** Messages by field; nothing when the body is right. */
const refusals = (change: Record<string, unknown>) => {
  const parsed = create.safeParse(contohBody(change));
  return parsed.success ? {} : errorsByField(parsed.error);
};
const only = (fields: Parameters<typeof resource>[0]['fields'], more: object = {}) =>
  resource({ name: 'uji/salah', label: 'Salah', fields, access: {}, ...more });
const tone = { label: 'X', tone: 'draf' } as const;

describe('isian dari setiap jenis kolom', () => {
  test('diterima, dengan nilai bawaan', () => {
    expect(refusals({})).toEqual({});
    expect(create.parse(contohBody())).toMatchObject({
      jumlah: 1,
      aktif: true,
      warna: [],
      lain: [],
      rincian: [],
      surel: null,
    });
  });

  test.each([
    [{ kode: '' }, 'kode', 'Wajib diisi.'],
    [{ kode: '!' }, 'kode', 'Kode tidak valid.'],
    [{ nama: 'x'.repeat(101) }, 'nama', 'Maksimal 100 karakter.'],
    [{ surel: 'bukan' }, 'surel', 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.'],
    [{ telepon: 'abc' }, 'telepon', 'Isi nomor dengan angka, misalnya 081234567890.'],
    [{ laman: 'contoh' }, 'laman', 'Alamat web harus diawali http:// atau https://.'],
    [{ jam: '25:00' }, 'jam', 'Tulis jam seperti 08.30.'],
    [{ jumlah: 101 }, 'jumlah', 'Maksimal 100.'],
    [{ jumlah: 1.5 }, 'jumlah', 'Harus bilangan bulat.'],
    [{ jumlah: 'satu' }, 'jumlah', 'Harus berupa angka.'],
    [{ nilai: 99.999 }, 'nilai', 'Maksimal 2 angka di belakang koma.'],
    [{ harga: -1 }, 'harga', 'Minimal 0.'],
    [{ tanggalMulai: '2026-02-30' }, 'tanggalMulai', 'Isi tanggal seperti 21/11/2026.'],
    [{ jenis: 'sedang' }, 'jenis', 'Pilih salah satu yang tersedia.'],
    [{ idInduk: null }, 'idInduk', 'Wajib diisi.'],
    [{ idInduk: 'x' }, 'idInduk', 'Pilih salah satu yang tersedia.'],
    [{ lain: 'x' }, 'lain', 'Periksa isian ini.'],
    [{ rincian: [{ hari: '' }] }, 'rincian.0.hari', 'Wajib diisi.'],
    [{ rincian: [{ hari: 'Senin', banyak: 11 }] }, 'rincian.0.banyak', 'Maksimal 10.'],
    [{ lintang: 48.85, bujur: 112.7 }, 'lintang', 'Koordinat berada di luar wilayah Indonesia.'],
    [{ mingguKe: 0 }, 'mingguKe', 'Minimal 1.'],
    [{ foto: ['x'] }, 'foto.0', 'Pilih salah satu yang tersedia.'],
    [{ kodeGabung: 'AC34DE' }, 'kodeGabung', 'Isian ini tidak dikenal portal.'],
    [{ biayaRincian: 1 }, 'biayaRincian', 'Isian ini tidak dikenal portal.'],
    [{ asing: 1 }, 'asing', 'Isian ini tidak dikenal portal.'],
    [{ status: 'disetujui' }, 'status', 'Isian ini tidak dikenal portal.'],
  ])('%j ditolak', (change, field, message) => {
    expect(asTexts(refusals(change))).toEqual({ [field]: message });
  });

  test('e-mail dan kode disimpan dalam satu bentuk huruf', () => {
    expect(create.parse(contohBody({ surel: ' Ani@Contoh.ID ' }))).toMatchObject({ surel: 'ani@contoh.id' });
    expect(createSchema(induk, find).parse({ kode: 'ab', nama: 'x', jenis: 'satu' })).toMatchObject({ kode: 'AB' });
  });

  test('kode sebagai id diminta pada pembuatan saja', () => {
    const wrong = createSchema(daerah, find).safeParse({ id: '3', nama: 'x' });
    expect(wrong.success || asTexts(errorsByField(wrong.error))).toEqual({ id: 'Kode harus 2 angka.' });
    expect(updateSchema(daerah, find).safeParse({ nama: 'y', version: 2 }).success).toBe(true);
  });

  test('aturan antarkolom dan nilai turunan', () => {
    expect(asTexts(contoh.check({ tanggalMulai: '2026-11-21', tanggalSelesai: '2026-11-20' }))).toEqual({
      tanggalSelesai: 'Tanggal selesai harus setelah tanggal mulai.',
    });
    expect(contoh.derive({ rincian: [{ banyak: 2 }, { banyak: 3 }] })).toEqual({ total: 5, biayaRincian: 0 });
    const biaya = { biaya: 1000, rincian: [{ ongkos: 250 }, { ongkos: null }, { ongkos: 50 }] };
    expect(contoh.derive({ ...biaya, rincian: biaya.rincian.map(row => ({ ...row, banyak: 0 })) })).toMatchObject({
      biayaRincian: 1300,
    });
  });
});

describe('deklarasi yang lengkap', () => {
  test('label dari nama kolom, perwakilan, kunci, HA01 seperti HA03', () => {
    expect(contoh.fields.tanggalMulai.label).toBe('Tanggal mulai');
    expect(contoh.representation).toBe('{nama}');
    expect(contoh.key).toEqual(['kode']);
    expect(contoh.unique[0]).toEqual([['kode'], said('Kode sudah dipakai.')]);
    expect(contoh.access.HA01).toEqual(contoh.access.HA03);
    expect(contoh.access.HA03?.flags).toEqual(flags);
    expect(contoh.access.HA05?.flags).toEqual(['read', 'export']);
  });

  test('rujukan hanya ke baris aktif kecuali dinyatakan lain', () => {
    expect(induk.lookup?.scope).toEqual({ type: 'value', field: 'aktif', in: [true] });
    expect(daerah.lookup).toMatchObject({ scope: { type: 'all' }, public: true, bounded: false, except: [] });
  });

  test('siapa yang menunjuk', () => {
    const names = contohRegistry.referrers('uji/induk').map(({ resource: r, field }) => `${r.name}.${field}`);
    expect(names).toEqual(expect.arrayContaining(['uji/contoh.idInduk', 'uji/contoh.lain']));
  });

  test('aksi menurut status dan peran; yang menolak perlu catatan', () => {
    const names = (state: string, role: 'HA01' | 'HA02' | 'HA05') =>
      stepsFor({ source: 'status', workflow: alur, first: true }, { status: state }, role).map(({ name }) => name);
    expect(names('diajukan', 'HA05')).toEqual(['setujui', 'revisi']);
    expect(names('diajukan', 'HA01')).toEqual(['setujui', 'revisi', 'tolak']);
    expect(names('diajukan', 'HA02')).toEqual([]);
    expect([alur.actions.setujui.note, alur.actions.revisi.note, alur.actions.tolak.note]).toEqual([false, true, true]);
  });
});

describe('deklarasi yang salah menghentikan mulai', () => {
  const base = { nama: text(10) };
  const wrong: Record<string, [build: () => unknown, message: string]> = {
    'maksimal di bawah minimal': [() => only({ n: integer(5, 1) }), 'uji/salah.n: maksimal 1 < minimal 5'],
    'kolom daftar tidak ada': [
      () => only(base, { columns: ['x'] }),
      'uji/salah.x: disebut di columns tetapi tidak ada',
    ],
    'filter tidak ada': [() => only(base, { filters: ['x'] }), 'uji/salah.x: disebut di filters'],
    'urutan tidak ada': [() => only(base, { sort: ['-x'] }), 'uji/salah.x: disebut di sort'],
    'pencarian tidak ada': [() => only(base, { search: ['x'] }), 'uji/salah.x: disebut di search'],
    'unik tidak ada': [() => only(base, { unique: [[['x'], '']] }), 'uji/salah.x: disebut di unique'],
    'kolom orang tidak ada': [
      () => only(base, { person: { account: 'idOrang', partner: 'x' } }),
      'uji/salah.x: disebut di person',
    ],
    'akun tidak menunjuk ke orang': [
      () =>
        createRegistry([
          resource({ name: 'pengaturan/user', label: 'Akun', fields: base, access: {} }),
          resource({ name: 'uji/orang', label: 'Orang', fields: base, access: {}, person: { account: 'idOrang' } }),
        ]),
      'uji/orang.person: akun tidak memiliki rujukan idOrang',
    ],
    'bagian formulir tidak ada': [() => only(base, { sections: { A: ['x'] } }), 'uji/salah.x: disebut di sections'],
    'perwakilan tidak ada': [() => only(base, { representation: '{x}' }), 'uji/salah.x: disebut di representation'],
    'rujukan kolom tidak ada': [() => only(base, { lookup: { columns: ['x'] } }), 'uji/salah.x: disebut di lookup'],
    'kolom tersembunyi tidak ada': [
      () => only(base, { access: { HA02: read(undefined, { hide: ['x'] }) } }),
      'uji/salah.x: disebut di access.HA02',
    ],
    'nama riwayat untuk kolom yang tidak ada': [
      () => only(base, { history: { fields: { x: 'data' } } }),
      'uji/salah.x: disebut di history',
    ],
    'penolakan tanpa keputusan tentang catatan': [
      () =>
        workflow({
          initial: 'a',
          states: { a: { label: 'A', tone: 'draf' }, b: { label: 'B', tone: 'tolak' } },
          actions: { batal: { label: 'Batal', from: ['a'], to: 'b', by: ['HA03'] } },
        }),
      'aksi "batal" mengembalikan atau menolak: sebutkan apakah catatan wajib (note)',
    ],
    'nama milik mesin': [() => only({ version: text(1) }), 'uji/salah.version: nama ini milik mesin'],
    'templat menyebut yang tidak ada': [
      () => only({ a: text(9, { template: '{x}' }) }),
      'uji/salah.a: template menyebut "x" yang tidak ada',
    ],
    'bergantung pada yang tidak ada': [
      () => only({ a: ref('uji/induk', { dependsOn: { x: 'idDaerah' } }) }),
      'uji/salah.a: bergantung pada "x" yang tidak ada',
    ],
    'diurutkan tanpa kolom urut': [() => only(base, { sortable: true }), 'uji/salah.urut: sortable'],
    'rujukan menggantung': [
      () => createRegistry([only({ idX: ref('uji/hilang') })]),
      'uji/salah.idX: menunjuk "uji/hilang" yang tidak ada',
    ],
    'rujukan ke baris yang dapat tak bernama': [
      () => createRegistry([only({ ...base, isi: rows({ catatan: text(9) }), idIsi: ref('uji/salah.isi') })]),
      'uji/salah.idIsi: "uji/salah.isi" dapat tampil tanpa nama (representation)',
    ],
    'baris anak dengan kolom tabelnya sendiri': [
      () => only({ ...base, isi: rows({ nomor: text(9) }) }),
      'uji/salah.isi.nomor: nama ini dipakai tabel barisnya sendiri',
    ],
    'syarat rujukan tidak ada': [
      () => createRegistry([daerah, induk, only({ idX: ref('uji/induk', { only: { warna: 'biru' } }) })]),
      'uji/salah.idX: "uji/induk" tidak punya kolom "warna"',
    ],
    'dua nama sama': [() => createRegistry([daerah, daerah]), 'uji/daerah: dideklarasikan dua kali'],
    'dua alamat sama': [
      () => createRegistry([daerah, only(base, { alsoAt: ['uji/daerah'] })]),
      'uji/salah: alamat "uji/daerah" dipakai dua kali',
    ],
    'cakupan menyebut yang tidak ada': [
      () => createRegistry([only(base, { access: { HA05: read(ownProdi()) } })]),
      'uji/salah: cakupan HA05 menyebut "idProgramProdi" yang tidak ada',
    ],
    'cakupan melalui kolom biasa': [
      () => createRegistry([only(base, { access: { HA05: read(through('nama')) } })]),
      'uji/salah.nama: cakupan HA05 melalui kolom yang bukan rujukan',
    ],
    'layar ganda': [
      () => createRegistry([daerah], [page('/uji'), page('/UJI')]),
      '/UJI: layar dideklarasikan dua kali',
    ],
    'layar tanpa sumber data': [() => createRegistry([], [page('/uji')]), '/uji: sumber data "uji/daerah" tidak ada'],
    'mewarisi yang tidak ada': [
      () => createRegistry([daerah], [page('/uji', '/hilang')]),
      '/uji: mewarisi "/hilang" yang tidak ada',
    ],
    'status tak tercapai': [
      () => workflow({ initial: 'a', states: { a: tone, b: tone }, actions: {} }),
      'status "b" tidak dapat dicapai dari "a"',
    ],
  };
  const page = (path: string, inherits?: string) =>
    screen({
      path,
      title: 'X',
      icon: 'x',
      pattern: 'crud',
      resource: 'uji/daerah',
      roles: roles([role.timMbkm]),
      group: 'x',
      inherits,
    });

  test.each(Object.entries(wrong))('%s', (_, [build, message]) => {
    expect(build).toThrow(DeclarationError);
    expect(build).toThrow(message);
  });

  test('status yang tidak ada pada alur', () => {
    const lost = () =>
      workflow({
        initial: 'a',
        states: { a: tone },
        actions: { x: { label: 'X', from: ['a'], to: JSON.parse('"z"'), by: ['HA03'] } },
      });
    expect(lost).toThrow('aksi "x" menyebut status "z" yang tidak ada');
  });
});

describe('peran layar', () => {
  test('Tim MBKM membawa Super Admin, yang membaca hanya membaca', () => {
    expect(roles([role.mahasiswa, role.koordinator])).toEqual({ HA02: 'full', HA05: 'full' });
    expect(roles([role.timMbkm])).toEqual({ HA01: 'full', HA03: 'full' });
    expect(roles([role.timMbkm, role.dosen], { read: [role.bakpk] })).toEqual({
      HA01: 'full',
      HA03: 'full',
      HA10: 'read',
      HA04: 'full',
    });
    expect(roles([role.bakpk, role.timMbkm]).HA10).toBe('full');
    expect(Object.keys(roles(allRoles))).toHaveLength(10);
  });
});

describe('tautan yang membuka alamat', () => {
  test.each([
    ['/master/mitra', '/MASTER/Mitra/?q=1', true],
    ['/master/mitra', '/master/mitra/create', true],
    ['/master/mitra', '/master/mitra/018cc251-f400-7000-8000-000000000001/show', true],
    ['/master/kelurahan', '/master/kelurahan/35.78.25.1001', true],
    ['/pengaturan/role', '/pengaturan/role/HA11/show', true],
    ['/magang/form/:type', '/magang/form/harian', true],
    ['/monitoring', '/monitoring2', false],
    ['/kkn', '/kkn/luaran', false],
    ['/master/mitra', '/master/mitra/tambah', false],
  ])('%s → %s: %s', (link, path, opens) => {
    expect(linkOpens(link, path)).toBe(opens);
  });

  test('yang terpanjang menyala', () => {
    expect(longestMatch(['/kkn/luaran', '/kkn/luaran/create'], '/kkn/luaran/create')).toBe('/kkn/luaran/create');
    expect(longestMatch(['/kkn/luaran/:id', '/kkn/luaran/nilai'], '/kkn/luaran/nilai')).toBe('/kkn/luaran/nilai');
  });
});

test('menulis seluruhnya berarti setiap hak', () => {
  expect(write().flags).toEqual(['read', 'create', 'update', 'delete', 'import', 'export', 'action']);
});

test.each([
  ['Mata Kuliah', 'mata kuliah'],
  ['Kabupaten/Kota', 'kabupaten/kota'],
  ['Proposal KKN', 'proposal KKN'],
  ['Peserta Komcad', 'peserta Komcad'],
])('%s di dalam kalimat ditulis %s', (label, inside) => {
  expect(inSentence(label)).toBe(inside);
});
