// @module-tag semua: measures printed pages; isi.test.ts and terbit.test.ts say what is on them
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { Message } from '../../../resources/kit/index.ts';
import { lettersOf } from '../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../server/areas/index.ts';
import { compose, issueLetter } from '../../../server/areas/surat/index.ts';
import { tableName } from '../../../server/platform/database/columns.ts';
import { openPlace, type Place } from '../magang/place.ts';
import { pdfText } from '../support/pdfText.ts';
import type { Person } from '../support/world.ts';

/** Files of issued letters of every kind (docs/domain/40 §2.2), checked by parsing them. */

const R = 'v6/generate-surat';
const book = lettersOf(registry, serverAreas);

let place: Place;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
});
afterAll(() => place.world.close());

interface Issued extends Record<string, unknown> {
  id: string;
  nomor: string;
  kode: string;
  nama: string;
}

const newest = (kind: string) =>
  place.db.one<Issued>(
    `select id, nomor_surat as nomor, kode_verifikasi as kode, isian->'peserta'->0->>'nama' as nama from surat_surat
     where jenis_surat = $1 and status = 'terbit' order by nomor_urut desc limit 1`,
    [kind],
  );

/** A letter of the kind: one that the demo university has, or one about the first row that gives one. */
async function letterOf(kind: string): Promise<Issued> {
  const known = await newest(kind);
  const rules = book.get(kind);
  if (known || !rules) return known ?? Promise.reject(new Error(`tidak ada jenis ${kind}`));
  const table = tableName(registry.get(rules.kind.resource));
  const rows = await place.db.query<{ id: string }>(`select id from ${table} order by id`);
  const { userId } = await place.enter('HA03');
  const caller = { userId, name: 'Uji', roleId: 'HA03', roleName: 'Tim MBKM' };
  for (const { id } of rows) {
    const composed = await compose({ on: place.db, registry }, rules, [id]);
    if (composed instanceof Message) continue;
    await place.db.transaction(tx => issueLetter({ tx, now: place.world.clock.now, caller }, rules, composed));
    break;
  }
  const made = await newest(kind);
  if (!made) throw new Error(`tidak ada baris untuk ${kind}`);
  return made;
}

/** Runs a command of the documentation in a folder. */
const shell = (command: string, cwd: string): string =>
  execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Both come with every Linux; elsewhere the seal is checked by `documents/letters.test.ts` alone. */
const tools = ['openssl', 'perl'].every(tool => spawnSync(tool, ['-v']).error === undefined);
/** Commands of docs/domain/40 §2.2 "Seal" for those who have a file and the key, but no portal. */
const checkOffline = `perl -0pe 's/(segel-ed25519:)([0-9a-f]{128})/$1 . "0" x 128/e' surat.pdf > isi
perl -0ne 'print pack("H*", $1) if /segel-ed25519:([0-9a-f]{128})/' surat.pdf > ttd
openssl pkeyutl -verify -pubin -inkey kunci.pem -rawin -in isi -sigfile ttd`;

describe.each([...book.keys()])('%s sebagai PDF/A-3a', kind => {
  let letter: Issued;
  let pdf: Buffer;
  beforeAll(async () => {
    letter = await letterOf(kind);
    pdf = (await team.get(`${R}/${letter.id}/berkas`)).rawPayload;
  });

  it('berjudul nomornya, dengan teks yang dapat dipilih dan semua huruf di dalamnya', async () => {
    const { title, pages } = await pdfText(pdf);
    expect(title).toBe(letter.nomor);
    const fonts = pages.flatMap(page => page.fonts);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    const text = pages.map(page => page.text).join(' ');
    const count = pages.length;
    for (const words of [letter.nomor, letter.kode, letter.nama, 'Pindai untuk memeriksa', `Halaman 1 dari ${count}`])
      expect(text).toContain(words);
    expect(text).toMatch(
      /\d{1,2} (Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember) 20\d\d/,
    );
  });

  it('memuat yang diminta ISO 19005-3: tanda, profil warna, metadata; tanpa yang dilarangnya', () => {
    const raw = pdf.toString('latin1');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(raw).toMatch(/\/OutputIntents/);
    expect(raw).toMatch(/\/S\s*\/GTS_PDFA1/);
    expect(raw).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(raw).toMatch(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/i);
    for (const forbidden of ['/Encrypt', '/JavaScript', '/EmbeddedFile', '/LZWDecode', '/Launch'])
      expect(raw, forbidden).not.toContain(forbidden);
    // The second line of the file says with four bytes above 127 that it is not text.
    expect([...pdf.subarray(pdf.indexOf('\n') + 2, pdf.indexOf('\n') + 6)].every(byte => byte > 127)).toBe(true);
  });

  it.runIf(tools)(
    'diperiksa tanpa portal dengan kunci dari alamat publiknya; satu byte yang berubah ketahuan',
    async () => {
      const said = (await place.world.stranger.get(`${R}/verifikasi/${letter.kode}`)).json();
      const { kunci } = (await place.world.stranger.get(`${R}/kunci`)).json<{
        kunci: { kunci: string; pem: string }[];
      }>();
      const pem = kunci.find(each => each.kunci === said.segel.kunci)?.pem ?? '';
      const folder = mkdtempSync(join(tmpdir(), 'segel-'));
      try {
        writeFileSync(join(folder, 'kunci.pem'), pem);
        writeFileSync(join(folder, 'surat.pdf'), pdf);
        expect(shell(checkOffline, folder)).toContain('Signature Verified Successfully');
        const altered = Buffer.from(pdf);
        const at = Math.floor(pdf.length / 2);
        altered[at] = (altered[at] ?? 0) ^ 1;
        writeFileSync(join(folder, 'surat.pdf'), altered);
        expect(() => shell(checkOffline, folder)).toThrow();
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
