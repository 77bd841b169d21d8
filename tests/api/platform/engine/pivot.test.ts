import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  addsUp,
  dimensionsOf,
  isMany,
  measuresOf,
  type PivotAnswer,
  type PivotCell,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Pivot tables of any resource: what is counted, for whom, and the rows behind each cell. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

interface Asked {
  baris?: readonly string[];
  kolom?: readonly string[];
  nilai?: readonly string[];
  filter?: Readonly<Record<string, unknown>>;
}
const P = pendaftar.endpoint;
const ask = (who: Person, endpoint: string, asked: Asked) => who.get(`${endpoint}/rekap`, { ...asked });
const pivotOf = async (who: Person, endpoint: string, asked: Asked): Promise<PivotAnswer> => {
  const answer = await ask(who, endpoint, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const totalOf = async (who: Person, endpoint: string, filter: unknown): Promise<number> => {
  const answer = await who.get(endpoint, { range: [0, 0], filter });
  expect(answer.statusCode, answer.body).toBe(200);
  return Number(answer.headers['content-range']?.toString().split('/')[1]);
};
const at = ({ sel }: PivotAnswer, baris: readonly unknown[], kolom: readonly unknown[] = []): PivotCell | undefined =>
  sel.find(cell => JSON.stringify([cell.baris, cell.kolom]) === JSON.stringify([baris, kolom]));

describe('a pivot table', () => {
  it('counts by what rows refer to, with totals that are counted and not added up', async () => {
    const team = await world.as('HA03');
    const found = await pivotOf(team, P, {
      baris: ['idProgramProdi.idFakultas'],
      kolom: ['status'],
      nilai: ['jumlah', 'unik:idMahasiswa'],
    });
    const rows = await world.db.query<{ fakultas: string; status: string; n: number; orang: number }>(
      `select s.id_fakultas as fakultas, p.status, count(*)::int as n, count(distinct p.id_mahasiswa)::int as orang
       from mbkm_pendaftar_program_mbkm p join ${tableName(registry.get(pendaftar.fields.idProgramProdi.to))} s on s.id = p.id_program_prodi
       group by 1, 2`,
    );
    for (const { fakultas, status, n, orang } of rows)
      expect(at(found, [fakultas], [status])?.nilai, status).toEqual([n, orang]);
    const [all] = await world.db.query<{ n: number; orang: number }>(
      `select count(*)::int as n, count(distinct id_mahasiswa)::int as orang
       from mbkm_pendaftar_program_mbkm`,
    );
    expect(at(found, [])?.nilai).toEqual([all?.n, all?.orang]);
    const names = Object.values(found.label['idProgramProdi.idFakultas'] ?? {});
    expect(names.length).toBe(new Set(rows.map(({ fakultas }) => fakultas)).size);
    expect(names.every(name => name.length > 3)).toBe(true);
  });

  it('works out means, medians and bounds, days by month, and leads from each cell to its rows', async () => {
    const team = await world.as('HA03');
    const asked = {
      baris: ['tanggal:bulan'],
      kolom: ['idPendaftarMbkm.idProgramProdi', 'status'],
      nilai: ['jumlah', 'rata:durasiJam', 'median:durasiJam', 'maks:durasiJam'],
    };
    const found = await pivotOf(team, logbookMagang.endpoint, asked);
    const [known] = await world.db.query<{ rata: number; tengah: number; maks: number }>(
      `select round(avg(durasi_jam), 2)::float8 as rata, max(durasi_jam)::float8 as maks,
         percentile_cont(0.5) within group (order by durasi_jam) as tengah
       from magang_logbook_magang`,
    );
    expect(at(found, [])?.nilai.slice(1)).toEqual([known?.rata, known?.tengah, known?.maks]);
    const cells = found.sel.filter(({ baris, kolom }) => baris.length === 1 && kolom.length === 2);
    expect(cells.length).toBeGreaterThan(3);
    for (const { baris, kolom, nilai } of cells.slice(0, 12)) {
      const sel = Object.fromEntries([...asked.baris, ...asked.kolom].map((key, i) => [key, [...baris, ...kolom][i]]));
      expect(await totalOf(team, logbookMagang.endpoint, { sel }), JSON.stringify(sel)).toBe(nilai[0]);
    }
  });

  it('counts rows without a value as a group of their own, also along a reference, and leads to them', async () => {
    const team = await world.as('HA03');
    for (const key of ['idMitra', 'idMitra.idKabupaten.idProvinsi']) {
      const found = await pivotOf(team, P, { baris: [key] });
      const none = at(found, [null])?.nilai[0];
      expect(none, key).toBeGreaterThan(0);
      expect(await totalOf(team, P, { sel: { [key]: null } })).toBe(none);
      const parts = found.sel.filter(({ baris }) => baris.length === 1).map(({ nilai }) => nilai[0] ?? 0);
      expect(parts.reduce((sum, n) => sum + n, 0)).toBe(at(found, [])?.nilai[0]);
    }
  });

  it('counts the rows that its reader lists, under the same filter', async () => {
    for (const code of ['HA02', 'HA03', 'HA04', 'HA05', 'HA06', 'HA07'] as const) {
      const person = await world.as(code);
      for (const filter of [{}, { status: 'berjalan' }]) {
        const found = await pivotOf(person, P, { filter });
        expect(at(found, [])?.nilai, code).toEqual([await totalOf(person, P, filter)]);
      }
    }
  });
});

it('counts a row with several values in each of their groups and in totals once, and leads to it from each', async () => {
  const team = await world.as('HA03');
  const r = registry.get('magang/program-ditawarkan');
  const [asked, nilai] = [['idProgramProdiTujuan'], ['jumlah']];
  const found = await pivotOf(team, r.endpoint, { baris: asked, nilai });
  const rows = await world.db.query<{ id: string | null; n: number }>(
    `select x.id::text as id, count(*)::int as n from ${tableName(r)} t left join lateral unnest(t.id_program_prodi_tujuan) x(id) on true group by 1`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { id, n } of rows) {
    expect(at(found, [id])?.nilai, String(id)).toEqual([n]);
    expect(await totalOf(team, r.endpoint, { sel: { idProgramProdiTujuan: id } }), String(id)).toBe(n);
    if (id) expect(found.label.idProgramProdiTujuan?.[id]).toBeTruthy();
  }
  expect(at(found, [])?.nilai).toEqual([await totalOf(team, r.endpoint, {})]);
  const added = await ask(team, r.endpoint, { baris: asked, nilai: ['total:kuota'] });
  expect([added.statusCode, Object.keys(added.json().errors)]).toEqual([400, ['nilai']]);
});

it('comes as a workbook: as it is read, as rows to count further, and what it is', async () => {
  const asked = {
    baris: ['idProgramProdi'],
    kolom: ['status'],
    nilai: ['jumlah'],
    filter: { status: ['berjalan', 'selesai'] },
  };
  const team = await world.as('HA03');
  const found = await pivotOf(team, P, asked);
  const answer = await team.get(`${P}/rekap/ekspor`, asked);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const [shown, plain, about] = await Promise.all([1, 2, 3].map(number => readSheet(answer.rawPayload, number)));
  const total = at(found, [])?.nilai[0];
  expect(shown?.at(-1)?.[0]).toBe('Semua');
  expect(shown?.at(-1)?.at(-1)).toBe(total);
  const counts = plain?.slice(1).map(row => Number(row.at(-1))) ?? [];
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(total);
  expect(about?.some(row => row[1] === 'Berjalan, Selesai')).toBe(true);
  const [group] = found.sel.find(({ baris }) => baris.length === 1)?.baris ?? [];
  const sel = { idProgramProdi: group, 'tanggalMulai:bulan': '2026-10', status: null };
  const narrowed = await team.get(`${P}/rekap/ekspor`, { ...asked, filter: { sel } });
  expect(narrowed.statusCode, narrowed.body.slice(0, 200)).toBe(200);
  const lines = (await readSheet(narrowed.rawPayload, 3)).map(row => row.join(': '));
  expect(lines.filter(line => line.startsWith('Filter'))).toEqual([
    `Filter: Program studi: ${found.label.idProgramProdi?.[String(group)]}`,
    'Filter: Tanggal mulai per bulan: Oktober 2026',
    'Filter: Status pendaftaran: Kosong',
  ]);
  const student = await world.as('HA02');
  expect(mahasiswa.access.HA02?.flags).not.toContain('export');
  expect((await student.get(`${mahasiswa.endpoint}/rekap/ekspor`)).statusCode).toBe(403);
});

describe('what a pivot table refuses', () => {
  it('tells all at once what does not exist and what the role does not see, and what is too much', async () => {
    const coordinator = await world.as('HA05');
    const unknown = await ask(coordinator, mahasiswa.endpoint, {
      baris: ['tidakAda', 'angkatan'],
      kolom: ['agama'],
      nilai: ['rata:nama', 'unik:nik'],
    });
    expect(unknown.statusCode).toBe(400);
    expect(Object.keys(unknown.json().errors).sort()).toEqual(['baris', 'kolom', 'nilai']);
    const refused = [
      { baris: ['angkatan', 'angkatan'] },
      { baris: ['angkatan', 'status', 'idProgramProdi', 'jenisKelamin'] },
      { baris: ['tanggalLahir'] },
      { baris: ['idProgramProdi.idFakultas.idKepala.idPegawai'] },
      { filter: { tidakAda: 1 } },
      { filter: { sel: { nik: '1' } } },
      { filter: { sel: {} } },
      { filter: { sel: { angkatan: [1] } } },
    ];
    for (const asked of refused)
      expect((await ask(coordinator, mahasiswa.endpoint, asked)).statusCode, JSON.stringify(asked)).toBe(400);
    expect((await coordinator.get(`${mahasiswa.endpoint}/rekap`, { lain: 1 })).statusCode).toBe(400);
    expect((await coordinator.get(`${mahasiswa.endpoint}/rekap`, { baris: 'angkatan' })).statusCode).toBe(400);
  });

  it('leads no role to fields that it does not see in what rows refer to', async () => {
    const partner = await world.as('HA06');
    const hidden = mahasiswa.access.HA06?.hide ?? [];
    expect(hidden).toContain('angkatan');
    expect((await ask(partner, P, { baris: ['idMahasiswa.angkatan'] })).statusCode).toBe(400);
    const sel = { 'idMahasiswa.angkatan': 2023 };
    expect((await partner.get(P, { filter: { sel } })).statusCode).toBe(400);
    expect((await ask(await world.as('HA03'), P, { baris: ['idMahasiswa.angkatan'] })).statusCode).toBe(200);
  });
});

it('every field of its own and every value that a resource offers can be asked for', async () => {
  const team = await world.as('HA01');
  const everything = () => true;
  const failed: string[] = [];
  for (const r of registry.resources.filter(one => isPublished(one) && one.access.HA03)) {
    const dimensions = dimensionsOf(r, registry.find, everything).filter(({ path }) => path.length === 0);
    const measures = measuresOf(r, registry.find, everything);
    const { rows, values } = pivotLimits;
    const rounds = Math.max(Math.ceil(dimensions.length / rows), Math.ceil(measures.length / values));
    for (let i = 0; i < rounds; i++) {
      const chosen = dimensions.slice(i * rows, (i + 1) * rows);
      const baris = chosen.map(({ key }) => key);
      const several = chosen.some(({ field }) => isMany(field));
      const nilai = measures
        .slice(i * values, (i + 1) * values)
        .filter(one => !several || !addsUp(one))
        .map(({ key }) => key);
      const answer = await ask(team, r.endpoint, { baris, nilai });
      if (answer.statusCode > 400 && answer.statusCode !== 403)
        failed.push(`${r.name} ${baris} ${nilai}: ${answer.body.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
});
