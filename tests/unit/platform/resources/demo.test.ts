import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  createSchema,
  errorsByField,
  type Field,
  type Resource,
  writableFields,
} from '../../../../resources/kit/index.ts';
import { demosOf } from '../../../../server/areas/gatherAreas.ts';
import { calendar, semesterAfter } from '../../../../server/demo/calendar.ts';
import { demo } from '../../../../server/demo/demo.ts';
import { demoFiles } from '../../../../server/demo/documents.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { seed } from '../../../../server/demo/seed.ts';
import type { RowData } from '../../../../server/platform/database/db.ts';

const areas = await demosOf();
const today = new Date('2026-11-21T03:00:00Z');

/** Everything that a demo installation starts with, rows by resource and id; later portions add to earlier ones. */
function world(day: Date, students = 160): Map<string, Map<string, RowData>> {
  const found = new Map<string, Map<string, RowData>>();
  for (const { resource, rows } of [...seed(registry, 'contoh'), ...demo({ today: day, students }, areas)]) {
    const known = found.get(resource) ?? new Map<string, RowData>();
    for (const row of rows) known.set(String(row.id), { ...known.get(String(row.id)), ...row });
    found.set(resource, known);
  }
  return found;
}

const data = world(today);
/** Child rows by `resource.field`, as references name them. */
const children = new Map<string, Map<string, RowData>>();
for (const [resource, rows] of data)
  for (const row of rows.values())
    for (const [name, value] of Object.entries(row)) {
      if (registry.get(resource).fields[name]?.kind !== 'rows' || !Array.isArray(value)) continue;
      const known = children.get(`${resource}.${name}`) ?? new Map<string, RowData>();
      for (const child of value) known.set(String(child.id), child);
      children.set(`${resource}.${name}`, known);
    }
const rowsOf = (name: string): RowData[] => [...(data.get(name)?.values() ?? [])];
const count = (name: string) => rowsOf(name).length;

/** A row as the database will hold it: defaults and derived values included. */
function whole(r: Resource, row: RowData): RowData {
  const defaults = Object.entries(r.fields).map(([name, field]) => [name, field.default ?? null]);
  const filled = { ...Object.fromEntries(defaults), ...row };
  return { ...filled, ...r.derive(filled) };
}

const regionCodes = (() => {
  const folder = new URL('../../../../server/areas/master/wilayah/', import.meta.url);
  const codes = ['provinces', 'regencies', 'districts', 'villages'].flatMap(name =>
    gunzipSync(readFileSync(new URL(`${name}.csv.gz`, folder)))
      .toString('utf8')
      .split('\n')
      .map(line => line.split(',')[0] ?? ''),
  );
  return new Set(codes);
})();

const regions = new Set(['master/provinsi', 'master/kabupaten', 'master/kecamatan', 'master/kelurahan']);

/** Every id that a row points at, with the resource that it should be in. */
function pointers(fields: Readonly<Record<string, Field>>, row: RowData): { to: string; id: string; field: string }[] {
  return Object.entries(fields).flatMap(([field, declared]) => {
    const value = row[field];
    if (value == null) return [];
    if (declared.kind === 'ref') return [{ to: declared.to, id: String(value), field }];
    if (declared.kind === 'refs' && Array.isArray(value))
      return value.map(id => ({ to: declared.to, id: String(id), field }));
    if (declared.kind === 'rows' && Array.isArray(value))
      return value.flatMap(child => pointers(declared.fields, child));
    return [];
  });
}

/** Child rows without what the server sets in them. */
const withoutServerHalf = (r: Resource, row: RowData): RowData =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = r.fields[name];
      if (field?.kind !== 'rows' || !Array.isArray(value)) return [name, value];
      const sent = (child: RowData) => Object.entries(child).filter(([key]) => !field.fields[key]?.readOnly);
      return [name, value.map(child => Object.fromEntries(sent(child)))];
    }),
  );

