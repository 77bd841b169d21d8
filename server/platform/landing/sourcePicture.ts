import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedLogo } from '../../../resources/identity.ts';
import type { IdentityPicture, IdentitySource } from '../access/identity.ts';
import { firstIdentity } from '../identity.ts';

/** A picture in memory. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: string;
}

/**
 * The first of the uploaded pictures that is there, else the logo that the installation began with.
 * @param folder of a build, in which that lies
 */
export async function sourcePicture(
  source: IdentitySource,
  uploaded: readonly (IdentityPicture | undefined)[],
  folder: string | undefined,
): Promise<Picture | undefined> {
  const picture = uploaded.find(each => each !== undefined);
  const bytes = await source.bytes(picture);
  if (picture && bytes) return { bytes, type: picture.tipe };
  if (!folder) return undefined;
  for (const name of [firstIdentity.logo, shippedLogo]) {
    const found = await readFile(join(folder, name)).catch(() => undefined);
    if (found) return { bytes: found, type: name.endsWith('.png') ? 'image/png' : 'image/svg+xml' };
  }
  return undefined;
}
