import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, '.cache', `contoh-types-${process.pid}`);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map(name => join('docs', name)),
].filter(name => name.endsWith('.md'));

/** Blocks of TypeScript, each with the page that it stands on and the file that it says it is. */
const blocks = pages.flatMap(page =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, text = '']) => ({
    page,
    text,
    path: /^\/\/ contoh: (\S+)\n/.exec(text)?.[1],
  })),
);

beforeAll(() => {
  for (const { path = 'none.ts', text } of blocks) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // A block imports as if it stood at its path in the product, and other blocks at theirs.
  const compilerOptions = { rootDirs: [root, folder], types: ['node'] };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['**/*.ts', '**/*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('blocks of TypeScript in the documents', () => {
  it('say which file they are, each another one', () => {
    const paths = blocks.map(({ page, path }) => path ?? `${page} says no path`);
    expect(paths.filter(path => path.includes(' '))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(blocks.length).toBeGreaterThan(7);
  });

  it('typecheck as they stand, against the product as it is', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const answer = await promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', folder]).catch(
      (error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }),
    );
    expect(answer.stdout).toBe('');
  });
});
