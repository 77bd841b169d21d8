// @module-tag semua: draws, signs and has checked 300 letters, a minute and more
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSignature } from '../../../server/platform/documents/signing/readSignature.ts';
import { type BsreServer, startBsre } from '../support/bsreServer.ts';
import { waitingLetters } from '../support/waitingLetters.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Many letters signed in one act by BSrE's stand-in, and what a reader of PDFs says of each (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';
const many = 300;
const nik = '3578010203040005';
const frasa = 'frasa-rahasia-penanda-tangan';
const run = promisify(execFile);
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

let world: World;
let bsre: BsreServer;
let official: Person;

beforeAll(async () => {
  bsre = await startBsre();
  bsre.signers.set(nik, { passphrase: frasa });
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, undefined, {
    signing: { bsre: { url: bsre.base, key: 'pengguna:sandi' } },
  });
  official = await world.as('timmbkm');
  await world.db.execute('update surat_pejabat set nik = $1 where id_user is not null', [nik]);
});
afterAll(async () => {
  await world.close();
  await bsre.close();
});

/** The signed file of a letter; the clock goes on, because one person gets so many letters a minute. */
async function signedFile(idSurat: string): Promise<Buffer> {
  world.clock.now = new Date(world.clock.now.getTime() + 10_000);
  const answer = await official.get(`v6/generate-surat/${idSurat}/berkas`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
}

describe('tiga ratus surat', () => {
  it('ditandatangani dalam satu tindakan; setiap berkas sah bagi pembaca PDF lain, dan satu bita yang berubah ketahuan', async () => {
    const letters = await waitingLetters(world.db, many);
    const rows = await world.db.query<{ id: string; version: number }>(
      'select id, version from surat_tanda_tangan where id_surat = any($1)',
      [letters],
    );
    const begun = await official.post(`${R}/tandatangani`, { items: rows, password: frasa });
    expect(begun.statusCode, begun.body).toBe(200);
    const state = async () => (await official.get(`${R}/penandatanganan`)).json().sesi;
    await expect.poll(async () => (await state()).tersisa, { timeout: 240_000, interval: 500 }).toBe(0);
    expect(await state()).toMatchObject({ jumlah: many, berhasil: many, gagal: 0 });
    expect(new Set(bsre.signed).size).toBe(many);

    const folder = mkdtempSync(join(tmpdir(), 'tiga-ratus-'));
    try {
      const unsigned = new Set(bsre.signed);
      for (const idSurat of letters) {
        const pdf = await signedFile(idSurat);
        expect(readSignature(pdf)).toMatchObject({ count: 1, intact: true, holder: 'Penanda Tangan Uji' });
        // What the service signed is the file below the signature, byte for byte.
        const below = pdf.subarray(0, pdf.indexOf('%%EOF') + '%%EOF'.length);
        const known = [below, pdf.subarray(0, below.length + 1)].map(bytes =>
          createHash('sha256').update(bytes).digest('hex'),
        );
        expect(known.some(digest => unsigned.has(digest))).toBe(true);
        if (!hasPdfsig) continue;
        const path = join(folder, 'surat.pdf');
        writeFileSync(path, pdf);
        expect((await run('pdfsig', ['-nocert', path])).stdout).toContain('Signature is Valid.');
        const altered = Buffer.from(pdf);
        altered[600] = (altered[600] ?? 0) ^ 1;
        writeFileSync(path, altered);
        const told = await run('pdfsig', ['-nocert', path]).catch(({ stdout }) => ({ stdout }));
        expect(told.stdout).toContain('Digest Mismatch');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 600_000);
});
