-- Telephone numbers that stand there in several writings get the one in which they are stored now (phoneOf).
UPDATE "pengaturan_user" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "master_mahasiswa" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "master_mahasiswa" SET "no_hp_orang_tua" = CASE
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') END
WHERE "no_hp_orang_tua" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_orang_tua" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "master_pegawai" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "master_mitra" SET "telepon" = CASE
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("telepon", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("telepon", '[^0-9+]', '', 'g')
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("telepon", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("telepon", '[^0-9+]', '', 'g') END
WHERE "telepon" ~ '^[+0-9][0-9 ().-]+$' AND "telepon" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "master_pic_mitra" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "mbkm_pendaftar_program_mbkm" SET "telepon_pembimbing_lapangan" = CASE
  WHEN regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g')
  WHEN regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("telepon_pembimbing_lapangan", '[^0-9+]', '', 'g') END
WHERE "telepon_pembimbing_lapangan" ~ '^[+0-9][0-9 ().-]+$' AND "telepon_pembimbing_lapangan" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "magang_pendaftar_magang" SET "kontak_mitra_usulan" = CASE
  WHEN regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g')
  WHEN regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("kontak_mitra_usulan", '[^0-9+]', '', 'g') END
WHERE "kontak_mitra_usulan" ~ '^[+0-9][0-9 ().-]+$' AND "kontak_mitra_usulan" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kkn_desa" SET "no_hp_kepala_desa" = CASE
  WHEN regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_kepala_desa", '[^0-9+]', '', 'g') END
WHERE "no_hp_kepala_desa" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_kepala_desa" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kkn_desa" SET "no_hp_pembimbing_desa" = CASE
  WHEN regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_pembimbing_desa", '[^0-9+]', '', 'g') END
WHERE "no_hp_pembimbing_desa" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_pembimbing_desa" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kkn_pic_kelompok" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kkn_pendaftaran" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kkn_pendaftaran" SET "no_hp_kontak_darurat" = CASE
  WHEN regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_kontak_darurat", '[^0-9+]', '', 'g') END
WHERE "no_hp_kontak_darurat" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_kontak_darurat" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "komcad_pendaftaran" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "komcad_pendaftaran" SET "no_hp_orang_tua" = CASE
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_orang_tua", '[^0-9+]', '', 'g') END
WHERE "no_hp_orang_tua" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_orang_tua" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "kwu_pendaftaran_kwu" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "pertukaran_mhs_inbound" SET "no_hp" = CASE
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp", '[^0-9+]', '', 'g') END
WHERE "no_hp" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "pertukaran_mhs_inbound" SET "no_hp_pic_asal" = CASE
  WHEN regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_pic_asal", '[^0-9+]', '', 'g') END
WHERE "no_hp_pic_asal" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_pic_asal" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "pertukaran_mhs_inbound" SET "kontak_darurat_hp" = CASE
  WHEN regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g')
  WHEN regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("kontak_darurat_hp", '[^0-9+]', '', 'g') END
WHERE "kontak_darurat_hp" ~ '^[+0-9][0-9 ().-]+$' AND "kontak_darurat_hp" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "riset_inisiasi_mitra" SET "telepon" = CASE
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("telepon", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("telepon", '[^0-9+]', '', 'g')
  WHEN regexp_replace("telepon", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("telepon", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("telepon", '[^0-9+]', '', 'g') END
WHERE "telepon" ~ '^[+0-9][0-9 ().-]+$' AND "telepon" !~ '^0[1-9][0-9]+$';
--> statement-breakpoint
UPDATE "riset_inisiasi_mitra" SET "no_hp_pic" = CASE
  WHEN regexp_replace("no_hp_pic", '[^0-9+]', '', 'g') ~ '^(\+62|0062|62[1-9][0-9]{7})' THEN regexp_replace(regexp_replace("no_hp_pic", '[^0-9+]', '', 'g'), '^(\+62|0062|62)0?', '0')
  WHEN regexp_replace("no_hp_pic", '[^0-9+]', '', 'g') ~ '^8[0-9]{8,11}$' THEN '0' || regexp_replace("no_hp_pic", '[^0-9+]', '', 'g')
  WHEN regexp_replace("no_hp_pic", '[^0-9+]', '', 'g') ~ '^00[1-9]' THEN '+' || substr(regexp_replace("no_hp_pic", '[^0-9+]', '', 'g'), 3)
  ELSE regexp_replace("no_hp_pic", '[^0-9+]', '', 'g') END
WHERE "no_hp_pic" ~ '^[+0-9][0-9 ().-]+$' AND "no_hp_pic" !~ '^0[1-9][0-9]+$';
