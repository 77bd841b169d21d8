import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => read(join(folder, name)));

describe('dokumen', () => {
  it('.env.example menjelaskan setiap variabel yang dibaca server, dan tidak ada yang lain', () => {
    const declared = [...read('server/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
      found => found[1],
    );
    expect(declared.length).toBeGreaterThan(15);
    const elsewhere = [
      'IDENTITY_FILE',
      'NEO_FEEDER_KEY',
      'PUSH_HOSTS',
      'SIAMIK_KEY',
      'SILATURAHMI_KEY',
      'SOURCE_HOSTS',
    ];
    const example = read('.env.example');
    const documented = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(found => found[1]);
    expect([...documented].sort()).toEqual([...declared, ...elsewhere].sort());
    expect(read('server/platform/identity.ts')).toContain('process.env.IDENTITY_FILE');
    expect(read('server/platform/outsideHosts.ts')).toContain('process.env.SOURCE_HOSTS');
    expect(read('server/platform/notify/push/hosts.ts')).toContain('process.env.PUSH_HOSTS');
    for (const name of ['NEO_FEEDER_KEY', 'SIAMIK_KEY', 'SILATURAHMI_KEY'])
      expect(read('server/demo/seed.ts')).toContain(`'${name}'`);
    for (const name of documented) {
      const before = example.slice(0, example.search(new RegExp(`^${name}=`, 'm')));
      expect(/#[^\n]+\n([A-Z0-9_]+=\n)*$/.test(before), name).toBe(true);
    }
  });

  it('perintah npm menjadi prosesnya sendiri, sehingga SIGTERM kepada npm sampai ke portal', () => {
    // npm ends its shell only; a program that is a child of it would go on and hold port and data.
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    for (const name of ['start', 'dev', 'demo', 'admin', 'backup', 'restore'])
      expect(scripts[name], name).toMatch(/^exec node /);
  });

  it('README menyebut setiap perintah npm, dan hanya yang ada', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const table = readme.slice(readme.indexOf('## Commands'), readme.indexOf('## Add an entity'));
    const named = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(found => found[1]);
    expect([...new Set(named)].sort()).toEqual(scripts.sort());
  });

  it('docs/api.md hanya menyebut panggilan yang ada', () => {
    const api = read('docs/api.md');
    const parts = [
      'server/platform/documents',
      'server/areas/umum',
      'resources/umum',
      'resources/pengaturan',
      'resources/sistem',
      'server/platform/jobs',
      'server/areas/publik',
      'server/areas/peserta',
    ];
    const sources = parts.flatMap(folder => sourcesOf(folder)).join('\n');
    const last = (path: string) =>
      path
        .replace(/\?.*/, '')
        .split('/')
        .filter(part => part && !part.startsWith('{'))
        .at(-1);
    const sections =
      api.slice(api.indexOf('## Files'), api.indexOf('## Registration')) + api.slice(api.indexOf('## Public'));
    const named = [...sections.matchAll(/`(?:GET|POST|PUT) (\/(?:files|notifikasi|sistem|publik)[^` ]*)/g)].map(
      found => found[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(12);
    for (const path of named) expect(sources, path).toContain(`/${last(path)}`);
  });

  it('gambar dan tautan dokumen ada semua', () => {
    for (const path of [
      'README.md',
      'SECURITY.md',
      'docs/deployment.md',
      'docs/menambah.md',
      'docs/decisions/README.md',
    ]) {
      const folder = join(root, path, '..');
      const links = [...read(path).matchAll(/(?:\]\(|src=")([^)"#]+)/g)].map(found => found[1] ?? '');
      expect(links.length).toBeGreaterThan(0);
      for (const link of links.filter(one => !/^https?:/.test(one)))
        expect(existsSync(join(folder, link)), `${path}: ${link}`).toBe(true);
    }
  });

  it('unit systemd dan contoh nginx memakai nama yang ada', () => {
    const unit = read('deploy/portal-mbkm.service');
    const program = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)?.[1] ?? '';
    expect(existsSync(join(root, program))).toBe(true);
  });
});
