import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, type ClosedStep, type Role, type Status, stepsFor } from '../../../../resources/kit/index.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/**
 * The server accepts every step that a row offers: every role takes those that the demo offers it, in transactions that
 * are taken back.
 */
let world: World;
const people = new Map<Role, Person>();

class TakenBack extends Error {
  constructor(readonly answer: unknown) {
    super('taken back');
  }
}

/** From now on whatever is written is answered and taken back. */
function takeBack(db: Db): void {
  const run = db.transaction.bind(db);
  db.transaction = async <T>(work: Parameters<typeof db.transaction<T>>[0]): Promise<T> => {
    let answer: { of: T } | undefined;
    try {
      await run(async tx => {
        answer = { of: await work(tx) };
        throw new TakenBack(answer.of);
      });
    } catch (error) {
      if (!(error instanceof TakenBack) || !answer) throw error;
    }
    if (!answer) throw new Error('Transaksi tidak menjawab.');
    return answer.of;
  };
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  for (const role of allRoles) people.set(role, await world.as(role));
  takeBack(world.db);
});
afterAll(() => world.close());

/** Steps with a door of their own beside the row: packages, grades and a host's results, walked by pasanganAlur. */
const elsewhere = (resource: string, key: string): boolean =>
  key.startsWith('statusKhs/') ||
  (key.startsWith('statusKonversi/') && !['buka_paket', 'tutup'].some(name => key.endsWith(name))) ||
  resource === 'nilai/penilaian';

interface Row extends Readonly<Record<string, unknown>> {
  id: string;
  version: number;
}

const workflowed = registry.resources.flatMap(r => {
  const fields = Object.entries(r.fields).flatMap(([source, field]) =>
    field.kind === 'status' ? [{ source, workflow: field.workflow }] : [],
  );
  const statuses: Status[] = fields.map((field, i) => ({ ...field, first: i === 0 }));
  return statuses.length && !r.serverOnly && !r.view ? [{ r, statuses }] : [];
});

/** Something else that a step waits for, said in its own words: content, days, and places that are taken. */
const waits = /belum|masih|penuh|minimal|di luar|bertumpuk|sudah (?:terdaftar|ada)|wajib|Ubah tanggalnya/i;

describe.each(allRoles)('%s', role => {
  it('dapat mengambil setiap langkah yang ditawarkan kepadanya', async () => {
    const person = people.get(role);
    if (!person) throw new Error(role);
    const wrong: string[] = [];
    for (const { r, statuses } of workflowed) {
      if (!r.access[role]) continue;
      const listed = await person.get(r.endpoint, { range: '[0,99]' });
      if (listed.statusCode !== 200) continue;
      const taken = new Set<string>();
      for (const row of listed.json<Row[]>())
        for (const status of statuses)
          for (const { key } of stepsFor(status, row, role)) {
            const like = `${String(row[status.source])} ${key}`;
            if (taken.has(like) || elsewhere(r.name, key)) continue;
            taken.add(like);
            const closed = await person.get(`${r.endpoint}/${row.id}/aksi`);
            const told =
              closed.statusCode === 200 ? closed.json<ClosedStep[]>().find(({ aksi }) => aksi === key) : undefined;
            const body = { catatan: 'Diperiksa bersama program studi.', version: row.version };
            const answer = await person.bare.post(`${r.endpoint}/${row.id}/aksi/${key}`, body);
            const { statusCode } = answer;
            const { message = '' } = statusCode >= 400 ? answer.json<{ message?: string }>() : {};
            // What the step takes is asked for first (422).
            if (told && statusCode !== 422 && (statusCode !== 409 || message !== told.pesan))
              wrong.push(`${r.name} ${like}: ditutup “${told.pesan}”, dijawab ${statusCode} ${message}`);
            if (!told && /Ubah tanggalnya/.test(message))
              wrong.push(`${r.name} ${like}: tidak disebut dahulu, ${message}`);
            const refused = statusCode === 403 || statusCode === 404 || statusCode >= 500;
            if (refused || (statusCode === 409 && !waits.test(message)))
              wrong.push(`${r.name} ${like}: ${statusCode} ${message}`);
          }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

it('tidak menawarkan langkah pada milik gelombang KKN yang sudah selesai, kecuali kepada Super Admin', async () => {
  const ofWaves = ['kkn/proposal', 'kkn/laporan-harian', 'kkn/laporan-tugas-mingguan', 'kkn/kkn-luaran'];
  const offered = async () => {
    const found: string[] = [];
    for (const role of allRoles.filter(each => each !== 'HA01'))
      for (const { r, statuses } of workflowed.filter(each => ofWaves.includes(each.r.name) && each.r.access[role])) {
        const listed = await people.get(role)?.get(r.endpoint, { range: '[0,199]' });
        if (listed?.statusCode !== 200) continue;
        for (const row of listed.json<Row[]>())
          for (const status of statuses)
            for (const { key } of stepsFor(status, row, role)) found.push(`${role} ${r.name} ${key}`);
      }
    return found;
  };
  expect(await offered()).not.toEqual([]);
  await world.db.execute(`update kkn_gelombang set status = 'selesai'`);
  expect(await offered()).toEqual([]);
}, 120_000);
