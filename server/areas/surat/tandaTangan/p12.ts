import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import type { CaraTandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { addPlace, fillPlace, NotSignable } from '../../../platform/documents/signing/addPlace.ts';
import { placeInUpload } from '../../../platform/documents/signing/placeInUpload.ts';
import { openP12, type SigningKey, signCades } from '../../../platform/documents/signing/signCades.ts';
import { HttpError } from '../../../platform/errors.ts';
import { type SigningPort, SigningRefused } from './port.ts';
import type { Stamp } from './timeStamps.ts';
import { unfit } from './unfit.ts';

/** A certificate with its key, and what opens it. */
export interface OwnCertificate {
  readonly p12: Buffer;
  readonly passphrase: string;
}

/**
 * Signs with a certificate that the operator keeps; the person who signs says so with the password of the account.
 * @param read gives the certificate; throws where it cannot be read
 * @param stamp adds a time stamp to each signature
 */
export function ownCertificate(
  cara: Extract<CaraTandaTangan, 'p12' | 'contoh'>,
  read: () => Promise<OwnCertificate>,
  stamp?: Stamp,
): SigningPort {
  // Opening takes as long as many signatures: done again only when the operator has changed the file.
  let last: { p12: Buffer; opened: SigningKey } | undefined;
  const open = async (): Promise<SigningKey> => {
    const { p12, passphrase } = await read();
    if (!last?.p12.equals(p12)) last = { p12, opened: openP12(p12, passphrase) };
    return last.opened;
  };
  return {
    cara,
    asks: 'kataSandi',
    atOnce: 4,
    ready: async () => {
      await open().catch(unreadable);
    },
    sign: async (pdf, _who, words) => {
      const key = await open().catch(unreadable);
      try {
        const placed = words.uploaded ? await placeInUpload(pdf, words) : addPlace(pdf, words);
        return { pdf: await fillPlace(placed, content => signCades(content, key, stamp)) };
      } catch (error) {
        if (error instanceof NotSignable)
          throw new SigningRefused(words.uploaded ? unfit[error.why] : suratRefusals.tandaTangan.notPdf, false);
        if (error instanceof HttpError) throw new SigningRefused(error.said, false);
        if (error instanceof SigningRefused) throw error;
        return unreadable(error);
      }
    },
    fetch: async () => null,
  };
}

/** A file that is gone, a passphrase that does not open it: the operator's matter. */
function unreadable(error: unknown): never {
  if (error instanceof Error) throw new SigningRefused(suratRefusals.tandaTangan.certificateUnreadable, true);
  throw error;
}
