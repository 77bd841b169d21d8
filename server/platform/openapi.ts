import type { Action, Resource } from '../../resources/kit/index.ts';
import { stepKey, takenFields, takenSchema, templateNames } from '../../resources/kit/index.ts';
import { hasHistory } from './engine/asOf/moment.ts';
import { isDeletable } from './engine/bin/rights.ts';
import type { Engine } from './engine/context.ts';
import { isPublished } from './engine/routes.ts';
import { statusFieldsOf } from './engine/steps.ts';
import { filterable } from './engine/where.ts';
import { type Call, idParameter, type Json, ok, query } from './openapiParts.ts';
import { formerPaths, pivotPaths } from './openapiReports.ts';
import { jsonSchema, operationOf, type RouteNote } from './openapiRoutes.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemaName = (r: Resource) => r.name.replaceAll('/', '.');
const body = (schema: Json) => ({ required: true, content: { 'application/json': { schema } } });
const errorAnswers: Json = Object.fromEntries(
  Object.entries({
    400: 'Permintaan tidak dapat dibaca',
    401: 'Belum masuk',
    403: 'Tidak berhak',
    404: 'Tidak ditemukan atau di luar cakupan',
    409: 'Bentrok: versi lama, masih dipakai, atau status tidak sesuai',
    422: 'Isian salah, pesan per kolom',
    429: 'Terlalu banyak permintaan',
  }).map(([status, description]) => [status, ok(description, ref('Galat'))]),
);

/**
 * OpenAPI 3.1 document of the generic calls, from the same schemas that check the requests; `describeRoutes` adds the
 * calls that are written by hand.
 */
