import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Area } from '../../resources/kit/index.ts';
import { areaNames, entityNames, type Names, Refusal } from './names.ts';
import {
  namedAmongRoutes,
  namedInArea,
  namedInBrowser,
  namedInEnglish,
  namedInMessages,
  namedInProduct,
  namedInServer,
} from './places.ts';
import {
  areaOf,
  declaration,
  englishOf,
  messagesOf,
  screenAreaOf,
  screenOf,
  serverAreaOf,
  testOf,
} from './templates.ts';

/** A file of the project as it will be. */
interface Change {
  path: string;
  text: string;
  isNew: boolean;
}

/** Everything that is written for one request. */
export interface Plan {
  names: Names;
  changes: readonly Change[];
}

const home = fileURLToPath(new URL('../..', import.meta.url));

/** Collects the files of a request below `root`, and refuses existing ones. */
class Draft {
  private readonly root: string;
  private readonly changes: Change[] = [];

  constructor(root: string) {
    this.root = root;
  }

  exists(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  write(path: string, text: string): void {
    if (this.exists(path)) throw new Refusal(`${path} is there already.`);
    this.changes.push({ path, text, isNew: true });
  }

  change(path: string, names: Names, edit: (path: string, text: string, names: Names) => string): void {
    const text = edit(path, readFileSync(join(this.root, path), 'utf8'), names);
    this.changes.push({ path, text, isNew: false });
  }

  plan(names: Names): Plan {
    return { names, changes: this.changes };
  }
}

function writeEntity(draft: Draft, names: Names, group: string, said: 'its' | 'plain'): void {
  const folder = `resources/${names.area}`;
  draft.write(`${folder}/${names.code}.ts`, declaration(names, said));
  draft.write(`${folder}/${names.code}Screen.ts`, screenOf(names, group));
  draft.write(`tests/api/${names.area}/${names.code}.test.ts`, testOf(names, said));
  draft.change('tests/spec/addedRoutes.txt', names, namedAmongRoutes);
}

/** @throws Refusal when the resource, its call or its address is declared already */
function checkFree(areas: readonly Area[], { resource }: Names): void {
  const called = areas
    .flatMap(({ resources }) => resources)
    .find(r => [r.name, r.endpoint, ...r.alsoAt].includes(resource));
  if (called) throw new Refusal(`${resource} is taken by ${called.name} (${called.label}).`);
  const screen = areas.flatMap(({ screens }) => screens).find(({ path }) => path.toLowerCase() === `/${resource}`);
  if (screen) throw new Refusal(`The address ${screen.path} is taken by the screen ${screen.title}.`);
}

/**
 * An entity in an area that there is: `master/ruang-belajar`.
 * @param areas what the product declares
 * @throws Refusal
 */
export function planEntity(given: string, areas: readonly Area[], root = home): Plan {
  const names = entityNames(given);
  const own = areas.filter(({ name }) => name === names.area);
  if (!own.length) {
    const known = [...new Set(areas.map(({ name }) => name))].join(', ');
    throw new Refusal(
      `No area "${names.area}" declares anything. Areas: ${known}. A new one: npm run new -- area NAME`,
    );
  }
  checkFree(areas, names);
  const draft = new Draft(root);
  writeEntity(draft, names, own.flatMap(({ screens }) => screens)[0]?.group ?? 'beranda', 'plain');
  // Resources on which no programme builds go into the part of the office, if the area has one.
  const office = `resources/${names.area}/office.ts`;
  draft.change(draft.exists(office) ? office : `resources/${names.area}/index.ts`, names, namedInArea);
  return draft.plan(names);
}

/**
 * A new area with a first entity of its name: `lomba`.
 * @param areas what the product declares
 * @throws Refusal
 */
export function planArea(given: string, areas: readonly Area[], root = home): Plan {
  const names = areaNames(given);
  const draft = new Draft(root);
  const folders = ['resources', 'server/areas', 'src/areas'].map(folder => `${folder}/${names.area}`);
  const there = folders.find(folder => draft.exists(folder));
  if (there || areas.some(({ name }) => name === names.area))
    throw new Refusal(`The area "${names.area}" is there already${there ? ` (${there})` : ''}.`);
  checkFree(areas, names);
  writeEntity(draft, names, names.area, 'its');
  draft.write(`resources/${names.area}/index.ts`, areaOf(names));
  draft.write(`resources/${names.area}/messages.ts`, messagesOf(names));
  draft.write(`resources/english/${names.area}.ts`, englishOf(names));
  draft.change('resources/messages.ts', names, namedInMessages);
  draft.change('resources/english/sentences.ts', names, namedInEnglish);
  draft.write(`src/areas/${names.area}/area.ts`, screenAreaOf(names));
  draft.write(`server/areas/${names.area}/area.ts`, serverAreaOf(names));
  draft.change('resources/index.ts', names, namedInProduct);
  draft.change('server/areas/index.ts', names, namedInServer);
  draft.change('src/areas/index.ts', names, namedInBrowser);
  return draft.plan(names);
}

/** Writes what was planned, as the project's formatter wants it. */
export function carryOut({ changes }: Plan, root = home): void {
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const biome = join(home, 'node_modules/@biomejs/biome/bin/biome');
  const paths = changes.filter(({ path }) => path.endsWith('.ts')).map(({ path }) => join(root, path));
  execFileSync(process.execPath, [biome, 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...paths], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
