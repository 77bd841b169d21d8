import { readFileSync } from 'node:fs';
import { z } from 'zod';
import shipped from '../../config/identitas.json' with { type: 'json' };
import { fromFile, type Identity } from '../../resources/identity.ts';

const text = z.string().trim().min(1);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

const schema = z.object({
  namaUniversitas: text,
  singkatan: text,
  namaPortal: text,
  motto: text,
  telepon: text,
  email: z.email(),
  alamat: text,
  produk: text,
  jamLayanan: text,
  kota: text,
  domainSurel: z.string().optional(),
  zonaWaktu: z.enum(['WIB', 'WITA', 'WIT']).optional(),
  baseUrl: z.url(),
  logo: text,
  warnaUtama: color,
  warnaAksen: color.optional(),
  sosial: z.object({ instagram: z.string(), youtube: z.string(), facebook: z.string(), x: z.string() }),
});

/** Reads the identity file; `IDENTITY_FILE` replaces it as a whole (docs/domain/60 §1). */
function readFile() {
  const path = process.env.IDENTITY_FILE;
  const { domainSurel, zonaWaktu, warnaAksen, ...file } = schema.parse(
    path ? JSON.parse(readFileSync(path, 'utf8')) : shipped,
  );
  return {
    ...file,
    ...(domainSurel === undefined ? {} : { domainSurel }),
    ...(zonaWaktu ? { zonaWaktu } : {}),
    ...(warnaAksen ? { warnaAksen } : {}),
  };
}

const file = readFile();

/** Default identity of an installation. */
export const firstIdentity: Identity = Object.freeze(fromFile(file));

/** Name of the product as the file writes it, with its places. */
export const firstProduct: string = file.produk;

/** Identity in the file that the portal comes with: an invented example, to be replaced. */
export const shippedIdentity = {
  namaUniversitas: shipped.namaUniversitas,
  motto: shipped.motto,
  telepon: shipped.telepon,
  email: shipped.email,
  alamat: shipped.alamat,
  kota: shipped.kota,
};
