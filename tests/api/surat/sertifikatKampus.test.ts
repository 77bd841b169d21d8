import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSignature } from '../../../server/platform/documents/signing/readSignature.ts';
import { type CampusKeys, makeKeys, startTsa, type TsaServer } from '../support/tsaServer.ts';
import { waitingLetters } from '../support/waitingLetters.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Letters signed with a P12 of OpenSSL's and its time stamps (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

interface Row extends Record<string, unknown> {
  id: string;
  idSurat: string;
  version: number;
  status: string;
}
interface Sesi {
  jumlah: number;
  berhasil: number;
  tersisa: number;
}

describe.runIf(hasOpenssl)('surat dengan sertifikat kampus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'p12-'));
  let keys: CampusKeys;
  let tsa: TsaServer;
  let world: World;
  let official: Person;
  beforeAll(async () => {
    keys = makeKeys(folder);
    tsa = await startTsa(folder);
    const { p12: path, passphrase } = keys;
    world = await createWorld(
      { template: inject('template'), templateDatabase: inject('templateDatabase') },
      undefined,
      { signing: { p12: { path, passphrase }, tsa: tsa.base } },
    );
    official = await world.as('timmbkm');
  });
  afterAll(async () => {
    await world.close();
    await tsa.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const rowsOf = (letters: readonly string[]) =>
    world.db.query<Row>('select id, id_surat, version, status from surat_tanda_tangan where id_surat = any($1)', [
      letters,
    ]);
  const sign = async (rows: readonly Row[], password = 'Nusantara#2026') =>
    official.post(`${R}/tandatangani`, { items: rows.map(({ id, version }) => ({ id, version })), password });
  const ended = async (): Promise<Sesi> => {
    const state = async () => (await official.get(`${R}/penandatanganan`)).json<{ sesi: Sesi }>().sesi;
    await expect.poll(async () => (await state()).tersisa).toBe(0);
    return state();
  };
  const fileOf = async ({ idSurat }: Row) => (await official.get(`v6/generate-surat/${idSurat}/berkas`)).rawPayload;

  it('bertanda tangan PAdES B-T, yang dibaca OpenSSL dan pdfsig; satu bita yang berubah ketahuan', async () => {
    const rows = await rowsOf(await waitingLetters(world.db, 6));
    expect((await sign(rows, 'salah')).statusCode).toBe(422);
    const begun = await sign(rows);
    expect(begun.statusCode, begun.body).toBe(200);
    expect(await ended()).toMatchObject({ jumlah: 6, berhasil: 6 });
    const [row] = rows;
    if (!row) return;
    const pdf = await fileOf(row);
    expect(readSignature(pdf)).toMatchObject({
      count: 1,
      intact: true,
      pades: 'B-T',
      holder: 'Universitas Uji',
      issuer: 'Penerbit Uji',
    });
    const altered = Buffer.from(pdf);
    altered[600] = (altered[600] ?? 0) ^ 1;
    expect(readSignature(altered)?.intact).toBe(false);
    expect(byOpenssl(pdf)).toContain('CAdES Verification successful');
    expect(byOpenssl(altered)).toContain('Verification failure');
    byPdfsig(pdf, altered);
  });

  it('tidak ditandatangani tanpa cap waktunya, juga bila cap waktu itu untuk berkas lain', async () => {
    for (const breakdown of ['down', 'other'] as const) {
      const letters = await waitingLetters(world.db, 2);
      const rows = await rowsOf(letters);
      tsa.breakdown = breakdown;
      expect((await sign(rows)).statusCode).toBe(200);
      await ended();
      tsa.breakdown = undefined;
      expect(new Set((await rowsOf(letters)).map(({ status }) => status)), breakdown).toEqual(new Set(['menunggu']));
      const said = await world.db.one<{ pesan: string }>('select pesan from surat_tanda_tangan where id = $1', [
        rows[0]?.id,
      ]);
      expect(said?.pesan).toContain('noStamp');
      expect((await sign(await rowsOf(letters))).statusCode).toBe(200);
      expect(await ended()).toMatchObject({ berhasil: 2 });
    }
  });

  /** The signature as CMS, with the bound certificate and the chain checked by OpenSSL. */
  function byOpenssl(pdf: Buffer): string {
    const [, a = 0, b = 0] = (/\/ByteRange \[0 (\d+) (\d+) /.exec(pdf.toString('latin1')) ?? []).map(Number);
    writeFileSync(join(folder, 'isi'), Buffer.concat([pdf.subarray(0, a), pdf.subarray(b)]));
    writeFileSync(join(folder, 'ttd.der'), Buffer.from(pdf.toString('latin1', a + 1, b - 1), 'hex'));
    const checks = [
      '-inform',
      'DER',
      '-in',
      'ttd.der',
      '-content',
      'isi',
      '-binary',
      '-CAfile',
      'ca.pem',
      '-purpose',
      'any',
    ];
    const said = spawnSync('openssl', ['cms', '-verify', '-cades', ...checks, '-out', 'keluar'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return said.stderr;
  }

  function byPdfsig(pdf: Buffer, altered: Buffer): void {
    const said = (bytes: Buffer) => {
      writeFileSync(join(folder, 'surat.pdf'), bytes);
      return spawnSync('pdfsig', ['-nocert', join(folder, 'surat.pdf')], { encoding: 'utf8' });
    };
    const { stdout, error } = said(pdf);
    // poppler-utils is not everywhere.
    if (error) return;
    for (const words of ['Signature is Valid.', 'ETSI.CAdES.detached', 'Total document signed'])
      expect(stdout).toContain(words);
    expect(said(altered).stdout).toContain('Digest Mismatch');
  }
});
