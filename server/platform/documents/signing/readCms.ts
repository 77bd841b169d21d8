import { createHash, verify, X509Certificate } from 'node:crypto';
import { bytesOf, children, contentOf, dateOf, derOf, isTagged, type Node, oid, oidOf, readDer, set } from './der.ts';

const digests: Readonly<Record<string, string>> = {
  [oid.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** A signature of CMS (RFC 5652) with one signer, read without asking anybody. */
export interface Cms {
  readonly certificate: X509Certificate;
  readonly contentType: string;
  /** What it is about, where it carries it itself. */
  readonly content: Buffer | null;
  /** When it says that it was made; null where it does not. */
  readonly at: Date | null;
  /** The value that the key gave. */
  readonly value: Buffer;
  /** The certificate that the signed attributes bind (`signing-certificate-v2`, SHA-256) is the one that signed. */
  readonly bindsCertificate: boolean;
  /** A time stamp over the value; null: none. */
  readonly stamp: Buffer | null;
  /** True if this was signed, and by the certificate's key. */
  isSigned(content: Buffer): boolean;
}

/** What the key signed, and how. */
interface Signed {
  readonly hash: string;
  readonly attributes: Buffer;
  readonly value: Buffer;
  readonly pss: boolean;
}

function isKeys({ hash, attributes, value, pss }: Signed, certificate: X509Certificate): boolean {
  const key = certificate.publicKey;
  // PSS: padding 6, salt as long as the hash (node:crypto constants RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_AUTO).
  return verify(hash, attributes, pss ? { key, padding: 6, saltLength: -2 } : key, value);
}

const valueIn = (attributes: Node | undefined, of: string): Node | undefined =>
  children(children(children(attributes).find(node => oidOf(children(node)[0]) === of))[1])[0];

/** `SEQUENCE OF ESSCertIDv2`: the first names the signer; without an algorithm it is SHA-256 (RFC 5035). */
function binds(attribute: Node | undefined, certificate: X509Certificate): boolean {
  const [bound] = children(children(attribute)[0]);
  const hash = children(bound).find(({ type }) => Number(type) === 4);
  return hash !== undefined && bytesOf(hash).equals(createHash('sha256').update(certificate.raw).digest());
}

/** @throws Error for what is no SignedData with one signer and signed attributes */
export function readCms(der: Buffer): Cms {
  const data = children(children(readDer(der))[1])[0];
  const parts = children(data);
  const certificates = children(parts.find(isTagged(0))).map(node => new X509Certificate(derOf(node)));
  const [, , hashNode, attributesNode, methodNode, valueNode, unsignedNode] = children(children(parts.at(-1))[0]);
  const hash = digests[oidOf(children(hashNode)[0])];
  if (!hash || !attributesNode || !isTagged(0)(attributesNode)) throw new Error('CMS tanpa atribut.');
  const [contentType, contentNode] = children(parts[2]);
  const signed: Signed = {
    hash,
    attributes: derOf(set(...children(attributesNode))),
    value: bytesOf(valueNode),
    pss: oidOf(children(methodNode)[0]) === oid.pss,
  };
  // The signer names its certificate by issuer and number; the one whose key fits is it.
  const certificate = certificates.find(each => isKeys(signed, each)) ?? certificates[0];
  if (!certificate) throw new Error('CMS tanpa sertifikat.');
  const digest = contentOf(valueIn(attributesNode, oid.messageDigest));
  const time = valueIn(attributesNode, oid.signingTime);
  const stamp = valueIn(unsignedNode, oid.timeStampToken);
  return {
    certificate,
    contentType: oidOf(contentType),
    content: contentNode ? contentOf(children(contentNode)[0]) : null,
    at: typeof time?.value === 'string' ? dateOf(time) : null,
    value: signed.value,
    bindsCertificate: binds(valueIn(attributesNode, oid.signingCertificateV2), certificate),
    stamp: stamp ? derOf(stamp) : null,
    isSigned: content => createHash(hash).update(content).digest().equals(digest) && isKeys(signed, certificate),
  };
}
