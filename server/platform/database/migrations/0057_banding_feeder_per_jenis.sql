DROP INDEX "ix_sinkronisasi_banding_feeder_urutan";
--> statement-breakpoint
DROP INDEX "ix_sinkronisasi_banding_feeder_id_pengiriman";
--> statement-breakpoint
ALTER TABLE "sinkronisasi_banding_feeder" ADD COLUMN "jenis" text DEFAULT 'aktivitas' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sinkronisasi_banding_feeder" ALTER COLUMN "jenis" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_jenis" ON "sinkronisasi_banding_feeder" USING btree ("jenis","sisi","nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_urutan" ON "sinkronisasi_banding_feeder" USING btree ("sisi", "jenis", "nama","id");
--> statement-breakpoint
CREATE INDEX "ix_sinkronisasi_banding_feeder_id_pengiriman" ON "sinkronisasi_banding_feeder" USING btree ("id_pengiriman","id");
