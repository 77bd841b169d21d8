import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aktivitasBawaan,
  aktivitasTerbaca,
  alasanDitolak,
  type BarisPddikti,
  kodeAktivitas,
} from '../../../resources/konversi/pddikti.ts';
import { kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { httpGrades } from '../../../server/areas/sinkronisasi/siamik/grades.ts';
import { closeBreakers } from '../../../server/areas/sinkronisasi/siamik/http.ts';
import type { SourceSettings } from '../../../server/areas/sinkronisasi/siamik/source.ts';

let server: Server;
let answer: unknown;
let seen: { method?: string; url?: string; body: unknown }[] = [];

beforeEach(async () => {
  closeBreakers();
  seen = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => {
      text += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, body: JSON.parse(text) });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise(resolve => server.close(resolve)));

const settings = (pemetaan: unknown = null): SourceSettings => ({
  id: 'x',
  kode: 'siamik',
  nama: 'SIAMIK',
  mode: 'http',
  namaVariabelKunci: null,
  timeoutDetik: 5,
  ukuranHalaman: 100,
  pemetaan,
  aktif: true,
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
});
const rows = [
  { kodeMk: 'IF701', namaMk: 'Kerja Praktik', sks: 3, nilaiAngka: 82.5, nilaiHuruf: 'A-', nilaiMutu: 3.75 },
];

describe('grades on their way to SIAMIK', () => {
  test('are posted by student and period; the answer is by course', async () => {
    answer = { data: [{ kodeMk: 'IF701', diterima: true, pesan: '' }] };
    expect(await httpGrades(settings()).sendGrades('22081010012', '20261', rows)).toEqual([
      { kodeMk: 'IF701', diterima: true, pesan: null },
    ]);
    expect(seen).toEqual([
      { method: 'POST', url: '/api/nilai', body: { npm: '22081010012', periode: '20261', nilai: rows } },
    ]);
  });

  test('follow the mapping of the source', async () => {
    answer = { data: [{ kode: 'IF701', diterima: false, alasan: 'Kelas belum dibuka.' }] };
    const mapped = settings({ nilai: { path: 'v2/nilai-mbkm', kolom: { kode: 'kodeMk', alasan: 'pesan' } } });
    expect(await httpGrades(mapped).sendGrades('1', '20261', rows)).toEqual([
      { kodeMk: 'IF701', diterima: false, pesan: 'Kelas belum dibuka.' },
    ]);
    expect(seen[0]?.url).toBe('/api/v2/nilai-mbkm');
  });

  test('count as not sent when the answer is something else', async () => {
    answer = { ok: true };
    await expect(httpGrades(settings()).sendGrades('1', '20261', rows)).rejects.toThrow(
      'SIAMIK sedang tidak dapat dihubungi. Coba lagi nanti.',
    );
  });
});

describe('recognition in PDDikti', () => {
  const row: Omit<BarisPddikti, 'alasan'> = {
    idPendaftarMbkm: 'x',
    nim: '22081010012',
    nama: 'Rizky',
    kodeProdi: '55201',
    kodeAktivitas: '13',
    aktivitas: 'Magang',
    kodeMkAsal: null,
    mkAsal: null,
    kodeMk: 'IF701',
    mkDiakui: 'Kerja Praktik',
    sks: 3,
    angka: 82.5,
    huruf: 'A-',
    indeks: 3.75,
    semester: '20261',
  };
  test('names everything that would be rejected', () => {
    expect(alasanDitolak(row, 'aktif')).toEqual([]);
    const wrong = {
      ...row,
      nim: '',
      kodeProdi: null,
      kodeAktivitas: null,
      aktivitas: null,
      sks: 0,
      huruf: null,
      semester: '2026-1',
    };
    expect(alasanDitolak(wrong, 'keluar')).toHaveLength(8);
  });
  test('knows a code for every kind of programme, and reads edited ones', () => {
    expect([...kodeAktivitas(aktivitasBawaan).keys()].toSorted()).toEqual(Object.keys(kodeJenisMbkm).toSorted());
    expect(kodeAktivitas(['magang : 6']).get('magang')).toBe('6');
    expect(aktivitasTerbaca(['magang: 13', 'magang: 6'])).toBe(false);
    expect(aktivitasTerbaca(['magang = 13'])).toBe(false);
    expect(aktivitasTerbaca(['lain: 13'])).toBe(false);
  });
});
