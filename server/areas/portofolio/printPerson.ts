import type { FastifyReply } from 'fastify';
import { inTerms } from '../../../resources/kit/index.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { type KaryaOrang, type PortofolioOrang, semuaJenis } from '../../../resources/portofolio/statistik.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type PrintedList, sendLists } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { personOf } from './portfolioOf.ts';

const amount = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

type Part = NonNullable<PrintedList['bagian']>[number];

const placeOf = ({ urutan, penulis }: KaryaOrang): string =>
  urutan === null ? '' : penulis === 1 ? 'Tunggal' : `${urutan} dari ${penulis}`;

function worksPart(judul: string, authored: boolean, works: readonly KaryaOrang[]): Part {
  const cells = works.map((work, i) => [
    String(i + 1),
    work.judul,
    work.kategori ?? '',
    String(work.tahun),
    ...(authored ? [placeOf(work)] : []),
    amount.format(work.poin),
  ]);
  const kolom = ['No.', 'Judul', 'Kategori', 'Tahun', ...(authored ? ['Penulis ke-'] : []), 'Poin'];
  const lebar = [24, '*', 110, 36, ...(authored ? [56] : []), 36] as const;
  return { judul, tabel: { kolom, baris: cells, lebar }, kanan: [kolom.length - 1] };
}

function mbkmPart(person: PortofolioOrang): Part {
  const kolom = ['No.', 'Program', 'Mitra', 'Periode', 'Nilai', 'SKS diakui'];
  const baris = person.mbkm.map((row, i) => [
    String(i + 1),
    row.namaProgram,
    row.namaMitra ?? '',
    row.periode,
    row.nilaiHuruf ?? '',
    `${row.sksDiakui}`,
  ]);
  return {
    judul: inTerms('Kegiatan MBKM'),
    tabel: { kolom, baris, lebar: [24, '*', 120, 110, 36, 44] },
    kanan: [kolom.length - 1],
  };
}

function sheetOf(person: PortofolioOrang, tanggal: Date): PrintedList {
  const sks = person.mbkm.reduce((sum, { sksDiakui }) => sum + sksDiakui, 0);
  const parts = [
    ...(person.mbkm.length ? [mbkmPart(person)] : []),
    ...semuaJenis.flatMap(jenis => {
      const works = person.karya[jenis];
      return works.length ? [worksPart(worksByKind[jenis].label, worksByKind[jenis].work.authored, works)] : [];
    }),
  ];
  return {
    judul: inTerms('PORTOFOLIO KOMPETENSI MAHASISWA'),
    rincian: [
      ['Nama', person.nama],
      ['NPM', person.nomor],
      ['Program studi', person.prodi ?? ''],
      ['SKS diakui', `${sks} SKS`],
      ['Poin karya', amount.format(person.poin)],
    ],
    ...(parts.length ? { bagian: parts } : { tabel: { kolom: ['Keterangan'], baris: [['Belum ada karya.']] } }),
    tanggal,
  };
}

/**
 * GET v9/dashboard/mahasiswa/{id}/cetak: 'Portofolio Kompetensi Mahasiswa' as PDF with the letterhead
 * (docs/domain/40 §2.4): participations, verified works of each kind, SKS and points.
 * @throws HttpError 403, 404 out of the caller's reach, 429
 */
export async function printPerson(
  engine: Engine,
  caller: Caller,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const person = await personOf(engine, caller, 'mahasiswa', id);
  return sendLists(engine, caller, reply, `${inTerms('Portofolio Kompetensi')} ${person.nomor}`, () => [
    sheetOf(person, engine.now()),
  ]);
}
