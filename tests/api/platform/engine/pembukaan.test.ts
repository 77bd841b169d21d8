import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  dayInWords,
  fillWords,
  type Opening,
  type Resource,
  statesOf,
  stepKey,
} from '../../../../resources/kit/index.ts';
import { column, tableName } from '../../../../server/platform/database/columns.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Nothing whose last day is over is opened, whatever opens it: each resource that declares `opens`, by its own doors. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const day = (n: number): string => {
  const moment = new Date(world.clock.now);
  moment.setUTCDate(moment.getUTCDate() + n);
  return moment.toISOString().slice(0, 10);
};
const openings = registry.resources.flatMap(r => (r.opens ? [{ name: r.name, r, opens: r.opens }] : []));
const flags = openings.filter(({ r, opens }) => r.fields[opens.field]?.kind === 'boolean');
const steps = openings.flatMap(({ name, r, opens }) => {
  const status = r.fields[opens.field];
  if (status?.kind !== 'status') return [];
  const opening = Object.entries(status.workflow.actions).filter(([, { arrows }]) =>
    arrows.every(({ from, to }) => to.some(state => opens.as.includes(state)) && !from.some(s => opens.as.includes(s))),
  );
  return opening.map(([step, action]) => ({ name, r, opens, step, action }));
});

/** A row that is not open, with its last day; nobody takes part in it yet. */
async function closedRow(r: Resource, opens: Opening, until: string, state: unknown): Promise<string> {
  const [row, other] = await world.db.query<{ id: string }>(`select id from ${tableName(r)} order by id limit 2`);
  if (!row || !other) throw new Error(`${r.name}: data contoh kurang.`);
  if (opens.kept) {
    const by = column(opens.kept.by);
    await world.db.execute(`update ${tableName(registry.get(opens.kept.resource))} set ${by} = $2 where ${by} = $1`, [
      row.id,
      other.id,
    ]);
  }
  await world.db.execute(
    `update ${tableName(r)} set ${column(opens.field)} = $2, ${column(opens.until)} = $3 where id = $1`,
    [row.id, state, until],
  );
  // The parent row does not keep it closed.
  if (r.fields.idPeriode)
    await world.db.execute(
      `update ${tableName(r)} set id_periode = (select id from master_periode where status <> 'ditutup' order by kode limit 1)
       where id = $1`,
      [row.id],
    );
  return row.id;
}

const told = ({ says }: Opening, until: string): string => fillWords(String(says), { tanggal: dayInWords(until) });

it('mengenal setiap pembukaan', () => {
  expect(openings.map(({ name }) => name).toSorted()).toEqual([
    'formulir/formulir',
    'kkn/gelombang',
    'komcad/program',
    'magang/mitra-terlibat-program',
    'magang/program-ditawarkan',
    'master/periode',
    'pertukaran/masa-studi',
    'riset/skema-mitra',
  ]);
});

describe.each(flags)('$name', ({ r, opens }) => {
  it('tidak dijadikan aktif setelah masanya lewat, kecuali masih ada pesertanya', async () => {
    const id = await closedRow(r, opens, day(-1), false);
    const path = `${r.endpoint}/${id}`;
    const refused = await admin.put(path, { [opens.field]: true });
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().errors).toEqual({ [opens.field]: told(opens, day(-1)) });
    const many = await admin.put(r.endpoint, { filter: { id: [id] }, data: { [opens.field]: true } });
    expect(many.json()).toMatchObject({ berhasil: 0, gagal: [{ id, pesan: told(opens, day(-1)) }] });
    if (!opens.kept) return;
    const by = column(opens.kept.by);
    await world.db.execute(
      `update ${tableName(registry.get(opens.kept.resource))} set ${by} = $1 where id =
         (select id from ${tableName(registry.get(opens.kept.resource))} limit 1)`,
      [id],
    );
    const kept = await admin.put(path, { [opens.field]: true });
    expect(kept.json().errors?.[opens.field]).toBeUndefined();
  });
});

describe.each(steps)('$name $step', ({ r, opens, step, action }) => {
  it('ditolak setelah masanya lewat, atau disebut bila hanya membuka kembali', async () => {
    const id = await closedRow(r, opens, day(-1), statesOf(action)[0]);
    const path = `${r.endpoint}/${id}/aksi/${stepKey(step, opens.field, true)}`;
    const bobot = opens.again?.includes(step) ? 'tell' : 'refuse';
    const seen = await admin.get(path);
    expect(seen.json().pesan).toContainEqual({ teks: told(opens, day(-1)), bobot });
    if (bobot === 'tell') return;
    const refused = await admin.post(path, { catatan: 'Tetap dibuka.' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, told(opens, day(-1))]);
    await world.db.execute(`update ${tableName(r)} set ${column(opens.until)} = $2 where id = $1`, [id, day(1)]);
    expect((await admin.get(path)).json().pesan).not.toContainEqual({ teks: told(opens, day(1)), bobot });
  });
});

it('lowongan yang dibuat Tim MBKM langsung terbuka, maka tidak dibuat setelah masanya', async () => {
  const offer = registry.get('magang/program-ditawarkan');
  const partner = await world.db.one<{ id: string }>(
    'select id from magang_mitra_terlibat_program where aktif order by kuota_total - kuota_terpakai desc, id limit 1',
  );
  const days = { tanggalBuka: day(-20), tanggalTutup: day(-1), tanggalMulai: day(10), tanggalSelesai: day(60) };
  const body = {
    idMitraTerlibatProgram: partner?.id,
    namaPosisi: 'Analis',
    deskripsi: 'Mengolah data.',
    kualifikasi: 'Teliti.',
    kuota: 1,
  };
  const late = await admin.post(offer.endpoint, { ...body, ...days });
  expect(late.statusCode, late.body).toBe(422);
  expect(late.json().errors.tanggalTutup).toBe(
    `Pendaftaran lowongan ini sudah berakhir pada ${dayInWords(day(-1))}. Ubah tanggalnya dahulu.`,
  );
});
