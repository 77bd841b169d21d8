import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { checkReports } from '../../../resources/kit/check/reports.ts';
import { DeclarationError } from '../../../resources/kit/index.ts';
import type { PivotAnswer } from '../../../resources/kit/pivot.ts';
import { placesOf } from '../../../resources/kit/places.ts';
import { createWorld, type World } from '../support/world.ts';

/** Reports that come with the product, against a count of the rows by hand. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const taking = `status in ('berjalan', 'selesai')`;
const participations = 'mbkm_pendaftar_program_mbkm p';
const unit = 'join master_program_prodi s on s.id = p.id_program_prodi';

/** By report: groups as text, then the figures in the order of the question; `null` in a group stands for an empty one. */
const counts: Readonly<Record<string, string>> = {
  'iku-2-di-luar-prodi': `select s.id_fakultas::text, s.id::text, p.id_periode::text, count(distinct p.id_mahasiswa)::float8
    from ${participations} ${unit} where p.${taking} and p.total_sks_diakui >= 10 group by 1, 2, 3`,
  'iku-3-dosen': `select s.id_fakultas::text, p.id_jenis_mbkm::text, count(distinct p.id_dosen_pembimbing)::float8,
    count(distinct p.id_mahasiswa)::float8 from ${participations} ${unit} where p.${taking} group by 1, 2`,
  'lkps-mbkm': `select p.id_program_prodi::text, p.id_periode::text, p.id_jenis_mbkm::text, count(distinct p.id_mahasiswa)::float8
    from ${participations} where p.${taking} group by 1, 2, 3`,
  'sks-konversi-prodi': `select p.id_program_prodi::text, p.id_periode::text, sum(p.total_sks_diakui)::float8,
    round(avg(p.total_sks_diakui), 2)::float8, count(distinct p.id_mahasiswa)::float8
    from ${participations} where p.status_konversi in ('final', 'revisi_nilai') group by 1, 2`,
  'peserta-sks-fakultas': `select s.id_fakultas::text, p.id_jenis_mbkm::text, e.tahun_ajaran, count(distinct p.id_mahasiswa)::float8,
    sum(p.total_sks_diakui)::float8 from ${participations} ${unit} join master_periode e on e.id = p.id_periode
    where p.${taking} group by 1, 2, 3`,
  'ketepatan-nilai': `select p.id_jenis_mbkm::text, p.id_program_prodi::text, case when b.batas is null then null
      when p.status_konversi in ('final', 'revisi_nilai') and p.tanggal_final is not null
        then case when (p.tanggal_final at time zone 'Asia/Jakarta')::date <= b.batas then 'tepat' else 'terlambat' end
      when '2026-11-21' > b.batas then 'lewat' else 'menunggu' end, count(*)::float8
    from ${participations} cross join lateral (select coalesce(
      (select j.selesai from master_periode_jadwal j where j.parent_id = p.id_periode and j.tahap = 'penilaian'
        and (j.id_jenis_mbkm = p.id_jenis_mbkm or j.id_jenis_mbkm is null) order by j.id_jenis_mbkm is null limit 1),
      p.tanggal_selesai + 14) as batas) b
    where p.${taking} group by 1, 2, 3`,
  'lama-nilai': `select to_char(p.tanggal_selesai, 'YYYY-MM'), to_char(p.tanggal_final at time zone 'Asia/Jakarta', 'YYYY-MM'),
    count(*)::float8 from ${participations} where p.status = 'selesai' group by 1, 2`,
  'mitra-penerima': `select m.id_jenis_mitra::text, p.id_periode::text, count(distinct p.id_mahasiswa)::float8,
    count(distinct p.id_mitra)::float8 from ${participations} left join master_mitra m on m.id = p.id_mitra
    where p.${taking} group by 1, 2`,
  'mitra-jenis-mou': `select m.id_jenis_mitra::text, to_char(m.berakhir_mou, 'YYYY'), count(*)::float8
    from master_mitra m where m.status = 'aktif' group by 1, 2`,
  'kkn-per-kabupaten': `select d.id_kabupaten::text, k.id_gelombang::text, count(*)::float8, count(distinct k.id_desa)::float8
    from kkn_kkn_kelompok k left join kkn_desa d on d.id = k.id_desa group by 1, 2`,
};

it('every report that comes with the product is counted here', () => {
  expect(registry.reports.map(({ name }) => name).sort()).toEqual(Object.keys(counts).sort());
});

describe.each(registry.reports.map(report => [report.name, report] as const))('%s', (name, { resource, question }) => {
  it('says what a count of its rows says', async () => {
    const team = await world.as('HA03');
    const { baris, kolom, nilai, filter } = question;
    const answer = await team.get(`${registry.get(resource).endpoint}/rekap`, { baris, kolom, nilai, filter });
    expect(answer.statusCode, answer.body).toBe(200);
    const { sel } = answer.json<PivotAnswer>();
    const depth = baris.length + kolom.length;
    const found = sel
      .filter(cell => cell.baris.length + cell.kolom.length === depth)
      .map(cell => [...cell.baris, ...cell.kolom, ...cell.nilai]);
    const rows = await world.db.query<{ line: unknown[] }>(
      `select json_build_array(${Array.from({ length: depth + nilai.length }, (_, i) => `c${i}`).join(', ')}) as line
       from (${counts[name]}) t (${Array.from({ length: depth + nilai.length }, (_, i) => `c${i}`).join(', ')})`,
    );
    const sorted = (lines: readonly (readonly unknown[])[]) => lines.map(line => JSON.stringify(line)).sort();
    expect(rows.length).toBeGreaterThan(0);
    expect(sorted(found)).toEqual(sorted(rows.map(({ line }) => line)));
  });
});

it('a district lies where its villages lie on average, and of positions nothing else is worked out', async () => {
  const places = placesOf('master/kabupaten', registry.resources, registry.find, () => true);
  if (!places) throw new Error('no places');
  const { resource, way, lintang, bujur } = places;
  const team = await world.as('HA03');
  const path = `${registry.get(resource.name).endpoint}/rekap`;
  const answer = await team.get(path, { baris: [way], nilai: [lintang, bujur] });
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer
    .json<PivotAnswer>()
    .sel.flatMap(({ baris, nilai }) => (baris.length ? [[...baris, ...nilai]] : []));
  const rows = await world.db.query<{ line: unknown[] }>(
    `select json_build_array(id_kabupaten, round(avg(lintang), 2)::float8, round(avg(bujur), 2)::float8) as line
       from kkn_desa group by id_kabupaten`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(found.map(line => JSON.stringify(line)).sort()).toEqual(rows.map(({ line }) => JSON.stringify(line)).sort());
  expect((await team.get(path, { baris: [way], nilai: ['total:lintang'] })).statusCode).toBe(400);
});

it('a report that names what does not exist stops the start', () => {
  const [report] = registry.reports;
  if (!report) throw new Error('no report');
  const wrong = (change: object) => () =>
    checkReports({ ...registry, reports: [{ ...report, question: { ...report.question, ...change } }] });
  expect(wrong({})).not.toThrow();
  for (const change of [{ baris: ['tidakAda'] }, { nilai: ['rata:status'] }, { filter: { tidakAda: 1 } }])
    expect(wrong(change)).toThrow(DeclarationError);
  const [page] = registry.reportPages;
  if (!page) throw new Error('no page');
  expect(() => checkReports({ ...registry, reportPages: [{ ...page, screen: '/laporan/tidak-ada' }] })).toThrow(
    DeclarationError,
  );
});
