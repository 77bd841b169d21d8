import { type Note, type NoticeEvent, type Row, zone, zoned } from '../../../resources/kit/index.ts';
import type { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import * as happened from '../../../resources/komcad/events.ts';
import { jenisDari } from '../../../resources/komcad/jenisDokumen.ts';
import type { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import type { seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { role } from '../../../resources/roles.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { type TellContext, tell } from '../../platform/notify/index.ts';
import { type Participant, participantOf } from './participant.ts';

/** Tells people of what becomes of participants, their documents, tests and letters (docs/domain/40 §4.6). */

type People = Parameters<typeof tell>[1]['people'];

const student = (idMahasiswa: string | null): People => ({ mahasiswa: [{ mahasiswa: [idMahasiswa] }] });

interface Said<W extends string> {
  /** For `:id` in links. */
  id: string;
  /** The occasion. */
  key: string;
  words: Readonly<Record<W, string>>;
  people: People;
  note?: Note | null;
}

/** Tells of an event of Komcad, whose screens its links mean. */
const say = <W extends string>(
  ctx: TellContext,
  event: NoticeEvent<W>,
  { id, note = null, ...said }: Said<W>,
): Promise<number> => tell(ctx, { event, id, note, programme: komcad, ...said });

/** Event of a step between stages, in addition to that of the registration workflow. */
function eventOf({ action, from }: Pick<Transition, 'action' | 'from'>) {
  switch (action) {
    case 'ajukan':
      return happened.komcadDiajukan;
    case 'rekomendasikan':
      return happened.komcadDirekomendasikan;
    case 'verifikasi_bukti':
      return happened.buktiDiterima;
    case 'unggah_kelulusan':
      return happened.kelulusanDikirim;
    case 'revisi':
      return from === 'verifikasi_kelulusan' ? happened.kelulusanDikembalikan : undefined;
    case 'selesai_latsarmil':
      return happened.latsarmilSelesai;
    case 'gugur':
      return happened.latsarmilGugur;
    case 'terima_laporan':
      return happened.laporanKomcadDiterima;
    default:
      return undefined;
  }
}

/** A participant takes a step. */
export async function tellOfStep(
  ctx: RuleContext,
  row: Row<typeof pendaftaranKomcad>,
  step: Transition<Row<typeof pendaftaranKomcad>>,
): Promise<void> {
  const event: NoticeEvent<'nama'> | undefined = eventOf(step);
  if (!event) return;
  await say(ctx, event, {
    id: row.id,
    key: `${row.id}:${step.action}:${row.version}`,
    words: { nama: row.namaMahasiswa ?? '' },
    people: {
      ...student(row.idMahasiswa),
      koordinator: [{ role: role.koordinator, idProgramProdi: row.idProgramProdi }],
      tim: [{ role: role.timMbkm }],
    },
    note: step.note,
  });
}

/** A document was refused. */
export const tellOfRefusal = (ctx: RuleContext, row: Row<typeof dokumenKomcad>, note: Note | null): Promise<number> =>
  say(ctx, happened.dokumenKomcadDitolak, {
    id: row.id,
    key: `${row.id}:${row.version}`,
    words: { dokumen: jenisDari(row.jenisDokumen)?.label ?? '' },
    people: student(row.idMahasiswa),
    note,
  });

/** A report was handed in, or handed in anew: who supervises looks through it. */
export async function tellOfReport(ctx: RuleContext, row: Row<typeof dokumenKomcad>): Promise<void> {
  const participant = await participantOf(ctx.tx, row.idPendaftarMbkm);
  await say(ctx, happened.laporanKomcadDikirim, {
    id: row.id,
    key: `${row.id}:${row.file}`,
    words: { nama: row.namaMahasiswa ?? '' },
    people: { dosen: [{ pegawai: [participant?.idDosenPembimbing ?? null] }] },
  });
}

const moment = zoned('id-ID', { dateStyle: 'full', timeStyle: 'short' });

/** A test is to come: told once for all tests of somebody at one time and place. */
export async function tellOfTest(ctx: RuleContext, row: Row<typeof seleksiKompetensi>): Promise<void> {
  const at = new Date(row.jadwal);
  if (at <= ctx.now) return;
  const { lokasi } = row;
  await say(ctx, happened.tesDijadwalkan, {
    id: row.idPendaftarMbkm,
    key: `${row.idPendaftarMbkm}:${at.toISOString()}:${lokasi}`,
    words: { waktu: `${moment(at)} ${zone().name}`, lokasi },
    people: student(row.idMahasiswa),
  });
}

/** A grade is final. */
export const tellOfGrade = (ctx: RuleContext, { id, idMahasiswa }: Participant, version: unknown): Promise<number> =>
  say(ctx, happened.nilaiKomcadFinal, {
    id,
    key: `${id}:${String(version)}`,
    words: {},
    people: student(idMahasiswa),
  });

/** A letter was issued about participants. */
export async function tellOfLetter(
  ctx: TellContext,
  { id, nomor, surat }: Readonly<Record<'id' | 'nomor' | 'surat', string>>,
  about: readonly string[],
): Promise<void> {
  const found = await ctx.tx.query<{ siapa: string }>(
    'select id_mahasiswa::text as siapa from mbkm_pendaftar_program_mbkm where id = any($1::uuid[])',
    [about],
  );
  await say(ctx, happened.suratKomcadTerbit, {
    id,
    key: id,
    words: { surat, nomor },
    people: { mahasiswa: [{ mahasiswa: found.map(({ siapa }) => siapa) }] },
  });
}
