import type { AnswerOf } from '../../../../../resources/kit/index.ts';
import type { Bahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import type { cekDokumenInbound } from '../../../../../resources/pertukaran/panggilanPublik.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import type { DbRow } from '../../../../platform/database/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { resultsPrint } from '../resultPrint.ts';
import type { PublicPorts } from './ports.ts';
import { typedDocumentCodes } from './secrets.ts';

const sheetNames: Readonly<Record<Bahasa, string>> = { id: 'Kartu Hasil Studi', en: 'Academic transcript' };

/** 'Andi Tenri Abeng' → 'A*** T**** A****'. */
const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => `${word.slice(0, 1)}${'*'.repeat(Math.max(1, word.length - 1))}`)
    .join(' ');

interface Stored extends DbRow {
  idMhsInbound: string;
  idMasaStudi: string;
  sidik: string;
  ips: number | null;
  tanggalCetak: string;
  nama: string;
  npm: string;
}

/**
 * GET M/cek-dokumen?kode=: valid while the grades say what was printed, with a name that can be compared and not used.
 * @throws HttpError 404
 */
export async function checkDocument(
  { engine }: PublicPorts,
  { kode = '', bahasa }: { kode?: string | undefined; bahasa: Bahasa },
): Promise<AnswerOf<typeof cekDokumenInbound>> {
  const found = await engine.db.one<Stored>(
    `select d.id_mhs_inbound, d.id_masa_studi, d.sidik, d.ips::float8 as ips,
       d.tanggal_cetak, s.nama_lengkap as nama, s.npm
     from pertukaran_dokumen_inbound d join pertukaran_mhs_inbound s on s.id = d.id_mhs_inbound where d.kode = any($1)`,
    [typedDocumentCodes(kode)],
  );
  if (!found) throw notFound(pertukaranRefusals.dokumenAsing);
  const now = await resultsPrint(engine.db, found.idMhsInbound, found.idMasaStudi);
  const { nama, npm, tanggalCetak, ips } = found;
  return { valid: now === found.sidik, jenis: sheetNames[bahasa], nama: masked(nama), npm, tanggalCetak, ips };
}
