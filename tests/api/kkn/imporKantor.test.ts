// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import type { PratinjauImpor } from '../../../resources/mbkm/imporPeserta.ts';
import type { LembarKelompok } from '../../../resources/nilai/lembar.ts';
import { groupId } from '../../../server/areas/kkn/demo/ids.ts';
import { type KknPlace, openKkn } from './place.ts';

/**
 * Workbooks of KKN as offices make them: a letterhead of merged cells above the headings, a running number, headings in
 * words of their own, days as people write them, commas in numbers, phones that have lost their zero.
 */

let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

type Written = string | number | Date | null;
const dated = 'dd/mm/yyyy';

/** A workbook with a title over all columns, a line below it, an empty one, then the table. */
async function workbook(title: string, headings: readonly string[], rows: readonly Written[][]): Promise<Buffer> {
  const over = (value: string) => [{ value, span: headings.length, fontWeight: 'bold' as const }];
  const cell = (value: Written) =>
    value === null ? null : value instanceof Date ? { value, type: Date, format: dated } : { value };
  const sheet = [
    over(title),
    over('Universitas Pembangunan Nasional, Tahun Akademik 2026/2027'),
    [],
    headings.map(value => ({ value })),
    ...rows.map(row => row.map(cell)),
  ];
  return writeXlsxFile(sheet).toBuffer();
}

