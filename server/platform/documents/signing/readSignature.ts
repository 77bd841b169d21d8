import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

/** The signature inside a PDF, read without asking anybody. */
export interface ReadSignature {
  /** Signatures in the file. */
  readonly count: number;
  /** The file is byte for byte what was signed, to its end, and the key of the certificate signed it. */
  readonly intact: boolean;
  /** Common names of the certificate's holder and of who issued it. */
  readonly holder: string;
  readonly issuer: string;
  /** Serial number in hexadecimal digits. */
  readonly serial: string;
  /** As the signature says; null where it does not. */
  readonly at: Date | null;
  readonly validFrom: Date;
  readonly validTo: Date;
}

type Node = forge.asn1.Asn1;
const { asn1 } = forge;

const rangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const oid = {
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  pss: '1.2.840.113549.1.1.10',
};

const children = (node: Node | undefined): readonly Node[] => (Array.isArray(node?.value) ? node.value : []);
const bytesOf = (node: Node | undefined): Buffer =>
  Buffer.from(typeof node?.value === 'string' ? node.value : '', 'latin1');
const derOf = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'latin1');
const oidOf = (node: Node | undefined): string => (typeof node?.value === 'string' ? asn1.derToOid(node.value) : '');
const isTagged = (tag: number) => (node: Node) =>
  node.tagClass === asn1.Class.CONTEXT_SPECIFIC && Number(node.type) === tag;

/**
 * Reads the last signature of a PDF (CMS, detached) and checks it against the file. Trust in the issuer is the reader's own
 * matter. Null where the file has no signature, or none that can be read.
 */
export function readSignature(pdf: Buffer): ReadSignature | null {
  const ranges = [...pdf.toString('latin1').matchAll(rangePattern)];
  const [, ...numbers] = ranges.at(-1) ?? [];
  const [start = -1, first = 0, second = 0, last = 0] = numbers.map(Number);
  if (start !== 0 || first >= second || second + last > pdf.length) return null;
  try {
    const contents = Buffer.from(pdf.toString('latin1', first + 1, second - 1), 'hex');
    const parsed = parsedCms(contents);
    const signed = Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + last)]);
    const whole = second + last === pdf.length;
    const { certificate, at } = parsed;
    return {
      count: ranges.length,
      intact: whole && isSigned(parsed, signed),
      holder: commonName(certificate.toLegacyObject().subject),
      issuer: commonName(certificate.toLegacyObject().issuer),
      serial: certificate.serialNumber,
      at,
      validFrom: new Date(certificate.validFrom),
      validTo: new Date(certificate.validTo),
    };
  } catch (error) {
    // What is no CMS in DER, forge and OpenSSL say by throwing.
    if (error instanceof Error) return null;
    throw error;
  }
}

interface Cms {
  hash: string;
  /** Digest of the file, as the signer signed it. */
  digest: Buffer;
  /** What the key signed: the attributes in DER. */
  attributes: Buffer;
  signature: Buffer;
  pss: boolean;
  certificate: X509Certificate;
  at: Date | null;
}

/** SignedData of RFC 5652 with one signer. @throws Error for anything else */
function parsedCms(contents: Buffer): Cms {
  const root = asn1.fromDer(contents.toString('latin1', 0, lengthOf(contents)));
  const data = children(children(root)[1])[0];
  const parts = children(data);
  const certificates = children(parts.find(isTagged(0))).map(node => new X509Certificate(derOf(node)));
  const [, , hashNode, attributesNode, methodNode, signatureNode] = children(children(parts.at(-1))[0]);
  const hash = digests[oidOf(children(hashNode)[0])];
  if (!hash || !attributesNode || !isTagged(0)(attributesNode)) throw new Error('CMS tanpa atribut.');
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, [...children(attributesNode)]);
  const attribute = (name: string) =>
    children(children(attributesNode).find(node => oidOf(children(node)[0]) === name))[1];
  const time = children(attribute(oid.signingTime))[0];
  const cms = {
    hash,
    digest: bytesOf(children(attribute(oid.messageDigest))[0]),
    attributes: derOf(set),
    signature: bytesOf(signatureNode),
    pss: oidOf(children(methodNode)[0]) === oid.pss,
    at: typeof time?.value === 'string' ? dateOf(time) : null,
  };
  // The signer names its certificate by issuer and number; the one whose key fits is it.
  const certificate = certificates.find(each => isKeys(cms, each)) ?? certificates[0];
  if (!certificate) throw new Error('CMS tanpa sertifikat.');
  return { ...cms, certificate };
}

/** Bytes of the value in DER that contents begin with; zeros fill the room that it does not need. */
function lengthOf(contents: Buffer): number {
  const [, first = 0] = contents;
  if (first < 0x80) return 2 + first;
  const digits = first - 0x80;
  if (digits < 1 || digits > 4) throw new Error('CMS tanpa panjang.');
  return 2 + digits + contents.readUIntBE(2, digits);
}

function dateOf({ type, value }: Node): Date {
  const text = String(value);
  return Number(type) === Number(asn1.Type.UTCTIME) ? asn1.utcTimeToDate(text) : asn1.generalizedTimeToDate(text);
}

function isKeys({ hash, attributes, signature, pss }: Omit<Cms, 'certificate'>, certificate: X509Certificate): boolean {
  const key = certificate.publicKey;
  // PSS: padding 6, salt as long as the hash (node:crypto constants RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_AUTO).
  return verify(hash, attributes, pss ? { key, padding: 6, saltLength: -2 } : key, signature);
}

const isSigned = (cms: Cms, signed: Buffer): boolean =>
  createHash(cms.hash).update(signed).digest().equals(cms.digest) && isKeys(cms, cms.certificate);

/** `CN` of a name; several of them are read as one. */
function commonName(name: object): string {
  const found: unknown = 'CN' in name ? name.CN : '';
  return (Array.isArray(found) ? found.join(' ') : String(found)).slice(0, 150);
}
