// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PratinjauImpor } from '../../../resources/mbkm/imporPeserta.ts';
import type { LembarKelompok } from '../../../resources/nilai/lembar.ts';
import { groupId } from '../../../server/areas/kkn/demo/ids.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn } from './place.ts';

/** Villages, DPL and Tim MBKM's scores from a spreadsheet: the contract of docs/domain/20 §2 (docs/domain/30 §2). */

let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

function send(person: Person, base: string, lines: readonly string[]) {
  const app: FastifyInstance = kkn.world.app;
  const mark = 'batas-uji';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="berkas.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: `/api/${base}/import`,
    headers: {
      'content-type': `multipart/form-data; boundary=${mark}`,
      authorization: `Bearer ${person.token}`,
    },
    payload: Buffer.from(`${head}${lines.join('\n')}\r\n--${mark}--\r\n`),
  });
}
async function preview(base: string, lines: readonly string[]): Promise<PratinjauImpor> {
  const answer = await send(kkn.team, base, lines);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<PratinjauImpor>();
}
const save = (base: string, body: Record<string, unknown>) => kkn.team.post(`${base}/save-import`, body);

describe.each(['v3/kkn/desa', 'v3/kkn/dpl', 'v3/kkn/menilai-kkn'])('%s', base => {
  it('hanya untuk Tim MBKM: templat, impor, simpan', async () => {
    for (const path of ['template', 'import/template'])
      expect((await kkn.team.get(`${base}/${path}`, { format: 'csv' })).statusCode).toBe(200);
    for (const role of ['HA02', 'HA04', 'HA05', 'HA10'] as const) {
      const person = await kkn.as(role);
      expect((await person.get(`${base}/template`)).statusCode, role).toBe(403);
      expect((await send(person, base, ['NPM', '1'])).statusCode, role).toBe(403);
      expect((await person.post(`${base}/save-import`, {})).statusCode, role).toBe(403);
    }
  });

  it('menolak yang bukan berkas dan impor yang tidak dikenal', async () => {
    expect((await kkn.team.post(`${base}/import`, {})).json().errors).toEqual({ file: 'Wajib diisi.' });
    expect((await save(base, {})).json().errors).toEqual({ idImport: 'Wajib diisi.' });
    expect((await save(base, { idImport: groupId('dua:1') })).statusCode).toBe(404);
    expect((await save(base, { idImport: groupId('dua:1'), nomorBaris: ['a'] })).statusCode).toBe(422);
  });
});

describe('desa dari berkas', () => {
  const base = 'v3/kkn/desa';
  const head = 'Gelombang,Desa (ID data),Kuota mahasiswa,Nama Kepala Desa,No. HP kepala desa,Kualitas sinyal';

  it('diperiksa, dipilih barisnya, disimpan sekali, dan dapat dibatalkan', async () => {
    const wave = await kkn.wave();
    const places = await kkn.db.query<{ id: string }>('select id from master_kelurahan order by id desc limit 3');
    const line = (at: number, kuota = '12') =>
      [wave.nama, places[at]?.id, kuota, 'Sutrisno', '081200000001', 'Baik'].join(',');
    const found = await preview(base, [head, line(0), line(1), line(2, 'banyak'), line(0)]);
    expect(found).toMatchObject({ jumlahBaris: 4, jumlahGagal: 2 });
    const wrong = found.baris.filter(({ status }) => status === 'gagal');
    expect(wrong.map(({ nomor }) => nomor)).toEqual([4, 5]);
    expect(wrong[0]?.kesalahan[0]?.kolom).toBe('kuotaMahasiswa');
    const stored = async () =>
      (await kkn.db.query('select id from kkn_desa where id_gelombang = $1', [wave.id])).length;
    expect(await stored()).toBe(0);

    const saved = await save(base, { idImport: found.idImport, nomorBaris: [2] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ jumlahTersimpan: 1, jumlahDilewati: 3, ids: [expect.any(String)] });
    expect(await stored()).toBe(1);
    const again = await save(base, { idImport: found.idImport });
    expect([again.statusCode, again.json().message]).toEqual([409, 'Impor ini sudah disimpan.']);

    const undone = await kkn.team.post(`${base}/impor/${found.idImport}/batalkan`, {});
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await stored()).toBe(0);
  });

  it('tidak menyimpan pratinjau yang kedaluwarsa', async () => {
    const wave = await kkn.wave();
    const place = await kkn.db.one<{ id: string }>('select id from master_kelurahan order by id desc offset 9 limit 1');
    const found = await preview(base, [
      head,
      [wave.nama, place?.id, '12', 'Sutrisno', '081200000001', 'Baik'].join(','),
    ]);
    await kkn.db.execute(`update internal_impor set created_at = created_at - interval '61 minutes' where id = $1`, [
      found.idImport,
    ]);
    const late = await save(base, { idImport: found.idImport });
    expect([late.statusCode, late.json().message]).toEqual([410, 'Pratinjau impor kedaluwarsa. Unggah ulang berkas.']);
  });
});

