CREATE INDEX "ix_internal_riwayat_resource_waktu" ON "internal_riwayat" USING btree ("resource","waktu");
