import type { FastifyReply } from 'fastify';
import { dayInWords, type Fields, inTerms } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { bobotDari, bobotMitraRiset } from '../../../resources/pengaturan/bobot.ts';
import { komponenMitra, nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { type PrintedList, sendLists } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { isRiset } from './participant.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const day = (value: unknown): string => (typeof value === 'string' ? dayInWords(value) : '');

/** Form that a partner fills in by hand: a line for each part of the grade with its weight, and the signature. */
function sheetOf(row: Pendaftar, prodi: string, weights: Readonly<Record<string, number>>, tanggal: Date): PrintedList {
  const fields: Fields = nilaiMitra.fields;
  const parts = Object.entries(komponenMitra).map(([name, word], i) => [
    String(i + 1),
    fields[name]?.label ?? name,
    `${weights[word] ?? 0}%`,
    '',
  ]);
  const signer = ['Nama penilai', 'Jabatan penilai', 'Tanggal penilaian', 'Tanda tangan dan stempel'];
  return {
    judul: inTerms('FORMULIR NILAI MITRA RISET'),
    rincian: [
      ['Nama', text(row.namaMahasiswa)],
      ['NPM', text(row.npm)],
      ['Program studi', prodi],
      ['Mitra', text(row.namaMitra)],
      [inTerms('Judul riset'), text(row.judulKegiatan)],
      ['Pelaksanaan', [day(row.tanggalMulai), day(row.tanggalSelesai)].filter(Boolean).join(' s.d. ')],
    ],
    bagian: [
      {
        judul: 'Nilai (0 sampai 100)',
        tabel: { kolom: ['No.', 'Komponen', 'Bobot', 'Nilai'], baris: parts, lebar: [24, '*', 60, 90] },
        kanan: [2],
      },
      {
        judul: 'Penilai',
        tabel: { kolom: ['Keterangan', 'Isian'], baris: signer.map(label => [`${label}\n\n`, '']), lebar: [150, '*'] },
      },
    ],
    tanggal,
  };
}

/**
 * GET {pendaftaran}/{id}/formulir-nilai: the form that a partner without an account fills in and signs, as PDF with the
 * student's data (docs/domain/40 §2.3).
 * @throws HttpError 403, 404 out of the caller's reach, 409 for research without a partner, 429
 */
export async function printPartnerForm(
  engine: Engine,
  caller: Caller,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  mustBeAllowed(caller, nilaiMitra, 'read');
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row || !isRiset(engine, row)) throw notFound();
  if (!row.idMitra) throw conflict(risetRefusals.noPartner);
  const prodi = await engine.db.one<{ nama: string }>('select nama from master_program_prodi where id = $1', [
    row.idProgramProdi,
  ]);
  const weights = bobotDari(await readSetting(engine.db, 'riset.bobotMitra'), bobotMitraRiset) ?? {};
  return sendLists(engine, caller, reply, `Formulir Nilai Mitra ${text(row.npm)}`, () => [
    sheetOf(row, prodi?.nama ?? '', weights, engine.now()),
  ]);
}
