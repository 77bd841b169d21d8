import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type DeleteParams,
  type fetchUtils,
  type GetManyParams,
  type GetOneParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { Registry } from '../../../resources/kit/index.ts';
import type { CrudDataProvider, Report } from './api.ts';
import { http } from './http.ts';
import { createHttpApi } from './httpApi.ts';
import { isRecord } from './isRecord.ts';
import { seedReferences } from './references.ts';
import { noteShown, shownItems, shownVersion } from './shownVersions.ts';

/** `meta` of a row that is only read: its sensitive values come covered and are shown one by one. */
export const coveredRow = { tertutup: true } as const;

type FetchJson = typeof fetchUtils.fetchJson;

/** ra-data-simple-rest speaks through our one HTTP wrapper. */
const httpClient: FetchJson = async (url, options = {}) => {
  const [path = '', search] = url.split('?');
  const { data, headers, status } = await http<unknown>(path, {
    method: methodOf(options.method),
    body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    query: Object.fromEntries(new URLSearchParams(search)),
    signal: options.signal ?? undefined,
  });
  return { status, headers, body: '', json: data };
};

const methodOf = (method: string | undefined) =>
  method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET';

/** Fields that the server keeps itself and refuses in a body. */
const engineOwned: ReadonlySet<string> = new Set(['id', '_embed', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']);

/**
 * react-admin's nine calls in the dialect of docs/api.md, and the calls of `CrudApi`.
 *
 * `meta: { rujukan: true }` asks for lookups; everything else comes with `_embed` labels, which also fill the cache of
 * references. `meta: { kolom }` names the fields that a list shows: such rows are kept apart from whole ones
 * (react-admin's key of a row holds the meta), so they never fill a form. Bulk calls are one request each; when the server refuses some rows, only the others are reported as done,
 * and when it refuses all, its reason is thrown (`updateManyReport` and `deleteManyReport` tell both).
 */
export function createDataProvider(registry: Registry, queryClient: QueryClient): CrudDataProvider {
  const simpleRest = simpleRestProvider('', httpClient);
  const at = (resource: string) => registry.find(resource)?.endpoint ?? resource;
  const seed = <R extends RaRecord>(resource: string, rows: R[]) => {
    noteShown(resource, rows);
    seedReferences(queryClient, registry.find, resource, rows);
  };
  /** A row that a write gave back: shown from now on. */
  const written = async <R extends { data: RaRecord }>(resource: string, answer: Promise<R>): Promise<R> => {
    const given = await answer;
    noteShown(resource, [given.data]);
    return given;
  };

  /** Fields of the declaration and the version; nothing else is the client's to send. */
  const writable = (resource: string, data: Partial<RaRecord>): Partial<RaRecord> => {
    const declared = registry.find(resource);
    const entries = Object.entries(data).filter(
      ([name]) => !engineOwned.has(name) && !declared?.fields[name]?.readOnly,
    );
    return Object.fromEntries(entries);
  };

  const list = async <R extends RaRecord>(resource: string, query: ListQuery) => {
    const pada = query.meta?.pada;
    const { data, headers } = await http<R[]>(pada ? `${at(resource)}/keadaan` : at(resource), {
      query: { ...listParams(query), ...shapeOf(query.meta), ...(pada ? { pada } : {}) },
      signal: query.signal,
    });
    // Words and versions of a former day are not today's.
    if (!pada) seed(resource, data);
    return { data, total: totalOf(headers, data.length) };
  };

  const standard: DataProvider = {
    supportAbortSignal: true,
    getList: (resource, { pagination, sort, filter, meta, signal }) =>
      list(resource, { pagination, sort, filter, meta, signal }),
    getManyReference: (resource, { target, id, pagination, sort, filter, meta, signal }) =>
      list(resource, { pagination, sort, filter: { ...filter, [target]: id }, meta, signal }),
    getMany: async <R extends RaRecord>(resource: string, { ids, meta, signal }: GetManyParams<R> & Abortable) => {
      const parts = chunksOf(ids, maxRows).map(part =>
        list<R>(resource, { pagination: { page: 1, perPage: maxRows }, filter: { id: part }, meta, signal }),
      );
      return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
    },
    getOne: async <R extends RaRecord>(resource: string, { id, meta, signal }: GetOneParams<R> & Abortable) => {
      const { data } = await http<R>(`${at(resource)}/${encodeURIComponent(id)}`, {
        query: { embed: '1', ...(meta?.tertutup === true ? { tertutup: '1' } : {}) },
        signal,
      });
      seed(resource, [data]);
      return { data };
    },
    create: async (resource, { data, meta }) => {
      if (isCopyMeta(meta)) return written(resource, copied(at(resource), meta, writable(resource, data)));
      // A resource whose ids are codes takes the id from the person.
      const coded = registry.find(resource)?.id !== 'uuid' && data.id !== undefined ? { id: data.id } : {};
      return written(resource, simpleRest.create(at(resource), { data: { ...coded, ...writable(resource, data) } }));
    },
    update: (resource, { id, data, previousData }) =>
      written(
        resource,
        simpleRest.update(at(resource), {
          id,
          data: {
            ...writable(resource, data),
            version: data.version ?? previousData?.version ?? shownVersion(resource, id),
          },
          previousData,
        }),
      ),
    updateMany: async (resource, { ids, data }) =>
      done(ids, await bulk('PUT', at(resource), { items: shownItems(resource, ids), data: writable(resource, data) })),
    delete: async <R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) => {
      const version: unknown = previousData?.version ?? shownVersion(resource, id);
      const path = `${at(resource)}/${encodeURIComponent(id)}`;
      return { data: (await http<R>(path, { method: 'DELETE', body: { version } })).data };
    },
    deleteMany: async (resource, { ids }) =>
      done(ids, await bulk('DELETE', at(resource), { items: shownItems(resource, ids) })),
  };
  return { ...standard, ...createHttpApi(registry.find) };
}

/** Of a row that is made as a copy: its source, and the resources whose rows come along. */
export type CopyMeta = { readonly salin: { readonly id: string; readonly anak: readonly string[] } };

const isCopyMeta = (meta: unknown): meta is CopyMeta => isRecord(meta) && isRecord(meta.salin);

async function copied<R extends RaRecord>(endpoint: string, { salin }: CopyMeta, nilai: unknown): Promise<{ data: R }> {
  const { data } = await http<{ baris: R }>(`${endpoint}/${encodeURIComponent(salin.id)}/salin`, {
    method: 'POST',
    body: { nilai, anak: salin.anak },
  });
  return { data: data.baris };
}

interface Abortable {
  signal?: AbortSignal;
}

/** The most rows that the server gives at once. */
const maxRows = 200;

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

interface ListQuery {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
  meta?: ListMeta;
  signal?: AbortSignal;
}

/**
 * How rows of a list are wanted: as choices, with these fields only (each list that shows fewer than all), as they were
 * at the end of a day.
 */
export interface ListMeta {
  rujukan?: boolean;
  kolom?: readonly string[];
  pada?: string;
}

/** Of rows that are only counted, named or walked through. */
export const onlyIds: ListMeta = { kolom: [] };

const shapeOf = (meta: ListMeta | undefined): Record<string, string> =>
  meta?.rujukan ? { rujukan: '1' } : { embed: '1', ...(meta?.kolom ? { kolom: JSON.stringify(meta.kolom) } : {}) };

function listParams({ pagination, sort, filter }: ListQuery): Record<string, string> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const order: Record<string, string> = sort?.field ? { sort: JSON.stringify([sort.field, sort.order]) } : {};
  return {
    ...order,
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(filter ?? {}),
  };
}

/** `Content-Range: items 0-24/160` → 160. */
const totalOf = (headers: Headers, fallback: number) => {
  const total = Number(headers.get('content-range')?.split('/')[1]);
  return Number.isFinite(total) ? total : fallback;
};

const bulk = async (method: 'PUT' | 'DELETE', endpoint: string, body: unknown) =>
  (await http<Report>(endpoint, { method, body })).data;

function done(ids: Identifier[], report: Report): { data: Identifier[] } {
  const refused = new Set(report.gagal.map(({ id }) => id));
  const first = report.gagal[0];
  if (first && report.berhasil === 0) throw new HttpError(first.pesan, 409, { message: first.pesan, code: first.code });
  return { data: ids.filter(id => !refused.has(String(id))) };
}
