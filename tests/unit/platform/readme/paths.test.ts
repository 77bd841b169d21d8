import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    // Of other projects.
    .filter(name => name.endsWith('.md') && name !== 'design/model-codebases.md')
    .map(name => join('docs', name)),
];

const rooms = 'resources|server|src|landing|tests|scripts|config|deploy|public';
/** A path from the top of the project; one with a placeholder (`{area}`, `<kind>`, `*`) names no file. */
const named = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g');

/** Files that examples of the documents make. */
const made = /ekspedisi|ruangBelajar|eminjaman/;

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('documents', () => {
  it.each(documents)('%s names files and folders that exist', name => {
    const paths = [...readFileSync(name, 'utf8').matchAll(named)].flatMap(([, path]) => path ?? []);
    expect(paths.filter(path => !made.test(path) && !existsSync(path))).toEqual([]);
  });

  it.each(documents)('%s links to sections that exist', name => {
    const links = [...readFileSync(name, 'utf8').matchAll(/\]\(([\w./-]*\.md)#([^)\s]+)\)/g)];
    const broken = links.filter(([, path = '', anchor = '']) => !anchorsOf(join(dirname(name), path)).includes(anchor));
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
