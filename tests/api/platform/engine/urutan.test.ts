import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { isOrdered, isSortable, type Resource } from '../../../../resources/kit/index.ts';
import { asStored } from '../../../../server/platform/access/visibleFields.ts';
import { pageSql } from '../../../../server/platform/engine/order.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';
import { sampled } from '../../../support/selection.ts';
import { resourceTraits } from '../../../support/traits.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/**
 * Sort keys of lists (docs/api.md): any field where there are few rows; elsewhere those that an index holds in that
 * order, so that no click reads a whole table.
 */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const names = (r: Resource) => ['id', 'createdAt', 'updatedAt', ...Object.keys(r.fields)];
const offered = (r: Resource) => names(r).filter(name => isSortable(r, name, registry.find));
const large = registry.resources.filter(r => !r.small && !r.view && !r.rowsOf);
const published = registry.resources.filter(r => isPublished(r) && !r.byHand && r.access.HA01);

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables whose rows a plan sorts, or reads from one end to the other; within one label a few rows may be sorted. */
function sorted(plan: Plan, labels: boolean, above = false): string[] {
  const sorts = above || plan['Node Type'] === 'Sort' || (!labels && plan['Node Type'] === 'Incremental Sort');
  const own = plan['Relation Name'] && (sorts || plan['Node Type'] === 'Seq Scan') ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(part => sorted(part, labels, sorts))];
}

describe('indeks', () => {
  const cases = sampled(
    'urutan: indeks',
    large.flatMap(r => offered(r).map(name => [r.name, name, r] as const)),
    ([, name, r]) => (r.fields[name] ? resourceTraits({ ...r, fields: { [name]: r.fields[name] } }) : [name]),
  );

  it.each(cases)('%s menurut %s: dibaca menurut indeks, naik dan turun', async (_, name, r) => {
    const field = r.fields[name];
    const target = field?.kind === 'ref' ? registry.get(field.to) : undefined;
    for (const direction of ['asc', 'desc'] as const) {
      const page = pageSql(r, { sort: [[name, direction]], offset: 0, limit: 25 }, '', asStored, [], registry);
      const plan = await world.db.transaction(async tx => {
        // On few rows PostgreSQL would sort; told not to, it does so only where no index serves.
        await tx.execute('set local enable_sort = off');
        if (!target) await tx.execute('set local enable_incremental_sort = off');
        await tx.execute('set local enable_seqscan = off');
        await tx.execute('set local enable_bitmapscan = off');
        const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) select t.id ${page}`);
        return row?.['QUERY PLAN'][0]?.Plan;
      });
      const own = r.name.replaceAll(/[/-]/g, '_');
      const read = plan ? sorted(plan, target !== undefined) : [own];
      // The few rows of a small resource are sorted by their labels first.
      expect(
        read.filter(table => !target || table === own),
        JSON.stringify(plan),
      ).toEqual([]);
    }
  });
});

describe('permintaan', () => {
  it.each(sampled('urutan: permintaan', published, resourceTraits).map(r => [r.name, r] as const))(
    '%s: menjawab urutan yang ditawarkan, menolak yang lain',
    async (_, r) => {
      for (const name of names(r).filter(one => !r.fields[one]?.secret)) {
        const answer = await admin.get(r.endpoint, { sort: [name, 'DESC'], range: [0, 1] });
        const first = r.sort[0]?.replace(/^-/, '') === name;
        if (first || isSortable(r, name, registry.find)) expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
        else {
          expect(answer.statusCode, name).toBe(400);
          const known = `Daftar ini tidak dapat diurutkan menurut "${r.fields[name]?.label ?? ''}`;
          const named = isOrdered(r, name) && !r.access.HA01?.hide?.includes(name);
          expect(answer.json().message).toContain(
            named ? known : 'Urutan ini tidak dikenal. Urutkan lagi dari judul kolom.',
          );
        }
      }
    },
  );

  it('menurut isi rujukan: halaman demi halaman seperti seluruhnya, naik dan turun, yang kosong di ujung', async () => {
    for (const [endpoint, name] of [
      ['master/matakuliah', 'idJenisMatkul'],
      ['master/mahasiswa', 'idProgramProdi'],
      ['pengaturan/user', 'idProgramProdi'],
    ] as const) {
      const r = registry.get(endpoint);
      const at = (from: number, to: number, direction: string) =>
        admin.get(r.endpoint, { sort: [name, direction], range: [from, to], embed: '1', filter: { aktif: true } });
      const up = (await at(0, 199, 'ASC')).json<{ id: string; _embed: Record<string, { label: string } | null> }[]>();
      const labels = up.map(row => row._embed[name]?.label ?? null);
      const filled = labels.filter(label => label !== null);
      expect(filled.length, endpoint).toBeGreaterThan(3);
      expect(new Set(filled).size, endpoint).toBeGreaterThan(1);
      expect(labels.slice(0, filled.length)).toEqual(filled);
      const { rows } = {
        rows: await world.db.query<{ label: string }>('select unnest($1::text[]) as label order by 1', [filled]),
      };
      expect(filled).toEqual(rows.map(row => row.label));
      const parts = (await Promise.all([at(0, 6, 'ASC'), at(7, 19, 'ASC')])).flatMap(answer =>
        answer.json<{ id: string }[]>(),
      );
      expect(parts.map(row => row.id)).toEqual(up.slice(0, 20).map(row => row.id));
      const answer = await at(0, 9, 'DESC');
      const total = Number(String(answer.headers['content-range']).split('/')[1]);
      const end = (await at(total - 10, total - 1, 'ASC')).json<{ id: string }[]>();
      expect(answer.json<{ id: string }[]>().map(row => row.id)).toEqual(end.map(row => row.id).reverse());
    }
  });

  it('menurut beberapa kolom hanya daftar kecil, atau urutan bawaannya', async () => {
    const two = [
      ['nama', 'ASC'],
      ['ipk', 'DESC'],
    ];
    const answer = await admin.get('master/mahasiswa', { sort: two });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Daftar ini hanya dapat diurutkan menurut satu kolom.',
    ]);
    expect(
      (
        await admin.get('master/matakuliah', {
          sort: [
            ['idProgramProdi', 'ASC'],
            ['kode', 'ASC'],
          ],
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await admin.get('master/jenis-luaran', {
          sort: [
            ['nama', 'DESC'],
            ['kode', 'ASC'],
          ],
        })
      ).statusCode,
    ).toBe(200);
  });
});
