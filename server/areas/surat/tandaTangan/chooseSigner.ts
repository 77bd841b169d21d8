import { readFile } from 'node:fs/promises';
import type { Config } from '../../../platform/config.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { demoInside } from '../../../platform/database/demoInside.ts';
import { bsreSigner } from './bsre.ts';
import { type OwnCertificate, ownCertificate } from './p12.ts';
import type { SigningPort } from './port.ts';
import { selfSigned } from './sampleCertificate.ts';
import { stampsOf } from './timeStamps.ts';

/** The way letters are signed here and now; null: letters are not signed. */
export type ChooseSigner = (on: Queryable) => Promise<SigningPort | null>;

/**
 * What the operator configured; without, a sample where the demo university is inside.
 * @param now the server's clock, for the sample's certificate
 */
export function chooseSigner({ bsre, p12, tsa }: Config['signing'], now: () => Date): ChooseSigner {
  const stamp = tsa === undefined ? undefined : stampsOf(tsa);
  const fixed = bsre
    ? bsreSigner(bsre)
    : p12
      ? ownCertificate('p12', async () => ({ p12: await readFile(p12.path), passphrase: p12.passphrase }), stamp)
      : null;
  if (fixed) return async () => fixed;
  let made: Promise<OwnCertificate> | undefined;
  const sample = ownCertificate('contoh', () => {
    made ??= selfSigned('Contoh, tidak sah', now(), 'contoh');
    return made;
  });
  return async on => ((await demoInside(on)) ? sample : null);
}
