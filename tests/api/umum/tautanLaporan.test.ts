import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { LaporanTerbuka } from '../../../resources/umum/panggilanLaporan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Reports that are read by an address, without an account. */
let world: World;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await world.as('timmbkm');
});

const sumber = 'mbkm/pendaftar-program-mbkm';
const isi = {
  baris: ['idProgramProdi'],
  kolom: ['status'],
  nilai: ['jumlah', 'rata:nilaiAkhir', 'maks:nilaiAkhir'],
  filter: {},
  bentuk: 'tabel',
  porsi: 'angka',
};
const until = '2026-12-31';
let number = 0;
const reportOf = async (
  person: Person,
  more: Record<string, unknown> = {},
): Promise<{ id: string; version: number }> => {
  const made = await person.post('laporan', {
    nama: `Laporan ${number++}`,
    uraian: null,
    sumber,
    isi,
    peran: [],
    ...more,
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};
interface Link {
  id: string;
  token: string;
}
const linkOf = async (person: Person, report: { id: string }, berakhir = until): Promise<Link> => {
  const made = await person.post(`laporan/${report.id}/tautan`, { berakhir });
  expect(made.statusCode, made.body).toBe(201);
  const { id, alamat } = made.json<{ id: string; alamat: string }>();
  return { id, token: alamat.split('/').at(-1) ?? '' };
};
const read = (token: string) => world.stranger.get(`publik/laporan/${token}`);
const shownBy = async (token: string): Promise<LaporanTerbuka> => {
  const answer = await read(token);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json();
};

describe('a link without an account', () => {
  it('shows the figures of the maker, without the small ones and what would tell them', async () => {
    const { token } = await linkOf(team, await reportOf(team));
    const shown = await shownBy(token);
    const counts = await world.db.query<{ prodi: string; status: string; n: number }>(
      `select s.id::text as prodi, p.status, count(*)::int as n from mbkm_pendaftar_program_mbkm p
       join master_program_prodi s on s.id = p.id_program_prodi group by 1, 2`,
    );
    const total = counts.reduce((sum, { n }) => sum + n, 0);
    expect(counts.some(({ n }) => n < 5)).toBe(true);
    expect(shown.adaSedikit).toBe(true);
    const figures = shown.garis.flatMap(({ sel }) => sel.map(([first]) => first));
    for (const figure of figures) if (typeof figure === 'number') expect(figure).toBeGreaterThanOrEqual(5);
    expect(shown.garis.at(-1)?.kelompok).toEqual([]);
    expect([total, 'sedikit']).toContain(shown.garis.at(-1)?.sel.at(-1)?.[0]);
    // In each line none or several are left out, so that its total tells none of them.
    for (const { sel } of shown.garis) {
      const firsts = sel.map(([first]) => first);
      const gone = firsts.slice(0, -1).filter(one => one === 'sedikit').length;
      if (typeof firsts.at(-1) === 'number') expect(gone).not.toBe(1);
    }
    // A figure that is left out leaves out everything else of its cell, and the largest of all.
    for (const { sel } of shown.garis)
      for (const [first, mean, most] of sel)
        if (first === 'sedikit') expect([mean, most]).toEqual(['sedikit', 'sedikit']);
    expect(shown.garis.at(-1)?.sel.at(-1)?.[2]).toBe('sedikit');
  });

  it('shows what the maker sees at this moment, and counts who looks', async () => {
    const coordinator = await world.as('koordinator');
    const report = await reportOf(coordinator, { isi: { ...isi, kolom: [], baris: ['status'], nilai: [] } });
    const link = await linkOf(coordinator, report);
    const own = (await coordinator.get(sumber, { range: [0, 0] })).headers['content-range']?.toString().split('/')[1];
    const all = (await shownBy(link.token)).garis.at(-1)?.sel[0]?.[0];
    expect(all).toBe(Number(own));
    await shownBy(link.token);
    const { tautan } = (await coordinator.get(`laporan/${report.id}/tautan`)).json();
    expect(tautan).toEqual([
      expect.objectContaining({ id: link.id, kunjungan: 2, berakhir: until, dicabutPada: null }),
    ]);
    const stored = await world.db.one<{ row: string }>(
      'select row_to_json(t)::text as row from internal_tautan_laporan t where id = $1',
      [link.id],
    );
    expect(stored?.row).not.toContain(link.token);
  });

  it('is gone when it ends, when it is revoked, and with report, role, right or account of its maker', async () => {
    const report = await reportOf(team);
    const states: (readonly [string, () => Promise<unknown>, (() => Promise<unknown>)?])[] = [
      [
        'ended',
        () => world.db.execute(`update internal_tautan_laporan set berakhir = '2026-11-20'`),
        () => world.db.execute(`update internal_tautan_laporan set berakhir = '2026-12-31'`),
      ],
      [
        'account',
        () => world.db.execute(`update pengaturan_user set aktif = false where username = 'timmbkm'`),
        () => world.db.execute(`update pengaturan_user set aktif = true where username = 'timmbkm'`),
      ],
      [
        'role',
        () =>
          world.db.execute(
            `update pengaturan_user_role set berlaku_sampai = '2026-11-01' where id_user = (select id from pengaturan_user where username = 'timmbkm')`,
          ),
        () =>
          world.db.execute(
            `update pengaturan_user_role set berlaku_sampai = null where id_user = (select id from pengaturan_user where username = 'timmbkm')`,
          ),
      ],
      ['deleted', async () => team.delete(`laporan/${report.id}`, { version: report.version })],
    ];
    const { token } = await linkOf(team, report);
    const revoked = await linkOf(team, await reportOf(team));
    expect((await read(revoked.token)).statusCode).toBe(200);
    for (const [name, end, back] of states) {
      expect((await read(token)).statusCode, name).toBe(200);
      await end();
      const answer = await read(token);
      expect([answer.statusCode, answer.json().code], name).toEqual([404, 'pengaturan.reports.linkGone']);
      await back?.();
    }
    expect((await read('x'.repeat(43))).json().code).toBe('pengaturan.reports.linkGone');
  });

  it('is revoked by its maker, and made by nobody else', async () => {
    const report = await reportOf(team, { peran: ['HA05'] });
    const link = await linkOf(team, report);
    const coordinator = await world.as('koordinator');
    for (const answer of [
      await coordinator.post(`laporan/${report.id}/tautan`, { berakhir: until }),
      await coordinator.get(`laporan/${report.id}/tautan`),
      await coordinator.delete(`laporan/${report.id}/tautan/${link.id}`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await team.delete(`laporan/${report.id}/tautan/${link.id}`)).json().dicabutPada).not.toBeNull();
    expect((await read(link.token)).statusCode).toBe(404);
  });

  it('names no people and no words of theirs, and ends within a year', async () => {
    const refused = async (more: Record<string, unknown>, berakhir = until) => {
      const report = await reportOf(team, { isi: { ...isi, kolom: [], nilai: [], ...more } });
      const answer = await team.post(`laporan/${report.id}/tautan`, { berakhir });
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await refused({ baris: ['idMahasiswa'] })).toEqual([422, ['isi']]);
    expect(await refused({ baris: ['idDosenPembimbing'] })).toEqual([422, ['isi']]);
    expect(await refused({ baris: ['namaMahasiswa'] })).toEqual([422, ['isi']]);
    expect(await refused({ filter: { q: 'Budi' } })).toEqual([422, ['isi']]);
    // Words of a rule are nobody's: the rector's question, per faculty, programme and year, is told to anybody.
    const asked = registry.reports.find(({ name }) => name === 'peserta-sks-fakultas')?.question;
    const { token } = await linkOf(team, await reportOf(team, { isi: asked }));
    const shown = await shownBy(token);
    expect(shown.kolom).toEqual([...shown.kolom.slice(0, -1).toSorted(), 'Semua']);
    expect(shown.kolom[0]).toMatch(/^20\d\d\/20\d\d$/);
    for (const day of ['2026-11-21', '2025-01-01', '2028-01-01', 'besok'])
      expect(await refused({ baris: ['status'] }, day), day).toEqual([422, ['berakhir']]);
  });
});
