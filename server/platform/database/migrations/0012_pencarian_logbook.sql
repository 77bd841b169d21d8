ALTER TABLE "magang_logbook_magang" drop column "_cari";
--> statement-breakpoint
ALTER TABLE "magang_logbook_magang" ADD COLUMN "_cari" text GENERATED ALWAYS AS (lower(coalesce("kegiatan", '') || ' ' || coalesce("uraian", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" drop column "_cari";
--> statement-breakpoint
ALTER TABLE "kkn_laporan_harian" ADD COLUMN "_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("uraian", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "komcad_log_book" drop column "_cari";
--> statement-breakpoint
ALTER TABLE "komcad_log_book" ADD COLUMN "_cari" text GENERATED ALWAYS AS (lower(coalesce("kegiatan", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "kwu_log_book" drop column "_cari";
--> statement-breakpoint
ALTER TABLE "kwu_log_book" ADD COLUMN "_cari" text GENERATED ALWAYS AS (lower(coalesce("judul", '') || ' ' || coalesce("uraian", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "riset_log_book" drop column "_cari";
--> statement-breakpoint
ALTER TABLE "riset_log_book" ADD COLUMN "_cari" text GENERATED ALWAYS AS (lower(coalesce("kegiatan", '') || ' ' || coalesce("nama_mahasiswa", '') || ' ' || coalesce("npm", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_cari" ON "magang_logbook_magang" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_cari" ON "kkn_laporan_harian" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_cari" ON "komcad_log_book" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_cari" ON "kwu_log_book" USING gin ("_cari" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_cari" ON "riset_log_book" USING gin ("_cari" gin_trgm_ops);
