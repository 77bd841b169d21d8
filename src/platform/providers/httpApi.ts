import type { RaRecord } from 'react-admin';
import type {
  BinnedItem,
  ClosedStep,
  ManyStepPreview,
  Registry,
  StepPreview,
  Week,
} from '../../../resources/kit/index.ts';
import type { CrudApi, DownloadKind, ImportAnswer, ImportRow, Report, StoredFile, Values } from './api.ts';
import { download, http, upload } from './http.ts';
import { inParts } from './inParts.ts';
import { shownItems } from './shownVersions.ts';

/** `Content-Range: items 0-24/160` → 160. */
const totalOf = (headers: Headers, fallback: number) => {
  const total = Number(headers.get('content-range')?.split('/')[1]);
  return Number.isFinite(total) ? total : fallback;
};

/** Rows that one call takes back at most. */
const recoveredAtOnce = 500;

const body = async <T>(answer: Promise<{ data: T }>) => (await answer).data;

/** CrudApi over HTTP (docs/api.md); `find` turns a resource name into its endpoint. */
/** "Pilih semua" on a list without a filter means every row, and says so. */
const meant = (filter: Values): { semua?: true } =>
  Object.values(filter).some(value => value !== undefined && String(value).trim() !== '') ? {} : { semua: true };

export function createHttpApi(find: Registry['find']): CrudApi {
  const at = (resource: string, ...rest: string[]) =>
    `/${[find(resource)?.endpoint ?? resource, ...rest.map(encodeURIComponent)].join('/')}`;
  const bulk = (method: 'PUT' | 'DELETE', resource: string, content: unknown) =>
    body(http<Report>(at(resource), { method, body: content }));

  return {
    history: (resource, id) => body(http(at(resource, id, 'riwayat'))),
    restore: (resource, id, content) =>
      body(http<RaRecord>(at(resource, id, 'pulihkan'), { method: 'POST', body: content })),
    closedSteps: (resource, id) => body(http<ClosedStep[]>(at(resource, id, 'aksi'))),
    preview: (resource, id, action) => body(http<StepPreview>(at(resource, id, 'aksi', ...action.split('/')))),
    previewMany: (resource, action, target) =>
      body(
        http<ManyStepPreview>(at(resource, 'aksi', ...action.split('/'), 'lihat'), {
          method: 'POST',
          body: 'ids' in target ? target : { ...target, ...meant(target.filter) },
        }),
      ),
    copyPlan: (resource, id, content) =>
      body(http(at(resource, id, 'salin', 'rencana'), { method: 'POST', body: content })),
    mergePlan: (resource, tetap, lebur) => body(http(at(resource, 'gabung'), { query: { tetap, lebur } })),
    merge: (resource, content) => body(http(at(resource, 'gabung'), { method: 'POST', body: content })),
    merging: (resource, id) => body(http(at(resource, 'gabung', id))),
    mergings: (resource, halaman) => body(http(at(resource, 'penggabungan'), { query: { halaman: String(halaman) } })),
    unmerge: (resource, id, catatan) =>
      body(http(at(resource, 'gabung', id, 'batalkan'), { method: 'POST', body: { catatan } })),
    alike: (resource, typed) => body(http(at(resource, 'mirip'), { query: typed })),
    binned: async (resource, { page, perPage, q, gabung }) => {
      const from = (page - 1) * perPage;
      const { data, headers } = await http<BinnedItem[]>(at(resource, 'sampah'), {
        query: {
          range: JSON.stringify([from, from + perPage - 1]),
          ...(q || gabung ? { filter: JSON.stringify({ ...(q ? { q } : {}), ...(gabung ? { gabung } : {}) }) } : {}),
        },
      });
      return { data, total: totalOf(headers, data.length) };
    },
    binnedRow: (resource, id) => body(http(at(resource, 'sampah', id))),
    recover: (resource, id) => body(http<RaRecord>(at(resource, 'sampah', id, 'pulihkan'), { method: 'POST' })),
    recoverMany: (resource, ids) =>
      inParts(
        ids,
        part => body(http<Report>(at(resource, 'sampah', 'pulihkan'), { method: 'POST', body: { ids: part } })),
        recoveredAtOnce,
      ),
    transition: (resource, id, action, content) =>
      body(http<RaRecord>(at(resource, id, 'aksi', ...action.split('/')), { method: 'POST', body: content })),
    transitionMany: (resource, ids, action, content) =>
      inParts(ids, part =>
        body(
          http<Report>(at(resource, 'aksi', ...action.split('/')), {
            method: 'POST',
            body: { items: shownItems(resource, part), ...content },
          }),
        ),
      ),
    updateManyReport: (resource, ids, data) =>
      inParts(ids, part => bulk('PUT', resource, { items: shownItems(resource, part), data })),
    rehearse: (resource, target, data) =>
      'ids' in target
        ? inParts(target.ids, part => bulk('PUT', resource, { items: shownItems(resource, part), data, coba: true }))
        : bulk('PUT', resource, { ...target, data, coba: true, ...meant(target.filter) }),
    rehearseDeletion: (resource, ids) =>
      inParts(ids, part => bulk('DELETE', resource, { items: shownItems(resource, part), coba: true })),
    deleteManyReport: (resource, ids) =>
      inParts(ids, part => bulk('DELETE', resource, { items: shownItems(resource, part) })),
    updateByFilter: (resource, filter, data) => bulk('PUT', resource, { filter, data, ...meant(filter) }),
    deleteByFilter: (resource, filter) => bulk('DELETE', resource, { filter, ...meant(filter) }),
    reorder: async (resource, ids) => {
      await http(at(resource, 'urut'), { method: 'PUT', body: { ids } });
    },
    download: (resource, what, { format, filter, sort, kolom, idImpor }) => {
      const paths: Record<DownloadKind, string> = {
        ekspor: at(resource, 'ekspor'),
        templat: at(resource, 'impor', 'templat'),
        salah: at(resource, 'impor', idImpor ?? '', 'salah'),
      };
      const query = {
        format,
        ...(filter ? { filter: JSON.stringify(filter) } : {}),
        ...(sort ? { sort: JSON.stringify(sort) } : {}),
        ...(kolom ? { kolom: JSON.stringify(kolom) } : {}),
      };
      const name = resource.replaceAll('/', '-');
      return download(paths[what], query, `${name}${what === 'ekspor' ? '' : `-${what}`}.${format}`);
    },
    weeks: (resource, field, id) => body(http<Week[]>(at(resource, 'minggu', field), { query: { id } })),
    uploadFile: (resource, field, file, onProgress) => {
      const form = new FormData();
      form.append('resource', resource);
      form.append('field', field);
      form.append('file', file);
      return upload<StoredFile>('/files', form, onProgress);
    },
    downloadFile: (id, name) => download('/files', { id, unduh: '1' }, name),
    importFile: (resource, file, onProgress) => {
      const form = new FormData();
      form.append('berkas', file);
      return upload<ImportAnswer>(at(resource, 'impor'), form, onProgress);
    },
    importGet: (resource, id) => body(http<ImportAnswer>(at(resource, 'impor', id))),
    importMap: (resource, id, content) =>
      body(http<ImportAnswer>(at(resource, 'impor', id), { method: 'PUT', body: content })),
    importRows: async (resource, id, { status, page, perPage }) => {
      const from = (page - 1) * perPage;
      const { data, headers } = await http<ImportRow[]>(at(resource, 'impor', id, 'baris'), {
        query: { status, range: JSON.stringify([from, from + perPage - 1]) },
      });
      return { data, total: totalOf(headers, data.length) };
    },
    importApply: (resource, id, content) =>
      body(http<ImportAnswer>(at(resource, 'impor', id, 'terapkan'), { method: 'POST', body: content })),
    importUndo: (resource, id) => body(http(at(resource, 'impor', id, 'batalkan'), { method: 'POST' })),
  };
}
