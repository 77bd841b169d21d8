CREATE INDEX "ix_komcad_program_tanggal_tutup" ON "komcad_program" USING btree ("tanggal_tutup","tanggal_buka" desc,"id");
