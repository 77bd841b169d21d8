import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Registry, Resource } from '../../../../resources/kit/index.ts';
import type { Tx } from '../../database/db.ts';
import { partsOf } from '../../database/parts.ts';
import type { FilePorts } from '../../documents/files/index.ts';
import { sha256 } from '../../documents/letters/index.ts';

/** Replacements of stored documents: a page that says so, and an empty picture. */
interface Substitute {
  readonly kunci: string;
  readonly tipe: string;
  readonly nama: string;
  readonly bytes: Buffer;
}
export interface Substitutes {
  readonly page: Substitute;
  readonly picture: Substitute;
}

const said = 'Berkas ini dihapus karena masa simpannya habis.';

/** One page with a line of text. */
function page(): Buffer {
  const stream = `BT /F1 14 Tf 72 760 Td (${said}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id-ID) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const lines = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** A grey dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The same keys every time: they are stored once, however often a run begins. */
const substitutes: Substitutes = {
  page: {
    kunci: '00/00000000-0000-4000-8000-000000000001',
    tipe: 'application/pdf',
    nama: 'dihapus.pdf',
    bytes: page(),
  },
  picture: { kunci: '00/00000000-0000-4000-8000-000000000002', tipe: 'image/png', nama: 'dihapus.png', bytes: dot },
};

/** Puts what stands in the place of documents into the storage. */
export async function storeSubstitutes({ storage, temporary }: FilePorts): Promise<Substitutes> {
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  for (const { kunci, tipe, bytes } of Object.values(substitutes)) {
    const path = join(temporary, randomUUID());
    await writeFile(path, bytes, { mode: 0o600 });
    try {
      await storage.put(kunci, path, { size: bytes.length, mime: tipe });
    } finally {
      await rm(path, { force: true });
    }
  }
  return substitutes;
}

interface Held {
  [name: string]: unknown;
  id: string;
  tipe: string;
  kunci: string;
}

/** Before that the sweep of files takes at once what is marked as removed. */
const longAgo = 5 * 86_400_000;

/**
 * Documents of rows say that they are gone; the columns that name them stay, so that what was handed in is still counted.
 * The stored files go with the next sweep of unused files.
 */
export async function replaceFiles(
  tx: Tx,
  registry: Registry,
  r: Resource,
  ids: readonly string[],
  { page: paper, picture }: Substitutes,
  now: Date,
): Promise<void> {
  if (!registry.find('internal/berkas')) return;
  const held = partsOf<Held>(
    { engine: { db: tx } },
    'select id, tipe, kunci from internal_berkas where resource = $1 and id_baris = any($2::text[]) and kunci <> all($3::text[])',
    [r.name, ids, [paper.kunci, picture.kunci]],
  );
  for await (const files of held) {
    for (const by of [picture, paper]) {
      const some = files.filter(({ tipe }) => (tipe.startsWith('image/') ? picture : paper) === by);
      await tx.execute(
        `update internal_berkas set kunci = $2, tipe = $3, nama_asli = $4, ukuran = $5, sha256 = $6, kunci_unggah = null
          where id = any($1::uuid[])`,
        [some.map(({ id }) => id), by.kunci, by.tipe, by.nama, by.bytes.length, sha256(by.bytes)],
      );
    }
    await tx.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, kunci, versi, dihapus_pada)
       select lama.id, 'berkas', lama.tipe, 0, '', lama.kunci, 1, $4
         from unnest($1::uuid[], $2::text[], $3::text[]) as lama(id, tipe, kunci)`,
      [
        files.map(() => uuidv7()),
        files.map(({ tipe }) => tipe),
        files.map(({ kunci }) => kunci),
        new Date(now.getTime() - longAgo).toISOString(),
      ],
    );
  }
}