describe.each([...data.keys()])('%s', name => {
  const r = registry.get(name);
  const rows = rowsOf(name);

  test('setiap baris diterima formulir dan aturannya', () => {
    const schema = createSchema(r, registry.find);
    const writable = new Set(writableFields(r).map(([field]) => field));
    for (const row of rows) {
      const sent = Object.entries(row).filter(([field]) => writable.has(field) || (field === 'id' && r.id !== 'uuid'));
      const parsed = schema.safeParse(withoutServerHalf(r, Object.fromEntries(sent)));
      expect(parsed.success ? {} : errorsByField(parsed.error), JSON.stringify(row)).toEqual({});
      expect(r.check(whole(r, row)), JSON.stringify(row)).toEqual({});
    }
  });

  test('tidak ada kolom asing, tidak ada yang kembar', () => {
    for (const row of rows)
      expect(Object.keys(row).filter(field => field !== 'id' && !(field in r.fields))).toEqual([]);
    for (const [fields, , except] of r.unique) {
      const counted = (row: RowData) => !except?.notIn.includes(String(row[except.field]));
      const seen = rows
        .map(row => whole(r, row))
        .filter(counted)
        .filter(row => fields.length > 1 || row[fields[0] ?? ''] != null)
        .map(row => JSON.stringify(fields.map(field => row[field] ?? null)));
      expect(new Set(seen).size, fields.join()).toBe(seen.length);
    }
  });

  test('setiap rujukan ada dan memenuhi syaratnya', () => {
    for (const row of rows) {
      for (const { to, id, field } of pointers(r.fields, whole(r, row))) {
        if (regions.has(to)) {
          expect(regionCodes.has(id), `${field} ${id}`).toBe(true);
          continue;
        }
        const target = (data.get(to) ?? children.get(to))?.get(id);
        expect(target, `${field} → ${to} ${id}`).toBeDefined();
        const declared = r.fields[field];
        if (declared?.kind === 'ref' && declared.only) {
          // What was active when it was chosen may have been closed since.
          const { aktif: _now, ...lasting } = declared.only;
          for (const [name, value] of Object.entries(lasting)) {
            const coded = registry.find(to)?.fields[name];
            if (typeof value !== 'object') expect(target?.[name], field).toBe(value);
            else if ('filled' in value) expect(target?.[name], field).toBeTruthy();
            else if (!('kode' in value)) expect(value, field).toContain(target?.[name]);
            else if (coded?.kind === 'ref')
              expect(value.kode, field).toContain(data.get(coded.to)?.get(String(target?.[name]))?.kode);
          }
        }
      }
    }
  });

  test('status dan isian sistem dikenal', () => {
    const field = r.fields.status;
    if (field?.kind !== 'status') return;
    const states = new Set(rows.map(row => String(row.status ?? field.workflow.initial)));
    expect([...states].filter(state => !(state in field.workflow.states))).toEqual([]);
  });
});

