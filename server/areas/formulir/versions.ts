import { v7 as uuidv7 } from 'uuid';
import { versiFormulir } from '../../../resources/formulir/isi.ts';
import { draftFormSchema, emptyForm, type Form, formSchema } from '../../../resources/kit/form/definition.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

const table = tableName(versiFormulir);

/** What is being written has this number. */
const draftNumber = 0;

/** A version as it is stored. */
export interface StoredVersion {
  readonly nomor: number;
  readonly form: Form;
}

interface VersionRow extends DbRow {
  version: number;
  nomor: number;
  definisi: unknown;
}

/** The draft of a form with the version of its row; 0: nobody has written anything. */
export async function readDraft(on: Queryable, id: string): Promise<{ version: number; form: Form }> {
  const row = await on.one<VersionRow>(
    `select version, nomor, definisi from ${table} where id_formulir = $1 and nomor = $2`,
    [id, draftNumber],
  );
  return row ? { version: row.version, form: draftFormSchema.parse(row.definisi) } : { version: 0, form: emptyForm };
}

/** Every release, oldest first. */
export async function readVersions(on: Pick<Queryable, 'query'>, id: string): Promise<StoredVersion[]> {
  const rows = await on.query<VersionRow>(
    `select version, nomor, definisi from ${table} where id_formulir = $1 and nomor > $2 order by nomor`,
    [id, draftNumber],
  );
  return rows.map(({ nomor, definisi }) => ({ nomor, form: formSchema.parse(definisi) }));
}

/** One release. */
export async function readVersion(on: Queryable, id: string, nomor: number): Promise<Form | undefined> {
  const row = await on.one<VersionRow>(
    `select version, nomor, definisi from ${table} where id_formulir = $1 and nomor = $2 and nomor > 0`,
    [id, nomor],
  );
  return row && formSchema.parse(row.definisi);
}

interface Writer {
  readonly caller: Pick<Caller, 'userId' | 'name'>;
  readonly now: Date;
}

/**
 * Keeps what is being written.
 * @returns whether the draft was of the version that was read
 */
export async function keepDraft(
  tx: Queryable,
  id: string,
  { version, form }: { version: number; form: Form },
  { caller, now }: Writer,
): Promise<boolean> {
  const at = now.toISOString();
  const written = version
    ? await tx.execute(
        `update ${table} set definisi = $3, id_user = $4, nama_user = $5, waktu = $6, updated_at = $6, version = version + 1
          where id_formulir = $1 and nomor = 0 and version = $2`,
        [id, version, JSON.stringify(form), caller.userId, caller.name, at],
      )
    : await insertVersion(tx, id, draftNumber, form, { caller, now });
  return written > 0;
}

/** Adds a release, or the first draft; nothing where somebody was faster. */
export const insertVersion = (
  tx: Queryable,
  id: string,
  nomor: number,
  form: Form,
  { caller, now }: Writer,
): Promise<number> =>
  tx.execute(
    `insert into ${table} (id, created_at, updated_at, id_formulir, nomor, definisi, id_user, nama_user, waktu)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $2) on conflict do nothing`,
    [uuidv7(), now.toISOString(), id, nomor, JSON.stringify(form), caller.userId, caller.name],
  );

/** Writes the draft as it was released, so that both are the same text until somebody changes one. */
export const settleDraft = (tx: Queryable, id: string, form: Form): Promise<number> =>
  tx.execute(`update ${table} set definisi = $3 where id_formulir = $1 and nomor = $2`, [
    id,
    draftNumber,
    JSON.stringify(form),
  ]);

/** SQL condition: the draft of the form under `alias` asks what its last release asks. */
export const unchangedSql = (alias: string): string =>
  `exists (select 1 from ${table} d join ${table} v on v.id_formulir = d.id_formulir and v.definisi = d.definisi
     where d.id_formulir = ${alias}.id and d.nomor = ${draftNumber} and v.nomor = ${alias}.nomor_versi and v.nomor > 0)`;

/** Releases with who made them, newest first. */
export const listVersions = (on: Queryable, id: string) =>
  on.query<{ nomor: number; namaUser: string | null; waktu: string }>(
    `select nomor, nama_user, waktu from ${table} where id_formulir = $1 and nomor > 0 order by nomor desc limit 200`,
    [id],
  );
