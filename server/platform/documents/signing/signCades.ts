import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import {
  children,
  derOf,
  integer,
  isTagged,
  type Node,
  name,
  octets,
  oid,
  readDer,
  rsaAlgorithm,
  sequence,
  set,
  sha256Algorithm,
  tagged,
} from './der.ts';

/** What signs: an RSA key, its certificate and those above it, in DER. */
export interface SigningKey {
  readonly key: KeyObject;
  readonly certificate: Buffer;
  readonly chain: readonly Buffer[];
}

/**
 * Opens a P12; some hundred milliseconds of computing, so that whoever signs much keeps what comes of it.
 * @throws Error for what is no P12, another passphrase, or no RSA key with its certificate
 */
export function openP12(p12: Buffer, passphrase: string): SigningKey {
  const opened = forge.pkcs12.pkcs12FromAsn1(readDer(p12), false, passphrase);
  const bags = (type: string) => opened.getBags({ bagType: type })[type] ?? [];
  const { pkcs8ShroudedKeyBag, certBag } = forge.pki.oids;
  const [own] = bags(pkcs8ShroudedKeyBag ?? '');
  if (!own?.key) throw new Error('P12 tanpa kunci RSA.');
  const key = createPrivateKey(forge.pki.privateKeyToPem(own.key));
  const certificates = bags(certBag ?? '').flatMap(({ cert }) =>
    cert ? [derOf(forge.pki.certificateToAsn1(cert))] : [],
  );
  const certificate = certificates.find(der => new X509Certificate(der).checkPrivateKey(key));
  if (!certificate) throw new Error('P12 tanpa sertifikat kuncinya.');
  return { key, certificate, chain: certificates.filter(der => der !== certificate) };
}

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
// With a callback Node computes in a thread of its own.
const signed = promisify(sign);

const attribute = (of: string, value: Node): Node => sequence(name(of), set(value));

/** A set in the order that DER asks for. */
const ordered = (parts: Node[]): Node[] =>
  parts
    .map(part => ({ part, der: derOf(part) }))
    .sort((a, b) => Buffer.compare(a.der, b.der))
    .map(({ part }) => part);

/** Issuer and serial number of a certificate, by which a signature names it. */
function issuerAndSerial(certificate: Buffer): Node {
  const parts = children(children(readDer(certificate))[0]).filter(part => !isTagged(0)(part));
  const [serial, , issuer] = parts;
  if (!serial || !issuer) throw new Error('Sertifikat yang tidak dapat dibaca.');
  return sequence(issuer, serial);
}

/**
 * A detached CMS signature as PAdES asks for (ETSI EN 319 142-1, baseline B-B): SHA-256, with the certificate bound by
 * `signing-certificate-v2` and without a time of signing, which the PDF's dictionary says; with a time stamp it is B-T.
 * @param stamp gives a time stamp token for the hash of the signature's value
 * @returns the signature in DER
 */
export async function signCades(
  content: Buffer,
  { key, certificate, chain }: SigningKey,
  stamp?: (hash: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const attributes = ordered([
    attribute(oid.contentType, name(oid.data)),
    attribute(oid.messageDigest, octets(digestOf(content))),
    // SHA-256 is what the attribute means where it names no algorithm.
    attribute(oid.signingCertificateV2, sequence(sequence(sequence(octets(digestOf(certificate)))))),
  ]);
  const value = await signed('sha256', derOf(set(...attributes)), key);
  const token = stamp && (await stamp(digestOf(value)));
  const signer = sequence(
    integer(Buffer.from([1])),
    issuerAndSerial(certificate),
    sha256Algorithm(),
    tagged(0, attributes),
    rsaAlgorithm(),
    octets(value),
    ...(token ? [tagged(1, [attribute(oid.timeStampToken, readDer(token))])] : []),
  );
  return derOf(
    sequence(
      name(oid.signedData),
      tagged(0, [
        sequence(
          integer(Buffer.from([1])),
          set(sha256Algorithm()),
          sequence(name(oid.data)),
          tagged(0, [certificate, ...chain].map(readDer)),
          set(signer),
        ),
      ]),
    ),
  );
}
