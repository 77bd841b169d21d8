import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createRegistry, type Programme } from '../../../../resources/kit/index.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import { besides } from '../../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../../fixtures/lomba.ts';

const root = join(import.meta.dirname, '../../../..');

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
const sources = ['resources', 'server', 'src'].flatMap(files);
/** Where programmes are declared: the check would find their names if they stood elsewhere. */
const declared = [...sources.filter(path => path.endsWith('/programme.ts')), 'tests/fixtures/lomba.ts'];

/** The product with the invented programme, of which it knows nothing. */
const whole = createRegistry(
  [...registry.resources, ...lombaResources],
  [...registry.screens, ...lombaScreens],
  [...besides(registry.programmes, lomba), lomba],
);

/**
 * Tables, resources and paths that belong to a programme and to nobody else: what is named after it, and what it names.
 * Of a path with `:id`, what comes before.
 */
function namesOf({ name, detail, log, outputs, group, weekly, screens, ways }: Programme): string[] {
  const named = [detail, log, outputs, group, weekly].flatMap(part => (part ? [part.resource] : []));
  const own = new Set([...named, ...whole.resources.map(r => r.name).filter(each => each.startsWith(`${name}/`))]);
  const paths = [
    ...Object.values(screens),
    ...Object.values(ways).map(({ path }) => path),
    ...whole.screens.map(({ path }) => path).filter(path => path.startsWith(`/${name}/`)),
  ];
  const tables = [...own].map(each => tableName(whole.get(each)));
  return [...own, ...tables, ...paths.map(path => path.replace(/\/:.*$/, ''))];
}

/**
 * Whether a text names it whole: `/magang/riwayat` does not stand in `/magang/riwayat2`, nor `/kkn` in `v3/kkn/dpl`.
 */
function names(text: string, name: string): boolean {
  const path = name.startsWith('/');
  const goesOn = path && name.indexOf('/', 1) < 0 ? /[\w/-]/ : /[\w-]/;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!goesOn.test(text[at + name.length] ?? '') && !(path && /[\w.]/.test(text[at - 1] ?? ''))) return true;
  return false;
}

/** What the specification itself lays across: each exception must still be one. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  magang: {
    'resources/mbkm/pendaftar.ts': 'the participation of the specification names the offer (docs/domain/20 §1.1)',
    'resources/konversi/revisiOptions.ts': 'decisions on the revisions of every programme stand below /magang there',
  },
};

describe.each([...registry.programmes, lomba].map(programme => [programme.name, programme] as const))(
  '%s',
  (name, programme) => {
    const wanted = namesOf(programme);
    const naming = (path: string): boolean => {
      // What a comment says is no dependency.
      const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      return wanted.some(each => names(code, each));
    };
    it('tidak disebut di luar foldernya sendiri', () => {
      const outside = sources.filter(path => !path.includes(`/${name}/`) && path !== 'resources/index.ts');
      expect(outside.filter(naming).sort()).toEqual(Object.keys(exceptions[name] ?? {}).sort());
    });
    it('disebut di tempat ia dideklarasikan', () => {
      expect(declared.filter(naming).length).toBeGreaterThan(0);
    });
  },
);
