import { messages, type Registry, valueAt } from '../../../resources/kit/index.ts';
import { statusGugur } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { DbRow, Queryable, RowData, Tx } from '../../database/db.ts';
import {
  type IssuedLetter,
  inWords,
  issueLetter,
  type Letter,
  letterOf,
  type PrintedLetter,
  renderLetter,
  revokeLettersAbout,
} from '../../documents/letters/index.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { withDetail } from './detail.ts';

const jenis = 'surat_pengantar';
/** Words of the letter that the programme's own fields give. */
type Quoted = 'posisi' | 'alamatMitra';

/** What the letter says, read from the participation and the rows around it. */
interface CoverFacts extends DbRow {
  nama: string;
  npm: string;
  prodi: string;
  fakultas: string | null;
  semester: number | null;
  program: string;
  periode: string;
  mitra: string | null;
  alamatMitra: string | null;
  posisi: string | null;
  mulai: string | null;
  selesai: string | null;
  kaprodi: string | null;
  nip: string | null;
}

const factsSql = `select t.nama_mahasiswa as nama, t.npm, s.nama_prodi as prodi, f.nama as fakultas, t.semester,
    p.nama as program, d.nama as periode, t.nama_mitra as mitra, coalesce(m.alamat, $3) as "alamatMitra",
    $2::text as posisi, t.tanggal_mulai as mulai, t.tanggal_selesai as selesai, k.nama_lengkap as kaprodi, k.nip
  from mbkm_pendaftar_program_mbkm t
  join master_program p on p.id = t.id_program
  join master_periode d on d.id = t.id_periode
  join master_program_prodi s on s.id = t.id_program_prodi
  left join master_siamik_fakjur f on f.id = s.id_fakultas
  left join master_pegawai k on k.id = s.id_kaprodi
  left join master_mitra m on m.id = t.id_mitra
  where t.id = $1`;

/**
 * Surat Pengantar of a participation (docs/domain/20 §2 N/{id}/cetak/surat-pengantar): from the approval of the study
 * programme on. The first print gives it its number; later ones draw the same letter again.
 * @param baseUrl public address, for the QR code
 * @throws HttpError 403, 404 out of scope, 409 before the study programme has approved
 */
export async function printCoverLetter(
  engine: Engine,
  caller: Caller,
  id: string,
  baseUrl: string,
): Promise<PrintedLetter> {
  mustBeAllowed(caller, pendaftar, 'read');
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  const { facts, issued } = await engine.db.transaction(async tx => {
    // Two people who print at once share one number.
    await tx.query('select 1 from mbkm_pendaftar_program_mbkm where id = $1 for no key update', [id]);
    if (!(await isApprovedByProdi(tx, row))) throw conflict(messages.wrongState);
    const quoted = await quotedOf(tx, engine.registry, row);
    const found = await tx.one<CoverFacts>(factsSql, [id, quoted.posisi, quoted.alamatMitra]);
    if (!found) throw notFound();
    return { facts: found, issued: await issuedFor({ tx, now: engine.now(), caller }, id, found) };
  });
  return { pdf: await renderLetter(written(facts, issued), baseUrl), filename: `surat-pengantar-${facts.npm}.pdf` };
}

/**
 * What the programme's declaration says that the letter quotes.
 * @throws HttpError 404 where the programme has no such letter
 */
async function quotedOf(on: Queryable, registry: Registry, row: RowData): Promise<Record<Quoted, string | null>> {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  const letter = programme?.letters.find(({ kind }) => kind === jenis);
  if (!letter) throw notFound('Program ini tidak memakai Surat Pengantar.');
  const values = await withDetail(on, registry, programme, row);
  const quoted = (name: Quoted) => {
    const value = letter.quotes[name] ? valueAt(values, letter.quotes[name]) : null;
    return typeof value === 'string' && value ? value : null;
  };
  return { posisi: quoted('posisi'), alamatMitra: quoted('alamatMitra') };
}

