import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';

/** Screens are called what the domain documents call them. */

/** `| /kkn/log-harian | Log Harian |` of a document's table of screens, for those that the portal has. */
const declared = (document: string) =>
  readFileSync(new URL(`../../../../docs/domain/${document}.md`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, path = '', title = ''] = line.split('|').map(cell => cell.trim());
      const addresses = [path, `${path}/:id`, `${path}/:type`].map(address => address.toLowerCase());
      const found = registry.screens.find(screen => addresses.includes(screen.path.toLowerCase()));
      return path.startsWith('/') && found ? [{ path, title, shown: found.title }] : [];
    });

describe.each(['30-kkn-kwu', '40-komcad-riset-portofolio'])('%s', document => {
  test('judul layar sama', () => {
    const screens = declared(document);
    expect(screens.length).toBeGreaterThan(5);
    expect(screens.filter(({ title, shown }) => title !== shown)).toEqual([]);
  });
});
