import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { type HistoryEntry, isRecord, Message, noteOf, type Resource } from '../../../resources/kit/index.ts';
import { catalogues } from '../../../resources/messages.ts';
import { role } from '../../../resources/roles.ts';
import { isPublished } from '../../../server/platform/engine/routes.ts';
import { catalogueSentencesIn, untranslated } from '../../support/indonesian.ts';
import { sampled } from '../../support/selection.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Notes of histories that the portal wrote itself, read in English (docs/decisions/12-messages.md). */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as(role.superAdmin);
});
afterAll(() => world.close());

interface Row {
  id: string;
  version: number;
  [name: string]: unknown;
}

const audited = registry.resources.filter(r => isPublished(r) && !r.unaudited && r.access[role.superAdmin]);
const areaOf = ({ name }: Resource) => name.split('/')[0] ?? name;

/** Rows of a resource whose histories have notes, one for each different note. */
const rowsWithNotes = async (r: Resource): Promise<string[]> => {
  const found = await world.db.query<{ id: string }>(
    `select distinct id_baris as id from (select id_baris, row_number() over (partition by catatan order by waktu) as n
       from internal_riwayat where resource = $1 and catatan is not null) as each where n = 1 limit 40`,
    [r.name],
  );
  return found.map(({ id }) => id);
};

async function historyOf(r: Resource, id: string): Promise<HistoryEntry[]> {
  const answer = await admin.get(`${r.endpoint}/${id}/riwayat`, { bahasa: 'en' });
  // A row that is gone has no history that one could open.
  return answer.statusCode === 200 ? answer.json<HistoryEntry[]>() : [];
}

/** Changes the first free text of a row and puts it back. @returns false where the row takes neither */
async function restored(r: Resource, row: Row): Promise<boolean> {
  const name = Object.entries(r.fields).find(
    ([field, { kind, readOnly, fixed }]) =>
      (kind === 'longtext' || kind === 'text') && !readOnly && !fixed && typeof row[field] === 'string',
  )?.[0];
  if (!name) return false;
  const changed = await admin.put(`${r.endpoint}/${row.id}`, { [name]: `${row[name]} b`, version: row.version });
  if (changed.statusCode !== 200) return false;
  const [, before] = await historyOf(r, row.id);
  const { version } = changed.json<Row>();
  const answer = await admin.post(`${r.endpoint}/${row.id}/pulihkan`, { idRiwayat: before?.id ?? 'awal', version });
  return answer.statusCode === 200;
}

it('says what a restored version and the demo university left in histories in the language of the reader', async () => {
  const found: string[] = [];
  let put = 0;
  let noted = 0;
  for (const r of sampled('histories', audited, one => [areaOf(one)])) {
    const rows = (await admin.get(r.endpoint, { range: [0, 0] })).json<Row[]>();
    const [first] = Array.isArray(rows) ? rows : [];
    const back = first !== undefined && (await restored(r, first));
    for (const id of new Set([...(first ? [first.id] : []), ...(await rowsWithNotes(r))]))
      for (const { catatan } of await historyOf(r, id)) {
        if (!catatan) continue;
        noted += 1;
        for (const sentence of catalogueSentencesIn(catatan)) found.push(`${r.name}: ${catatan} [${sentence}]`);
      }
    if (!back || !first) continue;
    put += 1;
    const [newest] = await historyOf(r, first.id);
    expect(newest?.catatan, r.name).toMatch(/^Put back to version \d+\.$/);
  }
  expect(put).toBeGreaterThan(5);
  expect(noted).toBeGreaterThan(put);
  expect([...new Set(found)]).toEqual([]);
}, 300_000);

type Made = (params: Readonly<Record<string, unknown>>) => unknown;
const isMade = (value: unknown): value is Made => typeof value === 'function';

/** A note that is filled in, with values that are no words of any language. */
function filled(make: Made): Message | undefined {
  for (const value of ['Xqzv', 3, ['Xqzv']]) {
    const names = new Set<string>();
    const asked = new Proxy(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return value;
        },
      },
    );
    try {
      const tried = make(asked);
      // Parameters are read when the sentence is.
      if (!(tried instanceof Message) || !tried.text) continue;
      const said = make(Object.fromEntries([...names].map(name => [name, value])));
      if (said instanceof Message) return said;
    } catch {
      // Another kind of value.
    }
  }
  return undefined;
}

/** The notes of a catalogue, each filled in. */
const notesOf = (catalogue: unknown): Message[] => {
  const notes = isRecord(catalogue) ? catalogue.notes : undefined;
  return Object.values(isRecord(notes) ? notes : {}).flatMap(one => {
    const said = isMade(one) ? filled(one) : one;
    return said instanceof Message ? [said] : [];
  });
};

const areas = [['platform', catalogues] as const, ...Object.entries(catalogues)].flatMap(([area, catalogue]) => {
  const notes = notesOf(catalogue);
  return notes.length ? [[area, notes] as const] : [];
});

it.each(areas)('says the notes of %s in English', async (_, notes) => {
  const r = registry.get('master/satuan');
  const [row] = (await admin.get(r.endpoint, { range: [0, 0] })).json<Row[]>();
  if (!row) throw new Error('no row');
  await world.db.execute(
    `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, versi, waktu, catatan)
     select gen_random_uuid(), $1, $2, 'ubah', '{}'::jsonb, 1, now(), n from unnest($3::text[]) as n`,
    [r.name, row.id, notes.map(said => noteOf(said))],
  );
  const entries = await historyOf(r, row.id);
  const said = entries.flatMap(({ catatan }) => catatan ?? []);
  expect(said.length).toBeGreaterThanOrEqual(notes.length);
  expect(untranslated(said)).toEqual([]);
  expect((await admin.get(`${r.endpoint}/${row.id}/riwayat`)).body).toContain(notes[0]?.text);
});
