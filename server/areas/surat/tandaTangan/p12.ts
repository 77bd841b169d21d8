import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import type { CaraTandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { addPlace, NotSignable } from '../../../platform/documents/signing/addPlace.ts';
import { type SigningPort, SigningRefused } from './port.ts';

/** A certificate with its key, and what opens it. */
export interface OwnCertificate {
  readonly p12: Buffer;
  readonly passphrase: string;
}

const signing = new SignPdf();

/**
 * Signs with a certificate that the operator keeps; the person who signs says so with the password of the account.
 * @param read gives the certificate; throws where it cannot be read
 */
export const ownCertificate = (
  cara: Extract<CaraTandaTangan, 'p12' | 'contoh'>,
  read: () => Promise<OwnCertificate>,
): SigningPort => ({
  cara,
  asks: 'kataSandi',
  atOnce: 1,
  ready: async () => {
    await read().catch(unreadable);
  },
  sign: async (pdf, _who, words) => {
    const { p12, passphrase } = await read().catch(unreadable);
    try {
      const signer = new P12Signer(p12, { passphrase });
      return { pdf: await signing.sign(addPlace(pdf, words), signer, words.at) };
    } catch (error) {
      if (error instanceof NotSignable) throw new SigningRefused(suratRefusals.tandaTangan.notPdf, false);
      return unreadable(error);
    }
  },
  fetch: async () => null,
});

/** A file that is gone, a passphrase that does not open it: the operator's matter. */
function unreadable(error: unknown): never {
  if (error instanceof Error) throw new SigningRefused(suratRefusals.tandaTangan.certificateUnreadable, true);
  throw error;
}