/** The stage of the study programme is passed; where no such stage is configured, the whole approval is. */
async function isApprovedByProdi(on: Queryable, row: RowData): Promise<boolean> {
  if (statusGugur.some(status => status === row.status) || row.status === 'draf') return false;
  const stage = await on.one<{ status: string }>(
    `select status from mbkm_pendaftar_tahap where id_pendaftar_mbkm = $1 and tahap = 'prodi' order by urutan limit 1`,
    [row.id],
  );
  return stage ? stage.status === 'disetujui' : row.tahapAktif === null;
}

async function issuedFor(
  ctx: Pick<RuleContext, 'tx' | 'now' | 'caller'>,
  id: string,
  facts: CoverFacts,
): Promise<IssuedLetter> {
  const about = { resource: pendaftar.name, id };
  const known = await letterOf(ctx.tx, jenis, about);
  if (known) return known;
  return issueLetter(ctx, {
    jenis,
    kodeNomor: 'SP',
    perihal: perihalOf(facts),
    namaPenerima: facts.nama,
    program: `${facts.program}, ${facts.periode}`,
    berlakuSampai: facts.selesai,
    resource: about.resource,
    idBaris: id,
  });
}

const perihalOf = ({ program }: CoverFacts): string => `Pengantar ${program}`;
const dayOf = (day: string | null): string => (day ? inWords(new Date(`${day}T00:00:00+07:00`)) : '–');

function written(facts: CoverFacts, issued: IssuedLetter): Letter {
  const { nama, npm, prodi, fakultas, semester, program, periode, mitra, posisi, mulai, selesai } = facts;
  return {
    nomor: issued.nomor,
    perihal: perihalOf(facts),
    tanggal: new Date(`${issued.diterbitkan}T00:00:00+07:00`),
    kepada: [`Pimpinan ${mitra ?? 'Instansi Tujuan'}`, ...(facts.alamatMitra ? [facts.alamatMitra] : [])],
    unit: `Program Studi ${prodi}`,
    paragraf: [
      'Dengan hormat,',
      `Bersama ini kami mengantar mahasiswa berikut untuk mengikuti ${program} pada ${periode}:`,
      {
        rincian: [
          ['Nama', nama],
          ['NPM', npm],
          ['Program studi', prodi],
          ...(fakultas ? ([['Fakultas', fakultas]] as const) : []),
          ...(semester ? ([['Semester', String(semester)]] as const) : []),
          ...(posisi ? ([['Posisi', posisi]] as const) : []),
          ['Waktu', `${dayOf(mulai)} s.d. ${dayOf(selesai)}`],
        ],
      },
      'Kami mohon Bapak/Ibu berkenan menerima dan membimbing mahasiswa tersebut selama kegiatan berlangsung.',
      'Atas perhatian dan kerja sama Bapak/Ibu, kami mengucapkan terima kasih.',
    ],
    penandatangan: {
      nama: facts.kaprodi ?? `Program Studi ${prodi}`,
      jabatan: 'Koordinator Program Studi',
      ...(facts.nip ? { nip: facts.nip } : {}),
    },
    kode: issued.kode,
  };
}

/** What a letter says of a participation; when it changes, the letters do not count any more. */
const certified = ['namaMitra', 'tanggalMulai', 'tanggalSelesai'] as const;

/** Keeps letters true: they end with the registration, and with a change of what they say. */
export async function keepLetters(
  ctx: Pick<RuleContext, 'caller' | 'now'> & { tx: Tx },
  row: RowData | undefined,
  before: RowData | undefined,
): Promise<void> {
  if (!row || !before?.nomorPendaftaran) return;
  const about = { resource: pendaftar.name, id: String(row.id) };
  if (row.status !== before.status && statusGugur.some(status => status === row.status)) {
    await revokeLettersAbout(ctx, about, 'Pendaftaran tidak berlaku lagi.');
  } else if (certified.some(name => row[name] !== before[name])) {
    await revokeLettersAbout(ctx, about, 'Data pendaftaran berubah.');
  }
}
