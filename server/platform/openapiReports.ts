import { pivotLimits } from '../../resources/kit/pivot.ts';
import { type Call, idParameter, type Json, ok, query } from './openapiParts.ts';

/** Calls of pivot tables and former days in the OpenAPI document. */

const former = query(
  'pada',
  'Keadaan pada akhir hari itu (2026-10-31), atau sesudah satu saat (2026-10-31T08:15:00.000Z)',
);

const pivotParameters = [
  query('baris', `JSON: maksimal ${pivotLimits.rows} kolom, misalnya ["idPeminjam.idUnit", "tanggal:bulan"]`),
  query('kolom', `JSON: maksimal ${pivotLimits.columns} kolom`),
  query('nilai', `JSON: ["jumlah", "unik:idOrang", "rata:berat"], maksimal ${pivotLimits.values}`),
  query('filter', 'JSON: filter seperti pada daftar'),
  former,
];
const list = (items: Json): Json => ({ type: 'array', items });
const pivotAnswer: Json = {
  type: 'object',
  properties: {
    baris: list({ type: 'string' }),
    kolom: list({ type: 'string' }),
    nilai: list({ type: 'string' }),
    sel: list({
      type: 'object',
      description: 'baris atau kolom yang lebih pendek: jumlah dari selebihnya',
      properties: { baris: list({}), kolom: list({}), nilai: list({ type: ['number', 'null'] }) },
    }),
    label: { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'string' } } },
    urutan: {
      type: 'object',
      description: 'rujukan yang berurutan menurut waktu, yang terlama lebih dahulu',
      additionalProperties: list({ type: 'string' }),
    },
  },
};

/** `GET {r}/rekap` and its workbook. */
export const pivotPaths = (base: string, call: Call): Json => ({
  [`${base}/rekap`]: {
    get: call('Rekap', { parameters: pivotParameters, responses: { 200: ok('Sel dan jumlahnya', pivotAnswer) } }),
  },
  [`${base}/rekap/ekspor`]: {
    get: call('Rekap (XLSX)', { parameters: pivotParameters, responses: { 200: { description: 'Buku kerja' } } }),
  },
});

interface Shared {
  /** Those of the list. */
  readonly parameters: readonly Json[];
  readonly row: Json;
  readonly range: Json;
}

const knownSince = { mengetahuiSejak: { type: ['string', 'null'], format: 'date' } };

/** `GET {r}/keadaan` and what goes with it. */
export function formerPaths(base: string, call: Call, { parameters, row, range }: Shared): Json {
  const days = [
    query('dari', 'Hari pertama'),
    query('sampai', 'Hari kedua'),
    query('filter', 'JSON: filter seperti pada daftar'),
  ];
  const orNull = { anyOf: [row, { type: 'null' }] };
  const difference = {
    type: 'object',
    properties: { id: { type: 'string' }, semula: orNull, menjadi: orNull, kolom: list({ type: 'string' }) },
  };
  const count = { type: 'integer' };
  return {
    [`${base}/keadaan`]: {
      get: call('Keadaan per tanggal', {
        parameters: [...parameters, former],
        responses: { 200: ok('Satu halaman', list(row), range) },
      }),
    },
    [`${base}/keadaan/sejak`]: {
      get: call('Sejak kapan keadaan diketahui', {
        responses: { 200: ok('Hari pertama yang diketahui utuh', { type: 'object', properties: knownSince }) },
      }),
    },
    [`${base}/keadaan/{id}`]: {
      parameters: [idParameter],
      get: call('Satu baris per tanggal', { parameters: [former], responses: { 200: ok('Baris', row) } }),
    },
    [`${base}/keadaan/beda`]: {
      get: call('Perbedaan dua tanggal', {
        parameters: days,
        responses: {
          200: ok('Yang baru, berubah, dan tidak ada lagi', {
            type: 'object',
            properties: { baru: count, berubah: count, hilang: count, baris: list(difference), ...knownSince },
          }),
        },
      }),
    },
    [`${base}/keadaan/beda/ekspor`]: {
      get: call('Perbedaan dua tanggal (XLSX)', {
        parameters: days,
        responses: { 200: { description: 'Buku kerja' } },
      }),
    },
  };
}
