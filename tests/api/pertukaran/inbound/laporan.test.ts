import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { readSpreadsheet } from '../../../../server/platform/documents/spreadsheet/read.ts';
import { writeXlsx } from '../../../../server/platform/documents/spreadsheet/write.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Reports of inbound, and marks by spreadsheet (docs/domain/50 §2.2, §2.3; scenario 10). */

const P = 'v2/pertukaran-mahasiswa';
let world: World;
let team: Person;
let dosen: Person;
const idMasaStudi = studyPeriodId('inbound', 0);

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  dosen = await world.as('HA04');
});
afterAll(() => world.close());

async function sheetOf(bytes: Buffer): Promise<{ header: string[]; rows: unknown[][] }> {
  const { header, rows } = await readSpreadsheet(bytes, text => text === 'Kode' || text === 'NPM');
  const found: unknown[][] = [];
  for await (const batch of rows) found.push(...batch.map(({ cells }) => cells));
  return { header, rows: found };
}

describe('laporan', () => {
  it('mata kuliah: koordinator mendapat sebanyak baris daftarnya, dalam JSON, XLSX, dan PDF', async () => {
    const koordinator = await world.as('HA05');
    const listed = await koordinator.get(`${P}/mata-kuliah`, { filter: { idMasaStudi }, range: [0, 199] });
    const asked = { idMasaStudi, format: 'xlsx' };
    const xlsx = await koordinator.get(`${P}/rpt-matkul-inbond`, asked);
    expect(xlsx.statusCode, xlsx.body.slice(0, 200)).toBe(200);
    const { header, rows } = await sheetOf(xlsx.rawPayload);
    expect(rows).toHaveLength(listed.json<unknown[]>().length);
    expect(rows.length).toBeGreaterThan(0);
    expect(header).toEqual(
      expect.arrayContaining(['Kode', 'Pengampu', 'Kuota', 'Peserta', 'A-', '% Lulus', 'Status Nilai']),
    );
    expect(typeof rows[0]?.[header.indexOf('Kuota')]).toBe('number');
    const pdf = await koordinator.get(`${P}/rpt-matkul-inbond`, { ...asked, format: 'pdf' });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('mahasiswa: dengan rekap per PT asal yang jumlahnya sama', async () => {
    const answer = await team.get('v2/mhs-luar-upn/rpt-mhs-inbond', { idMasaStudi });
    expect(answer.statusCode, answer.body).toBe(200);
    const [students, recap] = answer.json<{ tabel: { baris: Record<string, unknown>[] }[] }>().tabel;
    expect(students?.baris.find(({ nama }) => nama === 'Andi Tenri Abeng')).toMatchObject({
      lp: 'P',
      sks: 12,
      ips: expect.any(Number),
    });
    expect(recap?.baris.at(-1)).toMatchObject({ kampus: 'Jumlah', jumlah: students?.baris.length });
    const foreign = await team.get('v2/mhs-luar-upn/rpt-mhs-inbond', { idMasaStudi, jalur: 'internasional' });
    expect(foreign.json().tabel[0].baris).toHaveLength(1);
    expect((await team.get('v2/mhs-luar-upn/rpt-mhs-inbond')).statusCode).toBe(422);
    expect((await team.get('v2/mhs-luar-upn/rpt-mhs-inbond', { idMasaStudi, format: 'doc' })).statusCode).toBe(400);
    expect((await (await world.as('HA08')).get('v2/mhs-luar-upn/rpt-mhs-inbond', { idMasaStudi })).statusCode).toBe(
      403,
    );
    expect(
      (
        await world.app.inject({
          method: 'GET',
          url: `/api/v2/mhs-luar-upn/rpt-mhs-inbond?idMasaStudi=${idMasaStudi}`,
          headers: { authorization: `Bearer ${team.token}`, 'x-tenant-id': 'kampus-lain' },
        })
      ).statusCode,
    ).toBe(400);
  });
});

describe('nilai lewat spreadsheet', () => {
  const idMkInbound = idOf('pertukaran/mk-inbound', 'if4');
  const sheet = async () => (await dosen.get(`${P}/krs/nilai`, { idMkInbound })).json();

  async function send(rows: (string | number | null)[][], preview: boolean) {
    const columns = ['NPM', 'Nama', 'Kehadiran (%)', 'Partisipasi', 'Tugas', 'UTS', 'UAS'];
    const parts: Buffer[] = [];
    for await (const part of writeXlsx([
      {
        name: 'Nilai',
        columns: columns.map((heading, i) => ({ heading, kind: i < 2 ? 'text' : 'decimal' })),
        rows: [rows],
      },
    ]))
      parts.push(part);
    const mark = '----uji';
    const payload = Buffer.concat([
      Buffer.from(
        `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="nilai.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      ...parts,
      Buffer.from(`\r\n--${mark}--\r\n`),
    ]);
    return world.app.inject({
      method: 'POST',
      url: `/api/${P}/krs/nilai-import?idMkInbound=${idMkInbound}${preview ? '&pratinjau=1' : ''}`,
      headers: { authorization: `Bearer ${dosen.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
      payload,
    });
  }

  it('templat memuat pesertanya; isian yang salah tidak menulis apa pun; yang benar dihitung server', async () => {
    const template = await dosen.get(`${P}/krs/nilai-template`, { idMkInbound });
    const { rows } = await sheetOf(template.rawPayload);
    const before = await sheet();
    expect(rows.map(row => row[0])).toEqual(before.peserta.map(({ npm }: { npm: string }) => npm));
    const [first, second] = before.peserta;
    const good = [first.npm, first.nama, 90, 80, 90, 70, 85];
    const bad = await send(
      [good, ['IN0000000', 'Bukan', 90, 80, 90, 70, 85], [second.npm, second.nama, 90, 101, 90, 70, 85]],
      false,
    );
    expect(bad.statusCode, bad.body).toBe(200);
    expect(bad.json()).toMatchObject({
      disimpan: 0,
      baris: [
        { pesan: null },
        { pesan: 'NPM IN0000000 bukan peserta kelas ini.' },
        { pesan: 'Partisipasi: Nilai harus antara 0 dan 100.' },
      ],
    });
    expect((await send([good], true)).json()).toMatchObject({ disimpan: 0, baris: [{ pesan: null }] });
    expect((await sheet()).version).toBe(before.version);
    expect((await send([good], false)).json()).toMatchObject({ disimpan: 1 });
    expect((await sheet()).peserta[0]).toMatchObject({ nilaiAkhir: 81.5, nilaiHuruf: 'A-', status: 'draf' });
  });
});
