import { kelompokDetail } from '../../../resources/konversi/families.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../database/db.ts';
import type { WriteContext } from '../../rest/context.ts';
import { wordsOf } from '../mbkm/events.ts';
import type { Audience, MbkmEventKind, Notifier } from '../mbkm/notifier.ts';

const student = (row: RowData): Audience => ({ siapa: 'mahasiswa', idMahasiswa: String(row.idMahasiswa) });
const team: Audience = { siapa: 'peran', peran: 'HA03' };
const academics: Audience = { siapa: 'peran', peran: 'HA10' };
/** Coordinator and graders of the participation's study programme. */
export const prodiOf = (row: RowData): Audience[] => {
  const idProgramProdi = String(row.idProgramProdi);
  return [
    { siapa: 'peran', peran: 'HA05', idProgramProdi },
    { siapa: 'peran', peran: 'HA07', idProgramProdi },
  ];
};

/** Somebody told of something, and the screen that shows it to them. */
export interface Told {
  jenis: MbkmEventKind;
  kepada: readonly Audience[];
  link: string;
}

/** Tells people about a participation in the transaction of the change; the same version is told once. */
export async function tell(
  ctx: WriteContext,
  notifier: Notifier,
  row: RowData,
  told: readonly Told[],
  note: string | null,
): Promise<void> {
  if (!told.length) return;
  const isi = await wordsOf(ctx.tx, row, note);
  for (const { jenis, kepada, link } of told) {
    const kunci = `${jenis}:${String(row.id)}:${String(row.version)}:${link.split('/')[1] ?? ''}`;
    await notifier.notify(ctx, { jenis, kunci, kepada, link, isi, resource: pendaftar.name, idBaris: String(row.id) });
  }
}

/** Where a student follows the participation. */
const ownHistory = ({ registry }: WriteContext, row: RowData): string =>
  registry.programmeOf(row.kodeJenisMbkm)?.screens.history ?? '/dashboard';

/** Handed in → Tim MBKM; returned → study programme; final → student and BAKPK (docs/domain/20 §4.9). */
export function tellOfGrades(
  ctx: WriteContext,
  notifier: Notifier,
  aksi: 'kirim' | 'kembalikan' | 'finalisasi',
  row: RowData,
  note: string | null,
): Promise<void> {
  const detail = `${kelompokDetail(row.kodeJenisMbkm)}/${String(row.id)}`;
  const told: Record<typeof aksi, Told[]> = {
    kirim: [{ jenis: 'nilai_dikirim', kepada: [team], link: `/penilaian-konversi2/detail/${detail}` }],
    kembalikan: [{ jenis: 'nilai_dikembalikan', kepada: prodiOf(row), link: `/penilaian-konversi/detail/${detail}` }],
    finalisasi: [
      { jenis: 'nilai_final', kepada: [student(row)], link: ownHistory(ctx, row) },
      { jenis: 'nilai_final', kepada: [academics], link: `/data-mbkm/bakpk/detail/${String(row.id)}` },
    ],
  };
  return tell(ctx, notifier, row, told[aksi], note);
}

/** Those of the accounts that are no student's: a student who objected is told as the student. */
async function staffOf({ tx }: Pick<WriteContext, 'tx'>, ids: readonly unknown[]): Promise<Audience[]> {
  const found = await tx.query<{ id: string }>(
    'select id from pengaturan_user where id::text = any($1::text[]) and id_mahasiswa is null order by id',
    [ids.filter(id => typeof id === 'string')],
  );
  return found.map(({ id: idUser }) => ({ siapa: 'pengguna', idUser }));
}

/** Requested → Tim MBKM; objected → study programme; decided → requester, student, BAKPK (docs/domain/20 §4.9). */
export async function tellOfRevision(
  ctx: WriteContext,
  notifier: Notifier,
  row: RowData,
  revision: RowData,
  note: string | null,
): Promise<void> {
  const id = String(revision.id);
  const followed = `/data-mbkm/revisi-penilaian?id=${id}`;
  const requesters = await staffOf(ctx, [revision.idPemohon, revision.idPenerus]);
  const decided = (jenis: MbkmEventKind): Told[] => [
    { jenis, kepada: [student(row)], link: ownHistory(ctx, row) },
    { jenis, kepada: [...requesters, academics], link: followed },
  ];
  const told: Readonly<Record<string, Told[]>> = {
    usulan: [{ jenis: 'nilai_disanggah', kepada: prodiOf(row), link: followed }],
    diajukan: [{ jenis: 'revisi_nilai_diajukan', kepada: [team], link: `/magang/approval-penilaian/detail/${id}` }],
    disetujui: decided('revisi_nilai_disetujui'),
    ditolak: decided('revisi_nilai_ditolak'),
  };
  return tell(
    ctx,
    notifier,
    { ...row, version: `${id}.${String(revision.version)}` },
    told[String(revision.status)] ?? [],
    note,
  );
}