export function openApiDocument(engine: Engine, baseUrl: string, title: string): Json {
  const paths: Json = {};
  const schemas: Json = {
    Galat: {
      type: 'object',
      properties: {
        statusCode: { type: 'integer' },
        code: { type: 'string' },
        message: { type: 'string' },
        errors: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: { code: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' } },
            required: ['code', 'message'],
          },
        },
        params: { type: 'object' },
      },
      required: ['statusCode', 'code', 'message'],
    },
  };
  for (const r of engine.registry.resources) {
    if (!isPublished(r)) continue;
    schemas[schemaName(r)] = rowSchemaOf(engine, r);
    if (r.byHand) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) Object.assign(paths, pathsOf(engine, r, `/api/${endpoint}`));
  }
  for (const r of engine.registry.childRows) {
    for (const endpoint of [r.endpoint, ...r.alsoAt]) paths[`/api/${endpoint}`] = { get: lookupOf(r) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: 'Setiap panggilan API; aturan lengkapnya di docs/api.md.',
    },
    servers: [{ url: baseUrl }],
    security: [{ token: [] }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

/** Adds to the document every registered call that it does not have yet. */
export function describeRoutes(document: Json, engine: Engine, routes: readonly RouteNote[]): void {
  const paths = document.paths as Record<string, Json>;
  const rows = (r: Resource) => (isPublished(r) ? ref(schemaName(r)) : undefined);
  for (const note of routes) {
    const path = paths[note.path] ?? {};
    paths[note.path] = path;
    if (path[note.method]) continue;
    const operation = operationOf(note, engine.registry, rows, errorAnswers);
    // Generic paths name their parameters once for all methods.
    if (path.parameters) delete operation.parameters;
    path[note.method] = operation;
  }
}

function rowSchemaOf(engine: Engine, r: Resource): Json {
  const created = jsonSchema(engine.createSchemaOf(r));
  const readOnly = Object.entries(r.fields)
    .filter(([, field]) => field.readOnly && !field.secret)
    .map(([name, field]) => [name, { title: field.label, readOnly: true }]);
  const properties = {
    id: { type: 'string' },
    ...(created.properties as Json),
    ...Object.fromEntries(readOnly),
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    version: { type: 'integer' },
  };
  return {
    type: 'object',
    title: r.label,
    description: `Tampil sebagai ${templateNames(r.representation).join(' ')}`,
    properties,
    required: ['id', 'version'],
  };
}

const range = { 'Content-Range': { schema: { type: 'string' }, description: 'items 0-24/160' } };
const listParameters = (r: Resource) => [
  query('sort', '["nama","ASC"]'),
  query('range', '[0,24]'),
  query('filter', `Objek JSON. Nama: q, ${[...filterable(r)].join(', ')}`),
];

/** Child rows that others refer to are looked up only. */
function lookupOf(r: Resource): Json {
  const row = {
    type: 'object',
    properties: { id: { type: 'string' }, label: { type: 'string' }, parentId: { type: 'string' } },
  };
  return {
    tags: [r.label],
    summary: `Rujukan ${r.label}`,
    parameters: listParameters(r),
    responses: { 200: ok('Satu halaman', { type: 'array', items: row }, range), ...errorAnswers },
  };
}

/** `/api/master/mitra` → `MasterMitra`: names of calls and types of generated clients. */
const wordOf = (base: string): string =>
  base
    .replace(/^\/api\//, '')
    .split(/[^a-z0-9]+/i)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The calls of deleted rows. */
function binPaths(r: Resource, base: string, call: Call): Json {
  const item = { type: 'object', properties: { id: { type: 'string' }, nama: { type: 'string' } } };
  const row = ref(schemaName(r));
  return {
    [`${base}/sampah`]: {
      get: call('Data terhapus', {
        parameters: [query('range', '[dari, sampai]'), query('filter', '{ q: kata cari }')],
        responses: { 200: ok('Satu halaman, terbaru dahulu', { type: 'array', items: item }, range) },
      }),
    },
    [`${base}/sampah/{id}`]: {
      parameters: [idParameter],
      get: call('Satu data terhapus', {
        responses: { 200: ok('Baris dan yang ikut', { type: 'object', properties: { baris: row } }) },
      }),
    },
    [`${base}/sampah/{id}/pulihkan`]: {
      parameters: [idParameter],
      post: call('Pulihkan', { responses: { 200: ok('Baris', row) } }),
    },
    [`${base}/sampah/pulihkan`]: {
      post: call('Pulihkan banyak', {
        requestBody: body({ type: 'object', properties: { ids: { type: 'array', items: { type: 'string' } } } }),
        responses: { 200: ok('Laporan', { type: 'object' }) },
      }),
    },
  };
}

function pathsOf(engine: Engine, r: Resource, base: string): Json {
  const tags = [r.label];
  const word = wordOf(base);
  const row = ref(schemaName(r));
  const rows: Json = { type: 'array', items: row };
  const parameters = [
    ...listParameters(r),
    query('kolom', 'JSON: kolom yang dijawab, misalnya ["nama"]'),
    query('embed', '1: label rujukan ikut dalam _embed'),
    query('rujukan', '1: baris aktif, kolom rujukan saja'),
    query('jelas', '1: nilai sensitif tidak ditutup; tercatat sebagai akses data'),
  ];
  const call = (summary: string, more: Json) => ({
    tags,
    summary: `${summary} ${r.label}`,
    ...more,
    responses: { ...(more.responses as Json), ...errorAnswers },
  });
  const paths: Record<string, Json> = {
    [base]: {
      get: call('Daftar', {
        operationId: `list${word}`,
        parameters,
        responses: { 200: ok('Satu halaman', rows, range) },
      }),
    },
    [`${base}/all`]: {
      get: call('Rujukan', {
        parameters: [query('q', 'Kata cari')],
        responses: { 200: ok('Maksimal 500', rows) },
      }),
    },
    [`${base}/{id}`]: {
      parameters: [idParameter],
      get: call('Satu', { operationId: `get${word}`, responses: { 200: ok('Baris', row) } }),
    },
    [`${base}/{id}/riwayat`]: {
      parameters: [idParameter],
      get: call('Riwayat', { responses: { 200: ok('Terbaru dahulu', { type: 'array', items: {} }) } }),
    },
  };
  if (Object.keys(r.access).length) {
    Object.assign(paths, pivotPaths(base, call));
    if (hasHistory(r)) Object.assign(paths, formerPaths(base, call, { parameters, row, range }));
  }
  if (isDeletable(r)) Object.assign(paths, binPaths(r, base, call));
  if (r.serverOnly) return paths;
  const report = { type: 'object', properties: { berhasil: { type: 'integer' }, gagal: { type: 'array', items: {} } } };
  Object.assign(paths[base] ?? {}, {
    post: call('Tambah', {
      operationId: `create${word}`,
      requestBody: body(jsonSchema(engine.createSchemaOf(r), 'input')),
      responses: { 201: ok('Baris baru', row) },
    }),
    put: call('Ubah banyak', {
      operationId: `updateMany${word}`,
      requestBody: body({ type: 'object' }),
      responses: { 200: ok('Laporan', report) },
    }),
    delete: call('Hapus banyak', {
      operationId: `deleteMany${word}`,
      requestBody: body({ type: 'object' }),
      responses: { 200: ok('Laporan', report) },
    }),
  });
  Object.assign(paths[`${base}/{id}`] ?? {}, {
    put: call('Ubah', {
      operationId: `update${word}`,
      requestBody: body(jsonSchema(engine.updateSchemaOf(r), 'input')),
      responses: { 200: ok('Baris', row) },
    }),
    delete: call('Hapus', {
      operationId: `delete${word}`,
      requestBody: body({ type: 'object', properties: { version: { type: 'integer' } }, required: ['version'] }),
      responses: { 200: ok('Baris yang dihapus', row) },
    }),
  });
  const steps = statusFieldsOf(r).flatMap(([field, { workflow }], i) =>
    Object.entries(workflow.actions).map(([name, action]) => ({ key: stepKey(name, field, i === 0), action })),
  );
  for (const { key, action } of steps) {
    paths[`${base}/{id}/aksi/${key}`] = {
      parameters: [idParameter],
      post: call(action.label, {
        operationId: `step${word}${wordOf(key)}`,
        requestBody: body(stepBody(engine, r, action)),
        responses: { 200: ok('Baris', row) },
      }),
    };
  }
  return paths;
}

/** Body of a step: its note, the version, and its inputs. */
function stepBody({ registry }: Engine, r: Resource, { takes }: Pick<Action, 'takes'>): Json {
  const taken = jsonSchema(takenSchema({}, takenFields(takes, r.fields), registry.find));
  const common = { catatan: { type: 'string' }, version: { type: 'integer' } };
  return { type: 'object', properties: { ...common, ...(taken.properties as Json) } };
}
