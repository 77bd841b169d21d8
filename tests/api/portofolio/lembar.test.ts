// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../resources/kit/index.ts';
import { writeXlsx } from '../../../server/platform/documents/spreadsheet/write.ts';
import { settled } from '../../../server/platform/engine/import/apply.ts';
import { uploaded } from '../platform/import/upload.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Works from a spreadsheet as an office keeps it: its own headings, its own way of dates, titles above (docs/domain/40 §1.3). */

let world: World;
let team: Person;
let student: { npm: string; nama: string };
let lecturer: { nip: string };

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  student = (await world.db.one<{ npm: string; nama: string }>(
    'select npm, nama from master_mahasiswa order by npm limit 1',
  )) ?? {
    npm: '',
    nama: '',
  };
  lecturer = (await world.db.one<{ nip: string }>(
    `select nip from master_pegawai where jenis = 'dosen' order by nip limit 1`,
  )) ?? { nip: '' };
});
afterAll(() => world.close());

async function sheet(headings: readonly string[], ...rows: readonly string[][]): Promise<Buffer> {
  const columns = headings.map(heading => ({ heading, kind: 'text' as const }));
  const title = headings.map((_, i) => (i === 0 ? 'REKAP KARYA TAHUN 2025' : ''));
  const parts: Buffer[] = [];
  // The office writes a title above its headings.
  for await (const part of writeXlsx([
    {
      name: 'Rekap',
      columns: columns.map((c, i) => ({ ...c, heading: title[i] ?? '' })),
      rows: [[[...headings], ...rows]],
    },
  ]))
    parts.push(part);
  return Buffer.concat(parts);
}

async function applied(endpoint: string, answer: ImportAnswer): Promise<ImportAnswer> {
  await team.post(`${endpoint}/impor/${answer.id}/terapkan`, {});
  await settled();
  return (await team.get(`${endpoint}/impor/${answer.id}`)).json<ImportAnswer>();
}

it('HKI with dates in words and authors in one cell', async () => {
  const H = 'v9/hki-mhs';
  const category =
    (await world.db.one<{ nama: string }>('select nama from master_kategori_hki order by kode limit 1'))?.nama ?? '';
  const file = await sheet(
    [
      'No',
      'NPM',
      'Judul Ciptaan',
      'Jenis HKI',
      'No. Permohonan',
      'Tgl Permohonan',
      'Status HKI',
      'Pemegang Hak Cipta',
      'Pencipta',
    ],
    [
      '1',
      student.npm,
      'Aplikasi antrean klinik',
      category,
      'EC002025001',
      '2 Mei 2025',
      'Terdaftar',
      'Universitas',
      `${student.nama} (NPM ${student.npm}); Siti (NIP ${lecturer.nip}); Orang Luar`,
    ],
    ['2', student.npm, 'Tanpa tanggal', category, 'EC002025002', '31/02/2025', 'Terdaftar', 'Universitas', ''],
  );
  const answer = await uploaded(world, team, H, 'rekap.xlsx', file);
  const rows = (await team.get(`${H}/impor/${answer.id}/baris`)).json<ImportRow[]>();
  expect(answer.kolom.filter(({ field }) => field === null).map(({ judul }) => judul)).toEqual(['No']);
  expect(
    rows.map(({ status }) => status),
    JSON.stringify(rows),
  ).toEqual(['baru', 'salah']);
  expect(Object.keys(rows[1]?.pesan ?? {})).toEqual(['tanggalPermohonan']);
  expect((await applied(H, answer)).jumlah).toMatchObject({ diterapkan: 1 });
  const [made] = (await team.get(H, { filter: { q: 'EC002025001' } })).json<{ id: string }[]>();
  const work = (await team.get(`${H}/${made?.id}`)).json<{ penulis: Record<string, unknown>[] }>();
  expect(work).toMatchObject({ tanggalPermohonan: '2025-05-02', status: 'draf', nomorPemilik: student.npm });
  expect(work.penulis.map(({ kategori, nomorInduk }) => [kategori, nomorInduk])).toEqual([
    ['mahasiswa', student.npm],
    ['dosen', lecturer.nip],
    ['eksternal', null],
  ]);
});

it('networks by number of their owner, with an open end', async () => {
  const K = 'v9/jejaring';
  const file = await sheet(
    ['NPM', 'Organisasi', 'Jenis', 'Tingkat', 'Jabatan', 'Mulai', 'Selesai'],
    [student.npm, 'Ikatan Mahasiswa Informatika', 'Organisasi kemahasiswaan', 'Nasional', 'Ketua', '21-02-2025', ''],
  );
  const answer = await uploaded(world, team, K, 'jejaring.xlsx', file);
  const rows = (await team.get(`${K}/impor/${answer.id}/baris`)).json<ImportRow[]>();
  expect(
    rows.map(({ status }) => status),
    JSON.stringify(rows),
  ).toEqual(['baru']);
  expect((await applied(K, answer)).jumlah).toMatchObject({ diterapkan: 1 });
  const [work] = (await team.get(K, { filter: { q: 'Ikatan Mahasiswa' } })).json<Record<string, unknown>[]>();
  expect(work).toMatchObject({ tanggalMulai: '2025-02-21', tanggalSelesai: null, peran: 'Ketua', tingkat: 'nasional' });
});
