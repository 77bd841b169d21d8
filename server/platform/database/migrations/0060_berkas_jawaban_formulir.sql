ALTER TABLE "formulir_jawaban" ADD COLUMN "dokumen" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "gambar" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "tanda_tangan" uuid[] DEFAULT '{}' NOT NULL;
