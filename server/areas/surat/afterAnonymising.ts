import { Message } from '../../../resources/kit/index.ts';
import { surat } from '../../../resources/surat/surat.ts';
import type { Tx } from '../../platform/database/db.ts';
import { replaceFiles } from '../../platform/engine/retention/files.ts';
import type { AfterAnonymising } from '../../platform/engine/retention/run.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { compose, fingerprintOf } from './compose.ts';
import type { LetterBook } from './letterBook.ts';
import { aboutSql } from './standing.ts';

interface Named {
  [name: string]: unknown;
  id: string;
  jenis: string;
  tentang: string[];
  alone: boolean;
}

/** Letters that were drawn about rows ($2) of a resource ($1), alone or together with others. */
const lettersAbout = `select t.id, t.jenis_surat as jenis, ${aboutSql} as tentang,
    not exists (select 1 from surat_surat_peserta p where p.parent_id = t.id) as alone
  from surat_surat t where t.resource = $1 and t.sidik is not null and (t.id_baris = any($2::text[])
    or t.id in (select p.parent_id from surat_surat_peserta p where p.id_pendaftar_mbkm::text = any($2::text[])))`;

/**
 * Changes letters about an anonymised person. A letter about this person alone keeps number and seal, but its file is
 * removed. One about several is drawn again with the other names unchanged. Their rows follow.
 */
export const afterAnonymising =
  (book: LetterBook): AfterAnonymising =>
  async ({ tx, registry, now, substitutes }, rows) => {
    for (const [resource, ids] of rows) {
      const kinds = [...book.values()].filter(({ kind }) => kind.resource === resource);
      if (!kinds.length || !ids.length) continue;
      for await (const letters of partsOf<Named>({ engine: { db: tx } }, lettersAbout, [resource, ids])) {
        for (const { id, jenis, tentang } of letters) {
          const rules = book.get(jenis);
          const composed = rules && (await compose({ on: tx, registry }, rules, tentang));
          if (composed && !(composed instanceof Message))
            await tx.execute('update surat_surat set sidik = $2 where id = $1', [id, fingerprintOf(composed.content)]);
        }
        await forgetSigned(tx, idsOf(letters));
        const alone = idsOf(letters.filter(letter => letter.alone));
        if (alone.length) await replaceFiles(tx, registry, surat, alone, substitutes, now);
        const together = idsOf(letters.filter(letter => !letter.alone));
        if (together.length) await forgetDrawn(tx, together);
      }
    }
  };

const idsOf = (letters: readonly Named[]): string[] => letters.map(({ id }) => id);

const markedAsGone = `update internal_berkas set dihapus_pada = coalesce(dihapus_pada, created_at), nama_asli = 'berkas'`;

/** The drawn files of letters go; the next who opens one has it drawn again. */
async function forgetDrawn(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(`${markedAsGone} where resource = $1 and id_baris = any($2::text[])`, [surat.name, ids]);
  await tx.execute('update surat_surat set file = null where id = any($1::uuid[])', [ids]);
}

/** The signed files of letters go with the drawn ones; who signed them and when stays. */
async function forgetSigned(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(
    `${markedAsGone} where resource = 'surat/tanda-tangan'
       and id_baris in (select id::text from surat_tanda_tangan where id_surat = any($1::uuid[]))`,
    [ids],
  );
  await tx.execute('update surat_tanda_tangan set file = null where id_surat = any($1::uuid[])', [ids]);
}
