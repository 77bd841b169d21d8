import { readFileSync } from 'node:fs';
import { z } from 'zod';
import shipped from '../../config/identitas.json' with { type: 'json' };

const text = z.string().trim().min(1);

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
  baseUrl: z.url(),
  logo: text,
  warnaUtama: z.string().regex(/^#[0-9a-f]{6}$/i),
  sosial: z.object({ instagram: z.string(), youtube: z.string(), facebook: z.string(), x: z.string() }),
});
export type Identity = z.infer<typeof schema>;

/** Reads the identity file; `IDENTITY_FILE` replaces it as a whole (docs/domain/60 §1). */
function readIdentity(): Identity {
  const path = process.env.IDENTITY_FILE;
  const parsed = schema.parse(path ? JSON.parse(readFileSync(path, 'utf8')) : shipped);
  const produk = parsed.produk.replaceAll(/\{(\w+)\}/g, (whole, name) =>
    String(parsed[name as keyof Identity] ?? whole),
  );
  return Object.freeze({ ...parsed, produk });
}

/** Identity of this installation. No name, address or colour of the organisation is written anywhere else. */
export const identity: Identity = readIdentity();
