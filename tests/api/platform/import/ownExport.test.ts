import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, type ImportAnswer, type Resource, type Role } from '../../../../resources/kit/index.ts';
import { isImportable } from '../../../../server/platform/engine/import/routes.ts';
import { sampled } from '../../../support/selection.ts';
import { roleTraits } from '../../../support/traits.ts';
import { createWorld, type World } from '../../support/world.ts';
import { uploaded, uploadTo } from './upload.ts';

/** Importing an unchanged export changes nothing: for every resource, as each role that may. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Roles whose policy and menus allow both. */
const may = (r: Resource, role: Role): boolean => {
  const flags = r.access[role]?.flags ?? [];
  const writes = flags.includes('create') || flags.includes('update');
  const shown = registry.screens.some(screen => screen.roles[role] && screen.resources.includes(r.name));
  return shown && writes && flags.includes('export') && flags.includes('import');
};
const cases = sampled(
  'ownExport',
  registry.resources
    .filter(r => isImportable(r) && !r.byHand)
    .flatMap(r => allRoles.filter(role => may(r, role)).map(role => [r.name, role, r] as const)),
  ([, role, r]) => roleTraits(r, role),
);

it.each(cases)('%s sebagai %s', async (_name, role, r) => {
  const person = await world.as(role);
  const file = await person.get(`${r.endpoint}/ekspor`, { format: 'xlsx' });
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200);
  const answer = await uploadTo(world, person, r.endpoint, 'ekspor.xlsx', file.rawPayload);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, jumlah } = answer.json<ImportAnswer>();
  const wrong = await person.get(`${r.endpoint}/impor/${id}/baris`, { status: 'salah', range: [0, 0] });
  expect(jumlah, wrong.body).toMatchObject({ baru: 0, berubah: 0, salah: 0, sama: jumlah.total });
});

it('menemukan desa dan DPL menurut gelombang kelompoknya, juga bila gelombang hanya ada di data tersimpan', async () => {
  const twice = await world.db.query(
    'select 1 from kkn_dpl group by nama having count(distinct id_gelombang) > 1 limit 1',
  );
  expect(twice).toHaveLength(1);
  const tim = await world.as('HA03');
  const kelompok = registry.get('kkn/kkn-kelompok');
  for (const kolom of [
    ['id', 'idGelombang', 'nama', 'idDesa', 'idDpl'],
    ['id', 'nama', 'idDesa', 'idDpl'],
  ]) {
    const file = await tim.get(`${kelompok.endpoint}/ekspor`, { format: 'csv', kolom });
    const lines = file.body.trim().split('\n');
    const heads = (lines[0] ?? '').split(';');
    // Only the words: no ids that would say which one is meant.
    const words = lines.map(line =>
      line
        .split(';')
        .filter((_, i) => !heads[i]?.includes('(ID data)'))
        .join(';'),
    );
    const answer = await uploadTo(world, tim, kelompok.endpoint, 'nama.csv', words.join('\n'));
    const { jumlah } = answer.json<ImportAnswer>();
    expect(jumlah, answer.body).toMatchObject({ total: lines.length - 1, salah: 0, sama: lines.length - 1 });
  }
});

it("reads an office's own list of students: its headings, and study programmes without their degree", async () => {
  const tim = await world.as('HA03');
  const sheet =
    'DAFTAR MAHASISWA;;;;;;;;\n;;;;;;;;\n' +
    'No;NIM;Nama lengkap;Prodi;Tahun Masuk;Semester;Status;Kelamin;Surel\n' +
    '1;24081099901;Budi Contoh;informatika;2024;5;aktif;L;budi@contoh.example\n';
  const { id, jumlah, kolom } = await uploaded(world, tim, 'master/mahasiswa', 'daftar.csv', sheet);
  const wrong = await tim.get(`master/mahasiswa/impor/${id}/baris`, { status: 'salah', range: [0, 0] });
  expect(kolom.map(({ field }) => field)).toEqual([
    null,
    'npm',
    'nama',
    'idProgramProdi',
    'angkatan',
    'semester',
    'statusAkademik',
    'jenisKelamin',
    'email',
  ]);
  expect(jumlah, wrong.body).toMatchObject({ total: 1, baru: 1, salah: 0 });
});
