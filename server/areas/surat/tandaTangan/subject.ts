import { noteOf, type Registry, type Resource, type Signable } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { column, tableName } from '../../../platform/database/columns.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { hangNext } from '../../../platform/documents/files/attach.ts';
import { hangAt } from '../../../platform/documents/files/store.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { type LetterPorts, sealedFile, storedBytes } from '../letterFile.ts';
import { SigningRefused } from './port.ts';

const { tandaTangan: says } = suratRefusals;

/** Fields of a row of `surat/tanda-tangan` that name what it signs: a letter, or the file of a row. */
export interface Named {
  idSurat: string | null;
  resource: string | null;
  idBaris: string | null;
  idBerkas: string | null;
}

/** A signed file that was kept, and of which task. */
interface Made {
  readonly id: string;
  readonly file: string;
  /** Who signed. */
  readonly oleh: string;
}

/** What is signed. */
export interface Subject {
  readonly uploaded: boolean;
  /** Where its signed file hangs. */
  readonly place: { readonly resource: string; readonly field: string };
  /** The file without a signature. @throws HttpError 404, 429 */
  bytes(ports: LetterPorts): Promise<Buffer>;
  /** @throws SigningRefused where it was taken back meanwhile; what it is about is locked otherwise */
  mustCount(tx: Tx): Promise<void>;
  /** Names the signed file where people find it. */
  hang(ctx: RuleContext, made: Made): Promise<void>;
}

export function subjectOf(registry: Registry, { idSurat, resource, idBaris, idBerkas }: Named): Subject {
  if (idSurat !== null) return letterSubject(idSurat);
  const r = registry.find(resource ?? '');
  if (!r?.signable || idBaris === null || idBerkas === null) throw new Error(`Berkas ${resource} tanpa signable.`);
  return fileSubject(r, r.signable, idBaris, idBerkas);
}

const letterSubject = (idSurat: string): Subject => ({
  uploaded: false,
  place: { resource: tandaTangan.name, field: 'file' },
  bytes: ports => sealedFile(ports, idSurat),
  mustCount: async tx => {
    const sql = `select 1 as ok from surat_surat where id = $1 and status = 'terbit' for update`;
    if (!(await tx.one(sql, [idSurat]))) throw new SigningRefused(says.takenBack, false);
  },
  // The portal made the file: nobody has uploaded it who could hand it in with the step.
  hang: async ({ tx }, { id, file }) => {
    await tx.execute('update surat_tanda_tangan set file = $2 where id = $1', [id, file]);
    await hangAt(tx, file, id);
  },
});

/** The signed file becomes the next version of the one that was uploaded. */
const fileSubject = (r: Resource, { file: field }: Signable, idBaris: string, idBerkas: string): Subject => ({
  uploaded: true,
  place: { resource: r.name, field },
  bytes: ports => storedBytes(ports, idBerkas),
  mustCount: async tx => {
    const sql = `select 1 as ok from ${tableName(r)} where id = $1 and ${column(field)}::text = $2 for update`;
    if (!(await tx.one(sql, [idBaris, idBerkas]))) throw new SigningRefused(says.gone, false);
  },
  hang: async (ctx, { id, file, oleh }) => {
    await ctx.tx.execute('update surat_tanda_tangan set id_berkas_jadi = $2 where id = $1', [id, file]);
    await hangNext(ctx, r, { id: file, path: field, idAnak: null }, idBaris);
    await ctx.carry(r, [{ id: idBaris, values: { [field]: file } }], noteOf(says.signedBy({ oleh })));
  },
});
