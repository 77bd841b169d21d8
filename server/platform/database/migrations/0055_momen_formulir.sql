DROP INDEX "uq_formulir_jawaban_id_formulir_id_user";
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "kejadian" text;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "wajib" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "id_baris" text;
--> statement-breakpoint
ALTER TABLE "formulir_jawaban" ADD COLUMN "kelompok" jsonb;
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_jawaban_id_formulir_id_user_id_baris" ON "formulir_jawaban" USING btree ("id_formulir","id_user","id_baris") WHERE "lewat" not in ('akun', 'undangan', 'tautan');
--> statement-breakpoint
CREATE UNIQUE INDEX "uq_formulir_jawaban_id_formulir_id_user" ON "formulir_jawaban" USING btree ("id_formulir","id_user") WHERE "lewat" not in ('undangan', 'tautan', 'saat');
