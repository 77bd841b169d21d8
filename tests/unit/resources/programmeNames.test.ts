import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Programme } from '../../../resources/kit/index.ts';
import { tableName } from '../../../server/database/columns.ts';

const root = join(import.meta.dirname, '../../..');

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
const sources = ['resources', 'server', 'src'].flatMap(files);

/** Tables, resources and paths that belong to a programme and to nobody else. */
function namesOf({ detail, log, outputs, group, screens }: Programme): string[] {
  const own = [detail, log, outputs, group].flatMap(part => (part ? [part.resource] : []));
  return [...own, ...own.map(name => tableName(registry.get(name))), ...Object.values(screens)];
}

/** Whether a text names it whole: `/magang/riwayat` does not stand in `/magang/riwayat2`. */
function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text[at + name.length] ?? '')) return true;
  return false;
}

/** Files that still name Magang. It only gets shorter: a file that names nothing any more must leave it. */
const left: readonly string[] = JSON.parse(readFileSync(join(import.meta.dirname, 'namesMagang.json'), 'utf8'));

describe.each(registry.programmes.map(programme => [programme.name, programme] as const))('%s', (name, programme) => {
  it('hanya disebut di foldernya sendiri', () => {
    const wanted = namesOf(programme);
    const outside = sources.filter(path => !path.includes(`/${name}/`) && path !== 'resources/index.ts');
    const found = outside.filter(path => {
      // What a comment says is no dependency.
      const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      return wanted.some(each => names(code, each));
    });
    expect(found.sort()).toEqual(name === 'magang' ? [...left].sort() : []);
  });
});
