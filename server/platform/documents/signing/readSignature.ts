import { createHash } from 'node:crypto';
import { readCms } from './readCms.ts';
import { readStamp } from './timeStamp.ts';

/** The signature inside a PDF, read without asking anybody. */
export interface ReadSignature {
  /** Signatures in the file. */
  readonly count: number;
  /** The file is byte for byte what was signed, to its end, and the key of the certificate signed it. */
  readonly intact: boolean;
  /**
   * Of PAdES (ETSI EN 319 142-1), as far as its baseline asks for attributes: the certificate is bound, with a time stamp
   * that is intact and of this signature (`B-T`) or without one (`B-B`). Null: neither.
   */
  readonly pades: 'B-B' | 'B-T' | null;
  /** Common names of the certificate's holder and of who issued it. */
  readonly holder: string;
  readonly issuer: string;
  /** Serial number in hexadecimal digits. */
  readonly serial: string;
  /** As the time stamp says, else the signature or its dictionary; null where none does. */
  readonly at: Date | null;
  readonly validFrom: Date;
  readonly validTo: Date;
}

const rangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
/** `/M (D:20261128140000Z)` of a signature's dictionary, as the portal writes it. */
const momentPattern = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/;

/**
 * Reads the last signature of a PDF (CMS, detached) and checks it against the file. Trust in the issuer is the reader's own
 * matter. Null where the file has no signature, or none that can be read.
 */
export function readSignature(pdf: Buffer): ReadSignature | null {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(rangePattern)];
  const [, ...numbers] = ranges.at(-1) ?? [];
  const [start = -1, first = 0, second = 0, last = 0] = numbers.map(Number);
  if (start !== 0 || first >= second || second + last > pdf.length) return null;
  try {
    const contents = Buffer.from(pdf.toString('latin1', first + 1, second - 1), 'hex');
    const cms = readCms(contents.subarray(0, lengthOf(contents)));
    const signed = Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + last)]);
    const whole = second + last === pdf.length;
    const dictionary = text.slice(text.lastIndexOf('/Type /Sig', first), text.indexOf('endobj', second));
    const stampedAt = cms.stamp && stampedOf(cms.stamp, cms.value);
    const bound = cms.bindsCertificate && /\/SubFilter\s*\/ETSI\.CAdES\.detached/.test(dictionary);
    const { certificate } = cms;
    return {
      count: ranges.length,
      intact: whole && cms.isSigned(signed),
      pades: !bound ? null : stampedAt ? 'B-T' : 'B-B',
      holder: commonName(certificate.toLegacyObject().subject),
      issuer: commonName(certificate.toLegacyObject().issuer),
      serial: certificate.serialNumber,
      at: stampedAt ?? cms.at ?? momentOf(dictionary),
      validFrom: new Date(certificate.validFrom),
      validTo: new Date(certificate.validTo),
    };
  } catch (error) {
    // What is no CMS in DER, forge and OpenSSL say by throwing.
    if (error instanceof Error) return null;
    throw error;
  }
}

/** When a time stamp was made; null where it is of something else than this signature. */
function stampedOf(stamp: Buffer, value: Buffer): Date | null {
  const { at, imprint } = readStamp(stamp);
  return imprint.equals(createHash('sha256').update(value).digest()) ? at : null;
}

function momentOf(dictionary: string): Date | null {
  const [, ...parts] = momentPattern.exec(dictionary) ?? [];
  const [year, month = 1, day, hour, minute, second] = parts.map(Number);
  return year ? new Date(Date.UTC(year, month - 1, day, hour, minute, second)) : null;
}

/** Bytes of the value in DER that contents begin with; zeros fill the room that it does not need. */
function lengthOf(contents: Buffer): number {
  const [, first = 0] = contents;
  if (first < 0x80) return 2 + first;
  const digits = first - 0x80;
  if (digits < 1 || digits > 4) throw new Error('CMS tanpa panjang.');
  return 2 + digits + contents.readUIntBE(2, digits);
}

/** `CN` of a name; several of them are read as one. */
function commonName(name: object): string {
  const found: unknown = 'CN' in name ? name.CN : '';
  return (Array.isArray(found) ? found.join(' ') : String(found)).slice(0, 150);
}
