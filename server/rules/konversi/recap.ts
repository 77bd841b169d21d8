import { messages } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import {
  type IssuedLetter,
  issueLetter,
  type Letter,
  letterOf,
  type PrintedLetter,
  renderLetter,
  revokeLetter,
} from '../../documents/letters/index.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { scaleOf } from '../nilai/scale.ts';
import { finalCourses } from './finalCourses.ts';

const jenis = 'rekap_konversi';
const perihal = 'Rekapitulasi Konversi Nilai';

/** What the recap says besides the participation and its courses. */
interface RecapFacts extends DbRow {
  prodi: string;
  fakultas: string | null;
  program: string;
  periode: string;
  kaprodi: string | null;
  nip: string | null;
  /** Moment of the last revision of a grade, null without one. */
  direvisi: string | null;
}

const factsSql = `select s.nama_prodi as prodi, f.nama as fakultas, p.nama as program, d.nama as periode,
    k.nama_lengkap as kaprodi, k.nip,
    (select max(r.waktu) from konversi_riwayat_nilai r where r.id_pendaftar_mbkm = t.id and r.sumber = 'revisi') as direvisi
  from mbkm_pendaftar_program_mbkm t
  join master_program p on p.id = t.id_program
  join master_periode d on d.id = t.id_periode
  join master_program_prodi s on s.id = t.id_program_prodi
  left join master_siamik_fakjur f on f.id = s.id_fakultas
  left join master_pegawai k on k.id = s.id_kaprodi
  where t.id = $1::uuid`;

/**
 * Recap of a final conversion as a letter with number and QR code (docs/domain/20 §2 N/{id}/cetak/rekap-konversi). The
 * first print gives the number; a recap from before a revision of its grades no longer counts and a new one is issued.
 * @throws HttpError 403, 404, 409 before `final` and while a revision waits
 */
export async function printRecap(engine: Engine, caller: Caller, id: string, baseUrl: string): Promise<PrintedLetter> {
  mustBeAllowed(caller, pendaftar, 'read');
  const seen = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!seen) throw notFound();
  const { letter } = await engine.db.transaction(async tx => {
    // Two people who print at once share one number.
    await tx.query('select 1 from mbkm_pendaftar_program_mbkm where id = $1 for no key update', [id]);
    const row = await findRow(engine, tx, caller, pendaftar, id, 'read');
    const facts = await tx.one<RecapFacts>(factsSql, [id]);
    if (!row || !facts) throw notFound();
    if (row.statusKonversi !== 'final') throw conflict(messages.wrongState);
    const courses = await finalCourses(tx, row, await scaleOf(tx, row.idPeriode));
    const issued = await issuedFor({ tx, now: engine.now(), caller }, row, facts);
    return { letter: written(row, facts, courses, issued) };
  });
  return { pdf: await renderLetter(letter, baseUrl), filename: `rekap-konversi-${String(seen.npm)}.pdf` };
}

async function issuedFor(
  ctx: Pick<RuleContext, 'tx' | 'now' | 'caller'>,
  row: RowData,
  facts: RecapFacts,
): Promise<IssuedLetter> {
  const about = { resource: pendaftar.name, id: String(row.id) };
  const known = await letterOf(ctx.tx, jenis, about);
  if (known && !(await isOutdated(ctx, known, facts))) return known;
  if (known) await revokeLetter(ctx, known.id, 'Nilai konversi direvisi.');
  return issueLetter(ctx, {
    jenis,
    kodeNomor: 'RK',
    perihal,
    namaPenerima: String(row.namaMahasiswa),
    program: `${facts.program}, ${facts.periode}`,
    resource: about.resource,
    idBaris: about.id,
  });
}

async function isOutdated({ tx }: Pick<RuleContext, 'tx'>, { id }: IssuedLetter, facts: RecapFacts): Promise<boolean> {
  if (facts.direvisi === null) return false;
  const older = await tx.one('select 1 as ada from mbkm_surat where id = $1 and created_at < $2::timestamptz', [
    id,
    facts.direvisi,
  ]);
  return older !== undefined;
}

const number = (value: number | null, scale: number): string =>
  value === null ? '–' : value.toLocaleString('id-ID', { minimumFractionDigits: scale, maximumFractionDigits: scale });

function written(row: RowData, facts: RecapFacts, courses: readonly FinalCourse[], issued: IssuedLetter): Letter {
  const { prodi, fakultas, program, periode } = facts;
  const ips = typeof row.ipsKonversi === 'number' ? row.ipsKonversi : null;
  return {
    nomor: issued.nomor,
    perihal,
    judul: 'REKAPITULASI KONVERSI NILAI',
    tanggal: new Date(`${issued.diterbitkan}T00:00:00+07:00`),
    kepada: [],
    unit: `Program Studi ${prodi}`,
    paragraf: [
      'Nilai konversi kegiatan Merdeka Belajar Kampus Merdeka mahasiswa berikut telah ditetapkan:',
      {
        rincian: [
          ['Nama', String(row.namaMahasiswa)],
          ['NPM', String(row.npm)],
          ['Program studi', prodi],
          ...(fakultas ? ([['Fakultas', fakultas]] as const) : []),
          ['Program', program],
          ['Periode', periode],
          ...(row.namaMitra ? ([['Mitra', String(row.namaMitra)]] as const) : []),
        ],
      },
      {
        tabel: {
          kolom: ['No', 'Kode', 'Mata kuliah', 'SKS', 'Nilai', 'Huruf', 'Mutu'],
          lebar: [22, 58, '*', 30, 42, 36, 36],
          baris: courses.map(({ kode, nama, sks, nilaiAngka, nilaiHuruf, nilaiMutu }, i) => [
            String(i + 1),
            kode,
            nama,
            String(sks),
            number(nilaiAngka, 2),
            nilaiHuruf ?? '–',
            number(nilaiMutu, 2),
          ]),
        },
      },
      {
        rincian: [
          ['SKS diakui', `${String(row.totalSksDiakui ?? 0)} SKS`],
          ['IPS konversi', number(ips, 2)],
        ],
      },
    ],
    penandatangan: {
      nama: facts.kaprodi ?? `Program Studi ${prodi}`,
      jabatan: 'Koordinator Program Studi',
      ...(facts.nip ? { nip: facts.nip } : {}),
    },
    kode: issued.kode,
  };
}