async function preview(base: string, file: Buffer): Promise<PratinjauImpor> {
  const app: FastifyInstance = kkn.world.app;
  const mark = 'batas-uji';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="data.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${base}/import`,
    headers: {
      'content-type': `multipart/form-data; boundary=${mark}`,
      authorization: `Bearer ${kkn.team.token}`,
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${mark}--\r\n`)]),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<PratinjauImpor>();
}
const wrongIn = ({ baris }: PratinjauImpor) =>
  baris.flatMap(({ nomor, status, kesalahan }) =>
    status === 'gagal' ? kesalahan.map(({ kolom, pesan }) => [nomor, kolom, pesan]) : [],
  );
async function saved(base: string, { idImport }: PratinjauImpor): Promise<void> {
  const answer = await kkn.team.post(`${base}/save-import`, { idImport });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('desa', () => {
  it('dari buku kerja kantor', async () => {
    const wave = await kkn.wave();
    // Two villages of one name: only the district beside it says which is meant.
    const places = await kkn.db.query<{ id: string; nama: string; kecamatan: string }>(
      `select d.id, d.nama, k.nama as kecamatan from master_kelurahan d join master_kecamatan k on k.id = d.id_kecamatan
       where d.nama = (select nama from master_kelurahan group by nama having count(*) = 2 order by nama limit 1)
       order by d.id`,
    );
    expect(places).toHaveLength(2);
    const headings = [
      'No',
      'Gelombang KKN',
      'Kecamatan',
      'Desa/Kelurahan',
      'Kuota Mhs',
      'Kuota Klp',
      'Kepala Desa',
      'No HP Kades',
      'Jarak',
      'Waktu Tempuh',
      'Sinyal',
      'Faskes',
      'Latitude',
      'Longitude',
    ];
    const line = (at: number, jarak: Written) => [
      at + 1,
      wave.nama as string,
      `Kec. ${places[at]?.kecamatan.toUpperCase()}`,
      places[at]?.nama ?? '',
      12,
      2,
      'Sutrisno',
      81234567890 + at,
      jarak,
      45,
      'Tidak ada',
      'Ya',
      '-7,250123',
      '112,768845',
    ];
    const found = await preview(
      'v3/kkn/desa',
      await workbook('DAFTAR DESA LOKASI KKN', headings, [line(0, '12,5'), line(1, 7.25 * 2)]),
    );
    expect(wrongIn(found)).toEqual([]);
    expect(found).toMatchObject({ jumlahBaris: 2, jumlahGagal: 0 });
    const [{ nama = '' } = {}] = places;
    const alone = await preview(
      'v3/kkn/desa',
      await workbook('Desa', ['Gelombang', 'Desa'], [[String(wave.nama), nama]]),
    );
    expect(wrongIn(alone)).toContainEqual([5, 'idKelurahan', `Ada beberapa Desa bernama "${nama}". Tulis kodenya.`]);
    await saved('v3/kkn/desa', found);
    const stored = await kkn.db.query(
      `select id_kelurahan as id, kuota_mahasiswa as kuota, kuota_kelompok as kelompok, jarak_km::float as jarak, sinyal, ada_faskes as faskes,
         no_hp_kepala_desa as hp, waktu_tempuh_menit as menit, lintang::float as lintang
       from kkn_desa where id_gelombang = $1 order by jarak_km`,
      [wave.id],
    );
    const same = { kuota: 12, kelompok: 2, sinyal: 'tidak_ada', faskes: true, menit: 45, lintang: -7.250123 };
    expect(stored).toEqual([
      { ...same, id: places[0]?.id, jarak: 12.5, hp: '081234567890' },
      { ...same, id: places[1]?.id, jarak: 14.5, hp: '081234567891' },
    ]);
  });
});

describe('DPL', () => {
  it('dari buku kerja kantor, dengan SK bertanggal menurut cara orang menulisnya', async () => {
    const wave = await kkn.wave();
    const lecturers = await kkn.db.query<{ nip: string; nama: string }>(
      `select nip, nama from master_pegawai p where jenis = 'dosen' and aktif
         and not exists (select 1 from kkn_dpl d where d.id_pegawai = p.id) order by nip limit 3`,
    );
    const headings = ['No.', 'Gelombang', 'NIP', 'Nama dosen', 'Maks Kelompok', 'Keahlian', 'No. SK', 'Tgl SK'];
    const line = (at: number, day: Written) => [
      at + 1,
      wave.nama as string,
      lecturers[at]?.nip ?? '',
      lecturers[at]?.nama ?? '',
      3,
      'Agroindustri',
      '12/UN63/KKN/2026',
      day,
    ];
    const rows = [line(0, '12 Oktober 2026'), line(1, '12/10/2026'), line(2, new Date(Date.UTC(2026, 9, 12)))];
    const found = await preview('v3/kkn/dpl', await workbook('DAFTAR DOSEN PEMBIMBING LAPANGAN', headings, rows));
    expect(wrongIn(found)).toEqual([]);
    await saved('v3/kkn/dpl', found);
    const stored = await kkn.db.query(
      `select maks_kelompok as maks, bidang_keahlian as ahli, nomor_sk as sk, tanggal_sk::text as hari from kkn_dpl
       where id_gelombang = $1`,
      [wave.id],
    );
    expect(stored).toEqual(
      Array(3).fill({ maks: 3, ahli: 'Agroindustri', sk: '12/UN63/KKN/2026', hari: '2026-10-12' }),
    );
  });
});

describe('nilai Tim MBKM', () => {
  it('dari buku kerja kantor, dengan nama di samping NPM dan nilai berkoma', async () => {
    const base = 'v3/kkn/menilai-kkn';
    const idKelompok = groupId('khusus:2');
    const sheet = async () =>
      (await kkn.team.get(`${base}/lembar`, { idKelompok, jenisPenilai: 'tim' })).json<LembarKelompok>();
    const { anggota } = await sheet();
    const [first, second] = anggota;
    const components = first?.rincian.map(({ nama }) => nama) ?? [];
    const rows = [
      [1, first?.npm ?? '', first?.nama ?? '', '82,5', '75', 90, null],
      [2, Number(second?.npm), second?.nama ?? '', 77.25, 80, 90, 'Rajin'],
    ];
    const headings = ['No', 'NIM', 'Nama Mahasiswa', ...components.map(name => name.toUpperCase()), 'Keterangan'];
    const found = await preview(base, await workbook('REKAP NILAI TIM MBKM', headings, rows));
    expect(wrongIn(found)).toEqual([]);
    await saved(base, found);
    const after = (await sheet()).anggota;
    const gradesOf = (npm: string | undefined) => after.find(one => one.npm === npm)?.rincian.map(({ nilai }) => nilai);
    expect([gradesOf(first?.npm), gradesOf(second?.npm)]).toEqual([
      [82.5, 75, 90],
      [77.25, 80, 90],
    ]);
  });
});
