import { QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { writeToken } from '../../../../src/platform/providers/cookies.ts';
import { createDataProvider } from '../../../../src/platform/providers/dataProvider.ts';
import { http } from '../../../../src/platform/providers/http.ts';
import { rujukan } from '../../../../src/platform/providers/references.ts';
import { type Handlers, Reply } from '../../support/fakeApi.ts';
import { startFakeServer } from '../../support/fakeServer.ts';
import { userAs } from '../../support/fakeSession.ts';

const rows = () => ({
  'master/provinsi': [{ id: '35', nama: 'Jawa Timur', version: 1 }],
  'master/kabupaten': [
    { id: '35.78', nama: 'Kota Surabaya', idProvinsi: '35', version: 3 },
    { id: '35.15', nama: 'Kabupaten Sidoarjo', idProvinsi: '35', version: 1 },
  ],
});

const start = (on: Handlers = {}) => {
  writeToken('token-palsu');
  const server = startFakeServer({ registry, user: userAs('HA01'), rows: rows(), on });
  const queryClient = new QueryClient();
  return { server, queryClient, provider: createDataProvider(registry, queryClient) };
};
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'nama', order: 'ASC' as const } };
const previousData = { id: '35.78' };

describe('data provider', () => {
  let world: ReturnType<typeof start>;
  beforeEach(() => {
    world = start();
  });

  test('a list is one request that brings the labels of its references along', async () => {
    const { provider, server, queryClient } = world;
    const { data, total } = await provider.getList('master/kabupaten', { ...page, filter: { q: 'kota' } });
    expect(total).toBe(1);
    expect(data[0]._embed.idProvinsi).toEqual({ id: '35', label: 'Jawa Timur' });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.query).toMatchObject({ embed: '1', range: '[0,24]', sort: '["nama","ASC"]' });
    const key = ['master/provinsi', 'getMany', { ids: ['35'], meta: rujukan }];
    expect(queryClient.getQueryData(key)).toEqual([{ id: '35', label: 'Jawa Timur' }]);
    expect(queryClient.getQueryData(['master/provinsi', 'getOne', { id: '35' }])).toBeUndefined();
  });

  test('uses the endpoint of the declaration', async () => {
    await world.provider.getList('pengaturan/menu', page);
    expect(world.server.calls[0]?.path).toBe('menu');
  });

  test('many rows by id are one request', async () => {
    const { provider, server } = world;
    const { data } = await provider.getMany('master/kabupaten', { ids: ['35.78', '35.15'], meta: rujukan });
    expect(data).toHaveLength(2);
    expect(server.calls[0]?.query).toMatchObject({ rujukan: '1', filter: '{"id":["35.78","35.15"]}' });
  });

  test('an update is a PUT of the writable fields with the version', async () => {
    const { provider, server } = world;
    const { data: row } = await provider.getOne('master/kabupaten', { id: '35.78' });
    await provider.update('master/kabupaten', { id: '35.78', data: { ...row, nama: 'Surabaya' }, previousData: row });
    const [call] = server.callsTo('PUT', 'master/kabupaten/35.78');
    expect(call?.body).toMatchObject({ nama: 'Surabaya', version: 3 });
    expect(call?.body).not.toHaveProperty('_embed');
    expect(call?.body).not.toHaveProperty('id');
  });

  test('a refused save arrives as react-admin expects it', async () => {
    const body = { statusCode: 422, message: 'Periksa.', errors: { nama: 'Wajib diisi.', 'jadwal.0.mulai': 'Salah.' } };
    const { provider } = start({ 'PUT master/kabupaten/:id': () => new Reply(422, body) });
    const error = await provider
      .update('master/kabupaten', { id: '35.78', data: {}, previousData })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Periksa.',
      body: { errors: { nama: 'Wajib diisi.', jadwal: { 0: { mulai: 'Salah.' } }, root: { serverError: 'Periksa.' } } },
    });
  });

  test('a stale version brings the row as it is now', async () => {
    const error = await world.provider
      .update('master/kabupaten', { id: '35.78', data: { nama: 'X', version: 1 }, previousData })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 409, body: { terkini: { nama: 'Kota Surabaya', version: 3 } } });
  });

  test('bulk calls are one request each', async () => {
    const { provider, server } = world;
    const ids = ['35.78', '35.15'];
    await provider.getMany('master/kabupaten', { ids });
    await provider.updateMany('master/kabupaten', { ids, data: { nama: 'Sama' } });
    await provider.getMany('master/kabupaten', { ids });
    await provider.deleteMany('master/kabupaten', { ids });
    const writes = server.calls.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT master/kabupaten',
      'DELETE master/kabupaten',
    ]);
    expect(server.rows['master/kabupaten']).toEqual([]);
  });

  test('what a bulk call could not do is not reported as done', async () => {
    const gagal = [{ id: '35.78', label: 'Kota Surabaya', pesan: 'Data masih dipakai.' }];
    const some = start({ 'DELETE master/kabupaten': () => ({ berhasil: 1, gagal }) });
    const { data } = await some.provider.deleteMany('master/kabupaten', { ids: ['35.78', '35.15'] });
    expect(data).toEqual(['35.15']);
    const none = start({ 'DELETE master/kabupaten': () => ({ berhasil: 0, gagal }) });
    await expect(none.provider.deleteMany('master/kabupaten', { ids: ['35.78'] })).rejects.toThrow(
      'Data masih dipakai.',
    );
  });
});

describe('reports', () => {
  const askedFor = async (path: string, query: Record<string, string>) => {
    Cookies.set('mbkm_tenant', 'unr');
    const { server } = start({ [`GET ${path}`]: () => ({}) });
    await http(path, { query });
    return server.callsTo('GET', path)[0]?.headers.get('x-tenant-id') ?? null;
  };

  test.each([
    ['v2/mhs-luar-upn/rpt-mhs-inbond', { format: 'xlsx' }],
    ['v2/pertukaran-mahasiswa/rpt-matkul-inbond', { format: 'pdf' }],
    ['v2/pertukaran-mahasiswa/krs-mhs-upn-outbond/laporan', { format: 'xlsx' }],
    ['v2/pertukaran-mahasiswa/permadi/laporan', { format: 'pdf' }],
  ])('%s names the tenant', async (path, query) => {
    expect(await askedFor(path, query)).toBe('unr');
  });

  test('other calls do not, a list of students’ reports among them', async () => {
    expect(await askedFor('v4/kwu/laporan', { range: '[0,9]' })).toBeNull();
    expect(await askedFor('v2/pertukaran-mahasiswa/krs', {})).toBeNull();
  });
});
