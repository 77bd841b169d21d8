import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Person } from '../support/world.ts';
import { id, M, openPlace, type Place } from './place.ts';

export let place: Place;
export let team: Person;

/** For a file of tests: its place. */
export function withImports(): void {
  beforeAll(async () => {
    place = await openPlace();
    team = await place.as('HA03');
  });
  afterAll(() => place.world.close());
}

interface PreviewRow {
  nomor: number;
  data: Record<string, string>;
  status: string;
  kesalahan: { kolom: string; pesan: string }[];
}
export interface Preview {
  idImport: string;
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
  kedaluwarsa: string;
  tanggal: unknown[];
  baris: PreviewRow[];
}

const form = (file: Buffer, name: string, fields: Record<string, string>) => {
  const mark = 'batas-uji';
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${mark}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${mark}--\r\n`)]),
  };
};

export const target = () => ({ idProgram: id.program('MGM'), idPeriode: id.periode(1) });

export function send(
  person: Person,
  content: string | Buffer,
  fields: Record<string, string> = target(),
  name = 'peserta.csv',
) {
  const app: FastifyInstance = place.world.app;
  const { headers, payload } = form(Buffer.from(content), name, fields);
  return app.inject({
    method: 'POST',
    url: `/api/${M}/import`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
    payload,
  });
}

export const preview = async (content: string | Buffer): Promise<Preview> => {
  const answer = await send(team, content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Preview>();
};
export const save = (idImport: string, more: object = {}) => team.post(`${M}/save-import`, { idImport, ...more });
export const countImported = async () =>
  (
    await place.db.one<{ n: number }>(
      `select count(*)::int as n from mbkm_pendaftar_program_mbkm where sumber_data = 'import'`,
    )
  )?.n ?? -1;

export const head = 'npm;jalur;kode_mitra;nama_mitra;posisi;tanggal_mulai;tanggal_selesai;email_pembimbing_lapangan';
export const line = (
  npm: string,
  over: Partial<Record<'jalur' | 'kode' | 'nama' | 'posisi' | 'mulai' | 'selesai' | 'email', string>> = {},
) =>
  [
    npm,
    over.jalur ?? 'mandiri',
    over.kode ?? 'M-00001',
    over.nama ?? '',
    over.posisi ?? 'Analis Data',
    over.mulai ?? '2027-02-01',
    over.selesai ?? '31/07/2027',
    over.email ?? 'pembimbing@mitra.example',
  ].join(';');
export const findings = (found: Preview) =>
  found.baris.flatMap(row => row.kesalahan.map(({ pesan }) => [row.nomor, pesan]));
