ALTER TABLE "master_program" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "mbkm_pendaftar_program_mbkm" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "jalur" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "internal_kolom_tambahan" ADD COLUMN "pilihan" jsonb;
--> statement-breakpoint
ALTER TABLE "kkn_gelombang" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "komcad_program" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "kwu_pengaturan" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "pertukaran_masa_studi" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "riset_simaris" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD COLUMN "id_formulir" uuid;
--> statement-breakpoint
ALTER TABLE "master_program" ADD CONSTRAINT "master_program_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD CONSTRAINT "magang_program_ditawarkan_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kkn_gelombang" ADD CONSTRAINT "kkn_gelombang_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "komcad_program" ADD CONSTRAINT "komcad_program_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kwu_pengaturan" ADD CONSTRAINT "kwu_pengaturan_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pertukaran_masa_studi" ADD CONSTRAINT "pertukaran_masa_studi_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_simaris" ADD CONSTRAINT "riset_simaris_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "riset_skema_mitra" ADD CONSTRAINT "riset_skema_mitra_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_master_program_id_formulir" ON "master_program" USING btree ("id_formulir","id_jenis_mbkm","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_magang_program_ditawarkan_id_formulir" ON "magang_program_ditawarkan" USING btree ("id_formulir","tanggal_tutup","id");
--> statement-breakpoint
CREATE INDEX "ix_kkn_gelombang_id_formulir" ON "kkn_gelombang" USING btree ("id_formulir","tanggal_berangkat" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_komcad_program_id_formulir" ON "komcad_program" USING btree ("id_formulir","tanggal_buka" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_kwu_pengaturan_id_formulir" ON "kwu_pengaturan" USING btree ("id_formulir","tanggal_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_masa_studi_id_formulir" ON "pertukaran_masa_studi" USING btree ("id_formulir","kuliah_mulai" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_riset_simaris_id_formulir" ON "riset_simaris" USING btree ("id_formulir","tahun" desc,"judul","id");
--> statement-breakpoint
CREATE INDEX "ix_riset_skema_mitra_id_formulir" ON "riset_skema_mitra" USING btree ("id_formulir","created_at" desc,"id");
