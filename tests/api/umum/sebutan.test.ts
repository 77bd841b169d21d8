import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, templateNames } from '../../../resources/kit/index.ts';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { createWorld, type World } from '../support/world.ts';

/** Rows are named in words everywhere, never by an id, a code or an ISO date. */
const raw = /[0-9a-f]{8}-[0-9a-f]{4}-|\d{4}-\d\d-\d\d|\b[a-z]+_[a-z_]+\b|\b(undefined|null)\b/;

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Rows whose name has something in it that is not words by itself. */
const composed = registry.resources.filter(
  ({ representation, fields, serverOnly }) =>
    !serverOnly &&
    templateNames(representation).some(name => ['ref', 'enum', 'date', 'status'].includes(fields[name]?.kind ?? '')),
);

describe('sebutan baris', () => {
  it('beranda setiap peran menyebut yang menunggu dengan kata', async () => {
    const named: string[] = [];
    for (const role of allRoles) {
      const { tugas } = (await (await world.as(role)).get('dashboard')).json<Dashboard>();
      named.push(...tugas.flatMap(({ nama }) => nama));
    }
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(name => raw.test(name))).toEqual([]);
  });

  it('yang tersusun dari rujukan, pilihan, dan tanggal dibaca sebagai kata', async () => {
    const admin = await world.as('HA01');
    const seen = new Map<string, string[]>();
    for (const { name, endpoint } of composed) {
      const answer = await admin.get(endpoint, { rujukan: 1 });
      if (answer.statusCode > 206) continue;
      seen.set(
        name,
        // Areas that answer by hand give rows without a name.
        answer.json<{ label?: string }[]>().flatMap(({ label }) => label ?? []),
      );
    }
    expect([...seen.values()].flat().filter(label => raw.test(label) || !label.trim())).toEqual([]);
    expect(seen.get('nilai/bobot-penilaian')).toContain('Studi independen');
    expect(seen.get('kkn/memilih-dospem')).toContainEqual(expect.stringMatching(/^KKN-\d\d .+ – .*[A-Z]/));
    expect(seen.get('kkn/laporan-perjalanan-dinas')).toContainEqual(
      expect.stringMatching(/^Monitoring \d{1,2} [A-Z][a-z]+ 2026$/),
    );
  });
});
