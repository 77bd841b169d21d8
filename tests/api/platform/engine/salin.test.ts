import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { CopyPlan, HistoryEntry } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** A row is made again for another term: days moved, children brought along, everything a draft. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };

const first = async (endpoint: string, filter: Record<string, unknown> = {}): Promise<Row> => {
  const [row] = (await tim.get(endpoint, { filter, range: [0, 0] })).json<Row[]>();
  if (!row) throw new Error(`${endpoint}: tidak ada baris`);
  return (await tim.get(`${endpoint}/${row.id}`)).json<Row>();
};

const planOf = async (
  endpoint: string,
  id: string,
  body: { nilai?: Record<string, unknown> } = {},
): Promise<CopyPlan> => {
  const answer = await tim.post(`${endpoint}/${id}/salin/rencana`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CopyPlan>();
};

interface Made {
  baris: Row;
  disalin: { label: string; jumlah: number }[];
  dilewati: { label: string; nama: string; pesan: string }[];
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const count = async (table: string): Promise<number> =>
  (await world.db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0;

describe('plan of a copy', () => {
  it('moves every day of a period by a year in whole weeks, and stores nothing', async () => {
    const source = await first('master/periode', { status: 'ditutup' });
    const before = await count('master_periode');
    const plan = await planOf('master/periode', source.id);
    expect(plan.geser).toBe(364);
    expect(plan.nilai.kode).toBe(`${Number(String(source.kode).slice(0, 4)) + 1}${String(source.kode).slice(4)}`);
    expect(plan.tanggal.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['tanggalMulai', 'tanggalSelesai', 'pendaftaranMulai', 'pendaftaranSelesai']),
    );
    for (const { dari, ke } of plan.tanggal) expect(weekday(ke)).toBe(weekday(dari));
    expect(plan.nilai).not.toHaveProperty('status');
    expect(await count('master_periode')).toBe(before);
  });

  it('follows the start that is typed, to the day', async () => {
    const source = await first('v3/kkn/gelombang');
    const plan = await planOf('v3/kkn/gelombang', source.id, { nilai: { tanggalBuka: '2031-03-04' } });
    const days = (Date.parse('2031-03-04') - Date.parse(String(source.tanggalBuka))) / 86_400_000;
    expect(plan.geser).toBe(days);
    for (const { dari, ke } of plan.tanggal) expect((Date.parse(ke) - Date.parse(dari)) / 86_400_000).toBe(days);
  });

  it('says by field what keeps the row from being made', async () => {
    const source = await first('v4/kwu/pengaturan');
    const plan = await planOf('v4/kwu/pengaturan', source.id, { nilai: { idPeriode: source.idPeriode } });
    expect(plan.halangan.idPeriode).toBeTruthy();
  });
});

describe('copy of a wave', () => {
  it('makes a draft with its villages and supervisors, and tells the history where it comes from', async () => {
    const source = await first('v3/kkn/gelombang', { status: 'selesai' });
    const plan = await planOf('v3/kkn/gelombang', source.id);
    const villages = plan.anak.find(({ resource }) => resource === 'kkn/desa');
    expect(villages?.jumlah).toBeGreaterThan(0);
    const people = await count('kkn_pendaftaran');
    const answer = await tim.post(`v3/kkn/gelombang/${source.id}/salin`, {
      nilai: { ...plan.nilai, nama: 'KKN Salinan Uji' },
      anak: ['kkn/desa', 'kkn/dpl'],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { baris, disalin, dilewati } = answer.json<Made>();
    expect(baris.status).toBe('draf');
    expect(baris.idPeriode).not.toBe(source.idPeriode);
    expect(disalin.find(({ label }) => label.toLowerCase().includes('desa'))?.jumlah).toBe(
      (villages?.jumlah ?? 0) - dilewati.filter(({ label }) => label.toLowerCase().includes('desa')).length,
    );
    const [village] = (await tim.get('v3/kkn/desa', { filter: { idGelombang: baris.id } })).json<Row[]>();
    expect(village).toMatchObject({ terisi: 0, jumlahKelompok: 0 });
    const [supervisor] = (await tim.get('v3/kkn/dpl', { filter: { idGelombang: baris.id } })).json<Row[]>();
    expect(supervisor).toMatchObject({ nomorSk: null, tanggalSk: null });
    // Participations of the wave are not copied.
    expect(await count('kkn_pendaftaran')).toBe(people);
    const [entry] = (await tim.get(`v3/kkn/gelombang/${baris.id}/riwayat`)).json<HistoryEntry[]>();
    expect(entry?.catatan).toBe(`Disalin dari “${source.nama}”.`);
  });

  it('leaves out what nobody wants along', async () => {
    const source = await first('v3/kkn/gelombang', { status: 'selesai' });
    const plan = await planOf('v3/kkn/gelombang', source.id);
    const nilai = { ...plan.nilai, nama: 'KKN Tanpa Desa' };
    const { baris } = (await tim.post(`v3/kkn/gelombang/${source.id}/salin`, { nilai, anak: [] })).json<Made>();
    expect((await tim.get('v3/kkn/desa', { filter: { idGelombang: baris.id } })).json<Row[]>()).toEqual([]);
  });

  it('refuses by field, and stores nothing', async () => {
    const source = await first('v3/kkn/gelombang', { status: 'selesai' });
    const plan = await planOf('v3/kkn/gelombang', source.id);
    const before = [await count('kkn_gelombang'), await count('kkn_desa')];
    const answer = await tim.post(`v3/kkn/gelombang/${source.id}/salin`, {
      nilai: { ...plan.nilai, nama: source.nama },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('nama');
    expect([await count('kkn_gelombang'), await count('kkn_desa')]).toEqual(before);
    const unknown = await tim.post(`v3/kkn/gelombang/${source.id}/salin`, {
      nilai: plan.nilai,
      anak: ['kkn/kkn-kelompok'],
    });
    expect(unknown.statusCode).toBe(422);
  });

  it('is for who may create, and of what they may see', async () => {
    const source = await first('v3/kkn/gelombang', { status: 'selesai' });
    const dosen = await world.as('HA04');
    expect((await dosen.post(`v3/kkn/gelombang/${source.id}/salin/rencana`, {})).statusCode).toBe(403);
    const mitra = await world.as('HA06');
    const foreign = (await tim.get('magang/program-ditawarkan', { range: [0, 99] })).json<Row[]>();
    const own = new Set(
      (await mitra.get('magang/program-ditawarkan', { range: [0, 99] })).json<Row[]>().map(({ id }) => id),
    );
    const hidden = foreign.find(({ id }) => !own.has(id));
    expect((await mitra.post(`magang/program-ditawarkan/${hidden?.id}/salin/rencana`, {})).statusCode).toBe(404);
  });
});

describe('copy of a whole period', () => {
  it('brings along what is set up in it, all of it in draft', async () => {
    const source = await first('master/periode', { status: 'aktif' });
    const plan = await planOf('master/periode', source.id, { nilai: { tanggalMulai: '2041-09-02', kode: '20411' } });
    expect(plan.halangan).toEqual({});
    const nilai = { ...plan.nilai };
    const answer = await tim.post(`master/periode/${source.id}/salin`, { nilai });
    expect(answer.statusCode, answer.body).toBe(201);
    const { baris } = answer.json<Made>();
    expect(baris).toMatchObject({ status: 'draf', nama: 'Semester Ganjil 2041/2042' });
    for (const [endpoint, r] of [
      ['v3/kkn/gelombang', registry.get('kkn/gelombang')],
      ['magang/program-ditawarkan', registry.get('magang/program-ditawarkan')],
      ['v5/riset/verifikasi-skema', registry.get('riset/skema-mitra')],
    ] as const) {
      const rows = (await tim.get(endpoint, { filter: { idPeriode: baris.id } })).json<Row[]>();
      const wanted = plan.anak.find(({ resource }) => resource === r.name);
      if (wanted?.jumlah && wanted.baris.some(({ pesan }) => !pesan)) expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.status).toBe('draf');
    }
    const sets = (await tim.get('v2/pertukaran-mahasiswa/masa-studi', { filter: { idPeriode: baris.id } })).json<
      Row[]
    >();
    for (const row of sets) expect(row.aktif).toBe(false);
    const people = await world.db.one<{ n: number }>(
      'select count(*)::int as n from mbkm_pendaftar_program_mbkm where id_periode = $1',
      [baris.id],
    );
    expect(people?.n).toBe(0);
  });

  it('lets Tim MBKM open a copied offer', async () => {
    const [offer] = (await tim.get('magang/program-ditawarkan', { filter: { status: 'dibuka' } })).json<Row[]>();
    const plan = await planOf('magang/program-ditawarkan', String(offer?.id), {
      nilai: { idMitraTerlibatProgram: offer?.idMitraTerlibatProgram },
    });
    const nilai = { ...plan.nilai, kuota: 1 };
    const answer = await tim.post(`magang/program-ditawarkan/${offer?.id}/salin`, { nilai });
    if (answer.statusCode === 422) return expect(answer.json<{ errors: object }>().errors).toHaveProperty('kuota');
    const { baris } = answer.json<Made>();
    expect(baris.status).toBe('draf');
    const opened = await tim.post(`magang/program-ditawarkan/${baris.id}/aksi/terbitkan`, { version: baris.version });
    expect(opened.statusCode, opened.body).toBe(200);
    expect(opened.json<Row>().status).toBe('dibuka');
  });
});

describe('every resource that may be copied', () => {
  const copied = registry.resources.filter(({ copy }) => copy !== null);
  it.each(copied.map(r => [r.name, r] as const))('%s answers a plan', async (_name, r) => {
    const rows = (await tim.get(r.endpoint, { range: [0, 0] })).json<Row[]>();
    if (!rows[0]) return;
    const plan = await planOf(r.endpoint, rows[0].id);
    expect(plan.id).toBe(rows[0].id);
    for (const name of Object.keys(plan.nilai)) expect(r.fields[name]?.readOnly ?? false).toBe(false);
  });
});
