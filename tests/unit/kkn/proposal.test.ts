import { expect, test } from 'vitest';
import { changesSince, rowChanges } from '../../../src/platform/patterns/versions/changes.ts';
import type { Change, HistoryEntry } from '../../../src/platform/providers/api.ts';

const entry = (tindakan: string | null, perubahan: Record<string, Change> = {}): HistoryEntry => ({
  id: 'x',
  aksi: tindakan ? 'transisi' : 'ubah',
  waktu: '2026-11-20T01:00:00.000Z',
  namaUser: 'A',
  namaRole: null,
  catatan: null,
  dariStatus: null,
  keStatus: null,
  kolomStatus: 'status',
  tindakan,
  perubahan,
  versi: 1,
});
const change = (dari: unknown, ke: unknown): Change => ({ dari, ke });

const kept = new Set(['status', 'tanggalDiajukan', 'terlambat', 'komentar']);

test('yang berubah antara dua pengajuan digabung dari nilai tertua ke terbaru; yang kembali seperti semula tidak disebut', () => {
  const history = [
    entry('ajukan', { status: change('revisi', 'diajukan') }),
    entry(null, { judul: change('B', 'C'), solusi: change('y', 'x') }),
    entry(null, { judul: change('A', 'B'), solusi: change('x', 'y'), komentar: change([], [1]) }),
    entry('revisi', { status: change('diajukan', 'revisi') }),
    entry('ajukan', { status: change('draf', 'diajukan') }),
    entry(null, { ringkasan: change('lama', 'baru') }),
  ];
  expect(changesSince(history, kept)).toEqual({ judul: change('A', 'C') });
});

test('sebelum diajukan lagi: yang berubah sejak pengajuan terakhir; sekali diajukan belum ada bandingannya', () => {
  const handedIn = [entry('revisi'), entry('ajukan'), entry(null, { judul: change('A', 'B') })];
  expect(changesSince(handedIn, kept)).toEqual({});
  expect(changesSince([entry(null, { judul: change('B', 'C') }), ...handedIn], kept)).toEqual({
    judul: change('B', 'C'),
  });
});

test('program kerja yang ditambah, dihapus dan diubah disebut menurut namanya', () => {
  const [a, b, c] = [
    { id: '1', nama: 'Bank sampah', anggaran: 100 },
    { id: '2', nama: 'Posyandu', anggaran: 200 },
    { id: '3', nama: 'Taman baca', anggaran: 300 },
  ];
  expect(rowChanges([a, b], [{ ...a, anggaran: 150 }, c], name => name.toUpperCase())).toEqual([
    { kind: 'ditambahkan', nama: 'Taman baca', fields: [] },
    { kind: 'dihapus', nama: 'Posyandu', fields: [] },
    { kind: 'diubah', nama: 'Bank sampah', fields: ['ANGGARAN'] },
  ]);
});
