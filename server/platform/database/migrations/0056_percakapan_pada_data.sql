ALTER TABLE "pesan_pesan" ADD COLUMN "tampil_di_data" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_id_baris" ON "pesan_penerima" USING btree ("id_baris","id_pesan","id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_penerima_wa_berikutnya" ON "pesan_penerima" USING btree ("wa_berikutnya","id_pesan","id_baris","id");
