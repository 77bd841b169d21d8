ALTER TABLE "surat_tanda_tangan" ALTER COLUMN "id_surat" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ALTER COLUMN "jenis_surat" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD COLUMN "resource" text;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD COLUMN "id_baris" text;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD COLUMN "id_berkas" text;
--> statement-breakpoint
ALTER TABLE "surat_tanda_tangan" ADD COLUMN "id_berkas_jadi" text;
--> statement-breakpoint
CREATE INDEX "ix_surat_tanda_tangan_resource_id_baris" ON "surat_tanda_tangan" USING btree ("resource","id_baris");
