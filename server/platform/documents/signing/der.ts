import forge from 'node-forge';

/** A value of ASN.1, read or made. */
export type Node = forge.asn1.Asn1;

const { asn1 } = forge;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;

/** Names of algorithms and attributes (RFC 5652, 5035, 3161). */
export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  rsa: '1.2.840.113549.1.1.1',
  pss: '1.2.840.113549.1.1.10',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

const made = (type: forge.asn1.Type, value: Node[]): Node => asn1.create(UNIVERSAL, type, true, value);
const plain = (type: forge.asn1.Type, value: string): Node => asn1.create(UNIVERSAL, type, false, value);

export const sequence = (...parts: Node[]): Node => made(asn1.Type.SEQUENCE, parts);
export const set = (...parts: Node[]): Node => made(asn1.Type.SET, parts);
export const name = (dotted: string): Node => plain(asn1.Type.OID, asn1.oidToDer(dotted).getBytes());
export const octets = (bytes: Buffer): Node => plain(asn1.Type.OCTETSTRING, bytes.toString('latin1'));
/** A positive number, as its bytes. */
export const integer = (bytes: Buffer): Node =>
  plain(asn1.Type.INTEGER, Buffer.concat([Buffer.from((bytes[0] ?? 0) & 0x80 ? [0] : []), bytes]).toString('latin1'));
export const yes = (): Node => plain(asn1.Type.BOOLEAN, '\xff');
export const tagged = (tag: number, parts: Node[]): Node => asn1.create(CONTEXT_SPECIFIC, tag, true, parts);
export const sha256Algorithm = (): Node => sequence(name(oid.sha256), plain(asn1.Type.NULL, ''));
export const rsaAlgorithm = (): Node => sequence(name(oid.rsa), plain(asn1.Type.NULL, ''));

export const children = (node: Node | undefined): readonly Node[] => (Array.isArray(node?.value) ? node.value : []);
export const bytesOf = (node: Node | undefined): Buffer =>
  Buffer.from(typeof node?.value === 'string' ? node.value : '', 'latin1');
export const derOf = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'latin1');
export const readDer = (der: Buffer): Node => asn1.fromDer(der.toString('latin1'));
export const oidOf = (node: Node | undefined): string =>
  typeof node?.value === 'string' ? asn1.derToOid(node.value) : '';
export const isTagged = (tag: number) => (node: Node) =>
  node.tagClass === CONTEXT_SPECIFIC && Number(node.type) === tag;

/** The bytes inside an octet string, which some write in pieces. */
export const contentOf = (node: Node | undefined): Buffer =>
  Array.isArray(node?.value) ? Buffer.concat(node.value.map(contentOf)) : bytesOf(node);

/** A moment, in either of its two writings. */
export function dateOf({ type, value }: Node): Date {
  const text = String(value);
  return Number(type) === Number(asn1.Type.UTCTIME) ? asn1.utcTimeToDate(text) : asn1.generalizedTimeToDate(text);
}
