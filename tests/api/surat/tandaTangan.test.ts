import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isSealed, isSealedBelow } from '../../../server/platform/documents/letters/index.ts';
import { readSignature } from '../../../server/platform/documents/signing/readSignature.ts';
import { type BsreServer, startBsre } from '../support/bsreServer.ts';
import { waitingLetters } from '../support/waitingLetters.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Letters signed by BSrE's service, which fails in the ways of the real one (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';
const letters = 'v6/generate-surat';
const nik = '3578010203040005';
const frasa = 'frasa-rahasia-penanda-tangan';

let world: World;
let bsre: BsreServer;
let official: Person;
let admin: Person;

interface Row {
  id: string;
  idSurat: string;
  nomorSurat: string;
  version: number;
  status: string;
  pesan: string | null;
  oleh: string | null;
}
interface Sesi {
  jumlah: number;
  berhasil: number;
  gagal: number;
  tersisa: number;
  rincian: { id: string; nomorSurat: string; pesan: string }[];
}

beforeAll(async () => {
  bsre = await startBsre();
  bsre.signers.set(nik, { passphrase: frasa });
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, undefined, {
    signing: { bsre: { url: bsre.base, key: 'pengguna:sandi' } },
  });
  official = await world.as('timmbkm');
  admin = await world.as('HA01');
  await world.db.execute('update surat_pejabat set nik = $1 where id_user is not null', [nik]);
});
afterAll(async () => {
  await world.close();
  await bsre.close();
});
beforeEach(async () => {
  Object.assign(bsre, { kind: 'body', refuses: 400, breakdown: () => undefined });
  bsre.signed.length = 0;
  bsre.calls.length = 0;
});

/** Letters of today that wait for the official. */
const waiting = async (n: number): Promise<Row[]> => rowsOf(await waitingLetters(world.db, n));

const rowsOf = (surat: readonly string[]): Promise<Row[]> =>
  world.db.query<Row & Record<string, unknown>>(
    'select id, id_surat, nomor_surat, version, status, pesan, oleh from surat_tanda_tangan where id_surat = any($1) order by nomor_surat',
    [surat],
  );
const again = (rows: readonly Row[]) => rowsOf(rows.map(({ idSurat }) => idSurat));
const statesOf = async (rows: readonly Row[]) => (await again(rows)).map(({ status }) => status);

const sign = (rows: readonly Row[], password = frasa, who = official) =>
  who.post(`${R}/tandatangani`, { items: rows.map(({ id, version }) => ({ id, version })), password });

/** Signs, and waits until the act has ended. */
async function signed(rows: readonly Row[], who = official): Promise<Sesi> {
  const begun = await sign(rows, frasa, who);
  expect(begun.statusCode, begun.body).toBe(200);
  const state = async () => (await who.get(`${R}/penandatanganan`)).json<{ sesi: Sesi }>().sesi;
  await expect.poll(async () => (await state()).tersisa).toBe(0);
  return state();
}
const fileOf = async (row: Row): Promise<Buffer> => (await official.get(`${letters}/${row.idSurat}/berkas`)).rawPayload;

