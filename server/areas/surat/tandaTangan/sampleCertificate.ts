import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { OwnCertificate } from './p12.ts';

const pair = promisify(generateKeyPair);
const yearMs = 366 * 86_400_000;

/** A certificate that nobody trusts, with its own name as issuer. */
export async function selfSigned(name: string, from: Date, passphrase: string): Promise<OwnCertificate> {
  const { privateKey } = await pair('rsa', { modulusLength: 2048 });
  const key = forge.pki.privateKeyFromPem(String(privateKey.export({ format: 'pem', type: 'pkcs1' })));
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = new Date(from.getTime() + yearMs);
  const named = [{ name: 'commonName', value: name }];
  certificate.setSubject(named);
  certificate.setIssuer(named);
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true }]);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' });
  return { p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1'), passphrase };
}
