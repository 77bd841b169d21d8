import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../../server/platform/config.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'mbkm-config-'));

describe('konfigurasi', () => {
  it('cukup tanpa satu pun isian', () => {
    const config = readConfig({ DATA_DIR: folder() });
    expect(config).toMatchObject({
      port: 3000,
      apiKey: 'portal-mbkm-demo',
      demoPassword: 'Nusantara#2026',
      databaseUrl: undefined,
    });
  });

  it('membuat folder data hanya dapat dimasuki pemiliknya, juga yang sudah ada', () => {
    const dataDir = folder();
    chmodSync(dataDir, 0o755);
    readConfig({ DATA_DIR: dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'rahasia')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PORT', 'tiga ribu'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db/portal'],
    ['SECRET', 'pendek'],
    ['BASE_URL', 'portal kampus'],
    ['LOG_LEVEL', 'keras'],
  ])('menyebut %s yang salah (%s)', (name, value) => {
    expect(() => readConfig({ DATA_DIR: folder(), [name]: value })).toThrow(name);
  });

  it('menyebut semua yang salah sekaligus', () => {
    expect(() => readConfig({ DATA_DIR: folder(), PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('mewajibkan SECRET dan API_KEY bila memakai PostgreSQL di produksi', () => {
    const env = { DATA_DIR: folder(), NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c' };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig({ ...env, SECRET: 'x'.repeat(32) })).toThrow(/API_KEY/);
    expect(readConfig({ ...env, SECRET: 'x'.repeat(32), API_KEY: 'kunci-kampus' }).production).toBe(true);
  });

  it('membuat rahasia sekali dan menyimpannya hanya untuk pemilik', () => {
    const DATA_DIR = folder();
    const { secret } = readConfig({ DATA_DIR });
    expect(readConfig({ DATA_DIR }).secret).toBe(secret);
    expect(readFileSync(join(DATA_DIR, 'rahasia'), 'utf8')).toBe(secret);
    expect(statSync(join(DATA_DIR, 'rahasia')).mode & 0o777).toBe(0o600);
  });
});
