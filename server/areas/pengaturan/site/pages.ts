import { v7 as uuidv7 } from 'uuid';
import { errorsByField, messages } from '../../../../resources/kit/index.ts';
import { situs, situsVersi } from '../../../../resources/pengaturan/internalSitus.ts';
import type { HalamanDiubah, KeadaanSitus, VersiSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import { type HalamanSitus, halamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { gambarDi, masihBerlaku, tanpaBeda, ubahan } from '../../../../resources/pengaturan/situsIsi.ts';
import { type DokumenSitus, skemaSitus, tanpaUbahan } from '../../../../resources/pengaturan/situsSkema.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { inCode, nameOf } from '../../../platform/landing/pagesInCode.ts';
import { readPhotos } from '../../../platform/landing/siteTexts.ts';
import { jsonOf } from '../../../platform/landing/storedJson.ts';
import { shownPhotos } from './photos.ts';

/** Versions that the list shows; older ones stay stored. */
const shownVersions = 200;

interface StoredPage extends DbRow {
  version: number;
  kunci: string;
  terbit: unknown;
  draf: unknown;
  nomor: number;
  namaPengubah: string | null;
  diubahPada: string | null;
}

const columns = 'version, kunci, terbit, draf, nomor, nama_pengubah, diubah_pada';

const summary = (page: HalamanSitus, row: StoredPage | undefined): HalamanDiubah => ({
  kunci: page,
  ...nameOf(page),
  nomor: row?.nomor ?? 0,
  diubah: row !== undefined && !tanpaBeda(jsonOf.document(row.terbit)),
  adaDraf: row !== undefined && row.draf !== null,
  namaPengubah: row?.namaPengubah ?? null,
  diubahPada: row?.diubahPada ?? null,
});

/** The pages with who changed each last. */
export async function listPages(on: Queryable): Promise<HalamanDiubah[]> {
  const rows = await on.query<StoredPage>(`select ${columns} from ${tableName(situs)}`);
  const byKey = new Map(rows.map(row => [row.kunci, row]));
  return halamanSitus.map(page => summary(page, byKey.get(page)));
}

/** A page with its versions. */
export async function readPage(on: Queryable, page: HalamanSitus): Promise<KeadaanSitus> {
  const row = await on.one<StoredPage>(`select ${columns} from ${tableName(situs)} where kunci = $1`, [page]);
  const versi = await on.query<VersiSitus & DbRow>(
    `select nomor, catatan, nama_user, waktu from ${tableName(situsVersi)} where kunci = $1
      order by nomor desc limit ${shownVersions}`,
    [page],
  );
  const terbit = masihBerlaku(page, jsonOf.document(row?.terbit));
  const draf = row?.draf ? masihBerlaku(page, jsonOf.document(row.draf)) : null;
  return {
    ...summary(page, row),
    version: row?.version ?? 0,
    bawaan: inCode(page),
    terbit,
    draf,
    gambar: await shownPhotos(on, [...gambarDi(terbit), ...(draf ? gambarDi(draf) : [])]),
    versi,
  };
}

/** A version as far as the code still takes it; 0 is the code itself. */
export async function readVersion(on: Queryable, page: HalamanSitus, nomor: number): Promise<DokumenSitus | undefined> {
  if (nomor === 0) return tanpaUbahan;
  const row = await on.one<{ isi: unknown }>(
    `select isi from ${tableName(situsVersi)} where kunci = $1 and nomor = $2`,
    [page, nomor],
  );
  return row && masihBerlaku(page, jsonOf.document(row.isi));
}

/**
 * Differences of a sent page from the code.
 * @throws HttpError 422 by field for values that are not declared, too long or unsafe, or a picture that does not exist
 */
export async function checked(on: Queryable, page: HalamanSitus, sent: DokumenSitus): Promise<DokumenSitus> {
  const read = skemaSitus(page).safeParse(sent);
  if (!read.success) throw invalid(errorsByField(read.error));
  const isi: DokumenSitus['isi'] = {};
  for (const [section, fields] of Object.entries(read.data.isi)) if (fields) isi[section] = defined(fields);
  const document: DokumenSitus = { ...read.data, isi };
  const known = await readPhotos(on, gambarDi(document));
  const missing = Object.entries(document.isi).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value) && !known[value.id ?? '']
        ? [[`isi.${section}.${name}`, messages.reference({ label: 'Gambar' })] as const]
        : [],
    ),
  );
  if (missing.length) throw invalid(Object.fromEntries(missing));
  return ubahan(inCode(page), document);
}

const defined = (fields: Readonly<Record<string, DokumenSitus['isi'][string][string] | undefined>>) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Author and time of a change. */
interface Writer {
  readonly caller: Caller;
  readonly now: Date;
}

/** The row of a page, locked and of the version that was read. @throws HttpError 409 */
async function lockPage(tx: Queryable, page: HalamanSitus, version: number, { now }: Writer): Promise<StoredPage> {
  await tx.execute(
    `insert into ${tableName(situs)} (id, created_at, updated_at, kunci, nomor, version) values ($1, $2, $2, $3, 0, 0)
     on conflict (kunci) do nothing`,
    [uuidv7(), now.toISOString(), page],
  );
  const row = await tx.one<StoredPage>(`select ${columns} from ${tableName(situs)} where kunci = $1 for update`, [
    page,
  ]);
  if (!row || row.version !== version) throw conflict(messages.stale);
  return row;
}

/** Keeps what is being written; what equals the published page is no draft. */
export async function saveDraft(
  tx: Queryable,
  page: HalamanSitus,
  version: number,
  draft: DokumenSitus | null,
  by: Writer,
): Promise<void> {
  const row = await lockPage(tx, page, version, by);
  const same = draft === null || JSON.stringify(draft) === JSON.stringify(jsonOf.document(row.terbit));
  await tx.execute(
    `update ${tableName(situs)} set draf = $2, nama_pengubah = $3, diubah_pada = $4, updated_at = $4, version = version + 1
      where kunci = $1`,
    [page, same ? null : JSON.stringify(draft), by.caller.name, by.now.toISOString()],
  );
}

/** Publishes a page as its next version. @returns its number */
export async function publishPage(
  tx: Queryable,
  page: HalamanSitus,
  version: number,
  { document, note }: { document: DokumenSitus; note: string },
  by: Writer,
): Promise<number> {
  const { nomor } = await lockPage(tx, page, version, by);
  const isi = JSON.stringify(document);
  const at = by.now.toISOString();
  await tx.execute(
    `update ${tableName(situs)} set terbit = $2, draf = null, nomor = $3, nama_pengubah = $4, diubah_pada = $5, updated_at = $5,
       version = version + 1 where kunci = $1`,
    [page, isi, nomor + 1, by.caller.name, at],
  );
  await tx.execute(
    `insert into ${tableName(situsVersi)} (id, created_at, updated_at, kunci, nomor, isi, catatan, id_user, nama_user, waktu)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $2)`,
    [uuidv7(), at, page, nomor + 1, isi, note, by.caller.userId, by.caller.name],
  );
  return nomor + 1;
}
