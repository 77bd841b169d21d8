import type { Message } from '../../../../resources/kit/index.ts';
import type { CaraTandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { SignatureWords } from '../../../platform/documents/signing/addPlace.ts';

/** Who signs in one act, for as long as it runs; the passphrase is nowhere but here. */
export interface Signatory {
  /** National number by which BSrE knows them; null where the official has none. */
  readonly nik: string | null;
  readonly passphrase: string;
}

/** What a signature says, and of which kind of file it is. */
interface SigningWords extends SignatureWords {
  /** Somebody uploaded the file; otherwise the portal's printer made it. */
  readonly uploaded: boolean;
}

/** What comes of signing one letter. */
interface SignedFile {
  readonly pdf: Buffer;
}

/** A way to sign letters (docs/domain/40 §2.3). */
export interface SigningPort {
  readonly cara: CaraTandaTangan;
  /** What is typed for an act: the passphrase of the person's own certificate, or the password of their account. */
  readonly asks: 'frasaSandi' | 'kataSandi';
  /** Letters that are signed at the same time. */
  readonly atOnce: number;
  /**
   * Asks, before the first letter, whether this person can sign at all.
   * @throws SigningRefused
   */
  ready(who: Signatory): Promise<void>;
  /**
   * Signs one letter, without repeating it.
   * @throws SigningRefused where certainly nothing was signed; SigningUnsure where nobody knows
   */
  sign(pdf: Buffer, who: Signatory, words: SigningWords): Promise<SignedFile>;
  /**
   * A letter that was signed before its file was lost on the way.
   * @returns null where the service does not have it
   * @throws SigningRefused
   */
  fetch(idDokumen: string): Promise<Buffer | null>;
}

/** The service says no; nothing was signed. */
export class SigningRefused extends Error {
  override name = 'SigningRefused';
  constructor(
    readonly said: Message,
    /** It would say the same of every other letter of the act. */
    readonly ofAll: boolean,
  ) {
    super(said.text);
  }
}

/** No usable answer: the letter may have been signed. */
export class SigningUnsure extends Error {
  override name = 'SigningUnsure';
  constructor(
    readonly said: Message,
    /** By which the service gives the signed file, where it said so. */
    readonly idDokumen: string | null,
  ) {
    super(said.text);
  }
}