describe('universitas contoh (docs/domain/10 §7)', () => {
  test('jumlahnya seperti di dokumen', () => {
    expect(rowsOf('master/siamik-fakjur').filter(({ jenis }) => jenis === 'fakultas')).toHaveLength(5);
    expect(count('master/program-prodi')).toBe(12);
    expect(count('master/periode')).toBe(4);
    expect(rowsOf('master/pegawai').filter(({ jenis }) => jenis === 'dosen')).toHaveLength(42);
    expect(rowsOf('master/pegawai').filter(({ jenis }) => jenis === 'tendik')).toHaveLength(11);
    expect(count('master/mahasiswa')).toBe(446);
    expect(count('master/program')).toBe(14);
    expect(count('master/mitra')).toBe(20);
    expect(count('master/posisi-kegiatan-topik')).toBe(30);
    expect(count('master/kampus')).toBe(10);
    expect(count('master/syarat-luaran')).toBe(21);
    expect(count('master/bank-dokumen')).toBe(23);
    expect(count('sinkronisasi/proses')).toBe(5);
    expect(count('master/pustaka')).toBe(72);
  });

  test('24 mata kuliah per prodi, satu KKN, satu skripsi', () => {
    const thesis = idOf('master/jenis-matkul', 'S');
    for (const prodi of rowsOf('master/program-prodi')) {
      const own = rowsOf('master/matakuliah').filter(row => row.idProgramProdi === prodi.id);
      expect(own).toHaveLength(24);
      expect(own.filter(row => row.adalahMatkulKkn)).toHaveLength(1);
      expect(own.filter(row => row.idJenisMatkul === thesis)).toHaveLength(1);
      expect(own.filter(row => row.idJenisMatkul === thesis && row.bisaDikonversi)).toEqual([]);
    }
  });

  test('mitra: dua diusulkan, dua MoU berakhir dalam 30 hari', () => {
    const cal = calendar(today);
    const ending = rowsOf('master/mitra').filter(
      ({ berakhirMou }) => berakhirMou && String(berakhirMou) <= cal.day(30),
    );
    expect(ending).toHaveLength(2);
    expect(rowsOf('master/mitra').filter(({ status }) => status === 'diusulkan')).toHaveLength(2);
  });

  test('orang dalam cerita', () => {
    const student = (npm: string) => rowsOf('master/mahasiswa').find(row => row.npm === npm)?.nama;
    expect(student('22081010012')).toBe('Rizky Aditya Pratama');
    expect(student('22012010044')).toBe('Dimas Arya Wicaksono');
    expect(student('21043010019')).toBe('Fajar Nugroho');
    const arif = rowsOf('master/pegawai').find(({ nama }) => nama === 'Arif Budiman');
    expect(registry.get('master/pegawai').derive(arif ?? {})).toEqual({ namaLengkap: 'Dr. Arif Budiman, M.T.' });
  });

  test('setiap prodi punya koordinator dari prodi itu dan tiga tim; satu baris tim sudah berakhir', () => {
    for (const prodi of rowsOf('master/program-prodi')) {
      expect(data.get('master/pegawai')?.get(String(prodi.idKaprodi))).toMatchObject({ idProgramProdi: prodi.id });
    }
    const teams = ['master/tim-mbkm-prodi', 'master/tim-konversi-prodi', 'master/tim-penilai-prodi'].flatMap(rowsOf);
    expect(teams.filter(row => String(row.berlakuSampai) < '2026-11-21')).toHaveLength(1);
  });

  test('sepuluh akun menurut peran, masing-masing satu peran utama', () => {
    const main = (username: string) => rowsOf('pengaturan/user').find(row => row.username === username)?.roleId;
    const names = [
      'superadmin',
      'mahasiswa',
      'timmbkm',
      'dosen',
      'koordinator',
      'mitra',
      'penilai',
      'inbound',
      'outbound',
      'bakpk',
    ];
    expect(names.map(main)).toEqual(['HA01', 'HA02', 'HA03', 'HA04', 'HA05', 'HA06', 'HA07', 'HA08', 'HA09', 'HA10']);
    for (const user of rowsOf('pengaturan/user')) {
      const held = rowsOf('pengaturan/user-role').filter(({ idUser }) => idUser === user.id);
      expect(held.filter(({ isUtama }) => isUtama).map(({ idRole }) => idRole)).toEqual([user.roleId]);
      for (const { idRole, idProgramProdi, idMitra } of held) {
        if (idRole === 'HA05' || idRole === 'HA07') expect(idProgramProdi).toBeTruthy();
        if (idRole === 'HA06') expect(idMitra).toBeTruthy();
      }
    }
    const users = rowsOf('pengaturan/user');
    expect(users.filter(({ aktif }) => aktif === false)).toHaveLength(1);
    expect(users.filter(({ terkunciSampai }) => terkunciSampai)).toHaveLength(1);
    expect(users.filter(({ wajibGantiSandi }) => wajibGantiSandi)).toHaveLength(1);
    const lecturer = users.find(({ username }) => username === 'dosen');
    const second = rowsOf('pengaturan/user-role').filter(({ idUser }) => idUser === lecturer?.id);
    expect(second.map(({ idRole }) => idRole)).toEqual(['HA04', 'HA05']);
  });

  test('periode berjalan memuat hari ini, berikutnya membuka pendaftaran, rentang tidak bertumpuk', () => {
    const list = rowsOf('master/periode').toSorted((a, b) => String(a.kode).localeCompare(String(b.kode)));
    expect(list.map(({ status }) => status)).toEqual(['ditutup', 'aktif', 'aktif', 'draf']);
    expect(list[1]).toMatchObject({ kode: '20261', tanggalMulai: '2026-09-12' });
    expect(list[2]).toMatchObject({ pendaftaranMulai: '2026-11-11', pendaftaranSelesai: '2026-12-21' });
    for (const [i, row] of list.entries()) {
      const next = list[i + 1];
      if (next) expect(String(row.tanggalSelesai) < String(next.tanggalMulai)).toBe(true);
    }
  });

  test('berkas yang disebut baris ada, berupa PDF, sesuai ukurannya', () => {
    const stored = new Map(demoFiles(areas).map(file => [file.row.id, file]));
    for (const name of ['master/bank-dokumen', 'master/mitra']) {
      for (const row of rowsOf(name)) {
        const id = row.berkas ?? row.berkasMou;
        if (!id) continue;
        const file = stored.get(id);
        expect(file?.row).toMatchObject({ resource: name, idBaris: row.id, ukuran: file?.content.length });
        expect(file?.content.toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
      }
    }
  });
});

describe('pembuat data', () => {
  test('sama pada setiap kali, id tidak bergantung pada hari', () => {
    const again = world(today);
    expect([...again].map(([name, rows]) => [name, [...rows]])).toEqual(
      [...data].map(([name, rows]) => [name, [...rows]]),
    );
    const later = world(new Date('2027-03-02T03:00:00Z'));
    expect([...(later.get('master/mitra')?.keys() ?? [])]).toEqual([...(data.get('master/mitra')?.keys() ?? [])]);
  });

  test('lebih banyak mahasiswa tidak mengubah yang sebelumnya, dan NPM tidak kembar', () => {
    const many = [...(world(today, 3000).get('master/mahasiswa')?.values() ?? [])];
    // The 184 whom only KKN has, the 26 of KWU and the 24 of Outbound and Permadi come with every size.
    const kept = new Set(many.map(({ id }) => id));
    expect(many.slice(0, 166)).toEqual(rowsOf('master/mahasiswa').slice(0, 166));
    expect(rowsOf('master/mahasiswa').filter(({ id }) => !kept.has(id))).toEqual([]);
    expect(new Set(many.map(({ npm }) => npm)).size).toBe(3286);
    expect(kept.size).toBe(3286);
  });

  test('mahasiswa dibuat satu per satu saat dibaca', () => {
    const portion = [...demo({ today, students: 1_000_000_000 }, areas)].find(
      ({ resource }) => resource === 'master/mahasiswa',
    );
    const reader = portion?.rows[Symbol.iterator]();
    expect(reader?.next().value).toMatchObject({ npm: '22081010012' });
  });

  test('id berbentuk UUIDv7 dan tetap', () => {
    expect(idOf('master/satuan', 'buah')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(idOf('master/satuan', 'buah')).toBe(idOf('master/satuan', 'buah'));
    expect(idOf('master/satuan', 'buah')).not.toBe(idOf('master/satuan', 'berkas'));
    const ids = Array.from({ length: 20_000 }, (_, i) => idOf('x', i));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['2026-11-21', '20261'],
    ['2027-05-01', '20262'],
    ['2027-03-01', '20261'],
    ['2026-10-20', '20261'],
    ['2026-09-01', '20252'],
  ])('semester pada %s adalah %s', (day, semester) => {
    expect(calendar(new Date(`${day}T05:00:00Z`)).semester).toBe(semester);
  });

  test.each(['2026-01-01', '2026-07-31', '2027-12-31', '2028-02-29'])(
    'baris bertanggal tetap sah bila diisi pada %s',
    day => {
      const other = world(new Date(`${day}T16:30:00Z`), 5);
      for (const [name, rows] of other) {
        const r = registry.get(name);
        for (const row of rows.values()) expect(r.check(whole(r, row)), `${name} ${JSON.stringify(row)}`).toEqual({});
      }
      expect(new Set([...(other.get('master/periode')?.values() ?? [])].map(({ kode }) => kode)).size).toBe(4);
    },
  );

  test('semester maju dan mundur', () => {
    expect([-1, 0, 1, 2, 3].map(n => semesterAfter('20261', n))).toEqual(['20252', '20261', '20262', '20271', '20272']);
  });

  test('orang masuk akal: umur, SKS, surel', () => {
    for (const row of rowsOf('master/mahasiswa')) {
      const age = Number(row.angkatan) - Number(String(row.tanggalLahir).slice(0, 4));
      expect(age).toBeGreaterThanOrEqual(18);
      expect(Number(row.sksLulus)).toBeLessThanOrEqual(Number(row.sksTempuh));
      expect(row.emailKampus).toBe(`${row.npm}@student.nusantararaya.example`);
    }
  });
});