describe('DPL dari berkas', () => {
  it('dosen menjadi DPL dengan perannya; yang sudah DPL tidak lagi', async () => {
    const base = 'v3/kkn/dpl';
    const wave = await kkn.wave();
    const lecturer = await kkn.db.one<{ id: string; nip: string }>(
      `select p.id, p.nip from master_pegawai p join pengaturan_user u on u.id_pegawai = p.id
       where p.jenis = 'dosen' and p.aktif and not exists (select 1 from kkn_dpl d where d.id_pegawai = p.id)
       order by p.nip limit 1`,
    );
    const head = 'Gelombang,Dosen (kode),Kelompok maksimal';
    const found = await preview(base, [head, `${wave.nama},${lecturer?.nip},4`, `${wave.nama},000,4`]);
    expect(found).toMatchObject({ jumlahBaris: 2, jumlahGagal: 1 });
    const saved = await save(base, { idImport: found.idImport });
    expect(saved.json(), saved.body).toMatchObject({ jumlahTersimpan: 1, jumlahDilewati: 1 });
    const stored = await kkn.db.one(
      `select d.maks_kelompok as maks, exists (select 1 from pengaturan_user_role r join pengaturan_user u on u.id = r.id_user
         where u.id_pegawai = d.id_pegawai and r.id_role = 'HA04') as peran
       from kkn_dpl d where d.id_gelombang = $1`,
      [wave.id],
    );
    expect(stored).toEqual({ maks: 4, peran: true });
  });
});

