import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { periksaSurat } from '../../../resources/surat/panggilanPublik.ts';
import type { CaraTandaTangan } from '../../../resources/surat/tandaTangan.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { sha256 } from '../../platform/documents/letters/index.ts';
import { readSignature } from '../../platform/documents/signing/readSignature.ts';
import { HttpError } from '../../platform/errors.ts';
import { type LetterPorts, storedBytes } from './letterFile.ts';

type FileCheck = AnswerOf<typeof periksaSurat>;

interface Signed extends DbRow {
  status: string;
  nomor: string;
  tanggal: string;
  perihal: string;
  pihak: string;
  pejabat: string;
  jabatan: string;
  oleh: string | null;
  cara: CaraTandaTangan | null;
  pada: string | null;
  berkas: string | null;
}

/**
 * What the check page says of a row's file that was signed (`Signable`), by its code; null where there is none. The code is
 * in the signed file only: one that is not signed now was taken back or replaced.
 */
export async function checkFile(ports: LetterPorts, kode: string): Promise<FileCheck | null> {
  const found = await ports.db.one<Signed>(
    `select t.status, t.nomor_surat as nomor, t.tanggal_surat::text as tanggal, t.perihal, t.nama_penerima as pihak,
       p.nama as pejabat, p.jabatan, t.oleh, t.cara, t.ditandatangani_pada as pada, t.id_berkas_jadi as berkas
     from surat_tanda_tangan t join surat_pejabat p on p.id = t.id_pejabat where t.kode_periksa = $1`,
    [kode],
    { prepare: true },
  );
  if (!found) return null;
  const signed = found.status === 'ditandatangani';
  const archive = signed ? await archived(ports, found) : { sha256: null, tandaTangan: null };
  return {
    bentuk: 'berkas',
    valid: archive.tandaTangan?.sah === true && archive.tandaTangan.cara !== 'contoh',
    status: signed ? 'berlaku' : 'dibatalkan',
    jenisSurat: found.perihal,
    nomorSurat: found.nomor,
    tanggalSurat: found.tanggal,
    berlakuSampai: null,
    perihal: found.perihal,
    penerima: found.pihak,
    program: '',
    penandatangan: { nama: found.pejabat, jabatan: found.jabatan },
    peserta: [],
    ...archive,
    segel: null,
    pengganti: null,
  };
}

/** The signed file as the portal has it. */
async function archived(
  ports: LetterPorts,
  { berkas, oleh, cara, pada }: Signed,
): Promise<Pick<FileCheck, 'sha256' | 'tandaTangan'>> {
  if (!berkas || !oleh || !cara || !pada) return { sha256: null, tandaTangan: null };
  try {
    const pdf = await storedBytes(ports, berkas);
    const read = readSignature(pdf);
    const tandaTangan = {
      oleh,
      pada: new Date(pada).toISOString(),
      cara,
      sertifikat: read?.holder ?? '',
      penerbit: read?.issuer ?? '',
      nomorSeri: read?.serial ?? '',
      sah: read?.intact === true,
    };
    return { sha256: sha256(pdf), tandaTangan };
  } catch (error) {
    // A copy that is lost is told; who signed when is still known.
    if (error instanceof HttpError) return { sha256: null, tandaTangan: null };
    throw error;
  }
}
