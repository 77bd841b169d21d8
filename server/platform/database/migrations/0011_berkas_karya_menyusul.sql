ALTER TABLE "portofolio_jurnal" ALTER COLUMN "berkas_artikel" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ALTER COLUMN "berkas_makalah" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "portofolio_proceeding" ALTER COLUMN "berkas_sertifikat" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "portofolio_jejaring" ALTER COLUMN "berkas_bukti" DROP NOT NULL;
