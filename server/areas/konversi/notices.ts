import type { Note, Row } from '../../../resources/kit/index.ts';
import * as happened from '../../../resources/konversi/events.ts';
import { kelompokDetail } from '../../../resources/konversi/families.ts';
import type { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { Recipients } from '../../platform/notify/index.ts';
import { tellOf } from '../mbkm/notices.ts';

const ofPackage = {
  ajukan: happened.paketDiajukan,
  setujui: happened.paketDisetujui,
  revisi: happened.paketDikembalikan,
} as const;

/** Tells people of a submitted or decided package, in its transaction (docs/domain/20 §4.9). */
export const tellOfPackage = (
  ctx: RuleContext,
  action: keyof typeof ofPackage,
  row: Pendaftar,
  note: Note | null,
): Promise<number> => tellOf(ctx, row, ofPackage[action], { words: {}, note });

const ofGrades = {
  kirim: happened.nilaiDikirim,
  kembalikan: happened.nilaiDikembalikan,
  finalisasi: happened.nilaiFinal,
} as const;

/** Handed in → Tim MBKM; returned → study programme; final → student and BAKPK (docs/domain/20 §4.9). */
export const tellOfGrades = (
  ctx: RuleContext,
  aksi: keyof typeof ofGrades,
  row: Pendaftar,
  note: Note | null,
): Promise<number> =>
  tellOf(ctx, row, ofGrades[aksi], { words: { kelompok: kelompokDetail(row.kodeJenisMbkm) }, note });

/** Those of the accounts that are no student's: a student who objected is told as the student. */
async function staffOf(tx: Tx, ids: readonly unknown[]): Promise<Recipients> {
  const found = await tx.query<{ id: string }>(
    'select id from pengaturan_user where id::text = any($1::text[]) and id_mahasiswa is null order by id',
    [ids.filter(id => typeof id === 'string')],
  );
  return { users: found.map(({ id }) => id) };
}

const ofRevision: ReadonlyMap<Row<typeof revisiNilai>['status'], typeof happened.nilaiDisanggah> = new Map([
  ['usulan', happened.nilaiDisanggah],
  ['diajukan', happened.revisiNilaiDiajukan],
  ['disetujui', happened.revisiNilaiDisetujui],
  ['ditolak', happened.revisiNilaiDitolak],
]);

/** Requested → Tim MBKM; objected → study programme; decided → requester, student, BAKPK (docs/domain/20 §4.9). */
export async function tellOfRevision(
  ctx: RuleContext,
  row: Pendaftar,
  revision: Row<typeof revisiNilai>,
  note: Note | null,
): Promise<void> {
  const event = ofRevision.get(revision.status);
  if (!event) return;
  const revisi = revision.id;
  const akun = [await staffOf(ctx.tx, [revision.idPemohon, revision.idPenerus])];
  const key = `${row.id}:${revisi}.${revision.version}`;
  await tellOf(ctx, row, event, { words: { revisi }, note, people: { akun }, key });
}
