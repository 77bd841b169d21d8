import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../../../server/platform/config.ts';
import { nameOf, readServersOf, serversOf } from '../../../../server/platform/databaseServers.ts';
import { poolerConfiguration, proxyConfiguration } from '../../../bench/cluster/configurations.ts';

const text = (path: string) => readFileSync(path, 'utf8');
const dockerfile = text('Dockerfile');

/** What of the Compose specification deploy/compose.yaml may use; a misspelt word fails. */
const service = z.strictObject({
  image: z.string().regex(/^[\w./-]+:[\w.${}:-]+$/),
  build: z.strictObject({ context: z.string() }).optional(),
  restart: z.enum(['unless-stopped', 'always', 'on-failure:10']),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  user: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(\/udp)?$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+(:-[^:]+)?:\/[^:]+(:ro)?$/)).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
    .optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      ),
    ])
    .optional(),
});
const compose = z.strictObject({
  name: z.string(),
  'x-portal': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const read = () => compose.parse(parse(text('deploy/compose.yaml'), { merge: true }));

describe('the image', () => {
  test('has no fault that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test('runs as another user than root, says whether it is healthy, and leaves the build behind', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/^RUN npm/m);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:\d+\.\d+-alpine/);
  });

  test('is built from all that the build reads, and from nothing that is secret', () => {
    const admitted = [...text('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, path = '']) => path);
    expect(admitted.filter(path => !existsSync(path))).toEqual([]);
    const build = text('scripts/build.mjs');
    const inputs = ['server', 'resources', 'landing', 'src', 'config', 'public', 'scripts'];
    for (const input of inputs) {
      expect(build).toContain(`'${input}`);
      expect(admitted).toContain(input);
    }
    expect(admitted.filter(path => /data|\.env|\.git|node_modules/.test(path))).toEqual([]);
  });
});

describe('the composition', () => {
  test('has only words of the specification, with volumes and services that are there', () => {
    const { services, volumes } = read();
    for (const { depends_on = [], volumes: mounts = [] } of Object.values(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter(name => !services[name])).toEqual([]);
      const named = mounts.flatMap(mount => /^(?:\$\{\w+:-)?([a-z]+)\}?:/.exec(mount)?.[1] ?? []);
      expect(named.filter(name => !(name in volumes))).toEqual([]);
    }
  });

  test('gives both portals the same settings, all of them known, and asks for those without a default', () => {
    const { services } = read();
    const { 'portal-1': one, 'portal-2': two } = services;
    expect(one).toEqual(two);
    const known = new Set([...text('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
    expect(Object.keys(one?.environment ?? {}).filter(name => !known.has(name))).toEqual([]);
    const asked = new Set([...text('deploy/compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    const named = [...text('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(named.filter(name => !asked.has(name))).toEqual([]);
  });

  test('starts with settings that the portal takes in production', () => {
    const given = new Map([['DOMAIN', 'mbkm.kampus.example']]);
    const filled = (value: string) =>
      value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) =>
        kind === '-' ? rest : (given.get(name) ?? 'a'.repeat(40)),
      );
    const environment = Object.entries(read().services['portal-1']?.environment ?? {});
    const env = Object.fromEntries(environment.map(([name, value]) => [name, filled(value)]));
    const config = readConfig({ ...env, NODE_ENV: 'production' });
    expect(config).toMatchObject({
      baseUrl: 'https://mbkm.kampus.example',
      trustProxy: true,
      s3: { bucket: 'portal' },
      backup: { at: '01:30', keep: 14, folder: '/cadangan' },
    });
  });

  test('takes a replica beside it, with words of the specification and settings that the portal takes', () => {
    const more = z
      .strictObject({ services: z.record(z.string(), service.partial()), volumes: z.record(z.string(), z.null()) })
      .parse(parse(text('deploy/compose.replicas.yaml'), { merge: true }));
    const { services } = read();
    expect(Object.keys(more.services).filter(name => !(name in services))).toEqual(['db-replica']);
    expect(more.services['portal-1']).toEqual(more.services['portal-2']);
    const environment = Object.entries(more.services['portal-1']?.environment ?? {});
    const filled = environment.map(([name, value]) => [name, value.replace(/\$\{[^}]*\}/g, 'sandi')]);
    const env = { ...Object.fromEntries(filled), SECRET: 'a'.repeat(40), API_KEY: 'a'.repeat(40) };
    const config = readConfig({ ...env, NODE_ENV: 'production', DATA_DIR: '.cache/uji' });
    expect(serversOf(config.databaseUrl ?? '').map(nameOf)).toEqual(['db:5432', 'db-replica:5432']);
    expect(readServersOf(config.databaseReadUrl ?? '').map(nameOf)).toEqual(['db-replica:5432']);
    expect(text('deploy/compose.env.example')).toMatch(/^SYNCHRONOUS=$/m);
  });

  test('lets Caddy reach both portals and keeps the numbers for monitoring inside', () => {
    const caddy = text('deploy/Caddyfile');
    expect(caddy).toContain('reverse_proxy portal-1:3000 portal-2:3000');
    expect(caddy).toContain('respond /metrics 404');
    expect(caddy).toContain('header_up X-Forwarded-For {remote_host}');
  });
});

describe('what stands beside the portal on machines without containers', () => {
  const knownNames = new Set([...text('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));

  test('the service gives only settings that are known', () => {
    const given = [...text('deploy/portal-mbkm.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter(name => !knownNames.has(name))).toEqual([]);
  });

  test('nginx lets the largest upload through, says who calls, and keeps the numbers for monitoring inside', () => {
    const nginx = proxyConfiguration(8080, [3001, 3002], '/tmp');
    expect(nginx.match(/^ *server 127\.0\.0\.1:300[12] /gm)).toHaveLength(2);
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(50);
    expect(nginx).toContain('location = /metrics { return 404; }');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx.match(/\{/g)?.length).toBe(nginx.match(/\}/g)?.length);
  });

  test('PgBouncer asks for what the portal refuses to start without', () => {
    const pooler = poolerConfiguration(6432, 5432, '/tmp');
    expect(pooler).toMatch(/^pool_mode = transaction$/m);
    expect(pooler).toMatch(/^postgres = .* timezone=UTC connect_query='.*set statement_timeout = \d+'$/m);
    expect(pooler).toMatch(/^ignore_startup_parameters = .*\boptions\b/m);
  });
});