describe('nilai Tim MBKM dari berkas', () => {
  const base = 'v3/kkn/menilai-kkn';
  const idKelompok = groupId('khusus:2');
  const sheet = async () =>
    (await kkn.team.get(`${base}/lembar`, { idKelompok, jenisPenilai: 'tim' })).json<LembarKelompok>();

  it('diperiksa per sel, disimpan sebagai draf, dan dibatalkan seperti semula', async () => {
    const { anggota } = await sheet();
    const [first, second, third] = anggota.map(({ npm }) => npm);
    const components = anggota[0]?.rincian.map(({ nama }) => nama) ?? [];
    expect(components).toHaveLength(3);
    const head = ['NPM', ...components, 'Catatan'].join(';');
    const found = await preview(base, [
      head,
      `${first};80;75;90;`,
      `${second};81;76;90;`,
      `${third};180;77;90;`,
      `${first};80;75;90;`,
      '99999999999;80;75;90;',
      `${anggota[3]?.npm};82;70;60;`,
      `${anggota[4]?.npm};82;70;60;Tidak ikut ekspos`,
    ]);
    expect(found).toMatchObject({ jumlahBaris: 7, jumlahGagal: 4 });
    expect(found.baris.flatMap(({ nomor, kesalahan }) => kesalahan.map(({ pesan }) => [nomor, pesan]))).toEqual([
      [4, expect.stringContaining('100')],
      [5, 'NPM ini sama dengan baris 2.'],
      [6, 'NPM 99999999999 tidak ditemukan pada kelompok KKN yang dapat dinilai.'],
      [7, 'Nilai kelompok berbeda dari anggota lain. Isi catatan.'],
    ]);
    expect((await sheet()).anggota.map(({ version }) => version)).toEqual(anggota.map(({ version }) => version));

    const saved = await save(base, { idImport: found.idImport });
    expect(saved.json(), saved.body).toMatchObject({ jumlahTersimpan: 3, jumlahDilewati: 4 });
    const after = await sheet();
    const one = after.anggota.find(({ npm }) => npm === second);
    expect([one?.status, one?.rincian.map(({ nilai }) => nilai)]).toEqual(['draf', [81, 76, 90]]);
    expect((await save(base, { idImport: found.idImport })).statusCode).toBe(409);

    const undone = await kkn.team.post(`${base}/import/${found.idImport}/batalkan`, {});
    expect(undone.json(), undone.body).toEqual({ dikembalikan: 3, gagal: [] });
    expect((await sheet()).anggota.map(({ rincian }) => rincian.map(({ nilai }) => nilai))).toEqual(
      anggota.map(({ rincian }) => rincian.map(({ nilai }) => nilai)),
    );
    expect((await kkn.team.post(`${base}/import/${found.idImport}/batalkan`, {})).statusCode).toBe(409);
  });

  it('yang diubah setelah impor tetap', async () => {
    const { anggota } = await sheet();
    const [one] = anggota;
    const [component] = one?.rincian ?? [];
    const found = await preview(base, [`NPM;${component?.nama}`, `${one?.npm};66`]);
    expect((await save(base, { idImport: found.idImport })).statusCode).toBe(200);
    const now = (await sheet()).anggota.find(({ npm }) => npm === one?.npm);
    const changed = await kkn.team.put(`magang/penilaian/${now?.idPendaftarMbkm}`, {
      aksi: 'draf',
      version: now?.version,
      rincian: [{ idKomponenPenilaian: component?.idKomponenPenilaian, nilai: 67 }],
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await kkn.team.post(`${base}/import/${found.idImport}/batalkan`, {})).json()).toEqual({
      dikembalikan: 0,
      gagal: [{ id: now?.idPendaftarMbkm, nomor: 2, pesan: 'Data sudah diubah sesudah impor.' }],
    });
  });

  it('yang diubah setelah pratinjau tidak ditimpa', async () => {
    const { anggota } = await sheet();
    const [one, other] = anggota.slice(1);
    const [component] = one?.rincian ?? [];
    const idKomponenPenilaian = component?.idKomponenPenilaian;
    const found = await preview(base, [`NPM;${component?.nama}`, `${one?.npm};61`, `${other?.npm};62`]);
    const changed = await kkn.team.put(`magang/penilaian/${one?.idPendaftarMbkm}`, {
      aksi: 'draf',
      version: one?.version ?? null,
      rincian: [{ idKomponenPenilaian, nilai: 67 }],
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const saved = await save(base, { idImport: found.idImport });
    expect(saved.json(), saved.body).toMatchObject({ jumlahTersimpan: 1, jumlahDilewati: 1 });
    const now = (await sheet()).anggota;
    const gradeOf = (npm: string | undefined) =>
      now.find(each => each.npm === npm)?.rincian.find(each => each.idKomponenPenilaian === idKomponenPenilaian)?.nilai;
    expect([gradeOf(one?.npm), gradeOf(other?.npm)]).toEqual([67, 62]);
    const back = await kkn.team.post(`${base}/import/${found.idImport}/batalkan`, {});
    expect(back.json(), back.body).toEqual({ dikembalikan: 1, gagal: [] });
  });

  it('templat memuat yang masih dapat dinilai', async () => {
    const { anggota } = await sheet();
    const template = await kkn.team.get(`${base}/template`, { format: 'csv' });
    expect(template.body.split('\r\n')[0]).toContain('NPM');
    expect(template.body).toContain(anggota[0]?.npm);
  });
});
