import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Statements that take a part on purpose, by what they are looked at for. */
const parts: Readonly<Record<string, string>> = {
  'platform/engine/alike.ts': 'the nearest of some candidates, as a hint while somebody types',
  'platform/engine/find.ts':
    'the search over everything shows the best of some candidates and says that there are more',
  'platform/engine/history.ts': 'the newest entries of a row, as docs/api.md says',
  'platform/engine/bin/sweep.ts': 'a batch of a loop',
  'platform/jobs/standard.ts': 'a batch of a loop',
  'platform/documents/files/sweep.ts': 'a batch of a loop',
  'platform/documents/files/pieces.ts': 'a batch of a loop',
  'platform/access/routes/session.ts': 'the newest sessions of one person',
  'areas/publik/ownRules.ts': 'the newest waves, of which public pages quote those of the open periods',
  'areas/publik/news.ts': 'a sitemap holds so many addresses',
};

/** Statements of a source that end in a hundred rows and more without asking whether there are others. */
function cutIn(source: string): string[] {
  const limits = [...source.matchAll(/\blimit (?:(\d[\d_]*)|\$\{(\w+)\})/g)];
  return limits.flatMap(([text, literal, name]) => {
    const value = literal ?? new RegExp(`\\b${name}(?:: number)? = ([\\d_]+)`).exec(source)?.[1];
    return value && Number(value.replaceAll('_', '')) >= 100 ? [text] : [];
  });
}

const server = new URL('../../../../server/', import.meta.url).pathname;
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && !/(^|\/)(demo|migrations)\//.test(name),
);

describe('rows that a call leaves out', () => {
  it('are never left out in silence: no statement ends in a limit that nobody notices', () => {
    const cut = files.flatMap(name => cutIn(readFileSync(join(server, name), 'utf8')).map(found => ({ name, found })));
    expect(cut.filter(({ name }) => !(name in parts))).toEqual([]);
    expect(Object.keys(parts).filter(name => !cut.some(one => one.name === name))).toEqual([]);
  });

  it('are seen in the ways that statements are written', () => {
    expect(cutIn('select 1 order by a limit 1000`')).toEqual(['limit 1000']);
    const named = (end: string) => cutIn(`const most = 5_000;\n select 1 limit $\{${end}}`);
    expect(named('most')).toHaveLength(1);
    expect([...named('most + 1'), ...cutIn('select 1 limit 20')]).toEqual([]);
  });
});

/** Who reads a query string without `parametersOf`, and what judges it there. */
const readers: Readonly<Record<string, string>> = {
  'platform/engine/http.ts': 'is the reader',
  'platform/engine/parameters.ts': 'is `parametersOf`',
  'platform/engine/routes.ts': 'parseListQuery, and the two parameters of a row',
  'platform/openapiRoutes.ts': 'a function of its own by that name',
  'areas/sinkronisasi/siamik/lecturers.ts': 'a function of its own by that name, by a schema',
};

describe('parameters of a call', () => {
  it('are read by name: what nobody reads is refused', () => {
    const bare = files.filter(name => {
      const source = readFileSync(join(server, name), 'utf8');
      return /\bqueryOf\(/.test(source) && !source.includes('parseListQuery(');
    });
    expect(bare.filter(name => !(name in readers))).toEqual([]);
  });
});
