import { v7 as uuidv7 } from 'uuid';
import { identitas, identitasUtama } from '../../../resources/pengaturan/identitas.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { sebutanBawaan } from '../../../resources/sebutan.ts';
import { tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';
import { firstIdentity, firstProduct } from '../identity.ts';

/** Stores the identity of the file as the first version, where none is stored yet. */
export async function seedIdentity(db: Queryable): Promise<void> {
  const { sosial, domainSurel, ...it } = firstIdentity;
  await db.execute(
    `insert into ${tableName(identitas)} (id, kunci, nama_universitas, singkatan, nama_portal, produk, motto, warna_utama,
       warna_aksen, telepon, email, alamat, kota, jam_layanan, domain_surel, zona_waktu, instagram, youtube, facebook, x)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) on conflict do nothing`,
    [
      uuidv7(),
      identitasUtama,
      it.namaUniversitas,
      it.singkatan,
      it.namaPortal,
      firstProduct,
      it.motto,
      it.warnaUtama,
      it.warnaAksen,
      it.telepon,
      it.email,
      it.alamat,
      it.kota,
      it.jamLayanan,
      domainSurel || null,
      it.zonaWaktu,
      sosial.instagram || null,
      sosial.youtube || null,
      sosial.facebook || null,
      sosial.x || null,
    ],
  );
  await seedTerms(db);
}

/** Default terms of a new installation, and terms that a release has added. */
async function seedTerms(db: Queryable): Promise<void> {
  for (const [key, { id, en }] of Object.entries(sebutanBawaan))
    await db.execute(
      `insert into ${tableName(sebutan)} (id, kunci, nama, inggris) values ($1, $2, $3, $4) on conflict do nothing`,
      [uuidv7(), key, id, en[0]],
    );
}