describe('tanda tangan elektronik surat', () => {
  it('menandatangani banyak surat sekaligus; satu bita yang berubah membuatnya tidak sah', async () => {
    const rows = await waiting(3);
    const unsigned = (await official.get(`${R}/${rows[0]?.id}/berkas`)).rawPayload;
    expect(await signed(rows)).toMatchObject({ jumlah: 3, berhasil: 3, gagal: 0, rincian: [] });
    expect(new Set(await statesOf(rows))).toEqual(new Set(['ditandatangani']));
    const [row] = rows;
    if (!row) return;
    const pdf = await fileOf(row);
    expect(pdf.subarray(0, unsigned.length).equals(unsigned)).toBe(true);
    expect(readSignature(pdf)).toMatchObject({ count: 1, intact: true, holder: 'Penanda Tangan Uji' });
    for (const at of [9, 600, unsigned.length + 20, pdf.length - 2]) {
      const altered = Buffer.from(pdf);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(readSignature(altered)?.intact ?? false, `bita ${at}`).toBe(false);
    }
    expect(readSignature(Buffer.concat([pdf, Buffer.from('\n')]))?.intact).toBe(false);

    const kode = `UJI${row.nomorSurat.slice(4)}`;
    await world.db.execute('update surat_surat set kode_verifikasi = $2 where id = $1', [row.idSurat, 'ABCDE-12345']);
    const checked = (await world.stranger.get(`${letters}/verifikasi/abcde12345`)).json();
    expect(checked, kode).toMatchObject({
      segel: { utuh: true },
      tandaTangan: { cara: 'bsre', sertifikat: 'Penanda Tangan Uji', sah: true },
    });
    expect(isSealed(unsigned, checked.segel.kunci)).toBe(true);
    expect(isSealedBelow(pdf, checked.segel.kunci)).toBe(true);
    byOthers(pdf);
  });

  it('menyebut mengapa frasa sandi, NIK, atau sertifikat ditolak, dan surat tetap menunggu', async () => {
    const rows = await waiting(3);
    for (const refuses of [400, 200] as const) {
      bsre.refuses = refuses;
      const begun = await sign(rows, 'frasa-yang-salah');
      expect(begun.statusCode, begun.body).toBe(200);
      await expect.poll(async () => (await official.get(`${R}/penandatanganan`)).json().sesi.tersisa).toBe(0);
      const { sesi } = (await official.get(`${R}/penandatanganan`)).json<{ sesi: Sesi }>();
      expect(sesi).toMatchObject({ berhasil: 0, gagal: 3 });
      expect(sesi.rincian[0]?.pesan).toBe('Frasa sandi sertifikat salah.');
      expect(new Set(await statesOf(rows))).toEqual(new Set(['menunggu']));
    }
    // One wrong passphrase is one wrong try there, however many letters the act has.
    expect(bsre.calls.filter(call => call.startsWith('POST'))).toHaveLength(2);
    bsre.signers.set(nik, { passphrase: frasa, expired: true });
    expect((await sign(rows)).json()).toMatchObject({
      errors: { password: 'Sertifikat penanda tangan sudah kedaluwarsa.' },
    });
    bsre.signers.clear();
    expect((await sign(rows)).json()).toMatchObject({
      errors: { password: 'NIK penanda tangan tidak terdaftar di BSrE.' },
    });
    bsre.signers.set(nik, { passphrase: frasa });
    expect((await sign(rows, '')).json()).toMatchObject({ errors: { password: expect.any(String) } });
    expect(await signed(await again(rows))).toMatchObject({ berhasil: 3 });
  });

  it('melihat dulu apakah sudah tertandatangani sebelum mengulang; tidak ada surat bertanda tangan dua', async () => {
    const rows = await waiting(3);
    bsre.breakdown = n => (n === 2 ? 'lost' : n === 3 ? 'gateway' : undefined);
    expect(await signed(rows)).toMatchObject({ berhasil: 1, gagal: 2 });
    const unsure = (await again(rows)).filter(({ status }) => status === 'perlu_diulang');
    expect(unsure).toHaveLength(2);
    bsre.breakdown = () => undefined;
    expect(await signed(unsure)).toMatchObject({ berhasil: 2 });
    for (const row of rows) expect(readSignature(await fileOf(row))).toMatchObject({ count: 1, intact: true });

    bsre.kind = 'id';
    bsre.signed.length = 0;
    bsre.breakdown = () => 'file-lost';
    const others = await waiting(2);
    expect((await signed(others)).rincian.map(({ pesan }) => pesan)).toEqual(
      others.map(() => 'Dokumen sudah ditandatangani, tetapi berkasnya belum terambil dari layanan.'),
    );
    bsre.breakdown = () => undefined;
    expect(await signed(await again(others))).toMatchObject({ berhasil: 2 });
    expect(bsre.signed).toHaveLength(2);
  });

  it('menolak per surat apa yang bukan surat bertanda tangan utuh', async () => {
    const rows = await waiting(3);
    bsre.refuses = 200;
    bsre.breakdown = n => (n === 1 ? 'not-pdf' : 'altered');
    const { rincian, berhasil } = await signed(rows);
    expect(berhasil).toBe(0);
    expect(new Set(rincian.map(({ pesan }) => pesan))).toContain('Layanan menolak (2005): File bukan PDF');
    expect(new Set(await statesOf(rows))).toEqual(new Set(['ditolak']));
    bsre.breakdown = () => undefined;
    expect(await signed(await again(rows))).toMatchObject({ berhasil: 3 });
  });

  it('tidak menyimpan frasa sandi di mana pun', async () => {
    const tables = await world.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(100);
    for (const { name } of tables)
      expect(
        await world.db.one(`select 1 as ok from "${name}" t where t::text like $1 limit 1`, [`%${frasa}%`]),
        name,
      ).toBe(undefined);
  });

  it('hanya pejabatnya, atau wakilnya selama masa mewakili, yang menandatangani', async () => {
    const rows = await waiting(2);
    for (const who of ['HA01', 'HA10'])
      expect((await sign(rows, frasa, await world.as(who))).statusCode, who).toBe(409);
    expect((await sign(rows, frasa, await world.as('HA02'))).statusCode).toBe(403);
    const coordinator = await world.as('koordinator');
    expect((await coordinator.get(R)).json()).toEqual([]);
    expect((await coordinator.get(`${R}/${rows[0]?.id}/berkas`)).statusCode).toBe(404);

    const [first] = await world.db.query<{ id: string; idPejabat: string }>(
      'select id, id_pejabat from surat_tanda_tangan where id = $1',
      [rows[0]?.id],
    );
    const account = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'koordinator'`);
    const deputy = {
      nama: 'Dr. Rina Wulandari, M.T.',
      nip: '198001012005012001',
      jabatan: 'Plh. Wakil Rektor I',
      jenisSurat: ['surat_tugas'],
      berlakuMulai: '2026-11-01',
      idUser: account?.id,
      nik,
      menggantikan: first?.idPejabat,
    };
    const endless = await official.post(`${letters}/pejabat`, deputy);
    expect(endless.json()).toMatchObject({ errors: { berlakuSampai: 'Isi akhir masa mewakili.' } });
    const made = await official.post(`${letters}/pejabat`, { ...deputy, berlakuSampai: '2026-11-30' });
    expect(made.statusCode, made.body).toBe(201);
    expect((await coordinator.get(R)).json<Row[]>().length).toBeGreaterThan(0);
    expect(await signed(rows.slice(0, 1), coordinator)).toMatchObject({ berhasil: 1 });
    const [mine] = await again(rows.slice(0, 1));
    expect(mine?.oleh).toContain('mewakili Prof. Dr. Ir. Hendra Wijaya, M.T.');
    await world.db.execute(`update surat_pejabat set berlaku_sampai = '2026-11-20' where menggantikan is not null`);
    expect((await coordinator.get(R)).json()).toEqual([]);
    expect((await sign(rows.slice(1), frasa, coordinator)).statusCode).toBe(409);
    await world.db.execute('delete from surat_pejabat where menggantikan is not null');
  });

  it('surat yang wajib bertanda tangan baru disampaikan sesudahnya, atau dilepas Super Admin dengan catatan', async () => {
    const [one, two] = await waiting(2);
    if (!one || !two) return;
    const file = (row: Row) => official.get(`${letters}/${row.idSurat}/berkas`);
    expect((await admin.put('mbkm/konfigurasi/surat.wajibTandaTangan', { nilai: true })).statusCode).toBe(200);
    const early = await file(one);
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toBe('Surat menunggu tanda tangan elektronik Prof. Dr. Ir. Hendra Wijaya, M.T.');
    expect(
      (await official.post(`${R}/${two.id}/aksi/lepas`, { version: two.version, catatan: 'mati' })).statusCode,
    ).toBe(403);
    const released = await admin.post(`${R}/${two.id}/aksi/lepas`, { version: two.version, catatan: 'Layanan mati' });
    expect(released.statusCode, released.body).toBe(200);
    expect((await file(two)).statusCode).toBe(200);

    await signed([one]);
    const [afterwards] = await again([one]);
    const take = (version?: number) => official.post(`${R}/${one.id}/aksi/tarik`, { version, catatan: 'Salah orang' });
    expect((await take(afterwards?.version)).statusCode).toBe(200);
    expect((await file(one)).statusCode).toBe(409);
    await signed(await again([one]));
    expect(readSignature((await file(one)).rawPayload)?.intact).toBe(true);
    const [sent] = await again([one]);
    expect((await take(sent?.version)).json().message).toContain('Surat sudah disampaikan.');
    await admin.put('mbkm/konfigurasi/surat.wajibTandaTangan', { nilai: false });
  });

  it('setelah server mati, surat menunggu lagi, dan yang sedang di layanan perlu diulang', async () => {
    const rows = await waiting(2);
    const old = new Date(world.clock.now.getTime() - 300_000).toISOString();
    for (const [i, { id }] of rows.entries())
      await world.db.execute(`update surat_tanda_tangan set sesi = 'mati', detak = $2, dikirim = $3 where id = $1`, [
        id,
        old,
        i === 0,
      ]);
    expect((await sign(rows)).statusCode).toBe(409);
    const [taken] = rows;
    expect(
      (await official.post(`${R}/${taken?.id}/aksi/kembalikan`, { version: taken?.version, catatan: 'x' })).json()
        .message,
    ).toBe('Dokumen ini sedang ditandatangani.');
    const ran = await admin.post('sistem/pekerjaan/tanda-tangan-surat/jalankan');
    expect(ran.statusCode, ran.body).toBe(200);
    expect((await statesOf(rows)).sort()).toEqual(['menunggu', 'perlu_diulang']);
    expect(await signed(await again(rows))).toMatchObject({ berhasil: 2 });
  });

  it('surat yang terbit sebelum pengaturannya menyala dapat dimintakan tanda tangan, sekali', async () => {
    const rows = await waiting(1);
    const [row] = rows;
    const path = `${letters}/${row?.idSurat}/aksi/minta_tanda_tangan`;
    await world.db.execute('delete from surat_tanda_tangan where id_surat = $1', [row?.idSurat]);
    const ask = () => official.post(path, {});
    await admin.put('mbkm/konfigurasi/surat.tandaTangan', { nilai: false });
    expect((await ask()).statusCode).toBe(409);
    await admin.put('mbkm/konfigurasi/surat.tandaTangan', { nilai: true });
    const asked = await ask();
    expect(asked.json(), asked.body).toMatchObject({ status: 'terbit' });
    expect(await statesOf(rows)).toEqual(['menunggu']);
    expect((await ask()).statusCode).toBe(409);
    expect(await signed(await again(rows))).toMatchObject({ berhasil: 1 });
  });

  it('surat yang dibatalkan tidak ditandatangani, dan yang dikembalikan dapat diminta lagi', async () => {
    const rows = await waiting(2);
    const [one, two] = rows;
    if (!one || !two) return;
    const letter = (await official.get(`${letters}/${one.idSurat}`)).json<{ version: number }>();
    const revoked = await official.put(`${letters}/${one.idSurat}/batalkan`, {
      version: letter.version,
      alasan: 'Keliru',
    });
    expect(revoked.statusCode, revoked.body).toBe(200);
    expect((await sign(rows)).statusCode).toBe(409);
    const back = await official.post(`${R}/${two.id}/aksi/kembalikan`, {
      version: two.version,
      catatan: 'Perihal keliru',
    });
    expect(back.statusCode, back.body).toBe(200);
    const asked = await official.post(`${R}/${two.id}/aksi/minta`, { version: back.json().version });
    expect(asked.json(), asked.body).toMatchObject({ status: 'menunggu', pesan: null });
    expect(await statesOf(rows)).toEqual(expect.arrayContaining(['gugur', 'menunggu']));
  });
});

/** What readers of PDFs say that share nothing with this code, where they are installed. */
function byOthers(pdf: Buffer): void {
  const folder = mkdtempSync(join(tmpdir(), 'ttd-'));
  try {
    const said = (bytes: Buffer) => {
      writeFileSync(join(folder, 'surat.pdf'), bytes);
      return spawnSync('pdfsig', ['-nocert', join(folder, 'surat.pdf')], { encoding: 'utf8' });
    };
    const { stdout, error } = said(pdf);
    if (error) return;
    expect(stdout).toContain('Signature is Valid.');
    expect(stdout).toContain('Total document signed');
    const altered = Buffer.from(pdf);
    altered[600] = (altered[600] ?? 0) ^ 1;
    expect(said(altered).stdout).toContain('Digest Mismatch');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
