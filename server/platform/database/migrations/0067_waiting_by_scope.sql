CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_program_prodi_status" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_program_prodi","status");
--> statement-breakpoint
CREATE INDEX "ix_mbkm_pendaftar_program_mbkm_id_program_prodi_status_konversi" ON "mbkm_pendaftar_program_mbkm" USING btree ("id_program_prodi","status_konversi");
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_id_pendaftar_mbkm_diajukan" ON "magang_logbook_magang" USING btree ("id_pendaftar_mbkm") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_magang_logbook_magang_tanggal_diajukan_diajukan" ON "magang_logbook_magang" USING btree ("tanggal_diajukan") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_id_pendaftar_mbkm_diajukan" ON "kkn_laporan_harian" USING btree ("id_pendaftar_mbkm") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_kkn_laporan_harian_tanggal_diajukan_diajukan" ON "kkn_laporan_harian" USING btree ("tanggal_diajukan") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_id_pendaftar_mbkm_diajukan" ON "komcad_log_book" USING btree ("id_pendaftar_mbkm") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_komcad_log_book_tanggal_diajukan_diajukan" ON "komcad_log_book" USING btree ("tanggal_diajukan") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_id_pendaftar_mbkm_diajukan" ON "kwu_log_book" USING btree ("id_pendaftar_mbkm") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_kwu_log_book_tanggal_diajukan_diajukan" ON "kwu_log_book" USING btree ("tanggal_diajukan") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_pertukaran_mhs_inbound_id_program_prodi_status" ON "pertukaran_mhs_inbound" USING btree ("id_program_prodi","status");
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_id_pendaftar_mbkm_diajukan" ON "riset_log_book" USING btree ("id_pendaftar_mbkm") WHERE "status" = 'diajukan';
--> statement-breakpoint
CREATE INDEX "ix_riset_log_book_tanggal_diajukan_diajukan" ON "riset_log_book" USING btree ("tanggal_diajukan") WHERE "status" = 'diajukan';
