import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../support/world.ts';

/**
 * A call that is written by hand beside the resources declares what it takes and answers (resources/kit/call.ts), so that
 * no page asks for a field that the server does not give. Those from before stand in tests/spec/undeclaredCalls.txt,
 * which may only become shorter.
 */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

interface Operation {
  'x-declared'?: boolean;
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

const documented = async (): Promise<[string, Operation][]> => {
  const { paths } = (await world.app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
};

it('panggilan tulisan tangan menyatakan permintaan dan jawabannya, kecuali yang terdaftar', async () => {
  const listed = readFileSync(new URL('../../spec/undeclaredCalls.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'));
  const undeclared = (await documented())
    .filter(([, operation]) => operation['x-declared'] === false)
    .map(([name]) => name)
    .toSorted();
  expect(undeclared).toEqual(listed);
});

it('isi permintaan akun dan pendaftaran didokumentasikan', async () => {
  const operations = new Map(await documented());
  const sent = (name: string, type = 'application/json') =>
    Object.keys(operations.get(name)?.requestBody?.content[type]?.schema.properties ?? {});
  expect(sent('POST /api/auth/users')).toEqual(expect.arrayContaining(['username', 'email', 'roleId', 'password']));
  expect(sent('PUT /api/auth/users/{id}')).toEqual(expect.arrayContaining(['username', 'email', 'roleId', 'version']));
  expect(sent('POST /api/v2/mhs-luar-upn/register', 'multipart/form-data')).toEqual(
    expect.arrayContaining(['data', 'formToken', 'berkasFoto']),
  );
  for (const path of ['magang/pendaftar-program-mbkm', 'v3/kkn/pendaftaran', 'v4/kwu/pendaftaran-kwu'])
    expect(sent(`POST /api/${path}`), path).toEqual(expect.arrayContaining(['idPeriode']));
});
